import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { allegiancesOf } from './allegiance.js';
import { bearingOf } from './bearing.js';
import { type ReadCase, readCase } from './build.js';

function read(
  caseType: string,
  [client, opponent]: readonly [string, string],
  papers: Record<string, string>,
): ReadCase {
  const details = { caseType, keyFacts: '', clientName: client, opposingParty: opponent } as CaseDetails;
  return readCase(
    details,
    Object.entries(papers).map(([name, text]) => ({ name, pages: [{ number: 1, text }] })),
  );
}

/** For whom the fact with these words speaks, and by what. */
function bearing(file: ReadCase, words: string): string {
  const fact = file.model.facts.find(({ said }) => said.join(' ').includes(words));
  if (!fact) return `no fact: ${words}`;
  const { favors, act } = bearingOf(file, fact);
  return [favors, act].filter(Boolean).join(' ');
}

function side(file: ReadCase, name: string): string {
  const person = file.model.people.find((one) => one.name.includes(name));
  const { side: own, by } = allegiancesOf(file).get(person?.id ?? '') ?? { side: 'nobody', by: name };
  return `${own} by ${by}`;
}

const SALON = {
  '1-information': `IN THE DISTRICT COURT OF SEDGWICK COUNTY, KANSAS

STATE OF KANSAS,
     Plaintiff,
vs.                                        Case No. 2024-CR-001188
TREVON A. MAYHEW,
     Defendant.

INFORMATION

COMES NOW the State of Kansas and charges that on or about the 9th day of February, 2024, TREVON A. MAYHEW did unlawfully take United States currency from the person of Huyen Tran by force.

COUNT ONE: AGGRAVATED ROBBERY, K.S.A. 21-5420(b)(1).
`,
  '2-report': `WICHITA POLICE DEPARTMENT
INVESTIGATIVE REPORT                      Case No. 24C-008814

Reporting officer: Det. Marla Kubik

On February 9, 2024 at about 9:20 p.m. a man pointed a black handgun at Huyen Tran. Tran handed him $612 from the register.

On February 12 I showed Tran six photographs. Tran picked number four and said, "I am pretty sure, maybe eighty percent."

On February 13 I interviewed Mayhew. Mayhew stated that he was at his sister's apartment in Derby until midnight. He stated that he has never been in the salon. When I told him that there was video, Mayhew said, "I only went in there to ask about a job."

No gun was found. Mayhew had paid eighty percent of the $612 to his landlord on February 10. Mayhew ran out. A clerk saw that he ran toward the bus stop.

On February 14 I spoke with Shawna Mayhew, the sister of Trevon Mayhew. She stated that her brother was with her the whole evening. Mayhew's phone connected to a tower four blocks from the salon at 9:11 p.m.
`,
};

describe('a file of the prosecution', () => {
  const file = read('criminal-defense', ['State of Kansas', 'Trevon A. Mayhew'], SALON);

  it('speaks for the accused where it tells his alibi, by whoever says it, and what was not found', () => {
    expect(bearing(file, "at his sister's apartment")).toBe('theirs alibi');
    expect(bearing(file, 'never been in the salon')).toBe('theirs alibi');
    expect(bearing(file, 'with her the whole evening')).toBe('theirs alibi');
    expect(bearing(file, 'No gun was found')).toBe('theirs gap');
    expect(bearing(file, 'maybe eighty percent')).toBe('theirs gap');
  });

  it('takes neither a share of money nor a flight for doubt', () => {
    expect(bearing(file, 'to his landlord')).not.toMatch(/gap|no fact/);
    expect(bearing(file, 'toward the bus stop')).not.toMatch(/gap|no fact/);
  });

  it('speaks against him where he had another answer once he was told of the proof', () => {
    expect(bearing(file, 'ask about a job')).toBe('ours confession');
    expect(bearing(file, 'connected to a tower')).toBe('ours');
  });

  it('says who stands by whom', () => {
    expect(side(file, 'Shawna Mayhew')).toBe('theirs by kin');
    expect(side(file, 'Detective Kubik')).toBe('ours by office');
  });
});

const CLINIC = {
  '1-complaint': `STATE OF MICHIGAN
IN THE CIRCUIT COURT FOR THE COUNTY OF KENT

ELEANOR VANDERKOLK, Personal Representative of the Estate of PETER VANDERKOLK, Deceased,
     Plaintiff,
v.                                         Case No. 24-03318-NH
LAKESHORE REGIONAL HOSPITAL,
     Defendant.

COMPLAINT

     1. On March 4, 2023 Peter Vanderkolk came to the emergency department with chest pain.
     2. Lakeshore's triage manager, Ines Brandt, wrote in the chart at 11:30 p.m.: "Nobody has read this one yet, we are two nurses short."
     3. Lakeshore did not order a CT scan.
     4. Mr. Vanderkolk collapsed in his kitchen at 5:15 a.m.

     WHEREFORE, Plaintiff requests judgment.
`,
  '2-expert': `REPORT OF EXPERT WITNESS

CAROLINE GRUNEWALD, M.D.
Retained on behalf of the Defendant
Vanderkolk v. Lakeshore Regional Hospital

I am an emergency physician. I was retained by counsel for the Defendant and I am paid $600 an hour.

Mr. Vanderkolk told the triage nurse that his pain began after a heavy dinner. I did not see the nursing note of 11:30 p.m. before I wrote my first draft.
`,
};

describe('a file of a suit', () => {
  const file = read('personal-injury', ['Eleanor Vanderkolk', 'Lakeshore Regional Hospital'], CLINIC);

  it('gives an expert to the side that pays, and what the expert grants to the other', () => {
    expect(side(file, 'Grunewald')).toBe('theirs by retained');
    expect(bearing(file, 'a heavy dinner')).toBe('theirs');
    expect(bearing(file, 'did not see the nursing note')).toBe('ours concession');
  });

  it('counts what their own people wrote and left undone against them', () => {
    expect(bearing(file, 'Nobody has read this one')).toMatch(/^ours /);
    expect(bearing(file, 'did not order a CT scan')).toBe('ours fault');
  });

  it('puts nobody on the stand who has died', () => {
    const dead = file.model.people.find(({ name }) => name === 'Peter Vanderkolk');

    expect(dead?.witness ?? false).toBe(false);
  });
});

describe('a memorandum of a company that is a party', () => {
  const file = read('employment-law', ['Joelle Fairweather', 'Summit Ridge Brewing, LLC'], {
    '1-complaint': `UNITED STATES DISTRICT COURT
DISTRICT OF COLORADO

JOELLE FAIRWEATHER,
     Plaintiff,
v.
SUMMIT RIDGE BREWING, LLC,
     Defendant.

COMPLAINT

1. Ms. Fairweather was a brewer at Summit Ridge from May 2021 to October 6, 2023.
2. On August 14, 2023, Ms. Fairweather reported Cobb to the human resources manager, Lila Stanton. Stanton said, "That's just Brent."
3. Stanton did not interview Cobb.

Plaintiff requests back pay.
`,
    '2-memo': `SUMMIT RIDGE BREWING, LLC
INTERNAL MEMORANDUM - HUMAN RESOURCES
Prepared by: Lila Stanton, Human Resources Manager

Joelle was late on August 21, August 29 and September 7. Joelle signed the attendance policy on May 3, 2021. I did not talk to the other brewers.
`,
  });

  it('is the word of that company, whose staff stands with it', () => {
    expect(side(file, 'Lila Stanton')).toBe('theirs by employer');
    expect(bearing(file, 'signed the attendance policy')).toBe('theirs own-fault');
  });

  it('grants what its writer left undone', () => {
    expect(bearing(file, 'did not talk to the other brewers')).toBe('ours fault');
    expect(bearing(file, "That's just Brent")).toBe('ours admission');
  });
});
