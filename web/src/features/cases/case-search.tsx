import { SearchOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../ui/fields.js';

const TYPING_MS = 250;

/** `/` from anywhere on the page leads here. */
export function CaseSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLDivElement>(null);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => latest.current(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  useEffect(() => {
    const toSearch = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== '/' || (target instanceof HTMLElement && target.matches('input, textarea, select')))
        return;
      event.preventDefault();
      field.current?.querySelector('input')?.focus();
    };
    addEventListener('keydown', toSearch);
    return () => removeEventListener('keydown', toSearch);
  }, []);
  return (
    <div ref={field} className="case-search">
      <SearchOutlined aria-hidden="true" />
      <TextField
        type="search"
        aria-label="Search cases"
        placeholder="Case, party, court or docket"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
