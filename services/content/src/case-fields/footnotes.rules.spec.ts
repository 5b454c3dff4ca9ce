import { describe, expect, it } from '@jest/globals';
import { withFootnotesApart } from './footnotes.rules.js';

const page = (text: string) => withFootnotesApart([{ text }])[0]!.text.replace(/\s+/g, ' ').trim();

describe('withFootnotesApart', () => {
  it('sets a note between the paragraphs of its page, so that a sentence goes on to the next page', () => {
    expect(
      page(`1. The tank was filled in May.

2. The gauge read low.1 Nobody had set it, and the crew that came at night took

________________
1 The maker sends it unset.
                    4`),
    ).toBe(
      '1. The tank was filled in May. The maker sends it unset. 2. The gauge read low. Nobody had set it, and the crew that came at night took 4',
    );
  });

  it('leaves a ruled row without notes, and notes that the page does not mark', () => {
    const form = `The tank was filled.

The gauge read low.

________________
Signature of the owner`;
    const unmarked = form.replace('Signature', '1 Signature');
    expect(withFootnotesApart([{ text: form }])[0]!.text).toBe(form);
    expect(withFootnotesApart([{ text: unmarked }])[0]!.text).toBe(unmarked);
  });
});
