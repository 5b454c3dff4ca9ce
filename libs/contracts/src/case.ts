import { z } from 'zod';
import { known } from './known.js';
import { typedText } from './typed-text.js';

export const CASE_TYPES = [
  'civil-litigation',
  'criminal-defense',
  'personal-injury',
  'corporate-law',
  'family-law',
  'employment-law',
  'intellectual-property',
  'real-estate',
  'bankruptcy',
  'immigration',
] as const;
export const CaseType = z.enum(CASE_TYPES);
export type CaseType = z.infer<typeof CaseType>;

export const JURISDICTIONS = [
  'federal',
  'state-superior',
  'state-district',
  'municipal',
  'appellate',
  'supreme',
] as const;
export const Jurisdiction = z.enum(JURISDICTIONS);
export type Jurisdiction = z.infer<typeof Jurisdiction>;

const shortText = typedText(300);
const longText = typedText(20_000);

/** What the attorney knows of the case. Every field may be unknown: unknown is empty, never guessed. */
export const CaseDetails = z.object({
  caseType: CaseType.optional(),
  jurisdiction: Jurisdiction.optional(),
  clientName: shortText.optional(),
  opposingParty: shortText.optional(),
  keyFacts: longText.optional(),
  legalIssues: longText.optional(),
  desiredOutcome: longText.optional(),
  evidenceTypes: longText.optional(),
  timeConstraints: longText.optional(),
});
export type CaseDetails = z.infer<typeof CaseDetails>;
/** The same where it is read, not typed. */
export const KnownCaseDetails = CaseDetails.extend({
  caseType: known(CaseType.optional(), undefined),
  jurisdiction: known(Jurisdiction.optional(), undefined),
});
export const CASE_FIELDS = Object.keys(CaseDetails.shape) as CaseField[];
export const CaseField = CaseDetails.keyof();
export type CaseField = z.infer<typeof CaseField>;

/** Whether two say the same of a case; an absent field is an empty one. */
export const sameCase = (one: CaseDetails, other: CaseDetails): boolean =>
  CASE_FIELDS.every((field) => (one[field] ?? '') === (other[field] ?? ''));
