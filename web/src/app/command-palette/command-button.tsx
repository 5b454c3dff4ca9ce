import { SearchOutlined } from '@ant-design/icons';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.js';
import { typeAhead } from './type-ahead.js';
import './command-palette.css';

const CommandDialog = lazyPart(() => import('./command-dialog.js'), 'CommandDialog');

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Search in the header, and Ctrl + K from anywhere; on a Mac ⌘ K, because Ctrl + K deletes a line there. */
export function CommandButton() {
  const [open, setOpen] = useState(false);
  const typed = useRef<() => string>(null);
  const end = useCallback(() => {
    typed.current?.();
    typed.current = null;
    setOpen(false);
  }, []);
  const begin = useCallback(() => {
    if (typed.current !== null) return;
    typed.current = typeAhead(end);
    setOpen(true);
  }, [end]);
  const takeTyped = useCallback(() => typed.current?.() ?? '', []);
  useEffect(() => end, [end]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const modified = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (!modified || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      // A dialog that asks something is answered first.
      if (document.querySelector('[aria-modal="true"]') === null) begin();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [begin]);
  return (
    <>
      <button
        type="button"
        className="command-button"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={begin}
      >
        <SearchOutlined aria-hidden="true" />
        <span className="command-word">Search</span>
        <kbd aria-hidden="true">{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {open && (
        <Suspense fallback={null}>
          <CommandDialog takeTyped={takeTyped} onClose={end} />
        </Suspense>
      )}
    </>
  );
}
