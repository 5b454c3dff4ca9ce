import { z } from 'zod';
import { CaseField, KnownCaseDetails } from './case.js';
import { known, knownEntries } from './known.js';

/** Found value of a case field, with the place in the PDF that it was read from. */
export const FieldSource = z.object({
  field: CaseField,
  page: z.number().int().positive(),
  quote: z.string(),
  /** Below 0.8 the form says "check". */
  confidence: z.number().min(0).max(1),
});
export type FieldSource = z.infer<typeof FieldSource>;

/** What was nearly chosen for a field, for the user to take with one click. */
export const RunnerUp = FieldSource.extend({ value: z.string() });
export type RunnerUp = z.infer<typeof RunnerUp>;

export const PdfReading = KnownCaseDetails.extend({
  sessionId: z.uuid(),
  sessionTitle: z.string(),
  court: z.string().optional(),
  docketNumber: z.string().optional(),
  /** Where the client stands in the caption; absent without one, and from before it was kept. */
  clientStands: known(z.enum(['first', 'second']).optional(), undefined),
  sources: knownEntries(z.array(FieldSource)),
  /** Likeliest first within a field; absent for what was read before there were any. */
  runnersUp: knownEntries(z.array(RunnerUp)).optional(),
  pageCount: z.number().int().positive(),
  /** Pages whose text was read by optical character recognition. */
  ocrPages: z.array(z.number().int().positive()),
  /** What could not be read, in plain sentences. */
  warnings: z.array(z.string()),
});
export type PdfReading = z.infer<typeof PdfReading>;
