import { useSearchParams } from 'react-router-dom';
import { Workspace } from './workspace.js';
import { ScenarioGrid } from './scenario-grid.js';
import { practiceScenario } from './scenario-guidance.js';
import './practice.css';

/** `/practice`: choose a scenario, then prepare and record it. */
export function PracticePage() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('scenario');
  const scenario = asked === null ? undefined : practiceScenario(asked);
  if (scenario) {
    // Another scenario is another case, script and take: nothing may be carried over by accident.
    return <Workspace key={scenario.id} scenario={scenario} onBack={() => setQuery({})} />;
  }
  return <ScenarioGrid unknown={asked} />;
}
