import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import type { ContentType, ScenarioType } from '@lectern/contracts/scenarios';
import { readCaseFields } from '../case-fields/case-fields.rules.js';
import { readCase } from '../case-model/build.js';
import { briefOf } from './brief.js';
import { draftByRules } from './draft.js';
import { linesOf } from './line.js';
import { readable } from './pure-draft.js';

const ORDER = (
  granted: string,
  merits: string,
  ruling: string,
) => `          IN THE UNITED STATES DISTRICT COURT
             FOR THE DISTRICT OF OREGON

WREN AMARO,
          Plaintiff,
v.                                     No. 24-118
GLASSFORD KILNS, INC.,
          Defendant.

             OPINION AND ORDER ${granted} DEFENDANT'S MOTION FOR SUMMARY JUDGMENT

     Glassford moves for summary judgment on both claims. Defendant's motion for summary judgment was filed on May 1, 2024.

                              BACKGROUND

     1. On May 4, 2023, Wren Amaro ordered a kiln from Glassford Kilns for $9,300.

     2. On June 2, 2023, the kiln cracked at its first firing.

     3. Glassford's packer wrote to Amaro that he had seen the crack on May 20, 2023.

     4. Glassford contends that Amaro fired the kiln too hot. Amaro kept a log of the heat.

     5. The log shows 1,900 degrees at noon on June 2, 2023.

                              DISCUSSION

I.   Count I: Breach of Warranty (Glassford)

     ${merits}

II.  Count II: Deceptive Practices

     Glassford argues that Amaro relied on nothing. Amaro has not shown a statement on which she relied. The motion is GRANTED as to Count II.

                              CONCLUSION

     IT IS ORDERED that ${ruling}

                                   Ann Roe
                                   United States District Judge`;

const WON = ORDER(
  'GRANTING IN PART AND DENYING IN PART',
  "Glassford says that heat broke the kiln. The packer saw the crack before the kiln left Glassford's yard. There is no evidence that Amaro fired the kiln above the mark on its plate. The motion is DENIED as to Count I.",
  'the motion is GRANTED IN PART AND DENIED IN PART.',
);

function said(
  text: string,
  [scenario, type]: [ScenarioType, ContentType],
  clientName = 'Wren Amaro',
): string {
  const pages = [{ number: 1, text, ocr: false, scanned: false, read: true }];
  const { fields } = readCaseFields(
    { pageCount: 1, stamps: [], runningHeads: [], warnings: [], pages },
    'o.txt',
  );
  const sides =
    clientName === 'Wren Amaro'
      ? { clientName, opposingParty: 'Glassford Kilns, Inc.' }
      : { clientName, opposingParty: 'Wren Amaro' };
  const details = { caseType: 'civil-litigation', keyFacts: '', ...fields, ...sides } as CaseDetails;
  const brief = briefOf(readCase(details, [{ name: 'order', pages }]), {
    scenario,
    authorities: [],
    words: 900,
  });
  return linesOf(readable(draftByRules(brief, [type]), brief)[type]!)
    .map((line) => line.text)
    .join('\n');
}
const MOTION: [ScenarioType, ContentType] = ['motion-argument', 'motion_argument'];
const APPEAL: [ScenarioType, ContentType] = ['appellate-argument', 'opening_statement'];

describe('an order that decided a motion', () => {
  it('lets the one against whom it was brought ask for its denial, with the reasons that came out so', () => {
    const speech = said(WON, MOTION);
    expect(speech).toContain('We ask the Court to deny the motion for summary judgment.');
    expect(speech).toContain('The first point is breach of warranty.');
    expect(speech).toContain('There is no evidence that Amaro fired the kiln above the mark on its plate.');
  });

  it('gives nobody the contention of the other side, nor a point that was lost', () => {
    const speech = said(WON, MOTION);
    expect(speech).not.toContain('heat broke the kiln');
    expect(speech).not.toContain('has not shown');
    expect(speech).toMatch(/The second point is deceptive practices\.\n\[Your answer\]/);
  });

  it('lets the one who moved ask for the opposite', () => {
    const speech = said(WON, MOTION, 'Glassford Kilns, Inc.');
    expect(speech).toContain('We ask the Court to grant the motion for summary judgment.');
    expect(speech).not.toContain('There is no evidence that Amaro fired');
  });

  it('is appealed by the one who lost it, and defended by the one who won', () => {
    const lost = ORDER(
      'DENYING',
      "The packer saw the crack before the kiln left Glassford's yard. There is no evidence that Amaro fired the kiln above the mark on its plate.",
      'the motion is DENIED.',
    ).replace('The motion is GRANTED as to Count II.', '');
    expect(said(lost, APPEAL)).toContain(
      'The question is whether the court below erred when it denied the motion for summary judgment.',
    );
    expect(said(lost, APPEAL)).toContain('We ask this Court to affirm the order below.');
    expect(said(lost, APPEAL, 'Glassford Kilns, Inc.')).toContain(
      'We ask this Court to reverse the order below.',
    );
  });

  it('of which a part was granted and a part denied asks the advocate what to ask above', () => {
    const speech = said(WON, APPEAL);
    expect(speech).toContain('granted in part and denied in part');
    expect(speech).not.toMatch(/We ask this Court to (?:affirm|reverse)/);
  });

  it('is not looked for in a paper of a side', () => {
    const brief = WON.replace(
      'OPINION AND ORDER GRANTING IN PART AND DENYING IN PART',
      'BRIEF IN OPPOSITION TO',
    )
      .replace(/The motion is \w+ as to Count (?:I|II)\./g, '')
      .replace(/IT IS ORDERED .*/, 'For these reasons the motion should be denied.')
      .replace('United States District Judge', 'Attorney for Plaintiff');
    expect(said(brief, APPEAL)).not.toContain('court below erred when it');
  });
});
