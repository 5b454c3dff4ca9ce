import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetTabDraft, keepTabDraft, tabDraft } from './tab-drafts.js';

/** What an address is of; what else stands in it comes and goes. */
const OF = ['session', 'script', 'case'];

/** The name under which this tab keeps what is typed at a place of the page that is open. */
export function useTabName(place: string): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  return `text.${pathname}.${OF.map((name) => params.get(name) ?? '').join('.')}.${place}`;
}

/** What this tab keeps of words that were typed and not yet kept. */
export function keptText(name: string): string | undefined {
  const kept = tabDraft(name);
  return typeof kept === 'string' ? kept : undefined;
}

/** Words that are typed over `value`: until they are kept or taken back, leaving the page and a reload find them again. */
export function useTabText(name: string, value: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => keptText(name) ?? value);
  const [from, setFrom] = useState(value);
  if (from !== value) {
    setFrom(value);
    // What was typed in the meantime stays.
    if (text === from || text.trim() === value) setText(value);
  }
  useEffect(() => {
    if (text === value) forgetTabDraft(name);
    else keepTabDraft(name, text);
  }, [name, text, value]);
  return [text, setText];
}
