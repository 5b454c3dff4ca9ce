import { content, GeneratedContent } from '@lectern/contracts/content';
import { job } from '@lectern/contracts/define';
import { MachineDraftOutcome } from '@lectern/contracts/machine-drafts';
import { z } from 'zod';

/** What is kept of a draft until its owner takes or leaves it: the payload of a run goes when the run is over. */
export const MachineDraft = z.object({
  draft: GeneratedContent,
  scenario: content.generate.input.shape.scenario,
  caseDetails: content.generate.input.shape.caseDetails,
});
export type MachineDraft = z.infer<typeof MachineDraft>;

/** What the model has for all sections together. */
export const DRAFTING_MS = 60 * 60_000;

/** All sections of a script by the model on this machine. The draft stays in its owner's row; the run says what became of it. */
export const draftOnMachine = job({
  name: 'content.draft-on-machine',
  payload: z.object({ userId: z.string(), request: content.generate.input }),
  result: z.object({ outcome: MachineDraftOutcome }),
  // The rules work before and after the model.
  timeoutMs: DRAFTING_MS + 5 * 60_000,
  attempts: 1,
});
