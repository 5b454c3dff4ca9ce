import { Link } from 'react-router-dom';
import { hasPage, paths } from '../../lib/paths.js';
import { scenarios } from '../../lib/scenarios.js';
import { DifficultyMark } from '../../ui/difficulty-mark.js';

/** Six cards; each is one link to its practice page. */
export function ScenarioCards() {
  const linked = hasPage(paths.practice());
  return (
    <>
      <p className="t2">Difficulty and times are for the whole workout: preparation and delivery.</p>
      <ul className="grid3 scenario-grid">
        {scenarios.map(({ id, title, description, workout }) => {
          if (!workout) return null;
          return (
            <li key={id} className="panel scenario-card">
              <h2>
                {linked ? (
                  <Link className="stretched" to={paths.practice(id)}>
                    {title}
                    <span className="visually-hidden">
                      , {workout.difficulty}, {workout.time}
                    </span>
                  </Link>
                ) : (
                  title
                )}
              </h2>
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
            </li>
          );
        })}
      </ul>
    </>
  );
}
