import { z } from 'zod';
import { Analysis } from './analysis.js';
import { operation } from './define.js';

/** Answered by the analysis service. */
export const sharedReport = {
  /** The report behind a link that its owner has shared; whoever opens the link has no account. */
  get: operation({
    name: 'analysis.get-shared-report',
    access: 'internal',
    input: z.object({ sessionId: z.uuid(), userId: z.string() }),
    output: Analysis.nullable(),
  }),
};
