import { UPLOAD_PART_BYTES } from '@lectern/contracts/file-limits';
import { sha256Hex } from '../lib/sha256.js';
import { sendBody } from './send-body.js';

interface FileInParts {
  file: Blob;
  headers: Record<string, string>;
  onProgress: ((sent: number, total: number) => void) | undefined;
  signal: AbortSignal;
}

/** What goes in parts; without a secure connection the browser has no hash to know them by. */
export const goesInParts = (file: Blob): boolean => file.size > UPLOAD_PART_BYTES && window.isSecureContext;

/**
 * Sends the parts of a file that the server does not have yet, so that a lost connection costs one part.
 * @returns the file's SHA-256, or the answer that refused a part
 */
export async function sendParts({
  file,
  headers,
  onProgress,
  signal,
}: FileInParts): Promise<string | Response> {
  const sha256 = await sha256Hex(file);
  const url = `/api/uploads/${sha256}`;
  const answer = await fetch(url, { headers, credentials: 'include', signal });
  if (!answer.ok) return answer;
  const { parts } = (await answer.json()) as { parts: number[] };
  const arrived = new Set(parts);
  for (let part = 0; part * UPLOAD_PART_BYTES < file.size; part++) {
    const start = part * UPLOAD_PART_BYTES;
    const body = file.slice(start, start + UPLOAD_PART_BYTES);
    if (!arrived.has(part)) {
      const sent = (bytes: number) => onProgress?.(start + Math.min(bytes, body.size), file.size);
      const taken = await sendBody({
        method: 'PUT',
        url: `${url}/${part}`,
        headers,
        body,
        onProgress: sent,
        signal,
      });
      if (!taken.ok) return taken;
    }
    onProgress?.(start + body.size, file.size);
  }
  return sha256;
}
