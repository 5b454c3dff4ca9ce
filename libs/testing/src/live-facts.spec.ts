import { describe, expect, it } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { LIVE } from '@lectern/contracts/live';

const inside = new URL('../../contracts/src/', import.meta.url);
const names = new Set<unknown>();
for (const file of await readdir(inside))
  if (/^[\w-]+\.ts$/.test(file))
    for (const value of Object.values((await import(new URL(file, inside).href)) as object))
      if (typeof value === 'object' && value !== null && 'payload' in value && 'name' in value)
        names.add(value.name);

describe('facts that reach browsers', () => {
  it.each(LIVE.map(({ fact }) => fact))('%s is announced by a service', (fact) => {
    expect(names).toContain(fact);
  });

  it('stand there once', () => {
    expect(new Set(LIVE.map(({ fact }) => fact)).size).toBe(LIVE.length);
  });
});
