import { job } from '@lectern/contracts/define';
import { MachineDraftOutcome, machineDrafts } from '@lectern/contracts/machine-drafts';
import { z } from 'zod';

/** What the model has for all sections together. */
export const DRAFTING_MS = 60 * 60_000;

/** All sections of a script by the model on this machine. The draft stays in its owner's row; the run says what became of it. */
export const draftOnMachine = job({
  name: 'content.draft-on-machine',
  payload: z.object({
    userId: z.string(),
    request: machineDrafts.begin.input,
    caseName: z.string().nullable().default(null),
  }),
  result: z.object({ outcome: MachineDraftOutcome }),
  // The rules work before and after the model.
  timeoutMs: DRAFTING_MS + 5 * 60_000,
  attempts: 1,
});
