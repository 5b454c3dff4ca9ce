import {
  CASE_FIELDS,
  CASE_TYPES,
  JURISDICTIONS,
  type CaseDetails,
  type CaseField,
} from '@lectern/contracts/case';
import type { FieldSource } from '@lectern/contracts/pdf-reading';
import { isListField, type ReadFields, type Reading } from './readings.js';

/** Where a field's value was read; gone as soon as the attorney changes the field. */
export type Mark = { kind: 'pdf'; page: number; quote: string; unsure: boolean } | { kind: 'case' };

export interface CaseForm {
  values: Record<CaseField, string>;
  marks: Partial<Record<CaseField, Mark>>;
  /** Fields that the attorney typed into: nothing overwrites them. */
  typed: CaseField[];
}

export const emptyCaseForm: CaseForm = {
  values: {
    caseType: '',
    jurisdiction: '',
    clientName: '',
    opposingParty: '',
    keyFacts: '',
    legalIssues: '',
    desiredOutcome: '',
    evidenceTypes: '',
    timeConstraints: '',
  },
  marks: {},
  typed: [],
};

/** Under this the form says "check". */
const SURE_FROM = 0.8;
export const isUnsure = ({ confidence }: { confidence: number }): boolean => confidence < SURE_FROM;

export type CaseFormEvent =
  | { type: 'typed'; field: CaseField; value: string }
  | { type: 'read-from-pdf'; details: CaseDetails; sources: FieldSource[] }
  /** What the case itself says, before anything was typed. */
  | { type: 'case-known'; details: CaseDetails }
  /** What another window saved, put together with this form. */
  | { type: 'merged'; details: CaseDetails }
  /** Pages that were read later: only what is still empty is filled. */
  | { type: 'empty-fields-filled'; details: CaseDetails; sources: FieldSource[] }
  /** Back in a session: its case as it was left, with the places where its document says so. */
  | { type: 'restored'; details: CaseDetails; document: ReadFields | null }
  /** What else the document may say: instead of a value, or as one more item of a list. */
  | { type: 'reading-taken'; field: CaseField; reading: Reading }
  /** The document named the parties the wrong way round for this attorney. */
  | { type: 'parties-swapped' }
  | { type: 'cleared' };

export function caseFormReducer(form: CaseForm, event: CaseFormEvent): CaseForm {
  switch (event.type) {
    case 'typed': {
      const marks = { ...form.marks };
      delete marks[event.field];
      return {
        values: { ...form.values, [event.field]: event.value },
        marks,
        typed: form.typed.includes(event.field) ? form.typed : [...form.typed, event.field],
      };
    }
    case 'read-from-pdf':
      return filled(form, event.details, (field) => markOf(event.sources, field));
    case 'case-known':
      return merged(form, { ...given(form), ...event.details, ...typedIn(form) }, () => ({ kind: 'case' }));
    case 'merged':
      return merged(form, event.details);
    case 'empty-fields-filled':
      return merged(form, { ...event.details, ...given(form) }, (field) => markOf(event.sources, field));
    case 'restored':
      return restored(event.details, event.document);
    case 'reading-taken':
      return taken(form, event.field, event.reading);
    case 'parties-swapped':
      return swapped(form);
    case 'cleared':
      return emptyCaseForm;
  }
}

function markOf(sources: FieldSource[], field: CaseField): Mark | undefined {
  const source = sources.find((one) => one.field === field);
  return source && { kind: 'pdf', page: source.page, quote: source.quote, unsure: isUnsure(source) };
}

function restored(details: CaseDetails, document: ReadFields | null): CaseForm {
  let form: CaseForm = { values: { ...emptyCaseForm.values }, marks: {}, typed: [] };
  for (const field of CASE_FIELDS) {
    const value = details[field];
    if (!value) continue;
    form.values[field] = value;
    const mark = document && document[field] === value ? markOf(document.sources, field) : undefined;
    const chosen = document?.runnersUp?.find((one) => one.field === field && one.value === value);
    if (mark) form.marks[field] = mark;
    else if (chosen) form = taken(form, field, chosen);
    // What the document does not say in these words is the attorney's own.
    else if (document?.[field] !== value) form.typed.push(field);
  }
  return form;
}

function taken(form: CaseForm, field: CaseField, { value, page, quote, confidence }: Reading): CaseForm {
  const before = form.values[field].trimEnd();
  const list = isListField(field) && before !== '';
  const mark: Mark = { kind: 'pdf', page, quote, unsure: isUnsure({ confidence }) };
  return {
    values: { ...form.values, [field]: list ? `${before}\n${value}` : value },
    marks: list ? form.marks : { ...form.marks, [field]: mark },
    typed: form.typed.includes(field) ? form.typed : [...form.typed, field],
  };
}

function swapped({ values, marks, typed }: CaseForm): CaseForm {
  const other = (field: CaseField): CaseField =>
    field === 'clientName' ? 'opposingParty' : field === 'opposingParty' ? 'clientName' : field;
  const turned: CaseForm['marks'] = {};
  for (const field of CASE_FIELDS) {
    const mark = marks[field];
    if (mark) turned[other(field)] = mark;
  }
  return {
    values: { ...values, clientName: values.opposingParty, opposingParty: values.clientName },
    marks: turned,
    typed: typed.map(other),
  };
}

function filled(
  form: CaseForm,
  details: CaseDetails,
  markFor: (field: CaseField) => Mark | undefined,
): CaseForm {
  const values = { ...form.values };
  const marks = { ...form.marks };
  for (const field of CASE_FIELDS) {
    if (typedWords(form, field)) continue;
    const value = details[field];
    // What an earlier document filled does not describe this one.
    values[field] = value ?? '';
    const mark = value ? markFor(field) : undefined;
    if (mark) marks[field] = mark;
    else delete marks[field];
  }
  return { values, marks, typed: form.typed.filter((field) => typedWords(form, field)) };
}

const given = (form: CaseForm): Partial<Record<CaseField, string>> =>
  Object.fromEntries(Object.entries(form.values).filter(([, value]) => value !== ''));

const typedIn = (form: CaseForm): Partial<Record<CaseField, string>> =>
  Object.fromEntries(
    form.typed.filter((field) => typedWords(form, field)).map((field) => [field, form.values[field]]),
  );

/** Takes the values of `details`; where one differs from the form's, its mark is no longer true. */
function merged(
  form: CaseForm,
  details: Partial<Record<CaseField, string>>,
  markFor: (field: CaseField) => Mark | undefined = () => undefined,
): CaseForm {
  const values = { ...form.values };
  const marks = { ...form.marks };
  const typed = new Set(form.typed);
  for (const field of CASE_FIELDS) {
    const value = details[field] ?? '';
    // The form keeps blanks at the ends while somebody types.
    if (value === values[field].trim()) continue;
    values[field] = value;
    const mark = markFor(field);
    if (mark) marks[field] = mark;
    else {
      delete marks[field];
      typed.add(field);
    }
  }
  return { values, marks, typed: [...typed] };
}

/** A field that was emptied again is free to be filled. */
const typedWords = (form: CaseForm, field: CaseField): boolean =>
  form.typed.includes(field) && form.values[field] !== '';

const memberOf = <T extends string>(members: readonly T[], value: string): T | undefined =>
  members.find((member) => member === value);

/** The form as the API takes it: empty fields are absent. */
export function caseDetailsOf({ values }: CaseForm): CaseDetails {
  const text = (field: CaseField): string | undefined => values[field].trim() || undefined;
  return {
    caseType: memberOf(CASE_TYPES, values.caseType),
    jurisdiction: memberOf(JURISDICTIONS, values.jurisdiction),
    clientName: text('clientName'),
    opposingParty: text('opposingParty'),
    keyFacts: text('keyFacts'),
    legalIssues: text('legalIssues'),
    desiredOutcome: text('desiredOutcome'),
    evidenceTypes: text('evidenceTypes'),
    timeConstraints: text('timeConstraints'),
  };
}

export type RequiredField = 'caseType' | 'keyFacts';

/** The required fields that are still empty, in the order of the form. */
export const missingFields = (form: CaseForm): RequiredField[] =>
  (['caseType', 'keyFacts'] as const).filter((field) => form.values[field].trim() === '');

/** Whether something that was kept as JSON is a form: an older Lectern may have kept another shape. */
export function isCaseForm(value: unknown): value is CaseForm {
  if (typeof value !== 'object' || value === null) return false;
  if (!('values' in value && 'marks' in value && 'typed' in value)) return false;
  const { values, marks, typed } = value;
  return (
    typeof values === 'object' &&
    values !== null &&
    CASE_FIELDS.every(
      (field) => typeof Object.entries(values).find(([name]) => name === field)?.[1] === 'string',
    ) &&
    typeof marks === 'object' &&
    marks !== null &&
    Array.isArray(typed)
  );
}
