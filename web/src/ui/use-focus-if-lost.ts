import { useEffect, useRef, type RefObject } from 'react';

/** What had the focus last; nothing has where a page was just loaded. */
let last: Element | null = null;
document.addEventListener('focusin', ({ target }) => {
  last = target instanceof Element ? target : null;
});

const isGone = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled') || element.checkVisibility?.() === false;

/**
 * Takes the focus when it appears in place of what had it, so that the keyboard goes on from there. On a page that was just loaded
 * nothing had it: a press of Space scrolls, and does not press a button that nobody chose.
 */
export function useFocusIfLost<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const none = activeElement === null || activeElement === body || !activeElement.isConnected;
    if (none && last !== null && isGone(last)) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
