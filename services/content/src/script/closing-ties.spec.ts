import { describe, expect, it } from '@jest/globals';
import { draftOf } from './drafted-papers.fixtures.js';

const closingOf = (text: string): string => draftOf('closing-argument', [text]);

const paper = (facts: readonly string[]): string => `IN THE CIRCUIT COURT OF LANE COUNTY
STATE OF OREGON

MARGIT SOLBERG,
     Plaintiff,
v.                                    No. 24CV55120
HARROW LIFTS, INC.,
     Defendant.

COMPLAINT

1. Plaintiff Margit Solberg is a baker.

2. Defendant Harrow Lifts, Inc. ("Harrow") runs the chair lift at Grey Saddle.

${facts.map((fact, at) => `${at + 3}. ${fact}`).join('\n\n')}

FIRST CLAIM - NEGLIGENCE

20. The foregoing paragraphs are incorporated.

21. Harrow breached that duty by failing to keep the lift safe for those who rode it.

WHEREFORE Solberg prays for damages of $80,000.
`;

const EVENTS = [
  'On January 9, 2023 Mr. Pryor told Harrow that the third tower shook.',
  'Harrow did not inspect the tower.',
  'On February 4, 2023 the chair dropped and Solberg fell thirty feet.',
  'Solberg broke her pelvis and lay in the hospital for three weeks.',
];

describe('what a closing puts beside the question of an element', () => {
  it('is what shows it, of the one whom the element asks about', () => {
    const said = closingOf(paper(EVENTS));
    expect(said).toMatch(/Was Harrow careless\?[^?]*Harrow did not inspect the tower\./);
    expect(said).toMatch(/Did that cause the harm\?[^?]*Solberg fell thirty feet\./);
  });

  it('is not the death or the hurt of somebody or something else', () => {
    const said = closingOf(
      paper([
        ...EVENTS.slice(0, 2),
        'Her old dog Bruno died in 2021.',
        'Her aunt Sigrid died on May 4, 2020.',
      ]),
    );
    expect(said).not.toMatch(/\?[^?]{0,60}(?:Bruno|Sigrid)/);
  });

  it('is not the conclusion that a pleading draws', () => {
    expect(closingOf(paper(EVENTS))).not.toContain('breached that duty');
  });

  it('is a place for the advocate where the papers show nothing', () => {
    const said = closingOf(
      paper([
        'On January 9, 2023 Mr. Pryor rode the lift with two friends from Eugene.',
        'On January 10, 2023 the hill opened at nine.',
        'On January 11, 2023 Mr. Pryor sold his skis to a neighbor.',
      ]),
    );
    expect(said).toMatch(/Was Harrow careless\? [^.]*\[Your answer\]/);
  });
});
