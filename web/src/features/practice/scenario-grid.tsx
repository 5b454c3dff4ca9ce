import { Link } from 'react-router-dom';
import { useGetCaseQuery } from '../../api/cases.api.js';
import { useAppConfig } from '../../api/use-app-config.js';
import { useGetSettingsQuery } from '../../api/settings.api.js';
import { paths } from '../../lib/paths.js';
import { QUICK_PRACTICE, scenarios } from '../../lib/scenarios.js';
import { START_NOW } from '../../lib/start-now.js';
import { LeftBehindRecordings } from '../../recorder/left-behind-recordings.js';
import { DifficultyMark } from '../../ui/difficulty-mark.js';
import { PageHead } from '../../ui/page-head.js';
import { CaseChoice } from './case-choice.js';
import { useSessionsOf } from './use-sessions-of.js';

interface ScenarioGridProps {
  /** A scenario that was asked for and does not exist. */
  unknown: string | null;
  caseId: string | null;
  /** The pointer or the focus is among the cards: the next page may be fetched. */
  onApproach: () => void;
}

/** The case first, then what is practiced in it. */
export function ScenarioGrid({ unknown, caseId, onApproach }: ScenarioGridProps) {
  const inCase = useGetCaseQuery({ caseId: caseId ?? '' }, { skip: caseId === null }).currentData;
  const isOfCase = useSessionsOf(caseId);
  const mine = useChosen();
  return (
    <>
      <PageHead
        title="Practice"
        back={inCase && { to: paths.case(inCase.id), label: inCase.name }}
        context={inCase ? `What do you rehearse for ${inCase.name}?` : undefined}
      />
      {unknown !== null && (
        <p className="notice" role="status">
          There is no scenario named “{unknown}”. Choose one below.
        </p>
      )}
      <LeftBehindRecordings shows={caseId === null ? undefined : isOfCase} />
      {caseId === null && <CaseChoice />}
      <div className="row between grid-head">
        <h2>{caseId === null ? 'No case' : 'Scenarios'}</h2>
        <p className="sm t2">Difficulty and times are for the delivery alone.</p>
      </div>
      <div className="practice-grid" onPointerEnter={onApproach} onFocus={onApproach}>
        {caseId === null && (
          <Link className="panel practice-card quick" to={paths.practice(QUICK_PRACTICE)} state={START_NOW}>
            <div>
              <h3>Quick Practice</h3>
              <p>No case and no script: speak for a minute or ten, and hear how it came across.</p>
            </div>
            <span className="card-action">Quick Start</span>
          </Link>
        )}
        {inMyOrder(mine).map(({ id, title, description, delivery }) => (
          <Link
            key={id}
            className="panel practice-card"
            to={caseId === null ? paths.practice(id) : paths.practiceInCase(caseId, id)}
          >
            <h3>{title}</h3>
            {(mine.scenario === id || mine.difficulty === delivery.difficulty) && (
              <p className="sm card-mine">
                {[
                  mine.scenario === id && 'Your usual',
                  mine.difficulty === delivery.difficulty && 'Your level',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            )}
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

/** Scenario and difficulty of the settings, where they were chosen. */
function useChosen(): { scenario: string | null; difficulty: string | null } {
  const { data } = useGetSettingsQuery({});
  const { settings, chosen = [] } = data ?? {};
  return {
    scenario: settings && chosen.includes('defaultScenario') ? settings.defaultScenario : null,
    difficulty: settings && chosen.includes('difficulty') ? settings.difficulty : null,
  };
}

/** The usual one first, then those of the chosen difficulty, then the others, each in their order. */
function inMyOrder({ scenario, difficulty }: ReturnType<typeof useChosen>) {
  const place = (one: (typeof scenarios)[number]) =>
    one.id === scenario ? 0 : one.delivery.difficulty === difficulty ? 1 : 2;
  return scenarios.toSorted((a, b) => place(a) - place(b));
}
