/** The `code` of a system or driver error (`ENOENT`, `23505`), whichever realm its class comes from. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
