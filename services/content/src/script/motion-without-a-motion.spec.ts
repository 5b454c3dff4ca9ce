import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import type { ContentType, ScenarioType } from '@lectern/contracts/scenarios';
import { readCaseFields } from '../case-fields/case-fields.rules.js';
import { readCase } from '../case-model/build.js';
import { briefOf } from './brief.js';
import { draftByRules } from './draft.js';
import type { Line } from './line.js';
import { linesOf } from './line.js';
import { readable } from './pure-draft.js';

interface Asked {
  scenario?: ScenarioType;
  type?: ContentType;
  /** The other side of the caption speaks. */
  other?: boolean;
}

function drafted(text: string, { scenario = 'motion-argument', type, other = false }: Asked = {}): Line[] {
  const pages = [{ number: 1, text, ocr: false, scanned: false, read: true }];
  const read = { pageCount: 1, stamps: [], runningHeads: [], warnings: [], pages };
  const { fields } = readCaseFields(read, 'paper.txt');
  const given = { caseType: 'civil-litigation', keyFacts: '', ...fields } as CaseDetails;
  const details = other
    ? { ...given, clientName: given.opposingParty, opposingParty: given.clientName }
    : given;
  const brief = briefOf(readCase(details, [{ name: 'paper', pages }]), {
    scenario,
    authorities: [],
    words: 900,
  });
  const wanted = type ?? (scenario === 'motion-argument' ? 'motion_argument' : 'opening_statement');
  return linesOf(readable(draftByRules(brief, [wanted]), brief)[wanted]!);
}
const said = (...given: Parameters<typeof drafted>): string =>
  drafted(...given)
    .map(({ text }) => text)
    .join('\n');
const goals = (lines: readonly Line[]): string => lines.map(({ part }) => part?.goal ?? '').join('\n');

const COMPLAINT = `UNITED STATES DISTRICT COURT
DISTRICT OF MAINE

ORLA FENN,
          Plaintiff,
v.                                     No. 2:24-cv-77
TIDEWATER BOATWORKS, INC.,
          Defendant.

COMPLAINT

FACTS

1. On March 3, 2023, Orla Fenn signed a contract with Tidewater Boatworks to rebuild a sloop for $84,000.
2. Fenn paid $42,000 on March 10, 2023.
3. On June 20, 2023, Tidewater's foreman, Silas Crewe, told Fenn that the keel was "as good as new."
4. Crewe had not opened the keel.
5. On August 2, 2023, the keel bolts sheared in a calm sea.
6. Fenn spent $31,500 on a tow and a new keel.

COUNT I
BREACH OF CONTRACT

7. Plaintiff repeats paragraphs 1 through 6.
8. The contract was a valid and enforceable agreement.
9. Fenn performed all her obligations under the contract.
10. Tidewater breached the contract when it left the old bolts in the keel.
11. Fenn was damaged in the amount of $31,500.

COUNT II
FRAUD

12. Plaintiff repeats paragraphs 1 through 11.
13. Tidewater knew that nobody had looked at the bolts.
14. Fenn relied on the words of Silas Crewe when she paid the rest.

WHEREFORE, Plaintiff demands judgment for $31,500.

/s/ Ann Roe, Attorney for Plaintiff`;

describe('a complaint drafted as a motion', () => {
  it('says that none is there, asks that one be denied, and shows where each element is pleaded', () => {
    const lines = drafted(COMPLAINT);
    const text = lines.map(({ text: own }) => own).join('\n');

    expect(text).toContain('These papers hold a complaint, no motion and no ruling.');
    expect(text).toContain('If Tidewater Boatworks moves to dismiss, we ask the Court to deny that motion.');
    expect(text).toContain('First: the claim for breach of contract.');
    expect(text).toMatch(/did not perform what the contract required\.\n.+\n(?:.+\n)*.*paragraphs? .*10/);
    expect(text).toContain('Second: the claim for fraud.');
    expect(text).not.toContain('[Your first point]');
  });

  it('does not fight over a count again that an order ended', () => {
    const pages = (text: string) => [{ number: 1, text, ocr: false, scanned: false, read: true }];
    const ORDER =
      'ORDER\n\nThe motion of Tidewater Boatworks is GRANTED as to Count II (fraud).\n\nSO ORDERED.';
    const { fields } = readCaseFields(
      { pageCount: 1, stamps: [], runningHeads: [], warnings: [], pages: pages(COMPLAINT) },
      'paper.txt',
    );
    const details = { caseType: 'civil-litigation', keyFacts: '', ...fields } as CaseDetails;
    const file = [COMPLAINT, ORDER].map((text, at) => ({ name: `paper ${at}`, pages: pages(text) }));
    const brief = briefOf(readCase(details, file), {
      scenario: 'motion-argument',
      authorities: [],
      words: 900,
    });
    const text = linesOf(readable(draftByRules(brief, ['motion_argument']), brief).motion_argument!)
      .map((line) => line.text)
      .join('\n');
    expect(text).toContain('First: the claim for breach of contract.');
    expect(text).not.toContain('the claim for fraud');
    expect(text).toContain('and an order, and no motion that is still open.');
  });

  it('never reads out for the one who is sued what is alleged against him', () => {
    const text = said(COMPLAINT, { other: true });

    expect(text).toContain('We ask the Court to dismiss the complaint.');
    expect(text).toContain('The complaint pleads breach of contract and fraud.');
    expect(text).toContain('[Your first point]');
    expect(text).not.toMatch(/left the old bolts|\$31,500/);
  });

  it('brings what the record holds for the one who is sued under the point that it makes', () => {
    const text = said(
      COMPLAINT.replace(
        '4. Crewe had not opened the keel.',
        '4. Fenn did not read the survey of the keel that Tidewater gave her.',
      ),
      { other: true },
    );

    expect(text).toContain('First: what is pleaded itself shows what Fenn did and left undone.');
    expect(text).toMatch(/Fenn did not read the survey .*\n.*paragraph 4/);
  });

  it('raises no error where nothing was ruled', () => {
    const appeal = drafted(COMPLAINT, { scenario: 'appellate-argument' });
    const text = appeal.map(({ text: own }) => own).join('\n');

    expect(appeal[0]?.part?.title).toBe('There is no appeal here yet');
    expect(text).toContain('This document is a complaint.');
    expect(text).not.toContain('keel');
    expect(said(COMPLAINT, { scenario: 'appellate-argument', type: 'key_points' })).toContain(
      'Which ruling do you appeal from?',
    );
  });
});

const AFFIDAVIT = `STATE OF NEVADA                      JUSTICE COURT OF ELKO TOWNSHIP
STATE OF NEVADA, Plaintiff, v. PERRY ODELL, Defendant.

CRIMINAL COMPLAINT AND AFFIDAVIT OF PROBABLE CAUSE

Perry Odell is charged with burglary.

1. On May 9, 2024, at 3:10 a.m., somebody broke the window of Ruby Pawn on Idaho Street.
2. The clerk, Ines Marr, saw a man in a green coat run to a van.
3. On May 10, 2024, Detective Lowell Tran showed Marr a six-photo lineup.
4. Marr picked photo 2, Perry Odell, and said, "Maybe two, maybe five."
5. At 6:00 p.m. Detective Tran read Odell his Miranda rights in an interview room.
6. Odell said, "I was in Wells all night."
7. The green coat has not been found.

Detective Lowell Tran`;

describe('a charge drafted as a motion', () => {
  it('brings the grounds of suppression that its papers tell of, and their standard', () => {
    const defense = drafted(AFFIDAVIT, { other: true });
    const text = defense.map(({ text: own }) => own).join('\n');

    expect(text).toContain('We ask the Court to suppress the statement and the identification.');
    expect(said(AFFIDAVIT)).toContain('If Odell moves to suppress, we ask the Court to deny that motion.');
    expect(text).toContain('The first ground is the statement.');
    expect(text).toContain('The second ground is the identification.');
    expect(text).toContain('Marr picked photo 2');
    expect(goals(defense)).toContain('Neil v. Biggers');
  });

  it('has no identification to suppress where nobody was picked', () => {
    const none = AFFIDAVIT.replace(
      'Marr picked photo 2, Perry Odell, and said, "Maybe two, maybe five."',
      'Marr was unable to identify anyone.',
    );

    expect(said(none, { other: true })).not.toContain('the identification');
  });

  it('is an argument on release where nothing was searched, said or picked out', () => {
    const bare = AFFIDAVIT.replace(/3\. On May 10[^]*?night\."\n/, '3. Odell lives in Wells.\n');
    const text = said(bare, { other: true });

    expect(text).toContain('The question is whether conditions of release will bring the accused back');
    expect(text).toContain('[What you ask for]');
  });
});

it('says of testimony alone that it asks no court for anything', () => {
  const text = said(`DEPOSITION OF HANNA PRUETT
Taken on June 4, 2024

Q. Where did you stand?
A. At the gate.
Q. What did you see?
A. The horse ran into the road.
Q. Who had left the gate open?
A. Mr. Dow did.
Q. When was that?
A. At about noon.`);

  expect(text).toContain('These papers ask no court for anything.');
  expect(text).not.toContain('horse');
});

describe('questions of the bench', () => {
  it('press what the papers say against the side, with its place', () => {
    const notes = said(AFFIDAVIT, { type: 'strategy_notes' });

    expect(notes).toMatch(/The green coat has not been found\. How do you make your case without it\?/);
    expect(notes).toContain('Who has the burden on this ground, and why?');
    expect(notes).not.toContain('Where in the record is your strongest fact?');
  });
});
