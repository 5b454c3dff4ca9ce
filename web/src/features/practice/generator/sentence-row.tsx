import { Button, Input } from 'antd';
import { useState } from 'react';
import type { ScriptEdit, ScriptSentence } from './script.js';
import { sourceLabel } from './words.js';

interface SentenceRowProps {
  sentence: ScriptSentence;
  editing: boolean;
  selected: boolean;
  /** Shows the source in the pane. */
  onSelect: () => void;
  onEdit: (edit: ScriptEdit) => void;
}

/** One sentence beside its source. What is not in the file asks to be confirmed or cut. */
export function SentenceRow({ sentence, editing, selected, onSelect, onEdit }: SentenceRowProps) {
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
  if (editing) return <SentenceEditor sentence={sentence} onEdit={onEdit} />;
  const links = sources.flatMap((source) => sourceLabel(source) ?? []);
  const classes = ['sentence', stand === 'unsupported' ? 'unsupported' : '', selected ? 'selected' : ''];
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <span className="sentence-words">{text}</span>
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
              {links.join(', ')}
            </button>
          ) : (
            <span className="sm t3">{links.join(', ')}</span>
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

/** The rewritten words are the attorney's own; an emptied sentence counts as cut. */
function SentenceEditor({ sentence, onEdit }: Pick<SentenceRowProps, 'sentence' | 'onEdit'>) {
  const [text, setText] = useState(sentence.text);
  const keep = () => {
    if (text.trim() !== sentence.text) onEdit({ type: 'rewrite', sentenceId: sentence.id, text });
  };
  return (
    <li className="sentence">
      <Input.TextArea
        className="growing sentence-input"
        aria-label={`Sentence: ${shortened(sentence.drafted.text)}`}
        rows={1}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={keep}
      />
      <Button size="small" onClick={() => onEdit({ type: 'cut', sentenceId: sentence.id })}>
        Cut
      </Button>
    </li>
  );
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
