import { ModelCorrections } from '@lectern/contracts/case-model';
import { useState } from 'react';
import { useCorrectModelOfCaseMutation } from '../../../api/case-model.api.js';
import { errorMessage } from '../../../api/error-message.js';

type Item = ModelCorrections['items'][string];

export interface Corrections {
  busy: boolean;
  problem: string;
  /** How many items were left out. */
  leftOut: number;
  of: (id: string) => Item | undefined;
  correct: (id: string, change: Item) => Promise<boolean>;
  change: (change: Partial<ModelCorrections>) => Promise<boolean>;
  restore: () => Promise<boolean>;
}

/** What the attorney corrects in the understanding of a case; each change is kept at once, and the next draft follows it. */
export function useCorrections(caseId: string, kept: ModelCorrections): Corrections {
  const [send, { isLoading }] = useCorrectModelOfCaseMutation();
  const [problem, setProblem] = useState('');
  const change = async (next: Partial<ModelCorrections>): Promise<boolean> => {
    setProblem('');
    const { error } = await send({ caseId, corrections: { ...kept, ...next } });
    if (error) setProblem(errorMessage(error, 'The correction could not be kept.'));
    return !error;
  };
  return {
    busy: isLoading,
    problem,
    leftOut: Object.values(kept.items).filter((item) => item.leftOut).length,
    of: (id) => kept.items[id],
    correct: (id, item) => change({ items: { ...kept.items, [id]: { ...kept.items[id], ...item } } }),
    change,
    restore: () =>
      change({
        items: Object.fromEntries(
          Object.entries(kept.items).map(([id, { leftOut: _out, ...item }]) => [id, item]),
        ),
      }),
  };
}
