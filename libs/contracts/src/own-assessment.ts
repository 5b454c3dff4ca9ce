import { z } from 'zod';
import { fact, operation } from './define.js';

/** What a microphone cannot hear; each is given 0 to 2 by the attorney. */
export const LOOK_ITEMS = ['attire', 'posture', 'eyeContact', 'hands', 'movement'] as const;
export type LookItem = (typeof LOOK_ITEMS)[number];

const points = z.number({ error: 'Choose one of the three.' }).int().min(0).max(2);
const Items = z.object({
  attire: points,
  posture: points,
  eyeContact: points,
  hands: points,
  movement: points,
});

export const OwnAssessment = z.object({
  id: z.uuid(),
  /** Null for one that belongs to no session. */
  sessionId: z.uuid().nullable(),
  items: Items,
  /** Check Your Look, out of 10: the sum of the items. Never part of an overall score. */
  value: z.number().int().min(0).max(10),
  assessedAt: z.iso.datetime(),
});
export type OwnAssessment = z.infer<typeof OwnAssessment>;

/** How the attorney looked, by their own assessment; answered by the sessions service. */
export const ownAssessments = {
  /** The assessment of a session takes the place of an earlier one of the same session. */
  save: operation({
    name: 'sessions.save-own-assessment',
    access: 'user',
    http: { method: 'POST', path: '/api/own-assessments', status: 201 },
    input: z.object({ sessionId: z.uuid().nullish(), items: Items }),
    output: OwnAssessment,
  }),
  get: operation({
    name: 'sessions.get-own-assessment',
    access: 'user',
    http: { method: 'GET', path: '/api/own-assessments' },
    input: z.object({ sessionId: z.uuid().optional() }),
    output: z.object({
      /** Of the session that was asked for; null where there is none. */
      ofSession: OwnAssessment.nullable(),
      latest: OwnAssessment.nullable(),
    }),
  }),
};

/** Given or given anew: then with the same `assessmentId`. */
export const lookAssessed = fact(
  'sessions.look-assessed',
  z.object({
    userId: z.string(),
    assessmentId: z.uuid(),
    sessionId: z.uuid().nullable(),
    value: z.number().min(0).max(10),
    assessedAt: z.iso.datetime(),
  }),
);
