import type { Session } from '@lectern/contracts/sessions';

export interface PairChoice {
  chosen: { a: Session; b: Session } | null;
  /** Sessions that may stand on either side. */
  choices: Session[];
  /** The one session that has no other to stand beside. */
  only: Session | null;
  /** An address that names a session that is not there. */
  missing: boolean;
}

/** Which two sessions to show: those that were asked for, else the newest two of a scenario, the earlier first. */
export function choosePair(
  sessions: readonly Session[],
  asked: { a: string | null; b: string | null },
): PairChoice {
  const find = (id: string | null) => sessions.find((session) => session.id === id) ?? null;
  const [a, b] = [find(asked.a), find(asked.b)];
  const analyzed = sessions.filter(({ status }) => status === 'completed');
  const none = { chosen: null, choices: [], only: null };
  if ((asked.a && !a) || (asked.b && !b)) return { ...none, missing: true };
  const alike = (one: Session) =>
    analyzed.filter(({ id, scenarioType }) => id === one.id || scenarioType === one.scenarioType);
  const given = a ?? b;
  if (a && b && a.id !== b.id) {
    const choices = [...new Set([...alike(a), a, b])];
    return { chosen: { a, b }, choices, only: null, missing: false };
  }
  const one = given ?? analyzed.find((session) => alike(session).length > 1) ?? analyzed[0];
  if (!one) return { ...none, missing: false };
  const choices = alike(one);
  const others = choices.filter(({ id }) => id !== one.id);
  // The one before it, else the one after it; lists are newest first.
  const other = others.find(({ createdAt }) => createdAt < one.createdAt) ?? others.at(-1);
  if (!other) return { ...none, only: one, missing: false };
  const [early, late] = other.createdAt < one.createdAt ? [other, one] : [one, other];
  return { chosen: { a: early, b: late }, choices, only: null, missing: false };
}
