import { Link } from 'react-router-dom';
import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { paths } from '../../lib/paths.js';
import { PageHead } from '../../ui/page-head.js';
import { ErrorState } from '../../ui/states.js';

/** In place of a case: it is not there, or it could not be loaded. */
export function CaseFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const back = { to: paths.cases(), label: 'Cases' };
  // A malformed address names no case either.
  if (isApiError(error) && (error.code === 'not_found' || error.code === 'invalid_input'))
    return (
      <>
        <PageHead title="Case not found" back={back} context="There is no such case, or it was deleted." />
        <Link to={paths.cases()}>See your cases</Link>
      </>
    );
  return (
    <>
      <PageHead title="Case" back={back} />
      <ErrorState
        message={errorMessage(error, 'This case could not be loaded.')}
        traceId={isApiError(error) ? error.traceId : undefined}
        onRetry={onRetry}
      />
    </>
  );
}
