import type { CaseDetails, CaseField } from '@lectern/contracts/case';
import type { FieldSource, PdfReading } from '@lectern/contracts/pdf-reading';

/** What was read of a document, with its places. */
export type ReadFields = CaseDetails & Pick<PdfReading, 'sources' | 'runnersUp'>;

/** One way to read a field, with its place. */
export interface Reading extends Omit<FieldSource, 'field'> {
  value: string;
}

const LISTS: readonly CaseField[] = [
  'keyFacts',
  'legalIssues',
  'desiredOutcome',
  'evidenceTypes',
  'timeConstraints',
];
/** A field of many items, one a line. */
export const isListField = (field: CaseField): boolean => LISTS.includes(field);

const itemsOf = (value: string): string[] => value.split('\n').map((item) => item.trim());

/** What the document may say of a field beside what stands in it, likeliest first. */
export function otherReadings(
  values: Record<CaseField, string>,
  field: CaseField,
  document: ReadFields,
): Reading[] {
  const offered: Reading[] = (document.runnersUp ?? []).filter((one) => one.field === field);
  if (isListField(field)) {
    const there = new Set(itemsOf(values[field]));
    return offered.filter(({ value }) => !there.has(value.trim()));
  }
  // What was read first can be taken back after another was taken.
  const first = document[field];
  const source = document.sources.find((one) => one.field === field);
  const all = first && source ? [{ ...source, value: first }, ...offered] : offered;
  return all.filter(
    ({ value }, at) =>
      value !== values[field].trim() && all.findIndex((other) => other.value === value) === at,
  );
}
