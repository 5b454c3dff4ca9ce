import { Button } from 'antd';
import { CASE_TYPE_LABELS, FIELD_LABELS, JURISDICTION_LABELS } from './words.js';
import type { CaseDraft } from './use-case-draft.js';
import { keptOverDocument } from './case-draft.machine.js';
import type { FieldClash } from './merge-case.js';

const LABELS: Record<string, string> = { ...CASE_TYPE_LABELS, ...JURISDICTION_LABELS };
const shown = (clash: FieldClash, value: string): string =>
  value === ''
    ? '(empty)'
    : clash.field === 'caseType' || clash.field === 'jurisdiction'
      ? (LABELS[value] ?? value)
      : value;

/** Fields that two windows filled differently: both texts, and a choice for each. */
export function CaseClashes({ draft }: { draft: CaseDraft }) {
  const { clashes } = draft.state;
  if (clashes.length === 0) return null;
  return (
    <section className="notice case-clashes" aria-labelledby="case-clashes" role="alert">
      <h3 id="case-clashes">Another window changed the same fields</h3>
      <p className="sm">Nothing more is saved from here until you have chosen.</p>
      <ul>
        {clashes.map((clash) => (
          <li key={clash.field}>
            <b>{FIELD_LABELS[clash.field]}</b>
            <p>Here: {shown(clash, clash.mine)}</p>
            <p>There: {shown(clash, clash.theirs)}</p>
            <span className="row">
              <Button onClick={() => draft.dispatch({ type: 'clash-settled', clash, take: 'mine' })}>
                Keep what is here
                <span className="visually-hidden"> for {FIELD_LABELS[clash.field]}</span>
              </Button>
              <Button onClick={() => draft.dispatch({ type: 'clash-settled', clash, take: 'theirs' })}>
                Take what is there
                <span className="visually-hidden"> for {FIELD_LABELS[clash.field]}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was typed and is not what the document says: kept, and said so. */
export function KeptOverDocument({ draft }: { draft: CaseDraft }) {
  const kept = keptOverDocument(draft.state);
  if (kept.length === 0) return null;
  const names = kept.map(({ field }) => FIELD_LABELS[field]).join(', ');
  return (
    <p className="notice" role="status">
      {kept.length === 1
        ? '1 field that you typed was kept'
        : `${kept.length} fields that you typed were kept`}
      : {names}.{' '}
      <button
        type="button"
        className="link-button"
        onClick={() => {
          for (const clash of kept) draft.dispatch({ type: 'clash-settled', clash, take: 'theirs' });
        }}
      >
        Replace {kept.length === 1 ? 'it' : 'them'} by what the document says
      </button>
    </p>
  );
}
