import { useEffect } from 'react';

export const PRODUCT = 'Lectern';
export const DEFAULT_TITLE = `${PRODUCT} | Courtroom speaking practice for attorneys`;

/** Sets the window's title to `<page> | Lectern`; without a page, to the long default. */
export function useDocumentTitle(page?: string): void {
  useEffect(() => {
    document.title = page ? `${page} | ${PRODUCT}` : DEFAULT_TITLE;
  }, [page]);
}
