import { describe, expect, it } from '@jest/globals';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { draftByRules, typesOf } from './draft.js';
import type { DraftRequest } from './draft-request.js';
import { briefFor, readable } from './pure-draft.js';
import { linesOf } from './line.js';

interface Case {
  papers: Record<string, string>;
  parties: readonly [string, string];
  caseType: string;
}

/** The parts of the main text by their titles, for the first or the second party. */
function partsOf(
  { papers, parties, caseType }: Case,
  scenario: ScenarioType,
  ours: 0 | 1,
): Map<string, string> {
  const request = {
    caseDetails: { caseType, keyFacts: '', clientName: parties[ours], opposingParty: parties[1 - ours] },
    documents: Object.entries(papers).map(([name, text]) => ({
      name,
      pages: [{ number: 1, text, ocr: false, scanned: false, read: true }],
    })),
    scenario,
  } as unknown as DraftRequest;
  const brief = briefFor(request);
  const [type] = typesOf(scenario);
  const found = new Map<string, string>();
  let title = '';
  for (const line of linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!)) {
    title = line.part?.title ?? title;
    found.set(title, [found.get(title), line.text].filter(Boolean).join(' '));
  }
  return found;
}
const whole = (...given: Parameters<typeof partsOf>): string => [...partsOf(...given).values()].join(' ');

const DOCK: Case = {
  caseType: 'personal-injury',
  parties: ['Osric Tamblyn', 'Granholt Cold Storage, Inc.'],
  papers: {
    '1-complaint': `IN THE CIRCUIT COURT OF JEFFERSON COUNTY, ALABAMA

OSRIC TAMBLYN,
     Plaintiff,
v.                                         Case No. CV-2024-901877
GRANHOLT COLD STORAGE, INC.,
     Defendant.

COMPLAINT

     1. On October 11, 2023, Mr. Tamblyn drove a delivery truck to the Granholt warehouse.
     2. Mr. Tamblyn walked along the marked pedestrian lane toward the receiving office.
     3. A forklift driven by Granholt's employee, Piers Ludlow, came around the end of rack 14 with its load raised and struck Mr. Tamblyn from the left.
     4. Granholt's maintenance manager, Una Crail, had written on September 5, 2023 that "unit 6 has no alarm and nobody is fixing it."
     5. Mr. Tamblyn's left tibia was fractured. He underwent two surgeries.

COUNT ONE - NEGLIGENCE

     6. Granholt breached its duty of reasonable care.

     WHEREFORE, Plaintiff demands judgment for $900,000.
`,
    '2-answer': `IN THE CIRCUIT COURT OF JEFFERSON COUNTY, ALABAMA

OSRIC TAMBLYN,
     Plaintiff,
v.                                         Case No. CV-2024-901877
GRANHOLT COLD STORAGE, INC.,
     Defendant.

ANSWER OF GRANHOLT COLD STORAGE, INC.

     1. Admitted.
     2. Denied. Mr. Tamblyn was outside the pedestrian lane.
     3. Granholt admits that Mr. Ludlow was driving unit 6. The remaining allegations are denied.
     4. Admitted that Ms. Crail wrote the quoted words.
     5. Granholt lacks knowledge and therefore denies.

FIRST AFFIRMATIVE DEFENSE

     6. Mr. Tamblyn signed the visitor rules at the gate on October 11, 2023.
     7. Mr. Tamblyn left his vest in the cab of his truck.
`,
    '3-ludlow': `                    DEPOSITION OF PIERS LUDLOW
                          June 3, 2024

     PIERS LUDLOW, having been first duly sworn, was examined and testified as follows:

                  EXAMINATION BY MS. ADEYEMI (for the Plaintiff)

Q. Who do you work for, Mr. Ludlow?
A. Granholt. Since 2021.
Q. Your load was raised when you came around rack 14?
A. It was up about five feet. I was in a hurry, we had three trucks waiting.
Q. Did you sound your horn at the end of the rack?
A. No.
Q. What did you do afterward?
A. I put my coat on him and called 911.
`,
  },
};

describe('one who was hurt and one who is sued', () => {
  it('the one who was hurt opens without his own fault, and meets it where the other side will say it', () => {
    expect(whole(DOCK, 'opening-statement', 0)).not.toMatch(/visitor rules|left his vest/);
    const closing = partsOf(DOCK, 'closing-argument', 0);
    expect(closing.get('Their best point')).toContain('left his vest in the cab');
    expect(whole(DOCK, 'closing-argument', 0).split('left his vest')).toHaveLength(2);
  });

  it('the one who is sued opens on the vest, and not on what its own people wrote and swore', () => {
    const opening = partsOf(DOCK, 'opening-statement', 1);

    expect(opening.get('What happened')).toContain('left his vest in the cab');
    expect([...opening.values()].join(' ')).not.toMatch(/in a hurry|horn|nobody is fixing it/);
  });

  it('nobody crosses his own driver, or has the plaintiff say his complaint again', () => {
    expect(whole(DOCK, 'cross-examination', 0)).toContain('Your name is Piers Ludlow');
    const cross = whole(DOCK, 'cross-examination', 1);
    expect(cross).toContain('You signed the visitor rules at the gate');
    expect(cross).not.toMatch(/Ludlow, correct|marked pedestrian lane/);
  });
});

const TAVERN: Case = {
  caseType: 'criminal-defense',
  parties: ['State of Wisconsin', 'Garrick L. Strand'],
  papers: {
    '1-complaint': `STATE OF WISCONSIN        CIRCUIT COURT        ROCK COUNTY

STATE OF WISCONSIN,
     Plaintiff,
v.                                         Case No. 24CF0417
GARRICK L. STRAND,
     Defendant.

CRIMINAL COMPLAINT

The undersigned, being first duly sworn, states that on or about May 25, 2024, Garrick L. Strand recklessly caused the death of Dorian Voss, contrary to sec. 940.02(1), Wis. Stats. First Degree Reckless Homicide.

PROBABLE CAUSE

1. On May 25, 2024 at 11:48 p.m. officers found Dorian Voss, age 24, in the parking lot of the Rusty Anchor with a stab wound in the chest.
2. The bartender, Krista Halloran, told Detective Ruiz that she told Strand to leave at about 11:30 p.m.
3. When Voss came out, Strand walked toward him.
4. A friend of Strand, Tobin Beckett, told Detective Ruiz that Voss swung a bottle at Strand first.
5. Strand told Detective Ruiz, "He came at me with a bottle. I was scared he was going to kill me."
6. The broken bottle was not tested for fingerprints.
7. Strand drove from the parking lot and threw the knife into Turtle Creek.
`,
    '2-loretta': `STATEMENT OF LORETTA VOSS
Beloit Police Department, May 27, 2024

I am the mother of Dorian Voss. Dorian lived with me. He called me at 11:40 that night. I told him to stay inside. Dorian had been in one fight before, in high school.
`,
    '3-beckett': `STATEMENT OF TOBIN BECKETT
Beloit Police Department, May 26, 2024

I have been a friend of Garrick since third grade. I was by the truck with Garrick. I had six or seven beers. I did not see the knife. I left with Garrick. I did not call 911.
`,
  },
};

describe('a prosecution and an accused', () => {
  it('the State does not open on what clears the accused, by his word or by that of his friend', () => {
    const opening = whole(TAVERN, 'opening-statement', 0);

    expect(opening).toContain('threw the knife into Turtle Creek');
    expect(opening).not.toMatch(/swung a bottle|came at me|fingerprints|Beckett|one fight/);
  });

  it('the accused has his account apart from that of the State, and does not tell what convicts him', () => {
    const opening = partsOf(TAVERN, 'opening-statement', 1);

    expect(opening.get('What speaks for us')).toContain('Voss swung a bottle at Strand first.');
    expect(opening.get('What speaks for us')).toContain('He came at me with a bottle.');
    expect(opening.get('What they say') ?? '').not.toContain('came at me');
  });

  it('the State crosses the friend or the accused, never the mother of the dead; the accused never his friend', () => {
    const state = whole(TAVERN, 'cross-examination', 0);
    expect(state).toMatch(/Your name is (?:Tobin Beckett|Garrick L\. Strand)/);
    expect(state).not.toMatch(/came at me|swung a bottle/);
    expect(whole(TAVERN, 'cross-examination', 1)).not.toContain('Your name is Tobin Beckett');
  });
});

describe('the report of a detective', () => {
  const report: Case = {
    caseType: 'criminal-defense',
    parties: ['State of Kansas', 'Trevon A. Mayhew'],
    papers: {
      report: `WICHITA POLICE DEPARTMENT
INVESTIGATIVE REPORT                      Case No. 24C-008814
Suspect: Mayhew, Trevon A.
Reporting officer: Det. Marla Kubik

On February 9, 2024 at about 9:20 p.m. a man pointed a black handgun at Huyen Tran. Tran handed him $612 from the register.

On February 12 I showed Tran six photographs. Tran picked number four and said, "I am pretty sure, maybe eighty percent."

On February 13 I interviewed Mayhew. No gun was found. I did not check the counter for prints.
`,
    },
  };

  it('is put to her by the accused as far as it clears him, and never turned into what she found', () => {
    const cross = whole(report, 'cross-examination', 1);

    expect(cross).toContain('You did not check the counter for prints, correct?');
    expect(cross).not.toMatch(/Gun was found|handed him \$612/);
  });
});
