interface Place {
  pathname: string;
  search: string;
  state: unknown;
}

/** State of an address that a page gave itself: the session that its form has got is no other page. */
export const SAME_VISIT = { visit: 'same' } as const;

const isSameVisit = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'visit' in state && state.visit === SAME_VISIT.visit;

/** Whether what stands at `from` is left: its form, its script and its take belong to no other scenario, case, script or session. */
export function isElsewhere(from: Place, to: Place): boolean {
  const before = new URLSearchParams(from.search);
  const after = new URLSearchParams(to.search);
  const differs = (name: string) => before.get(name) !== after.get(name);
  if (from.pathname !== to.pathname || ['scenario', 'case', 'script', 'exercise'].some(differs)) return true;
  return differs('session') && !isSameVisit(to.state);
}
