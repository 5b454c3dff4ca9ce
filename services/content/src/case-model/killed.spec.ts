import { describe, expect, it } from '@jest/globals';
import { killedIn } from './killed.js';

const named = (papers: string[], text: string): string =>
  killedIn(papers).reduce((whole, [word, name]) => whole.replace(word, name), text);

describe('who was killed', () => {
  const charge =
    'did unlawfully kill Oskar T.\nDelacruz III, against the peace of the State. The deceased was forty.';

  it('is called by name', () => {
    expect(named([charge], "The deceased's truck was there when the deceased fell.")).toBe(
      "Oskar Delacruz's truck was there when Oskar Delacruz fell.",
    );
  });

  it('keeps the ending that tells him from his father', () =>
    expect(named([charge, 'Oskar Delacruz, Jr., came.'], 'The deceased fell.')).toBe(
      'Oskar Delacruz III fell.',
    ));

  it('is nobody where two were killed, or nobody was', () => {
    expect(named([`${charge} and did kill Ann Lee`], 'The deceased fell.')).toBe('The deceased fell.');
    expect(named(['The deceased was known to all.'], 'The deceased fell.')).toBe('The deceased fell.');
  });
});
