import { z } from 'zod';
import { fact } from './define.js';
import { ScenarioType } from './scenarios.js';

export const scriptGenerated = fact(
  'content.script-generated',
  z.object({
    userId: z.string(),
    sessionId: z.uuid().nullable(),
    scenario: ScenarioType,
    caseName: z.string().nullish(),
  }),
);
