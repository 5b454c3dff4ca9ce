import { CASE_TYPES, JURISDICTIONS, type CaseField } from '@lectern/contracts/case';
import { useState, type ReactNode } from 'react';
import { ChoiceField, TextArea, TextField } from '../../../ui/fields.js';
import type { CaseForm, Mark } from './case-form.js';
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
export function CaseFieldRow({ field, form, onChange, required, problem, extra }: CaseFieldRowProps) {
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
        <FieldMark mark={mark} labelId={`${id}-label`} open={quoted} onToggle={() => setQuoted(!quoted)} />
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
      {quoted && mark?.kind === 'pdf' && <blockquote className="field-quote">{mark.quote}</blockquote>}
      {problem && (
        <p id={described} className="inline-error">
          {problem}
        </p>
      )}
    </div>
  );
}

interface FieldMarkProps {
  mark: Mark | undefined;
  labelId: string;
  open: boolean;
  onToggle: () => void;
}

/** "p. 3" opens the quoted words; an unsure reading says "check". */
function FieldMark({ mark, labelId, open, onToggle }: FieldMarkProps) {
  if (!mark) return null;
  if (mark.kind === 'earlier-session') return <span className="sm t3">from an earlier session</span>;
  return (
    <span className="field-mark">
      {mark.unsure && <b className="check-mark">check</b>}
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
