import type { CaseSummary } from '@lectern/contracts/cases';
import { Link } from 'react-router-dom';
import { clock, mediumDate } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { caseLine, counted, documentsLine, hearingDay, hearingLine, takeName } from './case-words.js';
import { Readiness } from './readiness.js';

/** Cases as a table; on narrow screens each row is a block of its own. */
export function CaseRows({ cases, caption }: { cases: CaseSummary[]; caption: string }) {
  return (
    <div className="panel">
      <table className="data-table case-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Case</th>
            <th scope="col">Next hearing</th>
            <th scope="col">Documents</th>
            <th scope="col">Readiness</th>
            <th scope="col">Last practiced</th>
          </tr>
        </thead>
        <tbody>
          {cases.map((one) => (
            <CaseRow key={one.id} one={one} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CaseRow({ one }: { one: CaseSummary }) {
  const documents = documentsLine(one.documents);
  const { lastTake } = one;
  return (
    <tr>
      <td>
        <Link className="case-name" to={paths.case(one.id)}>
          {one.name}
        </Link>
        <span className="line2">{caseLine(one).join(' · ')}</span>
      </td>
      <td className="num">
        {one.hearingDate === null ? (
          <>
            <span className="t3">No date yet</span>
            <span className="line2">
              <Link to={paths.editCase(one.id)}>
                Add a date<span className="visually-hidden"> for {one.name}</span>
              </Link>
            </span>
          </>
        ) : (
          <>
            {hearingDay(one.hearingDate, 'short')}
            <span className="line2">{hearingLine(one)}</span>
          </>
        )}
      </td>
      <td className="wide-only">
        {one.documents === null ? (
          <span className="t3">not known</span>
        ) : (
          counted(one.documents.total, 'document')
        )}
        {documents && <span className={documents.trouble ? 'line2 warn' : 'line2'}>{documents.text}</span>}
      </td>
      <td>
        {one.parts === 0 ? (
          <span className="t3">Nothing planned yet</span>
        ) : (
          <Readiness
            rehearsed={one.rehearsed}
            parts={one.parts}
            words={`${one.rehearsed} of ${one.parts} rehearsed`}
          />
        )}
      </td>
      <td className="num wide-only">
        {lastTake === null ? (
          <span className="t3">Not yet</span>
        ) : (
          <>
            {mediumDate(lastTake.at)}
            <span className="line2">
              {takeName(lastTake)}
              {lastTake.duration !== null && `, ${clock(lastTake.duration)}`}
            </span>
          </>
        )}
      </td>
    </tr>
  );
}
