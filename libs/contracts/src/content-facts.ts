import { z } from 'zod';
import { fact } from './define.js';
import { known } from './known.js';
import { ScenarioType } from './scenarios.js';

export const scriptGenerated = fact(
  'content.script-generated',
  z.object({
    userId: z.string(),
    sessionId: z.uuid().nullable(),
    scenario: known(ScenarioType, 'quick-practice'),
    caseName: z.string().nullish(),
  }),
);
/** A model on this machine has written a draft, which waits to be taken or left. */
export const machineDraftReady = fact(
  'content.machine-draft-ready',
  z.object({
    userId: z.string(),
    sessionId: z.uuid(),
    scenario: known(ScenarioType, 'quick-practice'),
    caseName: z.string().nullable(),
  }),
);
/** The user has studied a strategy of the guide. */
export const strategyCompleted = fact(
  'content.strategy-completed',
  /** `completed`: how many of the five, with this one. */
  z.object({ userId: z.string(), strategy: z.string(), completed: z.number().int().min(1).max(5) }),
);
