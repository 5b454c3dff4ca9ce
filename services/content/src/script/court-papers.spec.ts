import { describe, expect, it } from '@jest/globals';
import { readCase } from '../case-model/build.js';
import { readPaper } from '../case-model/paper.js';
import { authoritiesOf, citationIndexes } from './authorities.js';
import { briefOf } from './brief.js';
import { draftByRules, textOf } from './draft.js';
import { issuesOf } from './issues.js';
import { readable } from './pure-draft.js';

const OPINION = `                      In the Missouri Court of Appeals
                              Eastern District

ORLA VENN,                          )       No. ED200001
       Appellant,                   )
vs.                                 )
STATE OF MISSOURI,                  )
       Respondent.                  )       Filed: March 9, 2024

Anna T. Quill, P.J., Kurt S. Odd, J., and James M. Dowel, J.

       Orla Venn appeals the judgment denying her motion for post-conviction relief. We affirm the
judgment of the motion court.

       Venn pleaded guilty on June 3, 2021. The motion court denied the motion on May 2, 2023.

       The question is whether the plea was knowing and voluntary.

       There is a strong presumption that counsel's performance was reasonable and effective. Zink v.
State, 278 S.W.3d 170, 176 (Mo. banc 2009).

       Her counsel did not mail a letter.
`;
const BRIEF = OPINION.replace(
  'We affirm the\njudgment of the motion court.',
  'This Court should reverse the judgment.',
).concat('\n       Respectfully submitted,\n       Attorney for Appellant\n');

const document = (text: string) => ({ name: 'paper.pdf', pages: [{ number: 1, text }] });
const details = {
  caseType: 'criminal-defense',
  jurisdiction: 'appellate',
  clientName: 'Orla Venn',
  opposingParty: 'State of Missouri',
  legalIssues:
    'Rejecting plaintiff’s ineffective assistance of counsel claim\nWhether the plea was knowing and voluntary',
  desiredOutcome: 'The judgment denying her motion for post-conviction relief',
} as const;

function briefOn(text: string, scenario: 'motion-argument' | 'appellate-argument') {
  const own = document(text);
  const authorities = authoritiesOf(details, own.pages, citationIndexes(details, own.pages));
  return briefOf(readCase(details, [own]), { scenario, authorities, words: 700 });
}

describe('a paper that a court wrote', () => {
  it('is known by what it does, whatever it decides about; a brief that asks for it is none', () => {
    expect(readPaper(document(OPINION))).toMatchObject({ kind: 'opinion', author: 'court' });
    expect(readPaper(document(BRIEF)).kind).not.toBe('opinion');
  });

  it('puts a question that its form begins with a capital, and lends a heading the name of its doctrine', () => {
    expect(issuesOf(briefOn(OPINION, 'motion-argument'), false).map(({ text }) => text)).toEqual([
      'ineffective assistance of counsel',
      'whether the plea was knowing and voluntary',
    ]);
  });

  it('has decided its motion, and asks for nothing that the court did', () => {
    const brief = briefOn(OPINION, 'motion-argument');
    const { motion_argument: said } = textOf(readable(draftByRules(brief, ['motion_argument']), brief));
    expect(said).toContain('These papers hold a ruling, and no motion.');
    expect(said).not.toContain('We ask the Court');
  });

  it('is argued on appeal without a story of what happened', () => {
    const brief = briefOn(OPINION, 'appellate-argument');
    const { opening_statement: said } = textOf(readable(draftByRules(brief, ['opening_statement']), brief));
    expect(said).toContain('The question is whether the plea was knowing and voluntary.');
  });
});
