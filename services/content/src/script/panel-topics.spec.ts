import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { readCaseFields } from '../case-fields/case-fields.rules.js';
import { readCase } from '../case-model/build.js';
import { briefOf } from './brief.js';
import { draftByRules } from './draft.js';
import { linesOf } from './line.js';
import { readable } from './pure-draft.js';

function partsOf(text: string): string[] {
  const pages = [{ number: 1, text, ocr: false, scanned: false, read: true }];
  const { fields } = readCaseFields(
    { pageCount: 1, stamps: [], runningHeads: [], warnings: [], pages },
    'p.txt',
  );
  const details = { caseType: 'civil-litigation', keyFacts: '', ...fields } as CaseDetails;
  const brief = briefOf(readCase(details, [{ name: 'paper', pages }]), {
    scenario: 'jury-selection',
    authorities: [],
    words: 1400,
  });
  return linesOf(readable(draftByRules(brief, ['opening_statement']), brief).opening_statement!).flatMap(
    ({ part, text: said }) => (part ? [part.title, said] : [said]),
  );
}

const FERRY = `STATE OF OREGON
CIRCUIT COURT FOR CLATSOP COUNTY

DELIA VOSS, Plaintiff, v. COLUMBIA FERRY LINES, INC. and ORRIN PYKE TUGS, LLC, Defendants.

COMPLAINT FOR NEGLIGENCE (PERSONAL INJURY)

1. On April 2, 2024, Delia Voss rode the morning ferry of Columbia Ferry Lines to work.
2. The pilot, Hugh Amory, had worked an overnight shift and two extra shifts that week.
3. A security camera shows Amory asleep at the wheel for eleven seconds.
4. The ferry struck a dock at nine knots.
5. Voss was thrown against a rail and has had neck pain and headaches every day since.
6. In 2017 Voss was treated for neck pain after a fall from a horse.
7. On May 6, 2024, she underwent a cervical fusion.
8. In 2023 Local 12 of the pilots' union wrote to Columbia Ferry Lines that its pilots were exhausted.
9. Voss has been unable to work as a baker.

COUNT I
NEGLIGENCE

10. Columbia Ferry Lines was negligent in sending an exhausted pilot to the wheel.

WHEREFORE, Plaintiff prays for economic damages of $212,000 and noneconomic damages of $900,000.

/s/ Ann Roe, Attorney for Plaintiff`;

describe('questions to a panel, by the subjects of the file', () => {
  const said = partsOf(FERRY);

  it('ask about the trade, the hours, the union, the pain and the money that it touches', () => {
    expect(said).toEqual(
      expect.arrayContaining([
        'Buses and trains',
        'Shifts',
        'Unions',
        'Pain that nobody sees',
        'Old injuries',
        'A long recovery',
        'Money for pain',
        'Video',
      ]),
    );
    expect(said).not.toContain('Screens at the wheel');
  });

  it('tell nothing of the file and take no promise', () => {
    const topics = said.slice(said.indexOf('Shifts')).join(' ');

    expect(topics).not.toMatch(/Amory|ferry|\$|fair to|promise/);
  });

  it('ask about two companies in one breath, and about two people one by one', () => {
    expect(said.join(' ')).toMatch(
      /worked for Columbia Ferry Lines(?:, Inc\.)? or Orrin Pyke Tugs(?:, LLC)?, or done business with either\?|worked for Orrin Pyke Tugs/,
    );
  });
});

const head = (court: string, title: string): string => `STATE OF GEORGIA
${court}

ADA QUILL, Petitioner, v. BENNO QUILL, Respondent.

${title}
`;
const WILL = `${head('PROBATE COURT OF CHATHAM COUNTY', 'PETITION TO CONTEST WILL AND TO SET ASIDE ORDER ADMITTING WILL')}
1. On May 3, 2022, Ruth Quill signed a will at the house of Benno Quill on the river bank.
2. In April 2022 her doctor had diagnosed dementia.
3. Benno Quill posted a letter to the lawyer and paid for the will.
4. Ruth Quill died on June 9, 2023.
5. The will was procured by undue influence.
`;

describe('whether a panel is picked', () => {
  it('follows the demand for a jury, also in a probate court, and asks what a will is about', () => {
    const said = partsOf(`${WILL}
WHEREFORE, Petitioner prays that probate be denied and that the issues be tried by a jury.
`);

    expect(said).toEqual(expect.arrayContaining(['Memory', 'What somebody leaves behind']));
    expect(said).not.toContain('Banks and loans');
    expect(said).not.toContain('Online');
  });

  it.each([
    [
      'a will that a judge reads',
      `${WILL}\nWHEREFORE, Petitioner prays that probate be denied, and waives trial by jury.`,
    ],
    [
      'a crane that a contract keeps from a jury',
      `${head('CIRCUIT COURT OF CHATHAM COUNTY', 'COMPLAINT')}
Petitioner complains as follows. No jury is demanded.
1. On May 3, 2022, Benno Quill rented a crane to Ada Quill.
2. On May 9, 2022, the boom of the crane bent.
3. Ada Quill lost $14,000.

WHEREFORE, Petitioner prays for damages of $14,000.`,
    ],
    [
      'a lane that is to be opened',
      `${head('CIRCUIT COURT OF CHATHAM COUNTY', 'COMPLAINT FOR A PRELIMINARY AND PERMANENT INJUNCTION')}
1. Ada Quill owns Lot 14.
2. Benno Quill put a steel gate across the lane on May 3, 2022.
3. On May 9, 2022, Ada Quill asked Benno Quill to open the gate.
4. Benno Quill answered, "Buy a boat."

WHEREFORE, Petitioner prays for an injunction ordering Respondent to remove the gate.`,
    ],
  ])('without one, is none: %s', (_, paper) => {
    expect(partsOf(paper)[0]).toBe('There is no jury to pick');
  });
});

describe('an order of the court on the panel', () => {
  const said = partsOf(`UNITED STATES DISTRICT COURT
DISTRICT OF NEW MEXICO

GWEN TSO, Plaintiff, v. HIGH MESA TRANSIT, Defendant.

FINAL PRETRIAL ORDER

1. Each side will have 20 minutes to question the panel.
2. Counsel may not ask a prospective juror to commit to an amount.

IT IS SO ORDERED.
`);

  it('is said in its own words, and the paper by its own heading', () => {
    expect(said).toContain('What the court has ordered');
    expect(said).toContain('The order says: “Each side will have 20 minutes to question the panel.”');
    expect(said).toContain('This document is an order headed “Final Pretrial Order”.');
  });
});

describe('what a file turns on', () => {
  const LODGE = `SUPERIOR COURT OF VERMONT

WREN AMARO, Plaintiff, v. GLASSFORD MILLS, INC., Defendant.

COMPLAINT FOR RETALIATION

1. On May 4, 2023, a bale fell on the foot of Wren Amaro at Glassford Mills.
2. On May 6, 2023, Amaro asked Ms. Teasdale for the form for workers' compensation.
3. On May 9, 2023, Mr. Colm Bray, her supervisor, told Amaro that "younger legs" were wanted.
4. On May 10, 2023, Glassford Mills terminated Amaro, and her supervisor gave no reason.
5. Her late husband, Piet Amaro, had worked at Glassford Mills for nine years.
6. Dr. Ines Hollow set the foot.

COUNT I
RETALIATION

7. Glassford Mills retaliated against Amaro for her claim.

WHEREFORE, Plaintiff prays for damages of $90,000.

/s/ Ann Roe, Attorney for Plaintiff`;

  it('is asked about before cameras and long hours', () => {
    const said = partsOf(LODGE);

    expect(said).toEqual(
      expect.arrayContaining(['Claims for an injury at work', 'Paying for a complaint', 'Age at work']),
    );
    expect(said).not.toEqual(expect.arrayContaining(['Video']));
    expect(said).not.toContain('Shifts');
  });

  it('has everybody named who lives, and neither the dead nor counsel', () => {
    const names = partsOf(LODGE).find((line) => /^Who knows \p{Lu}/u.test(line))!;

    expect(names).toContain('Ms. Teasdale');
    expect(names).toContain('Dr. Ines Hollow');
    expect(names).not.toMatch(/Piet|Ann Roe/);
  });

  it('does no business with a person who is sued beside a city', () => {
    const said = partsOf(`UNITED STATES DISTRICT COURT
DISTRICT OF MAINE

WREN AMARO, Plaintiff, v. CITY OF HARROW and JOEL B. CASK, Defendants.

COMPLAINT

1. On May 4, 2023, Officer Joel B. Cask sent a police dog after Wren Amaro.
2. The dog bit Amaro in the arm.
3. Amaro had run from Officer Cask on foot.

COUNT I
42 U.S.C. 1983

4. Officer Cask used excessive force.

WHEREFORE, Plaintiff demands a jury and damages of $90,000.

/s/ Ann Roe, Attorney for Plaintiff`).join(' ');

    expect(said).toContain('Who here works for the City of Harrow, or has family who does?');
    expect(said).toContain('Who here knows Joel B. Cask, or anyone in the family?');
    expect(said).toContain('What do you think of dogs that work with the police?');
    expect(said).not.toMatch(/business with|a person and a company/);
  });
});
