import type { FileAnswer } from '@lectern/contracts/files';
import type { Spoken } from '@lectern/contracts/voices';
import type { Files } from '@lectern/platform/files/files';
import type { Response } from 'express';
import { streamFile } from './stream-file.js';

/** `attachment` with a name that every browser reads (RFC 6266, RFC 8187). */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/** Who read a file aloud, as fields of a query. */
const spokenHeader = ({ by, insteadOf, finerSoon }: Spoken): string =>
  new URLSearchParams({ by, ...(insteadOf && { insteadOf }), finerSoon: String(finerSoon) }).toString();

/** Streams a stored file as the whole response, and deletes it afterwards if it was made for this answer only. */
export async function sendFile(response: Response, file: FileAnswer, files: Files): Promise<void> {
  try {
    response.setHeader('Content-Type', file.contentType);
    response.setHeader('Content-Length', file.size);
    response.setHeader('Content-Disposition', attachment(file.fileName));
    if (file.spoken) response.setHeader('Lectern-Spoken', spokenHeader(file.spoken));
    await streamFile(await files.read(file.key), response);
  } finally {
    if (file.temporary) await files.delete(file.key);
  }
}
