import { Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isApiError } from '../../../api/api-error.js';
import { useOpenScriptQuery } from '../../../api/cases.api.js';
import { errorMessage } from '../../../api/error-message.js';
import { useListSessionsQuery } from '../../../api/sessions.api.js';
import { paths } from '../../../lib/paths.js';
import { PageHead } from '../../../ui/page-head.js';
import { ErrorState, Loading } from '../../../ui/states.js';
import type { PracticeScenario } from '../scenario-guidance.js';
import { lazyPart } from '../../../lib/lazy-part.js';

const ScriptWorkspace = lazyPart(() => import('./script-workspace.js'), 'ScriptWorkspace');
/** `?script=…`: a draft opens beside the form that it was made from, any other script as one text. */
export function OpenedScript({ scriptId, scenario }: { scriptId: string; scenario: PracticeScenario }) {
  const { data, error, refetch } = useOpenScriptQuery({ scriptId });
  const { data: sessions } = useListSessionsQuery({});
  const [, setQuery] = useSearchParams();
  const { state } = useLocation();
  const draftedIn =
    data?.origin === 'drafted'
      ? sessions?.findLast((session) => session.scriptId === scriptId)?.id
      : undefined;
  const toItsSession = useEffectEvent((sessionId: string) =>
    setQuery({ scenario: scenario.id, session: sessionId }, { replace: true, state }),
  );
  useEffect(() => {
    if (draftedIn !== undefined) toItsSession(draftedIn);
  }, [draftedIn]);
  if (data && (data.origin !== 'drafted' || (sessions && draftedIn === undefined)))
    return (
      <Suspense fallback={<Loading />}>
        <ScriptWorkspace key={data.id} script={data} scenario={scenario} />
      </Suspense>
    );
  if (!error) return <Loading />;
  return (
    <>
      <PageHead title={scenario.title} back={{ to: paths.practice(), label: 'Practice' }} />
      <ErrorState
        message={errorMessage(error, 'This script could not be opened.')}
        traceId={isApiError(error) ? error.traceId : undefined}
        onRetry={() => void refetch()}
      />
    </>
  );
}
