import { useMemo } from 'react';
import { useOverlays } from './overlays.js';
import { pausableClock, returnFocus, SHOWN_FOR_MS, swipeRight } from './toast-behavior.js';

export interface Toast {
  title: string;
  text?: string;
  kind?: 'success' | 'info' | 'error';
}

/** Shows a toast: one at a time, 5000 ms, F8 moves the focus to it, a swipe to the right or Escape closes it. */
export function useToast(): (toast: Toast) => void {
  const { notification } = useOverlays();
  return useMemo(() => {
    let count = 0;
    return ({ title, text, kind = 'info' }: Toast) => {
      const key = `toast-${performance.now()}-${count++}`;
      const close = () => notification.destroy(key);
      const clock = pausableClock(SHOWN_FOR_MS, close);
      notification.open({
        key,
        title,
        description: text,
        type: kind,
        role: kind === 'error' ? 'alert' : 'status',
        // Ant Design's own clock stops for the pointer only; ours also stops for the keyboard and a hidden tab.
        duration: false,
        onClose: clock.stop,
        className: 'lx-toast',
        props: {
          'data-testid': 'toast',
          tabIndex: -1,
          onPointerEnter: clock.pause,
          onPointerLeave: clock.resume,
          onFocus: clock.pause,
          onBlur: clock.resume,
          onKeyDown: (event) => {
            if (event.key !== 'Escape') return;
            close();
            clock.stop();
            returnFocus();
          },
          ...swipeRight(close),
        },
      });
    };
  }, [notification]);
}
