/** Lower-case hex SHA-256 of the bytes, as the server answers it. */
export async function sha256Hex(bytes: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

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
