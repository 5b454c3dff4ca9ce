/** Dotted path of the first text that no database holds, because of a NUL or half a character in it. */
export function unstorableText(value: unknown, path: string[] = []): string | undefined {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? path.join('.') : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = unstorableText(part, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}
