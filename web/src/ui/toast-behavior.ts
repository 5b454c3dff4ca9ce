import type { PointerEvent } from 'react';

export const SHOWN_FOR_MS = 5000;
const SWIPE_PX = 50;

/** Runs `done` after the time, not counting the time for which it is paused or the tab is hidden. */
export function pausableClock(milliseconds: number, done: () => void) {
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

/** Pointer handlers that close on a swipe to the right. */
export function swipeRight(close: () => void) {
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
    // The last one: an earlier toast may still be fading.
    const toast = [...document.querySelectorAll<HTMLElement>('[data-testid=toast]')].at(-1);
    if (!toast) return;
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) focusedBefore = document.activeElement;
    toast.focus();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/** Gives the focus back to where it was before F8. */
export function returnFocus(): void {
  focusedBefore?.focus();
  focusedBefore = null;
}
