import { useEffect, useState, type RefObject } from 'react';

/** This far before it is seen, in pixels. */
const AHEAD = '100px';
const ACTS = ['keydown', 'pointerdown'];

/**
 * True from the moment on at which the element is nearly in sight, or somebody has touched the page: what lies far
 * below need not be loaded with the page, but must be there before a keyboard gets to it. Before the page above is
 * `settled`, everything is in sight.
 */
export function useNear(element: RefObject<HTMLElement | null>, settled: boolean): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !settled || !element.current) return;
    const arrive = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && arrive(),
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    for (const act of ACTS) window.addEventListener(act, arrive, { once: true });
    return () => {
      observer.disconnect();
      for (const act of ACTS) window.removeEventListener(act, arrive);
    };
  }, [near, settled, element]);
  return near;
}
