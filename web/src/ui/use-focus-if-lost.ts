import { useEffect, useRef, type RefObject } from 'react';

/** Takes the focus when it appears in place of what had it, so that the keyboard goes on from there. */
export function useFocusIfLost<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const lost = activeElement === null || activeElement === body || !activeElement.isConnected;
    if (lost) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
