import { Button } from 'antd';
import { useId, useRef } from 'react';
import { forgetTabDraft } from '../lib/tab-drafts.js';
import { useTabName, useTabText } from '../lib/use-tab-text.js';
import { TextArea } from './fields.js';
import './slot-card.css';

interface SlotCardProps {
  /** What is asked, in a few words. */
  label: string;
  prompt: string;
  examples: readonly string[];
  /** Empty while it is open. */
  value: string;
  busy?: boolean;
  /** Tells it from others of its name on the page. */
  place?: string;
  /** An empty text opens it again. Answers whether it was kept. */
  onKeep: (value: string) => Promise<boolean>;
}

/** A place that only the advocate can fill: what is asked, examples of its kind, and nothing in its place until then. */
export function SlotCard({
  label,
  prompt,
  examples,
  value,
  busy = false,
  place = '',
  onKeep,
}: SlotCardProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const name = useTabName(`${place}.${label}`);
  const [text, setText] = useTabText(name, value);
  const changed = text.trim() !== value;
  const keep = async () => {
    const kept = await onKeep(text.trim());
    if (kept && (field.current?.value ?? text) === text) forgetTabDraft(name);
    // The button goes once it is kept: the keyboard goes on from the words.
    if (kept && card.current?.contains(document.activeElement)) field.current?.focus();
  };
  return (
    <div ref={card} className={value === '' ? 'slot-card open' : 'slot-card'}>
      <label htmlFor={id}>{label}</label>
      <p className="sm t2" id={`${id}-prompt`}>
        {prompt}
      </p>
      <TextArea
        ref={field}
        id={id}
        rows={2}
        maxLength={2000}
        aria-describedby={`${id}-prompt ${id}-examples`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="sm t3" id={`${id}-examples`}>
        Of this kind: {examples.map((one) => `“${one}”`).join(' ')}
      </p>
      {changed && (
        <div className="row">
          <Button type="primary" disabled={busy} onClick={() => void keep()}>
            {text.trim() === '' ? 'Leave open' : 'Keep'}
            <span className="visually-hidden">: {label}</span>
          </Button>
          <Button onClick={() => setText(value)}>Discard</Button>
        </div>
      )}
    </div>
  );
}
