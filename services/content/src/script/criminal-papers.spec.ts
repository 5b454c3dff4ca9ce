import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { readCaseFields } from '../case-fields/case-fields.rules.js';
import { draftByRules, typesOf } from './draft.js';
import type { DraftRequest } from './draft-request.js';
import { linesOf } from './line.js';
import { type LintContext, faultsOf } from './lint.js';
import { briefFor, readable } from './pure-draft.js';

const REPORT = `                    LINDEN CITY POLICE DEPARTMENT
                       INCIDENT REPORT

OFFENSE: THEFT
REPORTING OFFICER: Ofc. P. Vance #12
SUSPECT: Marlo Teague, DOB 02/03/1990

NARRATIVE:

On 04/12/2024 at approximately 1510 hours, I was dispatched to Orrin Cycles. The owner, Greta Lund,
stated that a bicycle was missing from the rack. Customer Howard Finch stated that he saw a man in a
green coat ride away. I stopped Marlo Teague on Pell Street at 1540 hours. Teague was riding a red
bicycle. Teague stated that he had bought the bicycle from a neighbor. I did not contact the neighbor.
No serial number was recorded. The rack was not processed for fingerprints.

                       VOLUNTARY STATEMENT

Name: Greta Lund

I counted the bicycles at noon. A man asked me about a red bicycle and said keep it for me. I told him
the price was $400. He wore a wool hat with a brim.
`;

const INFORMATION = `            IN THE CIRCUIT COURT OF CALDER COUNTY, FLORIDA

STATE OF FLORIDA,                    CASE NO. 24-0117
     Plaintiff,
vs.
NILS ARDEN HOLT,                     INFORMATION FOR
     Defendant.                      1. DUI

IN THE NAME AND BY AUTHORITY OF THE STATE OF FLORIDA:

The State Attorney charges that NILS ARDEN HOLT, on or about May 4, 2024, did unlawfully drive a
vehicle while under the influence of alcohol, against the peace and dignity of the State of Florida.

                    ARREST AFFIDAVIT

Before me personally appeared Officer Rhea Collins, who being duly sworn says:

On May 4, 2024, at 11:40 p.m., I stopped a gray van on Route 9. The defendant, Nils Holt, was alone in
the van. I did not see the van on the road. I smelled an odor of alcohol on his breath. The defendant stated, "I had one glass with my
supper." He told me that he had had surgery on his left foot in 2019. I arrested him at 12:15 a.m.
`;

const INDICTMENT = `             UNITED STATES DISTRICT COURT
             DISTRICT OF VERMONT

UNITED STATES OF AMERICA
        v.                                No. 2:24-cr-51
ORLA PIKE and DESMOND RAUL

                     INDICTMENT

The Grand Jury charges:

COUNT ONE (Conspiracy to Commit Wire Fraud - 18 U.S.C. § 1349)

1. ORLA PIKE was the manager of Larch Hill Farm.

2. On March 2, 2023, PIKE sent a lender an application. The application stated that the farm had 30
workers. In truth and in fact, as PIKE well knew, the farm had no workers.

3. On March 9, 2023, DESMOND RAUL wrote to PIKE: "Send them the same list again."

4. On March 20, 2023, the lender wired $90,000 to PIKE.
`;

/** The lines of a scenario from one paper, as the form reads it or for whom `changed` says. */
function drafted(
  text: string,
  scenario: ScenarioType,
  changed: Partial<CaseDetails> = {},
  witness?: string,
): string {
  const page = { number: 1, text, ocr: false, scanned: false, read: true };
  const { fields } = readCaseFields(
    { pageCount: 1, stamps: [], runningHeads: [], warnings: [], pages: [page] },
    'paper.txt',
  );
  const caseDetails = {
    keyFacts: '',
    ...fields,
    caseType: 'criminal-defense',
    ...changed,
  } as DraftRequest['caseDetails'];
  const brief = briefFor({
    caseDetails,
    documents: [{ name: 'paper.txt', pages: [page] }],
    scenario,
    ...(witness && { witness }),
  });
  const drafts = readable(draftByRules(brief, typesOf(scenario)), brief);
  return linesOf(Object.values(drafts)[0]!)
    .map((line) => line.text)
    .join('\n');
}

describe('a police report for the accused', () => {
  const said = drafted(REPORT, 'opening-statement');

  it('tells what was not done, however short', () => {
    expect(said).toContain('Officer Vance did not contact the neighbor.');
    expect(said).toContain('No serial number was recorded.');
    expect(said).toContain('The rack was not processed for fingerprints.');
  });

  it('does not put the words of a witness statement in the mouth of the officer', () => {
    const state = drafted(REPORT, 'opening-statement', {
      clientName: 'State of Georgia',
      opposingParty: 'Marlo Teague',
    });

    expect(state).toContain('Lund told him the price was $400.');
    expect(`${said} ${state}`).not.toContain('Vance told him');
  });

  it('keeps "said" where somebody spoke', () => {
    expect(said).not.toContain('and the keep it');
  });

  it('promises no witness', () => {
    expect(said).not.toContain('You will hear from');
    expect(drafted(REPORT, 'jury-selection')).not.toContain('Customer Howard Finch');
  });

  it('closes on every part of the charge', () => {
    const closing = drafted(REPORT, 'closing-argument');

    expect(closing).toContain('every one of them must be proved');
    expect(closing).toContain('Did Teague take property of another?');
  });
});

describe('a cross-examination', () => {
  it('of whoever gave a statement is not about the man of whom she spoke', () => {
    const said = drafted(REPORT, 'cross-examination', {}, 'Greta Lund');

    expect(said).toContain('You counted the bicycles at noon');
    expect(said).not.toContain('You wore');
  });

  it('of the officer by the accused does not have her read out what she found', () => {
    const said = drafted(
      INFORMATION,
      'cross-examination',
      { clientName: 'Nils Arden Holt', opposingParty: 'The State of Florida' },
      'Rhea Collins',
    );

    expect(said).toContain('You did not see the van on the road');
    expect(said).not.toContain('one glass');
    expect(said).not.toContain('You wrote: “I smelled');
  });
});

describe('a police report for the prosecution', () => {
  it.each([
    ['named on the other side alone', { clientName: '' }],
    ['called the State', { clientName: 'The State' }],
    ['called the prosecution', { clientName: 'Prosecution' }],
  ])('bears the burden, %s', (_, changed) => {
    const said = drafted(REPORT, 'opening-statement', {
      opposingParty: 'Marlo Teague',
      ...(changed as Partial<CaseDetails>),
    });

    expect(said).toContain('We must prove every element of the charge beyond a reasonable doubt.');
    expect(said).toContain('find Teague guilty');
    expect(said).not.toContain('Teague must prove');
    expect(said).not.toContain('No serial number was recorded.');
  });
});

describe('an information with the affidavit of the officer', () => {
  const theirs = { clientName: 'Nils Arden Holt', opposingParty: 'The State of Florida' };
  const defense = drafted(INFORMATION, 'opening-statement', theirs);

  it('is an account of the other side for the accused', () => {
    expect(defense).toContain('It is an account, and it is not evidence.');
  });

  it('begins where the officer begins and keeps the order of what she tells', () => {
    expect(defense.indexOf('Officer Collins stopped a gray van')).toBeGreaterThan(0);
    expect(defense.indexOf('arrested him')).toBeGreaterThan(defense.indexOf('Officer Collins stopped'));
    // What the accused said against himself is for the State to prove, and not for his own opening.
    expect(defense).not.toContain('I had one glass');
  });

  it('leaves no comma behind a name without its role', () => {
    expect(defense).toContain('Holt was alone in the van.');
  });

  it('knows the parts of the charge', () => {
    expect(drafted(INFORMATION, 'closing-argument', theirs)).toContain('drive or operate a vehicle?');
  });
});

describe('an indictment of two', () => {
  it('tells what was so "in truth and in fact"', () => {
    expect(drafted(INDICTMENT, 'opening-statement')).toContain('The farm had no workers.');
  });

  it('speaks of both', () => {
    const said = drafted(INDICTMENT, 'opening-statement', {
      clientName: 'Orla Pike and Desmond Raul',
      opposingParty: 'United States of America',
    });

    expect(said).toContain('Pike and Raul are not guilty.');
    expect(said).toContain('Pike and Raul do not have to prove anything.');
  });

  it('asks of each part of the charge in plain words', () => {
    expect(drafted(INDICTMENT, 'closing-argument')).toContain(
      'Did one of them do something to carry it out?',
    );
  });
});

describe('what jurors hear of the one who is tried', () => {
  const context = {
    type: 'opening_statement',
    form: 'speech',
    jury: true,
    opening: true,
    accused: ['Teague'],
  } as const;
  const faults = (text: string, own: Partial<LintContext> = {}) =>
    faultsOf({ text, sources: [] }, { ...context, ...own });

  it.each([
    "Teague's criminal history includes a conviction of 2019.",
    'Teague was convicted of theft in 2019.',
    'Teague was on probation.',
  ])('is not what he did before: %s', (text) => {
    expect(faults(text)).toContain('prior-record');
    expect(faults(text, { jury: false })).not.toContain('prior-record');
  });

  it.each([
    'Finch was convicted of theft in 2019.',
    'The State charges Teague with possession of a firearm by a convicted felon.',
  ])('is what a witness did, and the charge: %s', (text) => {
    expect(faults(text)).not.toContain('prior-record');
  });
});

describe('an opening for one who is accused of a fight', () => {
  const CHARGE = `STATE OF FLORIDA,                    CASE NO. 24-0117
     Plaintiff,
vs.
ANDRE VALE,                          FELONY INFORMATION
     Defendant.

COUNT 1: AGGRAVATED BATTERY, s. 784.045
COUNT 2: SIMPLE ASSAULT, s. 784.011
COUNT 3: CRIMINAL MISCHIEF, s. 806.13
COUNT 4: FAILURE TO APPEAR, s. 843.15
`;
  const FIGHT = `               LINDEN CITY POLICE DEPARTMENT
                   INCIDENT REPORT

V-1                         W-1
ORNE, BRENT ALAN            PRATT, ROSALIND
S-1
VALE, ANDRE

NARRATIVE:

On 04/12/2024 at 2310 hours, Ofc. Vance spoke with W-1 at the rail of the patio. V-1 came at S-1 with a
bottle. V-1 shoved S-1 against the truck. S-1 was near his truck. The parking lot was not photographed.
The bottle was not tested for fingerprints. No camera recorded the lot.
`;
  const opening = (): string => {
    const documents = [CHARGE, FIGHT].map((text, at) => ({
      name: `paper ${at}`,
      pages: [{ number: 1, text }],
    }));
    const brief = briefFor({
      scenario: 'opening-statement',
      caseDetails: {
        caseType: 'criminal-defense',
        keyFacts: '',
        clientName: 'Andre Vale',
        opposingParty: 'State of Florida',
      },
      documents,
    });
    const types = typesOf('opening-statement');
    return linesOf(readable(draftByRules(brief, types), brief).opening_statement!)
      .map(({ text }) => text)
      .join(' ');
  };

  it('says what was done first by name, and all of the charges', () => {
    const said = opening();
    expect(said).toContain('Listen for what was done before anybody was hurt.');
    expect(said).toMatch(/Orne (?:came at|shoved) Vale/);
    expect(said).toMatch(/charges Vale with aggravated battery, simple assault, and criminal mischief\./);
    expect(said).toMatch(/also charges Vale with failure to appear\./);
  });
});
