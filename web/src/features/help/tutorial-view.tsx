import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { DifficultyMark } from '../../ui/difficulty-mark.js';
import { PageHead } from '../../ui/page-head.js';
import type { Tutorial } from './content/help-content.js';
import { existing } from './existing-links.js';
import { PICTURE } from './content/picture-size.js';

/** One tutorial: its steps in order, with pictures of the product as it is. */
export function TutorialView({ tutorial }: { tutorial: Tutorial }) {
  const { title, description, duration, difficulty, steps, links } = tutorial;
  const onwards = existing(links);
  return (
    <div className="help-tutorial-view">
      <PageHead
        title={title}
        back={{ to: paths.help(), label: 'Back to Help' }}
        context={
          <>
            <p>{description}</p>
            <p className="row sm help-tutorial-about">
              <DifficultyMark difficulty={difficulty} />
              <span className="num">{duration} min</span>
            </p>
          </>
        }
      />
      <ol className="help-steps">
        {steps.map(({ title: does, text, picture }, index) => (
          <li key={does}>
            <span className="help-step-number num" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h2>{does}</h2>
              <p>{text}</p>
              {picture && (
                <img
                  src={`/help/${picture.name}.webp`}
                  alt={picture.shows}
                  width={PICTURE.width}
                  height={PICTURE.height}
                  loading="lazy"
                  decoding="async"
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      <div className="row help-onwards">
        {onwards.map(({ label, to }, index) => (
          <Link key={to} className={index === 0 ? 'btn primary' : 'btn'} to={to}>
            {label}
          </Link>
        ))}
        <Link className="btn" to={paths.help()}>
          All help
        </Link>
      </div>
    </div>
  );
}
