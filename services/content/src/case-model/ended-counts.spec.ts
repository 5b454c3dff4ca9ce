import { describe, expect, it } from '@jest/globals';
import { countsInBrackets } from './ended-counts.js';
import type { Paper } from './paper.js';

const ended = (text: string): number[] => {
  const document = { name: 'complaint.pdf', pages: [{ number: 1, text }] };
  return [...countsInBrackets([{ document } as unknown as Paper]).keys()];
};

describe('a count of which its own paper says in brackets that it is gone', () => {
  it('is no longer tried', () => {
    expect(
      ended(
        'COUNT II – LIBEL\n\n21. He wrote it.\n\nCOUNT III – SLANDER\n\n22. [Dismissed by Order of Aug. 4, 2023]',
      ),
    ).toEqual([3]);
  });

  it('is tried where something stands between', () => {
    expect(ended('COUNT III – SLANDER\n\n22. He said that she stole. 23. [Withdrawn.]')).toEqual([]);
    expect(ended('COUNT III – SLANDER\n\n22. [Withdrawn.]\n\n23. He said that she stole.')).toEqual([]);
    expect(ended('COUNT III – SLANDER\n\n22. [Dismissed as to Defendant Ito only]')).toEqual([]);
  });
});
