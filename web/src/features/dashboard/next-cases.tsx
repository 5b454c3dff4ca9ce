import { Link } from 'react-router-dom';
import { useListCasesQuery } from '../../api/cases.api.js';
import { mediumDate } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';

const SHOWN = 3;

/** The cases that are heard next, one press from their page. Absent while there are none. */
export function NextCases() {
  const { data } = useListCasesQuery({ limit: SHOWN });
  if (!data || data.cases.length === 0) return null;
  return (
    <section className="next-cases" aria-labelledby="next-cases">
      <div className="row between">
        <h2 id="next-cases">Your cases</h2>
        <Link className="sm" to={paths.cases()}>
          All cases
        </Link>
      </div>
      <ul className="panel ruled-list">
        {data.cases.map((one) => (
          <li key={one.id}>
            <Link to={paths.case(one.id)}>{one.name}</Link>
            <span className="line2">
              {[
                one.hearingDate ? `Hearing ${mediumDate(`${one.hearingDate}T12:00`)}` : 'No hearing date yet',
                one.parts > 0 && `${one.rehearsed} of ${one.parts} rehearsed`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
