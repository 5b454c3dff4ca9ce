import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { offsetAt, scrollFor, wordsAt, type Layout } from './prompter.rules.js';

interface PrompterOptions {
  /** The words of each paragraph, in the order in which they lie in the element. */
  words: number[];
  wordsPerMinute: number;
  startsRunning: boolean;
}

export interface Prompter {
  /** The scrolling element; its children are the paragraphs, set apart by padding above the first line. */
  view: RefObject<HTMLDivElement | null>;
  running: boolean;
  atEnd: boolean;
  setRunning: (running: boolean) => void;
  /** Moves by whole lines; negative goes back. */
  nudge: (lines: number) => void;
  toStart: () => void;
  /** To be called when the element scrolled: a hand on the page or the wheel moves the place, too. */
  onScroll: () => void;
}

/** With motion reduced the text steps this often at most; a step happens only when a line is full. */
const STEP_MS = 200;
/** A scroll that differs by more than this from the last one was made by the reader. */
const BY_HAND_PX = 3;

/** Moves a script through its window at the wanted pace. */
export function usePrompter({ words, wordsPerMinute, startsRunning }: PrompterOptions): Prompter {
  const view = useRef<HTMLDivElement>(null);
  const spoken = useRef(0);
  const placed = useRef(0);
  const [running, setRunning] = useState(startsRunning);
  const [atEnd, setAtEnd] = useState(false);
  const total = words.reduce((sum, count) => sum + count, 0);

  const place = useCallback(
    (count: number, byLine: boolean) => {
      const element = view.current;
      if (!element) return;
      spoken.current = Math.min(total, Math.max(0, count));
      element.scrollTop = scrollFor(
        offsetAt(spoken.current, layoutOf(element, words)),
        lineHeightOf(element),
        byLine,
      );
      placed.current = element.scrollTop;
      setAtEnd(spoken.current >= total);
    },
    [total, words],
  );

  useEffect(() => {
    if (!running || atEnd) return;
    const byLine = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let before = performance.now();
    const move = () => {
      const now = performance.now();
      place(spoken.current + ((now - before) / 60_000) * wordsPerMinute, byLine);
      before = now;
    };
    if (byLine) {
      const timer = setInterval(move, STEP_MS);
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function next() {
      move();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [running, atEnd, wordsPerMinute, place]);

  return {
    view,
    running: running && !atEnd,
    atEnd,
    setRunning,
    nudge: (lines) => {
      const element = view.current;
      if (!element) return;
      const layout = layoutOf(element, words);
      const lineHeight = lineHeightOf(element);
      const line = Math.round(offsetAt(spoken.current, layout) / lineHeight) + lines;
      place(wordsAt(line * lineHeight, layout), false);
    },
    toStart: () => place(0, false),
    onScroll: () => {
      const element = view.current;
      if (!element || Math.abs(element.scrollTop - placed.current) <= BY_HAND_PX) return;
      placed.current = element.scrollTop;
      spoken.current = wordsAt(element.scrollTop, layoutOf(element, words));
      setAtEnd(spoken.current >= total);
    },
  };
}

/** Read from the page each time: a few paragraphs, and the window may have changed its width. */
function layoutOf(element: HTMLElement, words: number[]): Layout {
  const paragraphs = Array.from(element.querySelectorAll('p'));
  const origin = paragraphs[0]?.offsetTop ?? 0;
  const last = paragraphs.at(-1);
  return {
    blocks: paragraphs.map((paragraph, index) => ({
      top: paragraph.offsetTop - origin,
      words: Math.max(1, words[index] ?? 1),
    })),
    end: last ? last.offsetTop + last.offsetHeight - origin : 0,
  };
}

const lineHeightOf = (element: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(element).lineHeight) || 34;
