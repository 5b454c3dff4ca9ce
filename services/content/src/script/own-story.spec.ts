import { describe, expect, it } from '@jest/globals';
import { draftOf } from './drafted-papers.fixtures.js';

const FACTS = [
  'On June 9, 2021, Mrs. Toler had a stroke which left her with a weak left side.',
  'On June 18, 2021, Birchmeadow wrote a plan of care.',
  'On July 11, 2021, an aide found Mrs. Toler on the floor beside her bed.',
  'The plan of care was not changed.',
  'On August 2, 2021, Birchmeadow moved Mrs. Toler from Room 4 to Room 31.',
  'On August 29, 2021, Mrs. Toler fell from her bed.',
  'Two persons lifted Mrs. Toler from the floor.',
  'No physician was told of the fall until 6:10 a.m.',
  'On September 3, 2021, Mrs. Toler returned to Birchmeadow.',
  'On October 19, 2021, Mrs. Toler died.',
];
const COMPLAINT = `IN THE CIRCUIT COURT OF LANE COUNTY
STATE OF OREGON

MARY RUTH TOLER,
     Plaintiff,
v.                                    No. 24CV55120
BIRCHMEADOW CARE, LLC,
     Defendant.

COMPLAINT

1. Plaintiff Mary Ruth Toler is a retired teacher.

2. Defendant Birchmeadow Care, LLC ("Birchmeadow") runs a nursing home.

${FACTS.map((fact, at) => `${at + 3}. ${fact}`).join('\n\n')}

FIRST CLAIM - NEGLIGENCE

30. The foregoing paragraphs are incorporated.

WHEREFORE, Plaintiff demands judgment for $80,000.
`;
const CHART = `BIRCHMEADOW CARE
NURSING NOTES

08/29/21  0912  Neuro cks started at nine.
09/20/21  1100  Mattress not here, called the vendor.
`;

const told = [
  'had a stroke',
  'wrote a plan of care',
  'on the floor beside her bed',
  'moved Mrs. Toler',
  'fell from her bed',
  'until 6:10 a.m.',
  'Toler died',
];

describe('the story of our own paper', () => {
  it('is told whole and in order in an opening, and no row of a chart stands in it', () => {
    const opening = draftOf('opening-statement', [COMPLAINT, CHART]);
    const places = told.map((words) => opening.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(opening).not.toMatch(/cks|Mattress/);
  });

  it('is told again before a closing argues', () => {
    const closing = draftOf('closing-argument', [COMPLAINT, CHART]);
    const [story = ''] = closing.split('Begin with');
    expect(story).toContain('fell from her bed');
    expect(story).toContain('until 6:10 a.m.');
  });
});
