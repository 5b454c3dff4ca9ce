import type { ModelCorrections } from '@lectern/contracts/case-model';
import { useEffect, useRef, useState } from 'react';
import { useCorrectModelOfCaseMutation } from '../../../api/case-model.api.js';
import { errorMessage } from '../../../api/error-message.js';

type Item = ModelCorrections['items'][string];
type Change = (now: ModelCorrections) => Partial<ModelCorrections>;

export interface Corrections {
  problem: string;
  /** How many items were left out. */
  leftOut: number;
  /** Everything that was corrected, kept or on its way. */
  items: ModelCorrections['items'];
  /** What an item was corrected to, kept or on its way. */
  of: (id: string) => Item | undefined;
  correct: (id: string, change: Item) => Promise<boolean>;
  change: (change: Change) => Promise<boolean>;
  restore: () => Promise<boolean>;
}

/**
 * What the attorney corrects in the understanding of a case; each change is shown and kept at once, and the next draft follows it.
 * Changes go one after the other, each with those before it: a long file takes a moment to be understood anew.
 */
export function useCorrections(caseId: string, kept: ModelCorrections): Corrections {
  const [send] = useCorrectModelOfCaseMutation();
  const [asked, setAsked] = useState<ModelCorrections | null>(null);
  const [problem, setProblem] = useState('');
  const latest = useRef(kept);
  latest.current = asked ?? kept;
  const seen = useRef(kept);
  if (!asked) seen.current = kept;
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const open = useRef(0);

  // What was asked is shown until what is kept has changed: the answer and its place in the cache come one after the other.
  useEffect(() => {
    if (open.current === 0) setAsked(null);
  }, [kept]);

  const change = async (next: Change): Promise<boolean> => {
    const corrections = { ...latest.current, ...next(latest.current) };
    const expectedCorrections = seen.current;
    latest.current = corrections;
    setAsked(corrections);
    setProblem('');
    open.current += 1;
    const answer = turn.current.then(() => send({ caseId, corrections, expectedCorrections }));
    turn.current = answer;
    const { error } = await answer;
    open.current -= 1;
    if (error) {
      setProblem(errorMessage(error, 'The correction could not be kept.'));
      setAsked((now) => (now === corrections ? null : now));
    }
    return !error;
  };
  const { items } = asked ?? kept;
  return {
    problem,
    leftOut: Object.values(items).filter((item) => item.leftOut).length,
    items,
    of: (id) => items[id],
    correct: (id, item) =>
      change((now) => ({ items: { ...now.items, [id]: { ...now.items[id], ...item } } })),
    change,
    restore: () =>
      change((now) => ({
        items: Object.fromEntries(
          Object.entries(now.items).map(([id, item]) => {
            const { leftOut, ...rest } = item;
            return [id, leftOut ? rest : item];
          }),
        ),
      })),
  };
}
