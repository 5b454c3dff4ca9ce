import type { CaseField } from '@lectern/contracts/case';
import { useId, useState } from 'react';
import type { ReadDocument } from './case-draft.machine.js';
import type { CaseForm } from './case-form.js';
import { useGetDocumentQuery } from './generator.api.js';
import { isListField, otherReadings, type Reading } from './readings.js';
import { CASE_TYPE_LABELS, FIELD_LABELS, JURISDICTION_LABELS } from './words.js';
import './other-readings.css';

interface OtherReadingsProps {
  field: CaseField;
  form: CaseForm;
  required: boolean;
  document: ReadDocument;
  onTake: (reading: Reading) => void;
}

const LABELS: Record<string, string> = { ...CASE_TYPE_LABELS, ...JURISDICTION_LABELS };
const shown = (value: string): string => LABELS[value] ?? value;

/** What one more item of each list is called. */
const ITEMS: Partial<Record<CaseField, [one: string, many: string]>> = {
  keyFacts: ['fact', 'facts'],
  legalIssues: ['issue', 'issues'],
  desiredOutcome: ['request', 'requests'],
  timeConstraints: ['date', 'dates'],
};

/** What else the document may say of a field, one click away, and an empty field that says why it is empty. */
export function OtherReadings({ field, form, required, document, onTake }: OtherReadingsProps) {
  const readings = otherReadings(form.values, field, document.parsed);
  const empty = form.values[field].trim() === '';
  const { data } = useGetDocumentQuery({ sessionId: document.parsed.sessionId });
  return (
    <>
      {empty && (
        <p className="sm t3 nothing-read">
          {readings.length > 0
            ? 'Nothing in the file was sure enough to fill this in. Choose below, or type it.'
            : data?.document?.reading
              ? 'Not found so far. The rest of the pages is being read.'
              : `Not found in the file. ${required ? 'Type it in.' : 'Type it in, or leave it empty.'}`}
        </p>
      )}
      {readings.length > 0 &&
        (isListField(field) ? (
          <MoreItems field={field} readings={readings} onTake={onTake} />
        ) : (
          <p className="sm t3 or-readings">
            <span>or:</span>
            {readings.map((reading) => (
              <button
                key={reading.value}
                type="button"
                className="link-button"
                aria-label={`Take ${shown(reading.value)} as ${FIELD_LABELS[field].toLowerCase()}`}
                title={`Page ${reading.page}: ${reading.quote}`}
                onClick={() => onTake(reading)}
              >
                {shown(reading.value)}
              </button>
            ))}
          </p>
        ))}
    </>
  );
}

interface MoreItemsProps {
  field: CaseField;
  readings: Reading[];
  onTake: (reading: Reading) => void;
}

/** "12 more facts found": closed until asked for, each with its page and a button that adds it. */
function MoreItems({ field, readings, onTake }: MoreItemsProps) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const [one, many] = ITEMS[field] ?? ['item', 'items'];
  return (
    <div className="more-readings">
      <button
        type="button"
        className="link-button"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={() => setOpen(!open)}
      >
        {readings.length === 1 ? `1 more ${one} found` : `${readings.length} more ${many} found`}
      </button>
      {open && (
        <ul id={list}>
          {readings.map((reading) => (
            <li key={reading.value}>
              <span className="more-reading">
                {reading.value} <span className="t3">p.&nbsp;{reading.page}</span>
              </span>
              <button
                type="button"
                className="link-button"
                aria-label={`Add: ${reading.value}`}
                onClick={() => onTake(reading)}
              >
                Add
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
