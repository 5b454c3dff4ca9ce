import { describe, expect, it } from '@jest/globals';
import { partsOfDraft } from '../drafted-papers.fixtures.js';
import { SAW_COMPLAINT } from './saw-case.fixtures.js';

const DEPOSITION = `DEPOSITION OF LEE ORNE
June 4, 2024
For the Plaintiff: Ms. Hattie Quill
For the Defendant: Mr. Bo Lind
LEE ORNE, having been first duly sworn, testified as follows:
BY MS. QUILL:
Q. You took the guard off the table saw in March.
A. I did.
Q. You told Saul, "Leave it off, it slows us down."
A. I was behind on orders.
Q. The guard lay on the shelf in the shop.
A. Yes.
Q. It stayed on the shelf until May 4.
A. It did.
Q. So the saw ran two months without it.
A. About that.
Q. March 2023, the fence at ten inches.
A. Yes.
Q. You believe Ada Moss reached over the blade.
A. I believe that, yes.
BY MR. LIND:
Q. You told everybody to be careful.
A. Every day.`;

const PAPERS = [SAW_COMPLAINT, DEPOSITION];

describe('what a witness let stand of what our counsel put', () => {
  const told = partsOfDraft('closing-argument', PAPERS).get('What Orne answered under oath');

  it('is told in a closing where it stands by itself', () =>
    expect(told).toMatch(
      /told Saul, “Leave it off, it slows us down.*The guard lay on the shelf in the shop\./,
    ));

  it('is told as no scrap, no belief, and nothing that the other side’s counsel put or that leans on another', () =>
    expect(told).not.toMatch(/March 2023|believes|careful|It stayed/));

  it('is put again on cross in the order in which counsel had put it', () => {
    const put = [...partsOfDraft('cross-examination', PAPERS).values()].join(' ');
    expect(put).toMatch(
      /The guard lay on the shelf in the shop, correct\?.*It stayed on the shelf until May 4, correct\? The saw ran two months without it, correct\?/,
    );
    expect(put).not.toMatch(/careful/);
  });
});
