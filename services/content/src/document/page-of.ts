import { refuse } from '@lectern/platform/errors/app-error';
import type { DocumentEntity } from './document.entity.js';
import type { PdfPage } from '../pdf-text.js';

/** @throws AppError not_found for a page that the document does not have, or not so far */
export function pageOf({ pages }: DocumentEntity, number: number): PdfPage {
  const page = pages[number - 1];
  if (page === undefined) throw refuse('no-such-page');
  return page;
}
