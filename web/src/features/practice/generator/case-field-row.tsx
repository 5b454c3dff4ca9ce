import { CASE_TYPES, JURISDICTIONS, type CaseField } from '@lectern/contracts/case';
import type { FieldSource } from '@lectern/contracts/pdf-reading';
import { useState, type ReactNode } from 'react';
import { ChoiceField, TextArea, TextField } from '../../../ui/fields.js';
import { type CaseForm, type Mark, isUnsure } from './case-form.js';
import { isListField } from './readings.js';
import { CASE_TYPE_LABELS, FIELD_LABELS, JURISDICTION_LABELS } from './words.js';

interface CaseFieldRowProps {
  field: CaseField;
  form: CaseForm;
  onChange: (value: string) => void;
  required?: boolean;
  /** Shown under the field, and read out with it. */
  problem?: string;
  /** Beside the label. */
  extra?: ReactNode;
  /** Every place in the document that the value was read from; a list has one an item. */
  sources?: FieldSource[];
  /** Under the field: what else the document may say. */
  others?: ReactNode;
}

const OPTIONS: Partial<Record<CaseField, { value: string; label: string }[]>> = {
  caseType: CASE_TYPES.map((value) => ({ value, label: CASE_TYPE_LABELS[value] })),
  jurisdiction: [
    { value: '', label: 'Not stated' },
    ...JURISDICTIONS.map((value) => ({ value, label: JURISDICTION_LABELS[value] })),
  ],
};

const LIMITS: Partial<Record<CaseField, number>> = { clientName: 300, opposingParty: 300 };

/** One field of the case, with the page it was read from until it is edited. */
export function CaseFieldRow({
  field,
  form,
  onChange,
  required,
  problem,
  extra,
  sources = [],
  others,
}: CaseFieldRowProps) {
  const id = `case-${field}`;
  const described = problem ? `${id}-problem` : undefined;
  const [quoted, setQuoted] = useState(false);
  const mark = form.marks[field];
  const options = OPTIONS[field];
  const short = LIMITS[field];
  const control = {
    id,
    'aria-describedby': described,
    'aria-invalid': problem !== undefined,
    'aria-required': required,
    status: problem ? ('error' as const) : undefined,
  };
  return (
    <div className={short || options ? 'case-field' : 'case-field wide'}>
      <div className="case-field-head">
        <label id={`${id}-label`} htmlFor={id} className="field-label">
          {FIELD_LABELS[field]}
          {required && <span className="t3"> (required)</span>}
        </label>
        {extra}
        <FieldMark
          mark={mark}
          unsure={unsureIn(field, form, sources)}
          labelId={`${id}-label`}
          open={quoted}
          onToggle={() => setQuoted(!quoted)}
        />
      </div>
      {options ? (
        <ChoiceField
          {...control}
          value={form.values[field] || undefined}
          placeholder="Select"
          options={options}
          onChange={onChange}
        />
      ) : short ? (
        <TextField
          {...control}
          maxLength={short}
          value={form.values[field]}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <TextArea
          {...control}
          className="growing"
          rows={field === 'keyFacts' ? 5 : 2}
          maxLength={20_000}
          value={form.values[field]}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {quoted && mark?.kind === 'pdf' && <Quotes mark={mark} sources={sources} />}
      {others}
      {problem && (
        <p id={described} className="inline-error">
          {problem}
        </p>
      )}
    </div>
  );
}

const sourceOf = (mark: Mark | undefined, sources: FieldSource[]): FieldSource | undefined =>
  mark?.kind === 'pdf'
    ? sources.find(({ page, quote }) => page === mark.page && quote === mark.quote)
    : undefined;

/** What the form asks to check: the value, or how many items of a list. */
function unsureIn(field: CaseField, { marks, values }: CaseForm, sources: FieldSource[]): string | undefined {
  const mark = marks[field];
  if (mark?.kind !== 'pdf') return undefined;
  const items = values[field].split('\n').length;
  if (!isListField(field) || items === 1 || sources.length !== items)
    return mark.unsure ? 'check' : undefined;
  const unsure = sources.filter(isUnsure).length;
  if (unsure === 0) return undefined;
  return unsure === items ? 'check all' : `check ${unsure} of ${items}`;
}

interface QuotesProps {
  mark: Extract<Mark, { kind: 'pdf' }>;
  sources: FieldSource[];
}

/** The words of the document; for a list those of every item, each with its page. */
function Quotes({ mark, sources }: QuotesProps) {
  if (sources.length < 2 || !sourceOf(mark, sources))
    return <blockquote className="field-quote">{mark.quote}</blockquote>;
  return sources.map((source, at) => (
    <blockquote key={at} className="field-quote">
      <span className="sm t3">p.&nbsp;{source.page}</span>{' '}
      {isUnsure(source) && <b className="sm check-mark">check</b>}
      <br />
      {source.quote}
    </blockquote>
  ));
}

interface FieldMarkProps {
  mark: Mark | undefined;
  unsure: string | undefined;
  labelId: string;
  open: boolean;
  onToggle: () => void;
}

/** "p. 3" opens the quoted words; what is unsure says "check". */
function FieldMark({ mark, unsure, labelId, open, onToggle }: FieldMarkProps) {
  if (!mark) return null;
  if (mark.kind === 'case') return <span className="sm t3">from this case</span>;
  return (
    <span className="field-mark">
      {unsure && <b className="check-mark">{unsure}</b>}
      <button
        type="button"
        className="link-button"
        aria-expanded={open}
        aria-label={`p. ${mark.page}, show the quote`}
        aria-describedby={labelId}
        onClick={onToggle}
      >
        p. {mark.page}
      </button>
    </span>
  );
}
