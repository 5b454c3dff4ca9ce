import { useMemo } from 'react';
import { ownPaceOf, type Pace } from '../lib/own-pace.js';
import { useCompareSessionsQuery } from './comparison.api.js';

/** So many takes are asked for: some of them are too short, or have no pace. */
const ASKED = 40;

/** The pace of whoever is signed in; the usual one until theirs is measured. */
export function useOwnPace(): Pace {
  const { data } = useCompareSessionsQuery({ limit: ASKED });
  return useMemo(() => ownPaceOf(data ?? []), [data]);
}
