import type { CaseDetail } from '@lectern/contracts/cases';
import { wholeName } from '@lectern/contracts/english/scores';
import { Link } from 'react-router-dom';
import { dateAndTime, clock } from '../../lib/format.js';
import { hasPage, paths } from '../../lib/paths.js';
import { takeName } from './case-words.js';
import { JUDGED_FROM_SECONDS, TakeScore } from './take-score.js';

/** The newest takes of a case, and a sentence that says what they come to. */
export function TakeTable({ detail }: { detail: CaseDetail }) {
  const { takes, takesTotal } = detail;
  return (
    <section aria-labelledby="takes">
      <div className="row between section-line">
        <h2 id="takes">How it is going</h2>
        {takes.length > 1 && (
          <Link className="sm" to={paths.compare(takes[1]?.id, takes[0]?.id)}>
            Compare two takes
          </Link>
        )}
      </div>
      {takes.length === 0 ? (
        <div className="panel padded">
          <b>Nothing spoken yet</b>
          <p className="t2">The first take of a minute or more appears here.</p>
        </div>
      ) : (
        <>
          <p className="t2 section-sentence">{sentenceOf(takes)}</p>
          <div className="panel">
            <table className="data-table take-table">
              <caption className="visually-hidden">Latest takes</caption>
              <thead>
                <tr>
                  <th scope="col">Date</th>
                  <th scope="col">Take</th>
                  <th scope="col">Length</th>
                  <th scope="col">Score</th>
                </tr>
              </thead>
              <tbody>
                {takes.map((take) => (
                  <tr key={take.id}>
                    <td className="num">{dateAndTime(take.createdAt)}</td>
                    <td>
                      <Link to={paths.session(take.id)}>{takeName(take)}</Link>
                    </td>
                    <td className="num wide-only">{take.duration === null ? '' : clock(take.duration)}</td>
                    <td className="num">
                      <TakeScore
                        score={take.overallScore}
                        basis={take.scoreBasis}
                        range={take.scoreRange}
                        seconds={take.duration}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {takesTotal > takes.length && hasPage(paths.sessions()) && (
            <p className="sm section-more">
              <Link to={paths.sessions({ case: detail.id })}>All {takesTotal} takes of this case</Link>
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** First and last judged take of the script that was spoken most; what changed between them is for Compare to say. */
function sentenceOf(takes: CaseDetail['takes']): string {
  const judged = takes.filter(
    ({ overallScore, duration }) => overallScore !== null && (duration ?? 0) >= JUDGED_FROM_SECONDS,
  );
  const [newest] = judged;
  if (!newest) return 'No take is long enough to be judged yet.';
  const same = judged.filter(
    ({ scriptId, scenarioType, scoreBasis }) =>
      (newest.scriptId === null ? scenarioType === newest.scenarioType : scriptId === newest.scriptId) &&
      (scoreBasis === 'voice') === (newest.scoreBasis === 'voice'),
  );
  const oldest = same.at(-1);
  const name = takeName({ ...newest, takeNumber: null });
  if (!oldest || oldest === newest)
    return `${name}: one take. With a second one, this place tells what changed.`;
  const of = newest.scoreBasis === 'voice' ? `, ${wholeName('voice').toLowerCase()}` : '';
  return `${name}${of}: ${oldest.overallScore?.toFixed(1)} then, ${newest.overallScore?.toFixed(1)} now. Compare them to see what changed.`;
}
