import { useEffect, useState, type RefObject } from 'react';

/** This far before it is seen, in pixels. */
const AHEAD = '300px';

/**
 * True from the moment on at which the element is nearly in sight, or somebody has touched the page: what lies far
 * below need not be loaded with the page, but must be there before a keyboard gets to it.
 */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const arrived = new AbortController();
    const arrive = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && arrive(),
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    for (const act of ['keydown', 'pointerdown'])
      window.addEventListener(act, arrive, { signal: arrived.signal, once: true });
    return () => {
      observer.disconnect();
      arrived.abort();
    };
  }, [near, element]);
  return near;
}
