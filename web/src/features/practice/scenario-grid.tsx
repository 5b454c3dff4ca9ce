import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { QUICK_PRACTICE, scenarios } from '../../lib/scenarios.js';
import { DifficultyMark } from '../../ui/difficulty-mark.js';
import { PageHead } from '../../ui/page-head.js';
import { UnsavedRecordings } from './recorder/unsaved-recordings.js';
import { useAppConfig } from './use-app-config.js';

interface ScenarioGridProps {
  /** A scenario that was asked for and does not exist. */
  unknown: string | null;
  /** The pointer or the focus is among the cards: the next page may be fetched. */
  onApproach: () => void;
}

export function ScenarioGrid({ unknown, onApproach }: ScenarioGridProps) {
  return (
    <>
      <PageHead title="Practice" context="Times are for the delivery alone." />
      {unknown !== null && (
        <p className="notice" role="status">
          There is no scenario named “{unknown}”. Choose one below.
        </p>
      )}
      <UnsavedRecordings />
      <div className="practice-grid" onPointerEnter={onApproach} onFocus={onApproach}>
        <Link className="panel practice-card quick" to={paths.practice(QUICK_PRACTICE)}>
          <div>
            <h2>Quick Practice</h2>
            <p>No case and no script: speak for a minute or ten, and hear how it came across.</p>
          </div>
          <span className="card-action">Quick Start</span>
        </Link>
        {scenarios.map(({ id, title, description, delivery }) => (
          <Link key={id} className="panel practice-card" to={paths.practice(id)}>
            <h2>{title}</h2>
            <p>{description}</p>
            <span className="card-foot">
              <DifficultyMark difficulty={delivery.difficulty} />
              <span className="t2">{delivery.time}</span>
              <span className="card-action">Start Practice</span>
            </span>
          </Link>
        ))}
      </div>
      <StorageLine />
    </>
  );
}

/** The specification's cloud-storage card, as one plain line about this installation. */
function StorageLine() {
  const config = useAppConfig();
  if (!config) return null;
  return (
    <p className="storage-line t2">
      {config.storage === 'this-computer'
        ? 'Recordings are stored by this installation of Lectern, on its own disk. You can delete each one.'
        : 'Recordings are stored in the object storage of your firm’s Lectern server. You can delete each one.'}
    </p>
  );
}
