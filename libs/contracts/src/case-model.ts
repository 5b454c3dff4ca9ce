import { z } from 'zod';
import { CaseField } from './case.js';
import { known, knownEntries, knownNames } from './known.js';
import { StorableText, typedText } from './typed-text.js';

/** Where an item of the case model was read: words of a case field, or of a page of one of the documents. */
export const ModelSource = z.object({
  document: z.object({ id: z.uuid().optional(), name: StorableText }).optional(),
  page: z.number().int().positive().optional(),
  field: known(CaseField.optional(), undefined),
  quote: StorableText,
});
export type ModelSource = z.infer<typeof ModelSource>;

/** `sure`: said in so many words. `likely`: one place. `check`: several answers fit. `yours`: the attorney said it. */
export const Confidence = z.enum(['sure', 'likely', 'check', 'yours']);
export type Confidence = z.infer<typeof Confidence>;

export const PAPER_KINDS = [
  'complaint',
  'charge',
  'answer',
  'petition',
  'motion',
  'brief',
  'order',
  'opinion',
  'transcript',
  'letter',
  'form',
  'agreement',
  'report',
  'other',
] as const;
export const PaperKind = z.enum(PAPER_KINDS);
export type PaperKind = z.infer<typeof PaperKind>;

export const Side = z.enum(['claiming', 'defending', 'unknown']);
export type Side = z.infer<typeof Side>;

/** Why a fact is remembered by who hears it. */
export const ForceReason = z.enum([
  'direct-speech',
  'admission',
  'death',
  'harm',
  'contradiction',
  'concealment',
  'refusal',
  'money',
  'testimony',
  'date',
  'named-person',
]);
export type ForceReason = z.infer<typeof ForceReason>;

export const Standard = z.enum([
  'beyond-reasonable-doubt',
  'preponderance',
  'clear-and-convincing',
  'review',
  'motion',
  'ask',
]);
export type Standard = z.infer<typeof Standard>;

/** What only the advocate can give; nothing is written in its place. */
export const SLOTS = [
  'theme',
  'human-detail',
  'analogy',
  'amount',
  'worst-fact',
  'standard',
  'witness',
  'ask',
  'side',
  'answer',
  'point',
  'proof',
] as const;
export const SlotName = z.enum(SLOTS);
export type SlotName = z.infer<typeof SlotName>;

const item = z.object({
  id: z.string(),
  confidence: known(Confidence, 'check'),
  sources: z.array(ModelSource),
});

export const ModelPerson = item.extend({
  name: StorableText,
  kind: known(z.enum(['person', 'organization']), 'person'),
  side: known(z.enum(['ours', 'theirs', 'neither']), 'neither'),
  /** As the file says it: "dispatch manager of Meridian". */
  role: StorableText.optional(),
  /** Can be called and examined. */
  witness: z.boolean(),
});
export type ModelPerson = z.infer<typeof ModelPerson>;

/** Whom a fact helps. */
const Favors = z.enum(['ours', 'theirs', 'neither']);

export const ModelFact = item.extend({
  /** The words of the file. */
  text: StorableText,
  /** As an advocate says it, one idea a sentence; empty when it cannot be said without changing it. */
  said: z.array(StorableText),
  reworded: z.boolean(),
  kind: z.enum(['event', 'procedure', 'law']),
  /** `2025-03-09`, `2025-03` or `2025`. */
  date: z.string().optional(),
  force: z.number(),
  reasons: knownEntries(z.array(ForceReason)),
  people: z.array(z.string()),
  /** Told in drafts; the others are "more facts found". */
  used: z.boolean(),
  /** Whom it helps; `neither` where both can tell it. Read, or as the attorney says. */
  favors: known(Favors.or(z.literal('unsure')).optional(), undefined),
});
export type ModelFact = z.infer<typeof ModelFact>;

export const ModelClaim = item.extend({
  name: StorableText,
  elements: z.array(z.object({ name: StorableText, facts: z.array(z.string()) })),
  standard: Standard,
  burdenOn: known(z.enum(['us', 'them', 'unknown']), 'unknown'),
  /** "Count Two", where the paper numbers its claims or charges. */
  count: StorableText.optional(),
  /** Those of several against whom alone it is made, as the paper calls them. */
  against: StorableText.optional(),
});
export type ModelClaim = z.infer<typeof ModelClaim>;

export const ModelRelief = item.extend({ text: StorableText, amount: StorableText.optional() });

export const ModelClash = z.object({
  id: z.string(),
  about: z.enum(['date', 'time', 'amount', 'measure', 'account']),
  /** What both speak of. */
  subject: StorableText,
  first: z.object({ value: StorableText, fact: z.string(), source: ModelSource }),
  second: z.object({ value: StorableText, fact: z.string(), source: ModelSource }),
  choice: known(z.enum(['first', 'second', 'both']), 'both'),
});
export type ModelClash = z.infer<typeof ModelClash>;

/** What the file leaves open, as a code with the words that it concerns. */
export const ModelGap = z.object({
  code: z.enum([
    'no-story',
    'no-client',
    'no-opponent',
    'no-side',
    'no-amount',
    'no-relief',
    'no-standard',
    'no-witness',
    'no-authority',
    'exhibit-not-described',
    'element-without-fact',
    'kept-out',
    'count-ended',
    'privileged',
  ]),
  subject: StorableText.optional(),
  /** Of a ruling that keeps something out: a correction that leaves this item out says that the ruling was misread. */
  id: z.string().optional(),
});
export type ModelGap = z.infer<typeof ModelGap>;

export const CaseModel = z.object({
  papers: z.array(
    z.object({
      document: z.object({ id: z.uuid().optional(), name: StorableText }),
      kind: known(PaperKind, 'other'),
      tellsStory: z.boolean(),
      pages: z.number().int().nonnegative(),
      facts: z.number().int().nonnegative(),
    }),
  ),
  side: known(Side, 'unknown'),
  people: z.array(ModelPerson),
  facts: knownEntries(z.array(ModelFact)),
  claims: knownEntries(z.array(ModelClaim)),
  relief: z.array(ModelRelief),
  evidence: z.array(item.extend({ name: StorableText, facts: z.array(z.string()) })),
  clashes: knownEntries(z.array(ModelClash)),
  gaps: knownEntries(z.array(ModelGap)),
  slots: knownNames(z.partialRecord(SlotName, StorableText)),
});
export type CaseModel = z.infer<typeof CaseModel>;

const Correction = z.object({
  value: typedText(2000).min(1).optional(),
  leftOut: z.boolean().optional(),
  used: z.boolean().optional(),
  favors: Favors.optional(),
  choice: z.enum(['first', 'second', 'both']).optional(),
  side: z.enum(['ours', 'theirs', 'neither']).optional(),
  role: typedText(300).optional(),
  witness: z.boolean().optional(),
  standard: Standard.optional(),
  burdenOn: z.enum(['us', 'them', 'unknown']).optional(),
});

/** What the attorney changed, by the id of the item. An item that the file no longer holds is left alone. */
export const ModelCorrections = z.object({
  items: z.record(z.string().max(80), Correction).default({}),
  side: Side.optional(),
  slots: z.partialRecord(SlotName, typedText(2000)).default({}),
});
export type ModelCorrections = z.infer<typeof ModelCorrections>;

/** Corrections to be kept, and as the sender last saw them: what another window corrected meanwhile stays. */
export const SentCorrections = z.object({
  corrections: ModelCorrections,
  expectedCorrections: ModelCorrections.optional(),
});
export type SentCorrections = z.infer<typeof SentCorrections>;

const { favors, choice, side, standard, burdenOn } = Correction.shape;
/** The same where it is read: what this version does not know counts as not corrected. */
export const KnownCorrections = ModelCorrections.extend({
  items: z
    .record(
      z.string(),
      Correction.extend({
        favors: known(favors, undefined),
        choice: known(choice, undefined),
        side: known(side, undefined),
        standard: known(standard, undefined),
        burdenOn: known(burdenOn, undefined),
      }),
    )
    .default({}),
  side: known(Side.optional(), undefined),
  slots: knownNames(z.partialRecord(SlotName, typedText(2000))).default({}),
});
