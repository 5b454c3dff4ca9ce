import { useCallback } from 'react';
import { useListSessionsQuery } from '../../api/sessions.api.js';

/** Tells whether a session belongs to this case, or to none; no session does while they are not known. */
export function useSessionsOf(caseId: string | null): (sessionId: string) => boolean {
  const { data } = useListSessionsQuery({});
  return useCallback(
    (sessionId) => data?.some((one) => one.id === sessionId && one.caseId === caseId) === true,
    [data, caseId],
  );
}
