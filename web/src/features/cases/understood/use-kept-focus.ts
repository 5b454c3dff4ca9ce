import { useEffect, useRef, type RefObject } from 'react';

const ROW = 'li[data-item]';
const ACT = '.document-acts button';

/**
 * Rows change their list, or go, when the model is read anew: the keyboard stays with the row it was on, or goes
 * on from the one that stands in its place.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>): void {
  const last = useRef<{ item: string; place: number } | undefined>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
      last.current =
        row?.dataset.item !== undefined && list.current?.contains(row)
          ? { item: row.dataset.item, place: rowsOf(list.current).indexOf(row) }
          : undefined;
    };
    const forget = () => (last.current = undefined);
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, [list]);
  useEffect(() => {
    if (!last.current || !list.current || document.activeElement !== document.body) return;
    const { item, place } = last.current;
    const rows = rowsOf(list.current);
    const row = rows.find(({ dataset }) => dataset.item === item) ?? rows[Math.min(place, rows.length - 1)];
    row?.querySelector<HTMLElement>(ACT)?.focus();
  });
}

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(ROW)];
