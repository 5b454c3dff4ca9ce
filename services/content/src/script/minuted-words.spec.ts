import { describe, expect, it } from '@jest/globals';
import { minutesIn } from '../case-model/minutes.js';
import { draftByRules, typesOf } from './draft.js';
import { linesOf } from './line.js';
import { briefFor, readable } from './pure-draft.js';
import { witnessesFor } from './witnesses.js';

const paper = (name: string, text: string) => ({ name, pages: [{ number: 1, text }] });
const charge = paper(
  'information.txt',
  `IN THE DISTRICT COURT FOR POLK COUNTY
STATE OF IOWA, Plaintiff, v. OWEN DALE KREBS, Defendant.

TRIAL INFORMATION

COMES NOW the County Attorney, and in the name and by the authority of the State of Iowa accuses OWEN DALE
KREBS of burglary. The said OWEN DALE KREBS on May 4, 2023 did enter a shed without right.

                             MINUTES OF TESTIMONY

1.  NORA V. TEAGUE, c/o County Attorney

        The witness is 44. She will testify that on May 4, 2023 she walked past the shed
at nine; that she did not see a car in the lane; that she heard a door; that she called
her brother. She stopped at the gate.

2.  SGT. LUIS McADAM, Polk County Sheriff

        He arrived at 9:40 p.m. He will testify that he did not photograph the lock.`,
);
const details = {
  caseType: 'criminal-defense' as const,
  clientName: 'Owen Dale Krebs',
  opposingParty: 'State of Iowa',
  keyFacts: '',
};

describe('minutes of testimony', () => {
  it('name the witnesses of the prosecution, and so does a list behind an indictment', () => {
    expect(minutesIn(charge).map(({ name }) => name)).toEqual(['Nora V. Teague', 'Sergeant Luis McAdam']);
    const indictment = paper(
      'indictment.txt',
      `A TRUE BILL

   WITNESSES:  Capt. Ada Roe, Polk County Sheriff
               Lena Quill-Orr, CPA

   BOND: $25,000`,
    );
    expect(minutesIn(indictment).map(({ name }) => name)).toEqual(['Capt. Ada Roe', 'Lena Quill-Orr']);
  });

  it('are put to the witness of whom they tell, where he alone is meant', () => {
    const brief = briefFor({
      caseDetails: details,
      documents: [charge],
      scenario: 'cross-examination',
      witness: 'Nora V. Teague',
    });
    const [type] = typesOf('cross-examination');
    const said = linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!).map(({ text }) => text);

    expect(said).toEqual(
      expect.arrayContaining([
        'You did not see a car in the lane, correct?',
        'You stopped at the gate, correct?',
      ]),
    );
    expect(said.join(' ')).not.toMatch(/brother/);
    expect(witnessesFor(brief).map(({ name }) => name)).toContain('Sergeant Luis McAdam');
  });
});
