import { describe, expect, it } from '@jest/globals';
import { isJottedDown } from './jotted.js';
import { stumble } from './sayable.js';
import { splitSpoken } from './split.js';

describe('what is jotted down, and said by nobody', () => {
  it.each([
    'Cane on, mat placed, checked x2.',
    'The trooper asked her to do SFSTs and she agreed.',
    'CAD showed a prior call at 9:35 p.m.',
    'The trooper later asked re cannabis.',
    'She said to Moss is the truck on fire.',
    'Moss has drove milk 33 years.',
    'Len Moss detained 8:11 p.m.',
    'Ray Moss let go September 8, 2023.',
    'NP and dtr notified.',
    'Blue knit scarf, size M, from closet.',
    'No latent print found on handle.',
    '74M found outside, slippers.',
    'Worker observed client eating soup on porch.',
    'The account ID is QRT.',
    'Every five years or 900 hours, whichever is sooner.',
    'Nagel, was keeper of the north gate.',
    'FYI Flushed line again.',
    'Soot, one flake, left sleeve, back.',
    '$900 to Moss January 4, 2022, check 11.',
    'Rita Moss, 88, interviewed at home May 19, 2022.',
    'Fracture of the left wrist, a torn ligament, closed with two pins.',
    'Cousin asked twice to leave room.',
    'Pillow not here, called the vendor.',
    'Neuro cks started at nine.',
    'Log 0540 LPN found him on the floor.',
    'Orne est. 740 pounds gone.',
  ])('knows a row of a chart or a log: %s', (text) => {
    expect(isJottedDown(text)).toBe(true);
  });

  it.each([
    'Ferro left work early.',
    'Medical assistant Ann Lee took his pulse.',
    'Then Carl Moss lay down.',
    'Surgery began at nine.',
    'Counsel was there.',
    'Nobody came.',
    'Police arrived at nine.',
    'She broke her wrist, left arm, and two ribs.',
    'Rita Moss, 88, was interviewed at home.',
    'The nurse was notified.',
    'Carl Moss, who was there, went home.',
    'Pickers quit within weeks.',
    'The gloves were found in the shed.',
    'Quill found his coat on the porch.',
    'Customer said “I saw the wet floor.”',
    'Orne wrote, “Alarm on, pad placed, tested x1.”',
  ])('leaves what somebody says: %s', (text) => {
    expect(isJottedDown(text)).toBe(false);
  });
});

describe('a bracket within somebody’s words', () => {
  it('is read with them, and one that cites a page is not', () => {
    expect(
      stumble('On May 4, 2023, Quill was discharged for “theft of goods (11 cases, value $264.00).”'),
    ).toBeUndefined();
    expect(stumble('On May 4, 2023, Quill answered “maybe (Ex. D 71:9-14) or not at all.”')).toBe('mark');
    expect(stumble('On May 4, 2023, Quill (the clerk) was discharged by the yard.')).toBe('mark');
  });
});

describe('the steps of one who acts', () => {
  it('are told with the day and the hour, and a short one goes with the next', () => {
    expect(
      splitSpoken(
        'On Friday, May 6, 2022, at about 4:40 p.m., Reyes opened the cover of the press with her own key, reached in, and lost two fingers of her left hand.',
      ),
    ).toEqual([
      'On Friday, May 6, 2022, at about 4:40 p.m., Reyes opened the cover of the press with her own key.',
      'Reyes reached in and lost two fingers of her left hand.',
    ]);
  });
});

describe('rows of a form that ran together, and what says nothing', () => {
  it.each([
    ['Orne January 19, 2021 At-will: nothing in this handbook is a contract.', 'grammar'],
    ['An incident took place.', 'grammar'],
    ['On January 19, 2021 Orne signed the handbook.', undefined],
  ])('%s', (text, reason) => expect(stumble(text)).toBe(reason));
});
