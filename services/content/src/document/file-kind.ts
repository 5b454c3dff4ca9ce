import type { DocumentKind } from '@lectern/contracts/documents';
import type { StoredUpload } from '@lectern/contracts/files';
import type { Files } from '@lectern/platform/files/files';
import { refuse } from '@lectern/platform/errors/app-error';
import { buffer } from 'node:stream/consumers';

const HEAD_BYTES = 4096;

/** What a file is by its first bytes, whatever it is called. @throws AppError unsupported_media */
export async function kindOfFile(files: Files, { key, size }: StoredUpload): Promise<DocumentKind> {
  const head = await buffer(await files.read(key, { start: 0, end: Math.min(size, HEAD_BYTES) - 1 }));
  if (head.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return 'docx';
  if (isText(head)) return 'txt';
  throw refuse('document-kind', null, {
    reason: 'not-a-document',
  });
}

/** UTF-16 with its mark, or bytes without control characters other than line ends, tabs and page breaks. */
const isText = (head: Buffer): boolean =>
  head.subarray(0, 2).equals(Buffer.from([0xff, 0xfe])) ||
  head.subarray(0, 2).equals(Buffer.from([0xfe, 0xff])) ||
  !head.some((byte) => byte < 32 && ![9, 10, 12, 13, 26].includes(byte));
