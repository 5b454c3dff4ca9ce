import type { Session } from '@lectern/contracts/sessions';
import { useGetSessionQuery, useListSessionsQuery } from './sessions.api.js';

interface SessionsWith {
  /** Undefined while they are not known. */
  sessions: Session[] | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** The newest sessions, and those of up to two that are asked for by name where they are older than the list reaches. */
export function useSessionsWith([first = null, second = null]: (string | null)[]): SessionsWith {
  const { data: listed, error, refetch } = useListSessionsQuery({});
  const isOlder = (id: string | null): id is string =>
    id !== null && listed !== undefined && !listed.some((one) => one.id === id);
  const one = useGetSessionQuery({ sessionId: first ?? '' }, { skip: !isOlder(first) });
  const other = useGetSessionQuery({ sessionId: second ?? '' }, { skip: !isOlder(second) });
  const isWaiting = one.isLoading || other.isLoading;
  const older = [isOlder(first) && one.data, isOlder(second) && other.data].filter(
    (found) => found !== false && found !== undefined,
  );
  return { sessions: isWaiting || listed === undefined ? undefined : [...listed, ...older], error, refetch };
}
