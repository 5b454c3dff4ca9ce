import { CASE_FIELDS, type CaseDetails, type CaseField } from '@lectern/contracts/case';
import type { Side } from '@lectern/contracts/cases';
import { readFor } from '@lectern/contracts/document-parties';
import type { FieldSource } from '@lectern/contracts/pdf-reading';
import type { CaseDocument } from '@lectern/contracts/documents';
import type { CaseForm } from './case-form.js';

/** What the documents of the case say for fields that are still empty, for the side that it names; the first document that says it counts. */
export function fromTheFile(
  form: CaseForm,
  documents: CaseDocument[],
  side: Side | null = null,
): { details: CaseDetails; sources: FieldSource[]; fields: CaseField[] } {
  const details: Record<string, string> = {};
  const sources: FieldSource[] = [];
  const fields: CaseField[] = [];
  const readings = documents.flatMap((document) => (document.fields ? [readFor(document.fields, side)] : []));
  for (const field of CASE_FIELDS) {
    if (form.values[field] !== '') continue;
    const found = readings.find((read) => read[field]);
    const value = found?.[field];
    if (!found || !value) continue;
    details[field] = value;
    fields.push(field);
    sources.push(...found.sources.filter((source) => source.field === field));
  }
  return { details: details as CaseDetails, sources, fields };
}
