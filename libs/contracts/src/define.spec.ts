import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { knownEntries, knownNames } from './known.js';

const NEWER = 'of-a-newer-version';

describe('lists and records that are read', () => {
  const kinds = z.array(z.object({ kind: z.enum(['pause', 'pace']), at: z.number() }));

  it('leave out what is of an unknown kind, and nothing else', () => {
    const list = knownEntries(kinds);
    expect(
      list.parse([
        { kind: 'pause', at: 1 },
        { kind: NEWER, at: 2 },
      ]),
    ).toEqual([{ kind: 'pause', at: 1 }]);
    expect(list.safeParse([{ kind: 'pause', at: 'soon' }]).success).toBe(false);
    expect(list.safeParse([7]).success).toBe(false);
    expect(list.safeParse([{ kind: 'newer', at: 'soon' }]).success).toBe(false);
    expect(list.safeParse([{ at: 1 }]).success).toBe(false);
    expect(list.safeParse(null).success).toBe(false);
    expect(knownEntries(z.array(z.enum(['a', 'b']))).parse(['a', NEWER])).toEqual(['a']);
    expect(knownNames(z.partialRecord(z.enum(['a', 'b']), z.number())).parse({ a: 1, [NEWER]: 2 })).toEqual({
      a: 1,
    });
    expect(knownNames(z.partialRecord(z.enum(['a']), z.number())).safeParse({ a: 'one' }).success).toBe(
      false,
    );
  });
});
