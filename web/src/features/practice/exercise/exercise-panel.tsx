import { targetWords } from '@lectern/contracts/english/exercises';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useBeginExerciseMutation, useGetStrategyQuery } from '../../../api/guide.api.js';
import { paths } from '../../../lib/paths.js';
import { useOnPhase, useRecorderState } from '../../../recorder/recorder-context.js';
import { isSpeaking } from '../../../recorder/recorder.machine.js';
import { Panel } from '../../../ui/panel.js';
import { ExerciseOutcome } from './exercise-outcome.js';
import './exercise.css';

/** The exercise of the guide that is being recorded: what to do, its target, and whether the last take met it. */
export function ExercisePanel({ address }: { address: string }) {
  const [strategyId = '', exerciseId = ''] = address.split('.');
  const { data: strategy, isError } = useGetStrategyQuery({ strategyId });
  const exercise = strategy?.practiceExercises.find(({ id }) => id === exerciseId);
  const [begin] = useBeginExerciseMutation();
  const [done, setDone] = useState<string | null>(null);
  const state = useRecorderState();
  useOnPhase((now) => {
    if (now.phase === 'done') setDone(now.sessionId);
    if (!exercise || (now.phase !== 'uploading' && now.phase !== 'analyzing')) return;
    // A recording that was found again belongs to what it was recorded for.
    const { source, sessionId } = now.take;
    if (source !== 'recovered') void begin({ sessionId, strategyId, exerciseId });
  });
  if (isError || (strategy && !exercise))
    return (
      <p className="notice">This exercise is not in the guide. What you record is a take as any other.</p>
    );
  if (!strategy || !exercise) return null;
  return (
    <Panel look="accented" labelledBy="exercise" className="exercise-panel">
      <p className="label primary">Exercise · {strategy.title}</p>
      <h2 id="exercise">{exercise.title}</h2>
      {exercise.target && (
        <p>
          <span className="label">Target</span> {targetWords(exercise.target)}
        </p>
      )}
      {!isSpeaking(state) && (
        <>
          <p className="t2">{exercise.description}</p>
          {exercise.target && done !== null && <ExerciseOutcome sessionId={done} target={exercise.target} />}
          <p className="sm">
            <Link to={paths.strategy(strategyId)}>Back to {strategy.title}</Link>
          </p>
        </>
      )}
    </Panel>
  );
}
