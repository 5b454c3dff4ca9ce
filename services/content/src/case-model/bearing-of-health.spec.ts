import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { bearingOf } from './bearing.js';
import { readCase } from './build.js';

const PAPER = `IN THE CIRCUIT COURT OF DOUGLAS COUNTY

IMOGEN FARQUHAR,
     Plaintiff,
v.                                 Case No. 23-CV-0917
BELLWETHER GROCERS, INC.,
     Defendant.

COMPLAINT FOR NEGLIGENCE

1. On March 3, 2023, Imogen Farquhar slipped on spilled oil in aisle nine and fell on her left hip.

2. On March 9, 2023, Dr. Anton Quell examined Farquhar and noted that the swelling was severe.

3. On June 1, 2023, Dr. Quell noted that Farquhar's gait was normal and that she was doing well.

4. On July 8, 2023, Dr. Quell wrote that Farquhar was not doing well and could not sleep.

5. On August 2, 2023, the store manager said that sales were much improved.

6. Farquhar sustained a fractured hip and a mild concussion in the fall.

7. Dr. Quell noted that Farquhar had suffered no fracture and that her X-ray was normal.

COUNT I: NEGLIGENCE

8. Bellwether Grocers, Inc. did not clean the oil for forty minutes.
`;

const file = (paper: string) =>
  readCase(
    {
      caseType: 'personal-injury',
      keyFacts: '',
      clientName: 'Imogen Farquhar',
      opposingParty: 'Bellwether Grocers, Inc.',
    } as CaseDetails,
    [{ name: 'complaint', pages: [{ number: 1, text: paper }] }],
  );

function bearing(paper: string, words: string): string | undefined {
  const read = file(paper);
  const fact = read.model.facts.find(({ said }) => said.join(' ').includes(words));
  expect(fact).toBeDefined();
  const { favors, act } = bearingOf(read, fact!);
  return `${favors} ${act}`;
}

describe('what doctors find of the one who sues', () => {
  it('that she is well speaks for the other side, also in her own complaint', () => {
    expect(bearing(PAPER, 'gait was normal')).toBe('theirs found-well');
    expect(bearing(PAPER, 'no fracture')).toBe('theirs found-well');
  });

  it.each(['swelling was severe', 'not doing well', 'sales were much improved', 'mild concussion'])(
    'not: %s',
    (words) => {
      expect(bearing(PAPER, words)).not.toContain('found-well');
    },
  );

  it('a doctor who is sued for it found it too', () => {
    const malpractice = PAPER.replaceAll('NEGLIGENCE', 'MEDICAL MALPRACTICE');
    expect(bearing(malpractice, 'gait was normal')).not.toContain('found-well');
  });
});
