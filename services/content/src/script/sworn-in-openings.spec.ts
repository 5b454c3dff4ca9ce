import { describe, expect, it } from '@jest/globals';
import { draftOf } from './drafted-papers.fixtures.js';

const CAPTION = `DISTRICT COURT OF LANE COUNTY

ODA FENN,
     Plaintiff,
v.                                   No. 24-77
RAY DOVER CARTAGE, LLC and LEN DOVER,
     Defendants.
`;
const STORY = [
  'On May 3, 2023 Oda Fenn left the hospital at 5:24 a.m. and drove home on Route 9.',
  'On May 3, 2023 at 5:12 a.m. Len Dover drove a truck of Ray Dover Cartage, LLC past the rest area.',
  'Len Dover did not stop at the rest area.',
  'At 5:52 a.m. Len Dover turned the truck across Route 9 in front of Oda Fenn.',
  'The marker lamp of the trailer was broken, and the inspection report of May 1, 2023 said so.',
  'Oda Fenn braked and steered left.',
  'The car of Oda Fenn struck the trailer and went beneath it.',
  'Oda Fenn broke her left leg and was in the hospital for twenty-nine days.',
  'Ray Dover Cartage, LLC changed the log of Len Dover that morning.',
  'Len Dover wrote to the dispatcher at 5:06 a.m. that he was past his hours.',
];
const COMPLAINT = `${CAPTION}
COMPLAINT AND JURY DEMAND

${STORY.map((one, at) => `${at + 1}. ${one}`).join('\n\n')}

WHEREFORE, Oda Fenn demands judgment for damages.
`;
const DEPOSITION = `${CAPTION}
DEPOSITION OF LEN DOVER

LEN DOVER, having been duly sworn, testified as follows:

EXAMINATION
BY MS. HALE:

Q. Were you tired at 5:52?
A. I wasn't tired.
Q. Were you texting?
A. No, I wasn't texting.
Q. Who drives the other truck on Mondays?
A. My cousin drives the other truck.
Q. Did you come over to her car?
A. No. I couldn't make my legs go.
`;

describe('single answers under oath, where a complaint tells the story', () => {
  const opening = draftOf('opening-statement', [COMPLAINT, DEPOSITION]);

  it('are no part of the opening, and the story is', () => {
    expect(opening).toContain('did not stop at the rest area');
    expect(opening).not.toMatch(/tired|texting|cousin/);
  });
});
