import type { CaseDocument, PageRange } from '@lectern/contracts/documents';
import type { z } from 'zod';
import type { DocumentEntity } from './document.entity.js';

/** A stored document as the API shows it. */
export function toDocument(document: DocumentEntity): CaseDocument {
  const { id, caseId, sessionId, fileName, title, kind, size, status, reason, pages, reading } = document;
  const unread = status === 'failed' ? [] : pages.filter(isUnread).map(({ number }) => number);
  return {
    id,
    caseId,
    sessionId,
    title: title ?? fileName,
    fileName,
    kind,
    size,
    status,
    reason,
    pageCount: reading?.pageCount ?? null,
    pagesRead: pages.filter(({ read }) => read).length,
    unread: rangesOf(unread),
    scannedPages: pages.filter(({ scanned }) => scanned).length,
    warnings: reading?.warnings ?? [],
    fields: reading && fieldsOf(reading),
    addedAt: document.createdAt.toISOString(),
  };
}

/** How it stands after a reading: pages that are still to be read may hold the text that the others do not. */
export function statusAfter(
  pages: DocumentEntity['pages'],
  unread: number[] = [],
): Pick<DocumentEntity, 'status' | 'reason'> {
  if (unread.length > 0) return { status: 'reading', reason: null };
  return pages.every(({ text }) => text.trim() === '')
    ? { status: 'failed', reason: 'no-text' }
    : { status: 'read', reason: null };
}

/** Scanned, and its words are not known so far. */
export const isUnread = ({ scanned, read }: { scanned: boolean; read: boolean }): boolean => scanned && !read;

function fieldsOf(reading: NonNullable<DocumentEntity['reading']>): CaseDocument['fields'] {
  const {
    sessionId: _session,
    sessionTitle: _title,
    pageCount: _count,
    ocrPages: _ocr,
    warnings: _told,
    ...fields
  } = reading;
  return fields;
}

/** 3, 4, 5 and 9 as 3-5 and 9-9. The numbers ascend. */
export function rangesOf(numbers: number[]): z.infer<typeof PageRange>[] {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
}
