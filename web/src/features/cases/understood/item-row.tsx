import type { Confidence, ModelSource } from '@lectern/contracts/case-model';
import { Button } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { forgetTabDraft } from '../../../lib/tab-drafts.js';
import { keptText, useTabName, useTabText } from '../../../lib/use-tab-text.js';
import { TextArea } from '../../../ui/fields.js';
import { SourceQuote } from './source-quote.js';
import type { Corrections } from './use-corrections.js';
import { placeOf } from './understood-words.js';

interface ItemRowProps {
  item: { id: string; confidence: Confidence; sources: ModelSource[] };
  /** What is corrected, and what names the row for who does not see it. */
  text: string;
  corrections: Corrections;
  /** Before the text, such as a date. */
  lead?: ReactNode;
  /** Another thing that can be done with it. */
  act?: ReactNode;
  /** It is told in other words than those of its place. */
  reworded?: boolean;
  /** Below the text. */
  children?: ReactNode;
  dim?: boolean;
}

/** One thing that was understood, where it was read, and the ways to put it right. */
export function ItemRow({
  item,
  text: understood,
  corrections,
  lead,
  act,
  reworded = false,
  children,
  dim = false,
}: ItemRowProps) {
  const name = useTabName(item.id);
  const [editing, setEditing] = useState<'asked' | 'found' | null>(() =>
    keptText(name) === undefined ? null : 'found',
  );
  const asked = corrections.of(item.id);
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    forgetTabDraft(name);
    setEditing(null);
    // The button is there again with the next paint.
    requestAnimationFrame(() => edit.current?.focus());
  };
  const text = asked?.value ?? understood;
  if (asked?.leftOut) return null;
  if (editing)
    return (
      <li>
        <Editor
          name={name}
          takesFocus={editing === 'asked'}
          text={text}
          onKeep={async (value) => {
            if (value === text || (await corrections.correct(item.id, { value }))) close();
          }}
          onCancel={close}
        />
      </li>
    );
  return (
    <li data-item={item.id} className={dim ? 'understood-row t3' : 'understood-row'}>
      <div>
        {lead}
        <p>{text}</p>
        {children}
        <Sources item={item} reworded={reworded} />
      </div>
      <span className="document-acts">
        <button ref={edit} type="button" className="link-button sm" onClick={() => setEditing('asked')}>
          Correct<span className="visually-hidden">: {text}</span>
        </button>
        {act}
        <button
          type="button"
          className="link-button sm"
          onClick={() => void corrections.correct(item.id, { leftOut: true })}
        >
          Leave out<span className="visually-hidden">: {text}</span>
        </button>
      </span>
    </li>
  );
}

/** Characters of a document's name where several places stand in a line. */
const SHORT = 40;

function Sources({ item: { confidence, sources }, reworded }: Pick<ItemRowProps, 'item' | 'reworded'>) {
  if (confidence === 'yours') return <span className="line2">Your words</span>;
  if (sources.length === 0) return null;
  const places = [...new Set(sources.map((source) => placeOf(source, SHORT)))];
  return (
    <details className="sm t3">
      <summary>
        {places.slice(0, 3).join(' · ')}
        {places.length > 3 && ` and ${places.length - 3} more`}
        {reworded && ' · reworded for speaking'}
        {confidence === 'check' && ' · several readings fit: check'}
      </summary>
      {sources.slice(0, 6).map((source, index) => (
        <SourceQuote key={index} source={source} />
      ))}
    </details>
  );
}

interface EditorProps {
  /** Under which this tab keeps what is typed. */
  name: string;
  takesFocus: boolean;
  text: string;
  onKeep: (value: string) => Promise<void>;
  onCancel: () => void;
}

function Editor({ name, takesFocus, text, onKeep, onCancel }: EditorProps) {
  const [value, setValue] = useTabText(name, text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const empty = value.trim() === '';
  return (
    <div className="understood-editor">
      <TextArea
        ref={field}
        rows={2}
        aria-label={`Correct: ${text}`}
        maxLength={2000}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <div className="row">
        <Button type="primary" disabled={empty} onClick={() => void onKeep(value.trim())}>
          Keep
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  );
}
