type Settle = () => Promise<unknown>;

const unsettled = new Set<Settle>();

/** Has something finished before the sign-in is gone that it needs; the answer takes it back. */
export function beforeSignOut(settle: Settle): () => void {
  unsettled.add(settle);
  return () => void unsettled.delete(settle);
}

/** What fails here has failed: it does not keep anybody from leaving. */
export async function settleBeforeSignOut(): Promise<void> {
  await Promise.allSettled([...unsettled].map((settle) => settle()));
}
