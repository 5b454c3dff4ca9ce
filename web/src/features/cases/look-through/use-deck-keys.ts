import { useEffect, useEffectEvent } from 'react';

interface DeckKeys {
  /** Answers whether the key is one of a choice that there is. */
  choose: (key: string) => boolean;
  goOn: () => void;
  goBack: () => void;
  takeBack: () => void;
}

const ANSWERS = /^(?:[1-5]|Enter|ArrowRight)$/;

/** Keys of the facts. They work from the whole page, and never take a key that the focused control needs itself. */
export function useDeckKeys(keys: DeckKeys): void {
  const act = useEffectEvent(({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    const takesBack = key === 'z' || key === 'Z';
    if ((ctrlKey || metaKey) && !takesBack) return false;
    if (takesBack) keys.takeBack();
    else if (key === 'Enter' || key === 'ArrowRight') keys.goOn();
    else if (key === 'ArrowLeft') keys.goBack();
    else return keys.choose(key);
    return true;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.shiftKey || needsItself(event)) return;
      // A key that is held answers once.
      if (event.repeat ? ANSWERS.test(event.key) : act(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function needsItself({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('.ant-modal-wrap:not([style*="display: none"])') !== null) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable], [role=menu], [role=dialog]')) return true;
  return key === 'Enter' && target.closest('button, a, summary') !== null;
}
