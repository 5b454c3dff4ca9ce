const digests = new WeakMap<Blob, Promise<string>>();

/** Lower-case hex SHA-256 of the bytes, as the server answers it. */
export function sha256Hex(bytes: Blob): Promise<string> {
  const known = digests.get(bytes);
  if (known) return known;
  const digest = digestOf(bytes);
  digests.set(bytes, digest);
  return digest;
}

async function digestOf(bytes: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
