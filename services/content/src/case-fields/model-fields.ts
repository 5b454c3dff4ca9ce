import { z } from 'zod';

const Item = z.object({ value: z.string().max(600), page: z.number(), quote: z.string().max(1200) });
export type ModelItem = z.infer<typeof Item>;

/** What a model is asked for: each value with the page and the words that it rests on. */
export const ModelFields = z.object({
  caseType: Item.nullable(),
  jurisdiction: Item.nullable(),
  clientName: Item.nullable(),
  opposingParty: Item.nullable(),
  keyFacts: z.array(Item),
  legalIssues: z.array(Item),
  desiredOutcome: z.array(Item),
  evidenceTypes: z.array(Item),
  timeConstraints: z.array(Item),
});
export type ModelFields = z.infer<typeof ModelFields>;
