import { z } from 'zod';
import { ACHIEVEMENT_CATEGORIES, AchievementId, RARITIES, TIERS } from './achievement-list.js';
import { MURPHY_STRATEGIES } from './analysis.js';
import { operation } from './define.js';
import { FileAnswer } from './files.js';
import { known, knownEntries } from './known.js';
import { SCENARIOS } from './scenarios.js';

const percent = z.number().int().min(0).max(100);
const Strategies = knownEntries(z.array(z.enum(MURPHY_STRATEGIES)));

/** What is still missing, as a code with what fills it; english/achievements.ts makes the sentence. */
export const Missing = z.discriminatedUnion('code', [
  /** "6 of 7 days": so many of these are there, so many are needed. */
  z.object({
    code: z.literal('count'),
    of: known(
      z.enum(['sessions', 'practice-days', 'perfect-days', 'guide-strategies', 'advanced-sessions']),
      'sessions',
    ),
    have: z.number().int(),
    need: z.number().int(),
  }),
  /** Too few sessions in which it was measured to judge. */
  z.object({
    code: z.literal('too-few'),
    measured: known(z.enum(['confidence', 'words', 'overall', 'strategies']), 'overall'),
    have: z.number().int(),
    need: z.number().int(),
  }),
  /** Measured, and not good enough yet; out of 10. */
  z.object({
    code: z.literal('below'),
    measured: known(z.enum(['confidence', 'overall', 'strategy']), 'overall'),
    value: z.number(),
    need: z.number(),
    strategy: known(z.enum(MURPHY_STRATEGIES).nullish(), null),
  }),
  /** Fillers a minute, against those of the first sessions with words. */
  z.object({
    code: z.literal('fillers'),
    before: z.number(),
    now: z.number(),
    /** Percent fewer; never less than 0. */
    fewer: percent,
    need: percent,
  }),
  /** Of the open ones: which were never practiced, and which were, but never had an overall score. */
  z.object({
    code: z.literal('scenarios'),
    open: knownEntries(z.array(z.enum(SCENARIOS))),
    unpracticed: knownEntries(z.array(z.enum(SCENARIOS))).default([]),
    unscored: knownEntries(z.array(z.enum(SCENARIOS))).default([]),
  }),
  /** No value at all: "Check Your Look has no assessment yet". */
  z.object({ code: z.literal('not-measured'), strategies: Strategies }),
]);
export type Missing = z.infer<typeof Missing>;
const missing = known(Missing.nullable(), null);

export const Achievement = z.object({
  id: AchievementId,
  title: z.string(),
  category: known(z.enum(ACHIEVEMENT_CATEGORIES), 'special'),
  /** The tier. */
  difficulty: known(z.enum(TIERS), 'Bronze'),
  rarity: known(z.enum(RARITIES), 'Common'),
  points: z.number().int(),
  earned: z.boolean(),
  earnedDate: z.iso.datetime().nullable(),
  /** 100 when earned. */
  progress: percent,
  /** Null when earned, and where only a newer version knows it. */
  missing,
});
export type Achievement = z.infer<typeof Achievement>;

export const CERTIFICATION_REQUIREMENTS = ['sessions', 'strategies', 'average', 'advanced'] as const;

/** Printed as `LC-XXXX-XXXX-XXXX-XXXX`; nobody guesses one of 2^80. */
export const CertificateNumber = z
  .string()
  .max(40)
  .transform((typed) =>
    typed
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replace(/^LC/, ''),
  )
  .pipe(z.string().regex(/^[0-9A-HJKMNP-TV-Z]{16}$/, 'A certificate number reads LC-XXXX-XXXX-XXXX-XXXX.'));

/** All that a certificate says to anyone. */
export const Certificate = z.object({
  number: z.string(),
  /** Name or alias, as the member had it when it was issued. */
  name: z.string(),
  issuedOn: z.iso.date(),
});
export type Certificate = z.infer<typeof Certificate>;

export const Certification = z.object({
  requirements: knownEntries(
    z.array(
      z.object({
        code: z.enum(CERTIFICATION_REQUIREMENTS),
        have: z.number(),
        need: z.number(),
        met: z.boolean(),
        progress: percent,
        /** What is missing, the most telling first. */
        missing: knownEntries(z.array(Missing)),
      }),
    ),
  ),
  progress: percent,
  /** Once it was complete it stays so. */
  complete: z.boolean(),
  certificate: Certificate.nullable(),
});
export type Certification = z.infer<typeof Certification>;

/** Answered by the community service. */
export const achievements = {
  get: operation({
    name: 'community.get-achievements',
    access: 'user',
    http: { method: 'GET', path: '/api/achievements' },
    input: z.object({}),
    output: z.object({
      achievements: knownEntries(z.array(Achievement)),
      earned: z.number().int(),
      points: z.number().int(),
      /** Percent of the nine. */
      complete: percent,
      /** Earned ones of the Gold tier. */
      goldPlus: z.number().int(),
      /** The open one with the highest progress; null when all are earned. */
      next: known(AchievementId.nullable(), null),
      certification: Certification,
    }),
  }),
  /** The certificate of a member who meets all four requirements; asking again answers the same one. */
  issueCertificate: operation({
    name: 'community.issue-certificate',
    access: 'user',
    http: { method: 'POST', path: '/api/achievements/certificate' },
    input: z.object({}),
    output: Certificate,
  }),
  /** As a PDF. */
  downloadCertificate: operation({
    name: 'community.download-certificate',
    access: 'user',
    http: { method: 'GET', path: '/api/achievements/certificate/pdf', responds: 'file' },
    input: z.object({}),
    output: FileAnswer,
    timeoutMs: 20_000,
  }),
  /** For anyone who holds a certificate and wants to know whether it is real. */
  checkCertificate: operation({
    name: 'community.check-certificate',
    access: 'public',
    http: { method: 'GET', path: '/api/certificates/:number' },
    input: z.object({ number: CertificateNumber }),
    output: Certificate,
    lookup: true,
  }),
};
