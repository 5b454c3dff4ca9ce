import { describe, expect, it } from '@jest/globals';
import { stumble } from './sayable.js';
import { splitSpoken } from './split.js';

describe('a sentence that opens on something else than its subject', () => {
  it.each([
    'As she tried to board the ferry, the gate was shut.',
    'Because the pump had failed, Osei left the boat.',
    'Based on what the clerk told her, Osei paid the fee at the window.',
    'That morning Osei emailed the order to her supervisor.',
    'For about five hours, the crew tried to free the rope.',
    'For tax purposes, the mill was a partnership.',
    'Deputies searched the barn for two hours.',
    'Osei agreed to be interviewed by agents of the port.',
    'The captain sent her to the mate because “he is in charge.”',
    'Osei said, “It was very, very cold on the deck.”',
  ])('can be said: %s', (text) => {
    expect(stumble(text)).toBeUndefined();
  });

  it.each([
    'As with the other boats, the harbor of the county.',
    'Because the pump had failed.',
    'For the crew knew nothing of it.',
    'Deputy searched the barn for two hours.',
    'Based on what the clerk told her.',
    'Osei went home to see her family, -3-hoping to return.',
    'The crew went on to help 13 them.',
    'This was said of his fellow the owners.',
  ])('cannot: %s', (text) => {
    expect(stumble(text)).toBeDefined();
  });
});

describe('two things told in one sentence', () => {
  it.each([
    [
      'Dr. Osei told Lee that she could return to the mill with some limits, but advised that she find a post with less lifting.',
      [
        'Dr. Osei told Lee that she could return to the mill with some limits.',
        'But Dr. Osei advised that she find a post with less lifting.',
      ],
    ],
    [
      'Lee showed the guards his card to prove that he lived on the base, but the guards told him to leave the gate.',
      [
        'Lee showed the guards his card to prove that he lived on the base.',
        'But the guards told him to leave the gate.',
      ],
    ],
  ])('are told apart: %s', (text, parts) => {
    expect(splitSpoken(text)).toEqual(parts);
  });

  it('are left together where the second may be what somebody said', () => {
    const text =
      'Lee said that the guards had seen the card at the gate, but the captain told him to leave the base.';
    expect(splitSpoken(text)).toEqual([text]);
  });
});

describe('words that nobody stands behind', () => {
  it('are no sentence', () => {
    expect(stumble('Delivering that morning, set a pallet over the yellow line.')).toBeDefined();
    expect(stumble('During the storm, sailors left the deck in a hurry.')).toBeUndefined();
  });

  it('are not made of what stands behind a name', () => {
    const parts = splitSpoken(
      'For ten years she was an aide of Dr. Walter Osei, Sr., who sold the mill in 2019 to the company of his son.',
    );
    expect(parts.join(' ')).not.toMatch(/(?:^|\. )Sr sold/);
  });
});
