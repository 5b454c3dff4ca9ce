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
