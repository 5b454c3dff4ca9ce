import { describe, expect, it } from '@jest/globals';
import { withoutExcluded } from './excluded-rows.js';

const kept = (text: string): string =>
  withoutExcluded([{ text }])[0]!
    .text.split('\n')
    .filter((row) => row.trim())
    .join('\n');

describe('what an exhibit marks as kept out', () => {
  it('is gone with its turn, over two rows, and the turns around it stay', () => {
    expect(
      kept(`00:26:09   ORNE     She turned in front of me.
00:31:15   ORNE     I was going to shut my eyes
                    for one second. <<EXCLUDED – DO NOT
                    PLAY>>
00:52:18   DISPATCH Medic 31 is on the way.`),
    ).toBe(`00:26:09   ORNE     She turned in front of me.
00:52:18   DISPATCH Medic 31 is on the way.`);
  });

  it('is gone with its passage where there are no turns', () => {
    expect(
      kept('He came at nine.\n\nHe had been arrested before.\n[EXCLUDED, ER 404(b)]\n\nHe left at ten.'),
    ).toBe('He came at nine.\nHe left at ten.');
  });

  it('is gone up to a note below it, and what stands behind the note stays', () => {
    expect(
      kept('He said he was there.\n Suppressed – J.E. 4/18/24. Do not elicit. KMcE\nA mask was found.'),
    ).toBe('A mask was found.');
  });

  it('is the passage above a note that stands apart', () => {
    expect(
      kept(
        'A mask was found.\n\nHe said he was there.\n\n Suppressed – J.E. 4/18/24. Do not elicit.\n\nHe left.',
      ),
    ).toBe('A mask was found.\nHe left.');
  });

  it('is nothing where a paper speaks of what was excluded', () => {
    const text = 'The court excluded the test. Guests were not excluded from the yard.';
    expect(kept(text)).toBe(text);
  });
});
