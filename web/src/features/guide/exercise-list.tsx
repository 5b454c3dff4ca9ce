import { targetWords } from '@lectern/contracts/english/exercises';
import type { Strategy } from '@lectern/contracts/guide';
import { Link } from 'react-router-dom';
import { mediumDate } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { QUICK_PRACTICE } from '../../lib/scenarios.js';

interface ExerciseListProps {
  strategyId: string;
  exercises: Strategy['practiceExercises'];
}

/** What can be practiced in a few minutes; what a microphone can judge opens the recorder with its target. */
export function ExerciseList({ strategyId, exercises }: ExerciseListProps) {
  return (
    <ul className="panel ruled-list exercise-list">
      {exercises.map(({ id, title, description, duration, target, scenario, lastTake }) => (
        <li key={id}>
          <div className="row between">
            <h3>{title}</h3>
            <span className="sm t2 num">{duration} min</span>
          </div>
          <p className="t2">{description}</p>
          {target === null ? (
            <p className="sm t3">
              You judge this one yourself: there is nothing in it that a microphone hears.
            </p>
          ) : (
            <>
              <p className="exercise-target">
                <span className="label">Target</span> {targetWords(target)}
              </p>
              <p className="row">
                <Link
                  className="btn"
                  aria-label={`Record it: ${title}`}
                  to={paths.exercise(strategyId, id, scenario ?? QUICK_PRACTICE)}
                >
                  Record it
                </Link>
                {lastTake && (
                  <Link
                    aria-label={`See your take of ${mediumDate(lastTake.at)}, ${title}`}
                    to={paths.session(lastTake.sessionId)}
                  >
                    See your take of {mediumDate(lastTake.at)}
                  </Link>
                )}
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
