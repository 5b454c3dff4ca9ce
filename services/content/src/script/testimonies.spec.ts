import { describe, expect, it } from '@jest/globals';
import { testimoniesIn } from './testimonies.js';

const page = (number: number, text: string) => ({ number, text });

describe('a transcript of several witnesses', () => {
  it('is parted where each is sworn', () => {
    const found = testimoniesIn({
      pages: [
        page(
          1,
          '   2   AMOS McKEEL, JR., sworn, testified:\n   4   BY MS. HALE:\n   5   Q.  Where were you?\n   6   A.  At the mill.',
        ),
        page(
          2,
          '   2   NORA ORNE-FELL, P.E., being first duly sworn, testified:\n   5   Q.  What did you measure?\n   6   A.  The slab.',
        ),
      ],
    });

    expect(found.map(({ name }) => name)).toEqual(['Amos McKeel, Jr.', 'Nora Orne-Fell']);
    expect(found[1]!.pages.map(({ number }) => number)).toEqual([2]);
  });

  it('is none where one alone is sworn', () => {
    expect(
      testimoniesIn({ pages: [page(1, 'NORA ORNE, sworn, testified:\nQ. Where were you?\nA. Home.')] }),
    ).toEqual([]);
  });
});
