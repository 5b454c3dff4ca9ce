import { Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isElsewhere } from '../../lib/same-visit.js';
import { Loading } from '../../ui/states.js';
import { OpenedScript } from './script/opened-script.js';
import { ScenarioGrid } from './scenario-grid.js';
import { practiceScenario } from './scenario-guidance.js';
import './practice.css';
import { lazyPart } from '../../lib/lazy-part.js';

const loadWorkspace = () => import('./workspace.js');
// The cards need none of the generator and the recorder.
const Workspace = lazyPart(loadWorkspace, 'Workspace');

/** `/practice`: choose a scenario, then prepare and record it. */
export function PracticePage() {
  const [query] = useSearchParams();
  const visit = useVisit();
  const asked = query.get('scenario');
  const scenario = asked === null ? undefined : practiceScenario(asked);
  const script = query.get('script');
  if (scenario && script !== null) return <OpenedScript key={script} scriptId={script} scenario={scenario} />;
  if (scenario) {
    return (
      <Suspense fallback={<Loading />}>
        <Workspace key={visit} scenario={scenario} />
      </Suspense>
    );
  }
  return <ScenarioGrid unknown={asked} caseId={query.get('case')} onApproach={() => void loadWorkspace()} />;
}

/** Another scenario, case or session is another form, script and take: nothing may be carried over by accident. */
function useVisit(): number {
  const location = useLocation();
  const [visit, setVisit] = useState({ location, number: 0 });
  if (visit.location !== location)
    setVisit({ location, number: visit.number + Number(isElsewhere(visit.location, location)) });
  return visit.number;
}
