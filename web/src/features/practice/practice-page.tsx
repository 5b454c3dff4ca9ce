import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../../ui/states.js';
import { ScenarioGrid } from './scenario-grid.js';
import { practiceScenario } from './scenario-guidance.js';
import './practice.css';

const loadWorkspace = () => import('./workspace.js');
// The cards need none of the generator and the recorder.
const Workspace = lazy(async () => ({ default: (await loadWorkspace()).Workspace }));

/** `/practice`: choose a scenario, then prepare and record it. */
export function PracticePage() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('scenario');
  const scenario = asked === null ? undefined : practiceScenario(asked);
  if (scenario) {
    // Another scenario is another case, script and take: nothing may be carried over by accident.
    return (
      <Suspense fallback={<Loading />}>
        <Workspace key={scenario.id} scenario={scenario} onBack={() => setQuery({})} />
      </Suspense>
    );
  }
  return <ScenarioGrid unknown={asked} onApproach={() => void loadWorkspace()} />;
}
