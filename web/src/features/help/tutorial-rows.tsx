import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { DifficultyMark } from '../../ui/difficulty-mark.js';
import type { Tutorial } from './content/help-content.js';

/** Tutorials as rows. Their films are steps with pictures, and they say so. */
export function TutorialRows({ tutorials }: { tutorials: readonly Tutorial[] }) {
  return (
    <section className="help-section" aria-labelledby="help-tutorials">
      <h2 id="help-tutorials">Tutorials</h2>
      {tutorials.length === 0 ? (
        <p className="t2">No tutorials match your search.</p>
      ) : (
        <ul className="panel ruled-list">
          {tutorials.map(({ id, title, description, duration, difficulty, steps }) => (
            <li key={id} className="help-tutorial">
              <div className="grow">
                <h3>{title}</h3>
                <p className="t2">{description}</p>
                <p className="row sm t3">
                  <DifficultyMark difficulty={difficulty} />
                  <span className="num">
                    {duration} min, {steps.length} steps with pictures
                  </span>
                </p>
              </div>
              <Link className="btn" to={paths.help({ tutorial: id })}>
                Watch<span className="visually-hidden">: {title}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
