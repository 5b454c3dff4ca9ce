import { resultWords, targetWords } from '@lectern/contracts/english/exercises';
import { judgeExercise } from '@lectern/contracts/exercise-result';
import { Link } from 'react-router-dom';
import { useGetExerciseQuery } from '../../../api/guide.api.js';
import { clock } from '../../../lib/format.js';
import { paths } from '../../../lib/paths.js';
import { QUICK_PRACTICE } from '../../../lib/scenarios.js';
import { OutcomeWord } from '../../../ui/outcome-word.js';
import { useReview } from '../review-context.js';
import './exercise-result.css';

/** Of an exercise of the guide: whether this take met its target, with the moments that count. */
export function ExerciseResult({ sessionId }: { sessionId: string }) {
  const { data } = useGetExerciseQuery({ sessionId });
  const { analysis, events, playable, playPassage } = useReview();
  const exercise = data?.exercise ?? null;
  if (exercise === null) return null;
  const { strategyId, strategy, id, title, target, scenario } = exercise;
  const result = target && judgeExercise(target, { ...analysis, events });
  return (
    <section className="panel accented exercise-result" aria-labelledby="exercise-result">
      <p className="label primary">Exercise · {strategy}</p>
      <h2 id="exercise-result">{title}</h2>
      {target && (
        <p>
          <span className="label">Target</span> {targetWords(target)}
        </p>
      )}
      {target && result && (
        <p role="status">
          <OutcomeWord outcome={result.outcome} /> {resultWords(target, result)}
        </p>
      )}
      {playable && result && 'moments' in result && result.moments.length > 0 && (
        <p className="row">
          {result.moments.map(({ start, seconds }) => (
            <button
              key={start}
              type="button"
              className="btn small num"
              onClick={() => playPassage(Math.max(0, start - 2), start + seconds + 1)}
            >
              Play {clock(start)}
            </button>
          ))}
        </p>
      )}
      <p className="row">
        <Link to={paths.exercise(strategyId, id, scenario ?? QUICK_PRACTICE)}>Do it again</Link>
        <Link to={paths.strategy(strategyId)}>Back to {strategy}</Link>
      </p>
    </section>
  );
}
