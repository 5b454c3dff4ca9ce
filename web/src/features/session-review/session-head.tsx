import type { Analysis } from '@lectern/contracts/analysis';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { duration, longDate } from '../../lib/format.js';
import { DifficultyMark } from '../../ui/difficulty-mark.js';

type Facts = Pick<SessionDetail, 'createdAt' | 'duration' | 'scenario' | 'difficulty'>;

/** The line under a session's title. */
export function SessionFacts({ session }: { session: Facts }) {
  return (
    <span className="row session-facts">
      <span>
        {longDate(session.createdAt)}
        {session.duration !== null && ` · ${duration(session.duration)}`}
      </span>
      {session.scenario && <span className="tag-line">{session.scenario}</span>}
      {session.difficulty && <DifficultyMark difficulty={session.difficulty} />}
    </span>
  );
}

/** The score of the whole take, or why there is none. */
export function OverallScore({ analysis }: { analysis: Pick<Analysis, 'overallScore' | 'scores'> }) {
  const score = analysis.overallScore;
  return (
    <div className="overall">
      <span className="label">Overall score</span>
      {score === null ? (
        <p className="t2 sm">{analysis.scores.overall.reason ?? 'not assessed'}</p>
      ) : (
        <p className="overall-figure num" aria-hidden="true">
          {score.toFixed(1)}
          <span className="of"> / 10</span>
        </p>
      )}
      <span className="visually-hidden" role="status">
        {score === null ? '' : `Overall score ${score.toFixed(1)} out of 10`}
      </span>
    </div>
  );
}
