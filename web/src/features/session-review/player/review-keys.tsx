import { Modal } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useReview } from '../review-context.js';

const KEYS: [key: string, does: string, changes?: true][] = [
  ['Space', 'Play or pause'],
  ['← →', 'Back or on by 5 s'],
  ['Shift + ← →', 'Back or on by 1 s'],
  ['N', 'Next finding'],
  ['P', 'Previous finding'],
  ['Delete', 'Do not count the selected finding', true],
  ['Ctrl + Z', 'Undo', true],
  ['?', 'This list'],
];

/** Keys of the review. They work from the whole page, and never take a key that the focused control needs itself. */
export function ReviewKeys({ children }: { children: ReactNode }) {
  const { playback, playable, events, selectedId, step, dismiss, undoDismiss } = useReview();
  const [listed, setListed] = useState(false);

  const act = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'z' || !dismiss) return false;
      undoDismiss();
      return true;
    }
    switch (event.key) {
      case ' ':
        if (playable) playback.toggle();
        return playable;
      case 'ArrowLeft':
      case 'ArrowRight': {
        const by = (event.shiftKey ? 1 : 5) * (event.key === 'ArrowLeft' ? -1 : 1);
        playback.seek(playback.getState().position + by);
        return true;
      }
      case 'n':
      case 'N':
        step(1);
        return true;
      case 'p':
      case 'P':
        step(-1);
        return true;
      case 'Delete': {
        const selected = events.find((one) => one.id === selectedId && !one.dismissed);
        if (selected) dismiss?.(selected, true);
        return selected !== undefined;
      }
      case '?':
        setListed(true);
        return true;
      default:
        return false;
    }
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || needsItself(event)) return;
      if (act(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return (
    <div role="group" aria-label="Review">
      {children}
      <Modal open={listed} title="Keys" footer={null} onCancel={() => setListed(false)}>
        <dl className="key-list">
          {KEYS.filter(([, , changes]) => dismiss || !changes).map(([key, does]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Modal>
    </div>
  );
}

/** Space presses a button that the keyboard went to; arrows move among tabs; a text field takes everything. */
function needsItself({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (
    target.closest(
      'input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=combobox], [role=listbox], [role=radio], [data-own-keys]',
    )
  )
    return true;
  // A dialog that is open has the page, wherever the focus is.
  if (document.querySelector('.ant-modal-wrap:not([style*="display: none"])') !== null) return true;
  if (key.startsWith('Arrow') && target.closest('[role=tab]')) return true;
  // Space presses the control that the keyboard went to; one that was clicked has had its press.
  return key === ' ' && target.closest('button, a, summary, [role=tab]')?.matches(':focus-visible') === true;
}
