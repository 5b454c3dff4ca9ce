import { useEffect, useMemo, useState } from 'react';
import { listenForToastKey, pausableClock, returnFocus, SHOWN_FOR_MS, swipeRight } from './toast-behavior.js';

/** A toast for pages without Ant Design; it behaves like the others. */
export function PlainToast({ title }: { title: string }) {
  const [shown, setShown] = useState(true);
  const [clock, setClock] = useState<ReturnType<typeof pausableClock> | null>(null);
  const swipe = useMemo(() => swipeRight(() => setShown(false)), []);

  useEffect(() => {
    const running = pausableClock(SHOWN_FOR_MS, () => setShown(false));
    setClock(running);
    return running.stop;
  }, []);
  useEffect(listenForToastKey, []);

  if (!shown) return null;
  return (
    <div
      className="plain-toast"
      role="status"
      data-testid="toast"
      tabIndex={-1}
      onPointerEnter={clock?.pause}
      onPointerLeave={clock?.resume}
      onFocus={clock?.pause}
      onBlur={clock?.resume}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        setShown(false);
        returnFocus();
      }}
      {...swipe}
    >
      {title}
    </div>
  );
}
