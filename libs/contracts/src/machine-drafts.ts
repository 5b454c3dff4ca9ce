import { z } from 'zod';
import { content, GeneratedContent } from './content.js';
import { operation } from './define.js';
import { JobState } from './job-state.js';
import { known } from './known.js';

/** `absent`: nobody has added a model for drafting. `damaged`: its files are not as they were installed. */
const DraftingState = z.enum(['ready', 'absent', 'damaged']);

/** What became of a draft: the model broke off, or nothing that it wrote passed the checks. */
export const MachineDraftOutcome = z.enum(['drafted', 'nothing-passed', 'broke-off']);
export type MachineDraftOutcome = z.infer<typeof MachineDraftOutcome>;

const whichDraft = z.object({ requestId: z.uuid() });

/** Drafts by a model on this machine: work of minutes beside a script, whose place they take only when its owner says so. */
export const machineDrafts = {
  /** Can a model on this machine draft? Not where one elsewhere does already. */
  offer: operation({
    name: 'content.offer-machine-draft',
    access: 'user',
    http: { method: 'GET', path: '/api/machine-drafting' },
    input: z.object({}),
    output: z.object({ state: known(DraftingState, 'absent') }),
  }),
  /** Begins one. Progress is told under the request's id, and `content.cancel` stops it. */
  begin: operation({
    name: 'content.begin-machine-draft',
    access: 'user',
    http: { method: 'POST', path: '/api/machine-drafts', status: 202 },
    input: content.generate.input.required({ sessionId: true, requestId: true }),
    output: whichDraft,
    costly: true,
  }),
  /** How far it is, and the draft when it is there. It is kept for an hour. */
  get: operation({
    name: 'content.get-machine-draft',
    access: 'user',
    http: { method: 'GET', path: '/api/machine-drafts/:requestId' },
    input: whichDraft,
    output: z.object({
      state: known(JobState, 'failed'),
      outcome: known(MachineDraftOutcome, 'broke-off').nullable(),
      draft: GeneratedContent.nullable(),
    }),
  }),
  /** Puts it in the place of the session's script. */
  take: operation({
    name: 'content.take-machine-draft',
    access: 'user',
    http: { method: 'POST', path: '/api/machine-drafts/:requestId/take', status: 204 },
    input: whichDraft,
    output: z.null(),
  }),
};
