import { z } from 'zod';
import { Allowance } from './allowance.js';
import { known } from './known.js';
import { ScenarioType } from './scenarios.js';
import { ScoreBasis, ScoreRange } from './scores.js';
import { TimeZone } from './time-zone.js';

const title = z.string();
const caseName = z.string().nullish();
const about = <C extends string>(code: C) => z.object({ code: z.literal(code), title });

/** Another member by name and id; the name is empty once they have left. */
const others = { by: z.string(), byMember: z.uuid().optional() };

/** What a notification says: a code and what fills it. The sentence is made where it is shown (english/notifications.ts). */
export const NotificationContent = z.discriminatedUnion('code', [
  z.object({ code: z.literal('welcome') }),
  z.object({ code: z.literal('allowance-low'), ...Allowance.shape }),
  about('analysis-complete').extend({
    score: z.number().nullable(),
    /** Absent from notifications of before there was a basis. */
    basis: known(ScoreBasis.nullish(), null),
    /** Absent from notifications of before it was told. */
    range: ScoreRange.nullish(),
    caseName,
  }),
  about('analysis-failed').extend({ reason: z.string(), caseName }),
  z.object({
    code: z.literal('script-ready'),
    scenario: known(ScenarioType.optional(), undefined),
    caseName,
  }),
  z.object({
    code: z.literal('machine-draft-ready'),
    scenario: known(ScenarioType.optional(), undefined),
    caseName,
  }),
  about('practice-due').extend({
    startsAt: z.iso.datetime(),
    timeZone: TimeZone,
    minutes: z.number(),
    caseName,
  }),
  about('strategy-completed').extend({ completed: z.number().int() }),
  about('achievement-earned').extend({ points: z.number().int() }),
  about('goal-due').extend({ deadline: z.string() }),
  about('post-liked').extend(others),
  about('post-commented').extend(others),
  z.object({ code: z.literal('export-ready') }),
  z.object({
    code: z.literal('retention-applied'),
    recordings: z.number().int(),
    sessions: z.number().int(),
  }),
]);
export type NotificationContent = z.infer<typeof NotificationContent>;
