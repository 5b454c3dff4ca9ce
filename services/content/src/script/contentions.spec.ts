import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { readCaseFields } from '../case-fields/case-fields.rules.js';
import { readCase } from '../case-model/build.js';
import { type Brief, briefOf } from './brief.js';
import { contentionsOf } from './contentions.js';
import { draftByRules } from './draft.js';
import { linesOf } from './line.js';
import { readable } from './pure-draft.js';
import { standardOfReview } from './review-standards.js';
import { saidAs } from './said-contention.js';
import { whoAppeals, whoWon } from './who-appeals.js';

function briefFrom(text: string, forTheOther = false): Brief {
  const pages = [{ number: 1, text, ocr: false, scanned: false, read: true }];
  const read = { pageCount: 1, stamps: [], runningHeads: [], warnings: [], pages };
  const { fields } = readCaseFields(read, 'opinion.txt');
  const given = { caseType: 'civil-litigation', keyFacts: '', ...fields } as CaseDetails;
  const details = forTheOther
    ? { ...given, clientName: given.opposingParty, opposingParty: given.clientName }
    : given;
  return briefOf(readCase(details, [{ name: 'opinion', pages }]), {
    scenario: 'appellate-argument',
    authorities: [],
    words: 900,
  });
}

const speech = (brief: Brief): string =>
  linesOf(readable(draftByRules(brief, ['opening_statement']), brief).opening_statement!)
    .map(({ text }) => text)
    .join(' ');

const OPINION = `UNITED STATES COURT OF APPEALS
FOR THE SIXTH CIRCUIT

No. 21-4410

ODILE FENWICK,
          Plaintiff-Appellant,
v.
HARBOR MUTUAL INSURANCE COMPANY,
          Defendant-Appellee.

Appeal from the United States District Court for the Northern District of Ohio

Before BRANT, OKORO and LISS, Circuit Judges.

OPINION

BRANT, Circuit Judge. Odile Fenwick appeals the district court's judgment for Harbor Mutual. We affirm.

I. BACKGROUND

Odile Fenwick ran a bakery on Quay Street in Sandusky. On March 3, 2019, a pipe burst above the ovens. Fenwick reported the loss to Harbor Mutual on March 5, 2019. Harbor Mutual sent an adjuster to the bakery on April 2, 2019. The adjuster photographed the ovens and the pipe. Harbor Mutual denied the claim on May 20, 2019.

The district court held that the notice came too late under the policy.

II. STANDARD OF REVIEW

We review de novo a district court's grant of summary judgment. Ash v. Birch, 101 F.3d 22, 25 (6th Cir. 1996).

III. DISCUSSION

A. Notice

An insured must give notice within a reasonable time. Cole v. Drake, 88 F.3d 14, 17 (6th Cir. 1995). Fenwick argues that her notice was timely because she allegedly called Harbor Mutual within two days. Harbor Mutual contends that the policy required written notice. Fenwick does not argue that the policy was ambiguous. A telephone call is not written notice.

In Moss v. Nye, 70 F.3d 9 (6th Cir. 1994), the plaintiff argued that a letter to an agent was enough.

B. Damages

Fenwick further contends that the district court erred in excluding her receipts. The adjuster argues that the ovens were old. We disagree with Fenwick.

IV. CONCLUSION

The judgment of the district court is affirmed.
`;

describe('what the parties argue by a court’s own paper', () => {
  const brief = briefFrom(OPINION);
  const found = contentionsOf(brief);

  it('is read with its side; what nobody argues, others argue or another case tells is none', () => {
    expect(found.map(({ whose, clause }) => [whose, clause])).toEqual([
      ['ours', expect.stringMatching(/^her notice was timely because/)],
      ['theirs', 'the policy required written notice'],
      ['ours', 'the district court erred in excluding her receipts'],
    ]);
  });

  it('is said by its own side: pronouns resolved, hedges left out, the reason by itself', () => {
    expect(saidAs(brief, found[0]!)).toEqual({
      point: ['Fenwick’s notice was timely.'],
      reason: ['Fenwick called Harbor Mutual within two days.'],
    });
    expect(
      saidAs(brief, { by: 'the city', whose: 'theirs', clause: 'such a rule is unfair' }),
    ).toBeUndefined();
    expect(
      saidAs(brief, {
        by: 'Fenwick',
        whose: 'ours',
        clause: 'the duty in section 12(b) does not reach the loss',
      })?.point,
    ).toEqual(['The duty in section 12(b) does not reach the loss.']);
  });

  it('belongs to the other side for the other client', () => {
    expect(contentionsOf(briefFrom(OPINION, true)).map(({ whose }) => whose)).toEqual([
      'theirs',
      'ours',
      'theirs',
    ]);
  });
});

describe('an appeal from a court’s own paper', () => {
  it('has the standard of review in the words of the court, without its citation', () => {
    const [line, ...more] = standardOfReview(briefFrom(OPINION));
    expect(line?.text).toMatch(
      /^This Court reviews de novo a district court['’]s grant of summary judgment\.$/,
    );
    expect(line?.sources[0]).toMatchObject({ kind: 'pdf', page: 1 });
    expect(more).toEqual([]);
  });

  it('is asked by who appeals, and answered by who does not', () => {
    expect(whoAppeals(briefFrom(OPINION))?.by).toBe('ours');
    expect(whoWon(briefFrom(OPINION))).toBe('theirs');
    expect(speech(briefFrom(OPINION))).toContain('We ask this Court to reverse the judgment below.');
    expect(speech(briefFrom(OPINION, true))).toContain('We ask this Court to affirm the judgment below.');
  });

  it('leaves the ask open where both sides appeal', () => {
    const cross = OPINION.replace('Plaintiff-Appellant', 'Plaintiff-Appellant/Cross-Appellee');
    expect(whoAppeals(briefFrom(cross))).toBeUndefined();
  });

  it('argues our points, begins with what was held against us, and tells none of the court’s answers as ours', () => {
    const said = speech(briefFrom(OPINION));
    expect(said).toContain('The first is that Fenwick’s notice was timely.');
    expect(said).toContain('The district court held that the notice came too late under the policy.');
    expect(said).not.toMatch(/telephone call is not written notice|We disagree|argues that her notice/);
  });
});
