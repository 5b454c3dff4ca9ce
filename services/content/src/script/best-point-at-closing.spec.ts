import { describe, expect, it } from '@jest/globals';
import { partsOfDraft } from './drafted-papers.fixtures.js';

const COMPLAINT = `IN THE DISTRICT COURT OF LANE COUNTY

ORNE GRAIN, LLC,
     Plaintiff,
v.                                    No. CV-2023-77
TARKIN MILLING, INC.,
     Defendant.

COMPLAINT
(Breach of Contract)

1. Orne Grain, LLC grows oats at Pell Creek.

2. On March 3, 2023, Orne Grain, LLC and Tarkin Milling, Inc. signed a supply agreement for forty loads of oats.

3. On May 4, 2023, Orne Grain, LLC delivered two loads at the Tarkin mill.

4. Tarkin Milling, Inc. did not give written notice of rejection of either load within ten days.

5. Tarkin Milling, Inc. never paid for the two loads.

COUNT I - BREACH OF CONTRACT

6. The foregoing paragraphs are incorporated.

WHEREFORE Plaintiff asks for judgment.
`;

describe('the best point of the other side at closing', () => {
  it('is what whoever sues us pleads that we failed to do', () => {
    const closing = partsOfDraft('closing-argument', [COMPLAINT], { forTheOther: true });
    expect(closing.get('Their best point')).toMatch(
      /will point you to this\. Tarkin.* did not give written notice of rejection of either load within ten days\..*\[Your answer\]/,
    );
  });

  it('is not what we plead of them', () => {
    const closing = partsOfDraft('closing-argument', [COMPLAINT]);
    expect(closing.get('Their best point')).toBe('[The worst fact against you, and your answer]');
  });
});
