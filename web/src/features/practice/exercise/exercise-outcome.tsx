import { resultWords } from '@lectern/contracts/english/exercises';
import { judgeExercise } from '@lectern/contracts/exercise-result';
import type { ExerciseTarget } from '@lectern/contracts/exercise-target';
import { useGetSessionQuery } from '../../../api/sessions.api.js';
import { OutcomeWord } from '../../../ui/outcome-word.js';

/** Whether the take that has just been analyzed met the target. */
export function ExerciseOutcome({ sessionId, target }: { sessionId: string; target: ExerciseTarget }) {
  const { data } = useGetSessionQuery({ sessionId });
  if (!data?.analysis) return null;
  const result = judgeExercise(target, data.analysis);
  return (
    <p className="exercise-outcome" role="status">
      <OutcomeWord outcome={result.outcome} /> {resultWords(target, result)}
    </p>
  );
}
