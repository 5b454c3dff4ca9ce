import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import type { ScriptSentence } from '@lectern/contracts/case-scripts';
import type { Source } from '@lectern/contracts/content';
import { Button } from 'antd';
import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { dateAndTime } from '../../../lib/format.js';
import type { TimeRange } from '../../../recorder/time-budget.js';
import { TextArea } from '../../../ui/fields.js';
import { BringText } from './bring-text.js';
import { ScriptLength } from './script-length.js';
import { originalsOf } from '../generator/source-label.js';
import { Mirror, type Mark } from './script-mirror.js';
import { marginOf, sentencesIn } from './script-text.js';
import type { ScriptText } from './use-script-text.js';
import './script.css';

interface ScriptEditorProps {
  script: ScriptText;
  /** Whose text it is, for those who do not see where the field stands. */
  label: string;
  /** How long the scenario may take, where the script has no target of its own. */
  range: TimeRange | null;
  /** The minutes for which the file held too little to say, where it was drafted for a time. */
  spent?: number | null;
  /** A sentence was gone to that rests on a place in the file. */
  onSource?: (sentence: { text: string; sources: Source[] }) => void;
}

/** The script as one text to write in, with what each sentence rests on in the margin. */
export function ScriptEditor({ script, label, range, spent = null, onSource }: ScriptEditorProps) {
  const { saved, text } = script;
  const field = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  const sentences = useMemo(() => sentencesIn(saved, text), [saved, text]);
  const notes = sentences.flatMap((sentence) => {
    const margin = marginOf(sentence.sources);
    const originals = originalsOf(text.slice(sentence.start, sentence.end), sentence.sources);
    return margin ? [{ ...sentence, ...margin, originals }] : [];
  });
  const tops = useTops(field, text, notes);
  const area = () => field.current?.querySelector('textarea');
  const select = ({ start, end, sources }: ScriptSentence) => {
    area()?.focus();
    area()?.setSelectionRange(start, end);
    if (sources.some(({ kind }) => kind === 'pdf' || kind === 'case-field'))
      onSource?.({ text: text.slice(start, end), sources });
  };
  const undo = (command: 'undo' | 'redo') => {
    area()?.focus();
    // The browser's own history of the field: no other call reaches it.
    document.execCommand(command);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const at = event.currentTarget.selectionStart;
    const next =
      event.key === 'ArrowDown'
        ? notes.find(({ start }) => start > at)
        : notes.findLast(({ start }) => start < at);
    if (next) select(next);
  };
  return (
    <div className="script-sheet">
      <Head script={script} range={range} spent={spent} onUndo={undo} />
      <Overtaken script={script} />
      {text === '' && <BringText onText={script.edit} />}
      <div className="script-page">
        <div ref={field} className="script-field">
          <Mirror text={text} marks={notes} />
          <TextArea
            aria-label={label}
            aria-describedby="script-keys"
            className="script-area"
            value={text}
            maxLength={300_000}
            placeholder="Paste your script here, or write it. An empty line makes a paragraph, a line that begins with ## a heading."
            onKeyDown={onKeyDown}
            onChange={({ target }) => script.edit(target.value)}
          />
        </div>
        {notes.length > 0 && (
          <button
            type="button"
            className="link-button script-margin-fold"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? 'Hide the sources' : `Show the sources of ${notes.length} sentences`}
          </button>
        )}
        <ul className={unfolded ? 'script-margin unfolded' : 'script-margin'} aria-label="Sources">
          {notes.map(({ start, end, sources, originals, label: note, open }, index) => (
            <li
              key={`${start}-${note}`}
              className={open ? 'open' : originals.length > 0 ? 'reworded' : ''}
              style={{ top: tops[index] ?? 0 }}
            >
              <button
                type="button"
                className="link-button sm"
                title={[note, ...originals.map((quote) => `The file says: “${quote}”`)].join('\n')}
                aria-label={`${note}${originals.length > 0 ? ', reworded' : ''}: ${text.slice(start, end)}`}
                onClick={() => select({ start, end, sources })}
              >
                {note}
              </button>
              <span className="script-said sm t2" aria-hidden="true">
                {shortened(text.slice(start, end))}
              </span>
              {open && script.saving.kind === 'saved' && (
                <button
                  type="button"
                  className="link-button sm"
                  aria-label={`Confirm: ${text.slice(start, end)}`}
                  onClick={() => script.confirm({ start, end })}
                >
                  Confirm
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
      <p id="script-keys" className="sm t3 script-keys">
        A dotted line beside a source: the sentence says it in other words than the file; press it and both
        stand beside each other. Alt+↓ and Alt+↑ go to the next and the previous source. Ctrl+Z undoes. A line
        that begins with ## is a heading: it is shown and not spoken.
      </p>
    </div>
  );
}

interface HeadProps {
  script: ScriptText;
  range: TimeRange | null;
  spent: number | null;
  onUndo: (command: 'undo' | 'redo') => void;
}

function Head({ script, range, spent, onUndo }: HeadProps) {
  const { saved, text, saving } = script;
  return (
    <div className="row between script-head">
      <ScriptLength script={script} range={range} spent={spent} />
      <div className="row">
        <p className="sm t3" role="status">
          {saving.kind === 'saved' && text === saved.text && `Saved ${dateAndTime(saving.at)}`}
          {(saving.kind === 'saving' || (saving.kind === 'saved' && text !== saved.text)) && 'Saving…'}
          {saving.kind === 'waiting' &&
            'Not saved yet: Lectern cannot be reached. It is tried again by itself.'}
        </p>
        <Button
          type="text"
          icon={<UndoOutlined aria-hidden="true" />}
          aria-label="Undo"
          onClick={() => onUndo('undo')}
        />
        <Button
          type="text"
          icon={<RedoOutlined aria-hidden="true" />}
          aria-label="Redo"
          onClick={() => onUndo('redo')}
        />
      </div>
      {saving.kind === 'refused' && (
        <p className="inline-error" role="alert">
          {saving.message}
        </p>
      )}
    </div>
  );
}

function Overtaken({ script }: { script: ScriptText }) {
  if (script.saving.kind !== 'overtaken') return null;
  return (
    <div className="notice script-overtaken" role="alert">
      <p>Another window has saved this script meanwhile. Nothing is saved from here until you choose.</p>
      <div className="row">
        <Button onClick={() => script.settle('mine')}>Keep what is here</Button>
        <Button onClick={() => script.settle('theirs')}>Take what was saved</Button>
      </div>
      <details className="sm">
        <summary>What was saved there</summary>
        <p className="script-theirs">{script.saving.theirs.text}</p>
      </details>
    </div>
  );
}

const LEAST_STEP = 28;

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);

/** Where each mark stands, from the top of the field; none covers the one above it. */
function useTops(field: RefObject<HTMLDivElement | null>, text: string, marks: Mark[]): number[] {
  const [tops, setTops] = useState<number[]>([]);
  const count = marks.length;
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const measure = () => {
      let free = 0;
      setTops(
        [...element.querySelectorAll<HTMLElement>('mark')].map((mark) => {
          const top = Math.max(mark.offsetTop, free);
          free = top + LEAST_STEP * (mark.classList.contains('open') ? 2 : 1);
          return top;
        }),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [field, text, count]);
  return tops;
}
