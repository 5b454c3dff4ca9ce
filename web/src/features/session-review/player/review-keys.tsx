import { Modal } from 'antd';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
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
        // A key that is held plays once.
        if (playable && !event.repeat) playback.toggle();
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

  const pressed = usePressedByPointer();
  const taken = useRef(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || needsItself(event, pressed.current)) return;
      if (act(event)) event.preventDefault();
    };
    // Before the control, which would take Space as one more press.
    const beforeControl = (event: KeyboardEvent) => {
      const { key, target } = event;
      taken.current = false;
      if (key !== ' ' || !(target instanceof Node) || !pressed.current?.contains(target)) return;
      onKeyDown(event);
      taken.current = event.defaultPrevented;
      if (taken.current) event.stopPropagation();
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ' && taken.current) event.preventDefault();
    };
    document.addEventListener('keydown', beforeControl, true);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    return () => {
      document.removeEventListener('keydown', beforeControl, true);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keyup', onKeyUp);
    };
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

const CONTROL = 'button, a, summary, [role=tab]';

/** The control that a pointer pressed, as long as it has the focus: it has had its press. */
function usePressedByPointer(): RefObject<Element | null> {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      pressed.current = target instanceof Element ? target.closest(CONTROL) : null;
    };
    const move = ({ target }: FocusEvent) => {
      if (target !== pressed.current) pressed.current = null;
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('focusin', move);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('focusin', move);
    };
  }, []);
  return pressed;
}

/** Space presses a button that the keyboard went to; arrows move among tabs; a text field takes everything. */
function needsItself({ target, key }: KeyboardEvent, pressed: Element | null): boolean {
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
  const control = target.closest(CONTROL);
  return key === ' ' && control !== null && control !== pressed;
}
