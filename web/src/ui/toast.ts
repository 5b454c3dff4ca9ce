import { App } from 'antd';
import { useMemo, type PointerEvent } from 'react';

export interface Toast {
  title: string;
  text?: string;
  kind?: 'success' | 'info' | 'error';
}

const SHOWN_FOR_MS = 5000;
const SWIPE_PX = 50;

/** Shows a toast: one at a time, 5000 ms, F8 moves the focus to it, a swipe to the right or Escape closes it. */
export function useToast(): (toast: Toast) => void {
  const { notification } = App.useApp();
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

/** Runs `done` after the time, not counting the time for which it is paused or the tab is hidden. */
function pausableClock(milliseconds: number, done: () => void) {
  let left = milliseconds;
  let held = false;
  let started = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const halt = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= performance.now() - started;
  };
  const run = () => {
    if (timer !== undefined || held || document.hidden) return;
    started = performance.now();
    timer = setTimeout(() => {
      stop();
      done();
    }, left);
  };
  const onVisibility = () => (document.hidden ? halt() : run());
  const stop = () => {
    halt();
    document.removeEventListener('visibilitychange', onVisibility);
  };
  document.addEventListener('visibilitychange', onVisibility);
  run();
  return {
    stop,
    pause: () => {
      held = true;
      halt();
    },
    resume: () => {
      held = false;
      run();
    },
  };
}

function swipeRight(close: () => void) {
  let start: number | null = null;
  const moved = (event: PointerEvent) => (start === null ? 0 : Math.max(0, event.clientX - start));
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      start = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (start !== null) event.currentTarget.style.transform = `translateX(${moved(event)}px)`;
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      const far = moved(event) >= SWIPE_PX;
      start = null;
      if (far) close();
      else event.currentTarget.style.transform = '';
    },
  };
}

let focusedBefore: HTMLElement | null = null;

/** F8 moves the focus to the toast. Answers how to stop listening. */
export function listenForToastKey(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'F8') return;
    const toast = document.querySelector<HTMLElement>('[data-testid=toast]');
    if (!toast) return;
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) focusedBefore = document.activeElement;
    toast.focus();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

function returnFocus(): void {
  focusedBefore?.focus();
  focusedBefore = null;
}
