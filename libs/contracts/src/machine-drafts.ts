import { z } from 'zod';
import { content, GeneratedContent } from './content.js';
import { operation } from './define.js';
import { JobState } from './job-state.js';
import { known } from './known.js';
import { ScenarioType } from './scenarios.js';

/** `absent`: nobody has added a model for drafting. `damaged`: its files are not as they were installed. */
const DraftingState = z.enum(['ready', 'absent', 'damaged']);

/** What became of a draft: the model broke off, or nothing that it wrote passed the checks. */
export const MachineDraftOutcome = z.enum(['drafted', 'nothing-passed', 'broke-off']);
export type MachineDraftOutcome = z.infer<typeof MachineDraftOutcome>;

const whichDraft = z.object({ requestId: z.uuid() });

/** A draft waits for its owner so long, counted from when it was begun. */
export const MACHINE_DRAFT_DAYS = 7;

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
  /** Begins one in the place of one that was begun for the same script before. Progress is told under the request's id. */
  begin: operation({
    name: 'content.begin-machine-draft',
    access: 'user',
    http: { method: 'POST', path: '/api/machine-drafts', status: 202 },
    input: content.generate.input.required({ sessionId: true, requestId: true }),
    output: whichDraft,
    costly: true,
  }),
  /** The one of a session's script that was begun last and neither taken nor left. */
  find: operation({
    name: 'content.find-machine-draft',
    access: 'user',
    http: { method: 'GET', path: '/api/sessions/:sessionId/machine-draft' },
    input: z.object({ sessionId: z.uuid(), scenario: ScenarioType }),
    output: z.object({ requestId: z.uuid().nullable() }),
  }),
  /** How far it is, and the draft when it is there. */
  get: operation({
    name: 'content.get-machine-draft',
    access: 'user',
    http: { method: 'GET', path: '/api/machine-drafts/:requestId' },
    input: whichDraft,
    output: z.object({
      state: known(JobState, 'failed'),
      outcome: known(MachineDraftOutcome, 'broke-off').nullable(),
      draft: GeneratedContent.nullable(),
      /** Since it was begun. */
      elapsedSeconds: z.number().nonnegative(),
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
  /** Leaves it: stops it while it is written, and forgets it. */
  discard: operation({
    name: 'content.discard-machine-draft',
    access: 'user',
    http: { method: 'DELETE', path: '/api/machine-drafts/:requestId', status: 204 },
    input: whichDraft,
    output: z.null(),
  }),
};
