import { Link } from 'react-router-dom';
import { hasPage, paths } from '../../lib/paths.js';
import { scenarios } from '../../lib/scenarios.js';
import { DifficultyMark } from '../../ui/difficulty-mark.js';

/** Six cards; each is one link to its practice page. */
export function ScenarioCards() {
  const linked = hasPage(paths.practice());
  return (
    <>
      <p className="t2">Times cover the whole workout: preparation and delivery.</p>
      <ul className="grid3 scenario-grid">
        {scenarios.map(({ id, title, description, workout }) => {
          if (!workout) return null;
          const content = (
            <>
              <h2>{title}</h2>
              <p className="t2">{description}</p>
              <div className="scenario-meta">
                <DifficultyMark difficulty={workout.difficulty} />
                <span className="t3 num">{workout.time}</span>
                {linked && (
                  <span className="scenario-go" aria-hidden="true">
                    Practice
                  </span>
                )}
              </div>
            </>
          );
          return (
            <li key={id}>
              {linked ? (
                <Link
                  className="panel scenario-card"
                  to={paths.practice(id)}
                  aria-label={`${title}, ${workout.difficulty}, ${workout.time}`}
                >
                  {content}
                </Link>
              ) : (
                <div className="panel scenario-card">{content}</div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
