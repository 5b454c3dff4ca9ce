import { Side } from '@lectern/contracts/cases';
import { job } from '@lectern/contracts/define';
import { StoredUpload } from '@lectern/contracts/files';
import { known } from '@lectern/contracts/known';
import { z } from 'zod';

/** Reads an uploaded PDF: pages, case fields, and the session that they belong to. */
export const readDocument = job({
  name: 'content.read-document',
  payload: z.object({
    documentId: z.uuid(),
    userId: z.string(),
    upload: StoredUpload,
    caseId: z.uuid().nullish(),
    /** Whom the attorney speaks for in that case. */
    side: known(Side.nullish(), null),
  }),
  // What was read stays in the document's row, under its owner; the run only says that it is there.
  result: z.object({ documentId: z.uuid() }),
  // Ends before the caller stops waiting: its upload is then deleted, and no session must point to it.
  timeoutMs: 105_000,
  attempts: 2,
  concurrency: 2,
});

/** Reads the scanned pages that the user did not wait for. */
export const readRemainingPages = job({
  name: 'content.read-remaining-pages',
  payload: z.object({
    documentId: z.uuid(),
    pages: z.array(z.number().int().positive()),
  }),
  result: z.object({ read: z.number().int() }),
  // 1,500 scanned pages at two seconds a page.
  timeoutMs: 60 * 60_000,
  attempts: 2,
});
