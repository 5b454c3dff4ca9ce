import { once } from 'node:events';
import { refuse } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { looksLikePdf } from './file-key.rules.js';

/** @throws AppError unsupported_media when the stored file is none */
export async function assertPdf(files: Files, key: string): Promise<void> {
  const stream = await files.read(key, { start: 0, end: 1023 });
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(stream, 'end');
  if (!looksLikePdf(Buffer.concat(chunks))) throw refuse('not-a-pdf');
}
