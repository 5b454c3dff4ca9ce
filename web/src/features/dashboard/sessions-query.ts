import type { Session } from '@lectern/contracts/sessions';

/** The list of sessions as the page asked for it once; its parts share the answer. */
export interface SessionsQuery {
  data?: Session[];
  error?: unknown;
  refetch: () => unknown;
}
