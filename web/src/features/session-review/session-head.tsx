import { wholeName } from '@lectern/contracts/english/scores';
import type { Analysis } from '@lectern/contracts/analysis';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { noScoreWords } from '@lectern/speech/english/no-score';
import { clock, longDate } from '../../lib/format.js';
import { DifficultyMark } from '../../ui/difficulty-mark.js';

type Facts = Pick<SessionDetail, 'createdAt' | 'duration' | 'scenario' | 'difficulty'>;

/** The line under a session's title. */
export function SessionFacts({ session }: { session: Facts }) {
  return (
    <span className="row session-facts">
      <span>
        {longDate(session.createdAt)}
        {session.duration !== null && ` · ${clock(session.duration)}`}
      </span>
      {session.scenario && <span className="tag-line">{session.scenario}</span>}
      {session.difficulty && <DifficultyMark difficulty={session.difficulty} />}
    </span>
  );
}

/** The score of the whole take with its range and what it rests on, or why there is none. */
export function OverallScore({ analysis }: { analysis: Pick<Analysis, 'overallScore' | 'scores'> }) {
  const score = analysis.overallScore;
  const { range, basis, measured } = analysis.scores.overall;
  const label = wholeName(basis);
  const rests = [
    range && `between ${range.low.toFixed(1)} and ${range.high.toFixed(1)}`,
    measured !== undefined && `${measured} of 4 parts measured`,
  ].filter(Boolean);
  return (
    <div className="overall">
      <span className="label">{label}</span>
      {score === null ? (
        <p className="t2 sm">{noScoreWords(analysis.scores.overall) ?? 'not assessed'}</p>
      ) : (
        <>
          <p className="overall-figure num" aria-hidden="true">
            {score.toFixed(1)}
            <span className="of"> / 10</span>
          </p>
          {rests.length > 0 && <p className="t2 sm">{rests.join(' · ')}</p>}
        </>
      )}
      <span className="visually-hidden" role="status">
        {score === null ? '' : `${label} ${score.toFixed(1)} out of 10`}
      </span>
    </div>
  );
}
