import { Link } from 'react-router-dom';
import { useListCasesQuery } from '../../api/cases.api.js';
import { errorMessage } from '../../api/error-message.js';
import { mediumDate } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';

/** As many as are taken in at a glance; the list of cases has them all. */
const SHOWN = 6;

/** Practice begins with the case, so that nothing of one client meets another. */
export function CaseChoice() {
  const { data, error } = useListCasesQuery({ sort: 'practiced', limit: SHOWN });
  return (
    <section aria-labelledby="which-case" className="case-choice">
      <h2 id="which-case">Which case?</h2>
      {error && !data && (
        <p className="inline-error" role="alert">
          {errorMessage(error, 'Your cases could not be loaded.')}
        </p>
      )}
      <ul className="panel ruled-list">
        {data?.cases.map((one) => (
          <li key={one.id}>
            <Link to={paths.practiceInCase(one.id)}>{one.name}</Link>
            <span className="line2">
              {[
                one.hearingDate && `Hearing ${mediumDate(`${one.hearingDate}T12:00`)}`,
                one.parts > 0 && `${one.rehearsed} of ${one.parts} rehearsed`,
                one.lastTake && `last practiced ${mediumDate(one.lastTake.at)}`,
              ]
                .filter(Boolean)
                .join(' · ') || 'Not practiced yet'}
            </span>
          </li>
        ))}
        <li className="row">
          <Link to={paths.newCase()}>New case</Link>
          {data?.next && <Link to={paths.cases()}>All {data.open} cases</Link>}
          <span className="t2">No case? Choose below: nothing of any case is filled in.</span>
        </li>
      </ul>
    </section>
  );
}
