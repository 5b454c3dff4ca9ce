import { sha256Hex } from '../lib/sha256.js';

/** What the server says it stored. */
export interface StoredAudio {
  size: number;
  sha256: string;
}

/** The local copy may go only when the server holds the very same bytes. */
export async function isStoredIntact(local: Blob, stored: StoredAudio): Promise<boolean> {
  if (stored.size !== local.size) return false;
  return (await sha256Hex(local)) === stored.sha256.toLowerCase();
}
