import { useCallback } from 'react';
import { isApiError } from '../../../api/api-error.js';
import { useCancelRequestMutation } from './generator.api.js';

/** Stops a call on both sides: the server's work by the request's id, and the waiting here. */
export function useCancel(): (requestId: string, running: { abort: () => void }) => void {
  const [cancelRequest] = useCancelRequestMutation();
  return useCallback(
    (requestId, running) => {
      void cancelRequest({ requestId });
      running.abort();
    },
    [cancelRequest],
  );
}

/** An aborted call ends as one of two errors: the call's own, or the one of RTK Query. */
export const wasCanceled = (error: unknown): boolean =>
  isApiError(error)
    ? error.code === 'canceled'
    : typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
