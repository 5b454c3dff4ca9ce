import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { slotOf, type ScriptEdit, type ScriptSentence } from './script.js';
import { SlotRow } from './slot-row.js';
import { originalsOf, sourceLabels } from './source-label.js';

interface SentenceRowProps {
  sentence: ScriptSentence;
  editing: boolean;
  /** An item of a list can change places. */
  movable: boolean;
  selected: boolean;
  /** Shows the source in the pane. */
  onSelect: () => void;
  onEdit: (edit: ScriptEdit) => void;
}

/** One sentence beside its source. What is not in the file asks to be confirmed or cut. */
export function SentenceRow({ sentence, editing, movable, selected, onSelect, onEdit }: SentenceRowProps) {
  const { id, text, stand, sources } = sentence;
  if (stand === 'cut') {
    return (
      <li className="sentence gone">
        <span className="sm">
          <s>{shortened(sentence.drafted.text)}</s> cut ·{' '}
          <button
            type="button"
            className="link-button"
            onClick={() => onEdit({ type: 'restore', sentenceId: id })}
          >
            Undo
          </button>
        </span>
      </li>
    );
  }
  if (editing) return <SentenceEditor sentence={sentence} movable={movable} onEdit={onEdit} />;
  const slot = slotOf(sentence);
  if (slot) return <SlotRow sentence={sentence} slot={slot.slot} />;
  const links = sourceLabels(sources);
  const classes = ['sentence', stand === 'unsupported' ? 'unsupported' : '', selected ? 'selected' : ''];
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <span className="sentence-words">{text}</span>
      {sentence.reworded && stand === 'supported' && <Original sentence={sentence} />}
      {links.length > 0 && (
        <span className="sources">
          {stand === 'supported' ? (
            <button
              type="button"
              className="link-button"
              aria-pressed={selected}
              aria-label={`${links.join(', ')}: show the source`}
              onClick={onSelect}
            >
              {links.join(' · ')}
            </button>
          ) : (
            <span className="sm t3">{links.join(' · ')}</span>
          )}
        </span>
      )}
      {stand === 'unsupported' && (
        <span className="row decide">
          <b className="sm">not in your file: confirm or cut</b>
          <Button
            size="small"
            aria-label={`Confirm: ${shortened(text)}`}
            onClick={() => onEdit({ type: 'confirm', sentenceId: id })}
          >
            Confirm
          </Button>
          <Button
            size="small"
            aria-label={`Cut: ${shortened(text)}`}
            onClick={() => onEdit({ type: 'cut', sentenceId: id })}
          >
            Cut
          </Button>
        </span>
      )}
    </li>
  );
}

/** What was reworded for speaking shows what the file says. */
function Original({ sentence: { sources, text } }: { sentence: ScriptSentence }) {
  const quotes = originalsOf(text, sources);
  if (quotes.length === 0) return null;
  return (
    <details className="sm t3 original">
      <summary>reworded</summary>
      {quotes.map((quote) => (
        <blockquote key={quote}>{quote}</blockquote>
      ))}
    </details>
  );
}

/** The rewritten words are the attorney's own; an emptied sentence counts as cut. */
function SentenceEditor({
  sentence,
  movable,
  onEdit,
}: Pick<SentenceRowProps, 'sentence' | 'movable' | 'onEdit'>) {
  const [text, setText] = useState(sentence.text);
  const sentenceId = sentence.id;
  const kept = useRef(sentence.text);
  const keep = () => {
    if (text.trim() === sentence.text) return;
    kept.current = text.trim();
    onEdit({ type: 'rewrite', sentenceId, text });
  };
  const latest = useRef(keep);
  latest.current = keep;
  // The saved version of another window takes the place of the words here, or leaving the field would write over it.
  useEffect(() => {
    if (sentence.text === kept.current) return;
    kept.current = sentence.text;
    setText(sentence.text);
  }, [sentence.text]);
  // Also without leaving the field: a reload must not cost the sentence that is being written.
  useEffect(() => {
    if (text.trim() === '') return;
    const timer = setTimeout(() => latest.current(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const about = shortened(sentence.drafted.text);
  return (
    <li className="sentence editing">
      <Input.TextArea
        className="growing sentence-input"
        aria-label={`Sentence: ${about}`}
        rows={1}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={keep}
      />
      <span className="row sentence-tools">
        <Button size="small" onClick={() => onEdit({ type: 'cut', sentenceId })}>
          Cut
        </Button>
        {movable && (
          <>
            <Button
              size="small"
              icon={<ArrowUpOutlined aria-hidden="true" />}
              aria-label={`Move up: ${about}`}
              onClick={() => onEdit({ type: 'move', sentenceId, by: -1 })}
            />
            <Button
              size="small"
              icon={<ArrowDownOutlined aria-hidden="true" />}
              aria-label={`Move down: ${about}`}
              onClick={() => onEdit({ type: 'move', sentenceId, by: 1 })}
            />
          </>
        )}
      </span>
    </li>
  );
}

const KEEP_AFTER_MS = 800;

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
