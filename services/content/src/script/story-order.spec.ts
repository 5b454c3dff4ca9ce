import { describe, expect, it } from '@jest/globals';
import { draftOf } from './drafted-papers.fixtures.js';

const paper = (facts: readonly string[]): string => `IN THE CIRCUIT COURT OF LINN COUNTY
STATE OF OREGON

MARTHA QUILL,
     Plaintiff,
v.                                    No. 24CV00117
OSWIN BOATWORKS, INC.,
     Defendant.

COMPLAINT

1. Plaintiff Martha Quill is a potter.

2. Defendant Oswin Boatworks, Inc. ("Oswin") builds boats.

${facts.map((fact, at) => `${at + 3}. ${fact}`).join('\n\n')}

FIRST CLAIM - NEGLIGENCE

30. The foregoing paragraphs are incorporated.

WHEREFORE, Plaintiff demands judgment for $18,000.
`;

const openingOf = (facts: readonly string[]): string => draftOf('opening-statement', [paper(facts)]);

const inOrder = (text: string, ...said: string[]): void => {
  const places = said.map((one) => text.indexOf(one));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
};

describe('the order in which a story is told', () => {
  it('puts what was said before the day where it belongs, and what it cost behind the day', () => {
    inOrder(
      openingOf([
        'On May 9, 2022, Mr. Nagel launched the boat at Foster Lake and let go of the rope.',
        'Ms. Quill fell into the lake and broke her wrist.',
        'Before the launch, on or about April 2, 2022, Ms. Quill had told Mr. Nagel that the seams were dry. Mr. Nagel telephoned the yard on April 4, 2022.',
        'Ms. Quill can no longer throw a pot.',
      ]),
      'the seams were dry',
      'telephoned the yard',
      'let go of the rope',
      'broke her wrist',
      'can no longer throw a pot',
    );
  });

  it('goes on after a look at another year, by the day of the week', () => {
    inOrder(
      openingOf([
        'On Tuesday, February 27, 2024, Ms. Quill slipped on the dock of the yard.',
        'On the night of Wednesday, March 6 her leg went numb to the foot. Dr. Ferro examined her on March 12.',
        'Mr. Moss was discharged by the yard in February 2022.',
        'On Friday, March 8 at 8:15 a.m. Ms. Quill sent the form to the state herself.',
        'On March 11 Mr. Nagel told Ms. Quill that there was “no light work on a dock.”',
        'On Wednesday, March 20, 2024, Mr. Nagel told Ms. Quill to leave the yard.',
      ]),
      'slipped on the dock',
      'sent the form',
      'told Ms. Quill to leave',
    );
  });

  it('keeps the day of a paragraph whose dated sentence is not told', () => {
    const said = openingOf([
      'On May 9, 2022, Mr. Nagel launched the boat at Foster Lake and let go of the rope.',
      'On June 20, 2022 [date as corrected], the yard [sic] sent a notice to her. The foreman locked the gate behind Ms. Quill.',
      'On May 30, 2022, Mr. Nagel asked two men of the yard for anything that they had on Ms. Quill.',
    ]);
    inOrder(said, 'let go of the rope', 'anything that they had on', 'locked the gate behind');
  });

  it('starts anew where a paper begins with its summary', () => {
    inOrder(
      openingOf([
        'On May 9, 2022, the boat sank at Foster Lake and Ms. Quill broke her wrist.',
        'On March 1, 2022, Ms. Quill ordered a boat from Oswin.',
        'Mr. Nagel told her that it would float.',
        'On March 20, 2022, Mr. Nagel saw that the seams were dry.',
        'On April 4, 2022, Mr. Nagel told the yard to ship it.',
      ]),
      'ordered a boat',
      'that it would float',
      'saw that the seams were dry',
      'told the yard to ship it',
      'the boat sank',
    );
  });
});
