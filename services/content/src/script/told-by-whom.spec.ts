import { describe, expect, it } from '@jest/globals';
import { draftOf, partsOfDraft } from './drafted-papers.fixtures.js';

const CAPTION = `DISTRICT COURT OF LANE COUNTY

ODA FENN,
     Plaintiff,
v.                                   No. 24-77
HOLM ELEVATOR COMPANY,
     Defendant.
`;
const COMPLAINT = `${CAPTION}
COMPLAINT AND JURY DEMAND

THE ELEVATOR

1. Holm Elevator Company owns the grain elevator at Pell.

2. The tunnel below the elevator is 118 feet long. It has one way out, a ladder beside the pit.

3. On May 3, 2023, the foreman of Holm Elevator Company, Len Dover, placed a wire across the terminals of the sensor, so that the panel would report a normal condition regardless of the temperature of the bearing.

4. From that day the sensor could neither sound nor stop the belt.

5. On May 9, 2023, at 2:05 p.m., Dover took off his padlock and started the belt.

6. Oda Fenn was in the tunnel with a hose.

7. Dust caught fire and the flame ran along the tunnel.

8. Oda Fenn came up the ladder by herself. She was burned on both arms. She was in the burn unit until June 20, 2023.

WHEREFORE, Oda Fenn demands judgment for damages.
`;
const REPORT = `INSPECTION NARRATIVE

On May 10, 2023, inspector Ada Roe looked at the head of the elevator.
The belt tracked to the west and the casing was polished bright over 31 inches.
The panel was set to alarm at 165 degrees and to shut down at 180 degrees.
The insurer of the elevator sent a man with a camera on May 12, 2023.
`;
const MAIL = `From: Len Dover
To: Carl Holm
Date: May 2, 2023

Carl,
The bearing is bad. I would rather leave her off until Sunday.
`;

describe('an opening for one who sues', () => {
  const opening = draftOf('opening-statement', [COMPLAINT, REPORT, MAIL]);

  it('tells the whole story of its own pleading, also how things stood and what came of what was done', () => {
    expect(opening).toContain('It has one way out, a ladder beside the pit.');
    expect(opening).toMatch(
      /placed a wire across the terminals of the sensor\. So the panel would report a normal condition/,
    );
    expect(opening).toContain('could neither sound nor stop the belt');
  });

  it('stays with somebody whose day is told behind her', () => {
    expect(opening).toMatch(/burned on both arms\. (?:She|Fenn) was in the burn unit until June 20, 2023\./);
  });

  it('does not tell what a report jots down', () => {
    expect(opening).not.toMatch(/polished bright|165 degrees/);
  });
});

describe('a closing for one who is sued', () => {
  it('says to be theirs only what they plead', () => {
    const closing = partsOfDraft('closing-argument', [COMPLAINT, REPORT, MAIL], { forTheOther: true });

    expect(closing.get('Their best point') ?? '').not.toMatch(/polished|165|bearing is bad/);
  });
});

describe('a pleading of three paragraphs', () => {
  const short = COMPLAINT.replace(/\n2\. [^]*?\n6\. /, '\n2. ');

  it('is told with the message that bears it out', () => {
    expect(draftOf('opening-statement', [short, REPORT, MAIL])).toContain('“The bearing is bad.');
  });
});
