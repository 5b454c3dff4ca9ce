import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import type { ContentType, ScenarioType } from '@lectern/contracts/scenarios';
import { readCaseFields } from '../case-fields/case-fields.rules.js';
import { readCase } from '../case-model/build.js';
import { authoritiesOf, citationIndexes } from './authorities.js';
import { briefOf } from './brief.js';
import { draftByRules } from './draft.js';
import { linesOf } from './line.js';
import { readable } from './pure-draft.js';

function drafted(text: string, type: ContentType, scenario: ScenarioType, forTheOther = false) {
  const pages = [{ number: 1, text, ocr: false, scanned: false, read: true }];
  const read = { pageCount: 1, stamps: [], runningHeads: [], warnings: [], pages };
  const { fields } = readCaseFields(read, 'paper.txt');
  const given = { caseType: 'civil-litigation', keyFacts: '', ...fields } as CaseDetails;
  const details = forTheOther
    ? { ...given, clientName: given.opposingParty, opposingParty: given.clientName }
    : given;
  const authorities = authoritiesOf(details, pages, citationIndexes(details, pages));
  const brief = briefOf(readCase(details, [{ name: 'paper', pages }]), { scenario, authorities, words: 900 });
  return linesOf(readable(draftByRules(brief, [type]), brief)[type]!);
}
const said = (...given: Parameters<typeof drafted>): string =>
  drafted(...given)
    .map(({ text }) => text)
    .join(' ');

const MOTION = `UNITED STATES DISTRICT COURT
DISTRICT OF VERMONT

EDDA QUILL,
          Plaintiff,
v.                                     No. 5:22-cv-310
MARBLE RIDGE SKI COMPANY,
          Defendant.

DEFENDANT'S MEMORANDUM IN SUPPORT OF ITS MOTION FOR SUMMARY JUDGMENT

STATEMENT OF FACTS

On January 8, 2021, Edda Quill skied past a rope at Marble Ridge Ski Company. (R. 12 at 2.) A sign on the rope said "CLOSED." (R. 12 at 3.) Quill struck a stump forty feet below the rope. (Quill Dep. 22:4-9.) The patrol carried her down within ten minutes. (R. 12 at 5.) Quill argues that the sign was too small.

ARGUMENT

I. The Closed Sign Is a Complete Answer to the Claim

A skier accepts the dangers of closed terrain. Dalury v. Stowe, 164 Vt. 329, 334 (1995). Quill saw the sign before she ducked the rope. (Quill Dep. 24:1-6.)

II. Dr. Aldo Finch's Report Is Speculative

Finch never visited the mountain. (Finch Dep. 9:14.)

CONCLUSION

Marble Ridge Ski Company respectfully requests that the Court grant its motion for summary judgment.

/s/ Tove Lind
Attorney for Defendant
`;

describe('a motion', () => {
  it('says its headings without the capitals of a title, and where in the record its facts stand', () => {
    const lines = drafted(MOTION, 'motion_argument', 'motion-argument');
    const texts = lines.map(({ text }) => text);

    expect(texts).toContain('First: the closed sign is a complete answer to the claim.');
    expect(texts.join(' ')).toContain("Dr. Aldo Finch's report is speculative");
    const place = lines.find(({ text }) => text === "That is Quill's deposition, page 24.");
    expect(place?.sources).toEqual([expect.objectContaining({ quote: '(Quill Dep. 24:1-6.)' })]);
  });

  it('is met by its own points, with places for the answers, when only the paper of the other side is there', () => {
    const text = said(MOTION, 'motion_argument', 'motion-argument', true);

    expect(text).toContain('says that the closed sign is a complete answer to the claim.');
    expect(text).not.toContain('First: the closed sign');
    expect(text).not.toContain('We ask the Court to grant');
    expect(text).toContain('[Your answer]');
  });

  it('to suppress that heads no points tells how the thing was got, and asks why that was unlawful', () => {
    const lines = drafted(
      `STATE OF OHIO                 COURT OF COMMON PLEAS, LUCAS COUNTY
STATE OF OHIO, v. IVOR BECK, Defendant.

MOTION TO SUPPRESS

1. On May 4, 2022, Officer Dana Holt searched the garage of Ivor Beck.
2. Beck's neighbor, Carl Reed, gave consent to the search.
3. Reed told Officer Holt that he watched the house in summer.
4. Officer Holt found a rifle in a locked case.

WHEREFORE, the Defendant requests that the Court suppress the rifle.

/s/ Ann Roe, Attorney for Defendant`,
      'motion_argument',
      'motion-argument',
    );
    const slots = lines.flatMap(({ sources }) =>
      sources.flatMap((source) => (source.kind === 'slot' ? [source.slot] : [])),
    );

    expect(slots).toContain('answer');
    expect(slots).not.toContain('theme');
    expect(lines.map(({ text }) => text)).toContain('The first ground is what was found by consent.');
    expect(lines.map(({ text }) => text)).toContain(
      'Where the government relies on consent, it must show that the consent was freely given.',
    );
  });

  it('leaves the test of an injunction to the advocate in a state court, where states differ', () => {
    const paper = (court: string): string => `${court}

HARBOR BAKERY, INC., Plaintiff, v. LEO STRAND, Defendant.

PLAINTIFF'S MOTION FOR A PRELIMINARY INJUNCTION

Leo Strand baked for Harbor Bakery from 2016 to 2022. On June 1, 2022, Strand copied the book of recipes. On June 9, 2022, Strand opened a shop across the street. He sold the same rye bread.

WHEREFORE, Plaintiff requests that the Court enjoin Strand from using the recipes.

/s/ Ann Roe, Attorney for Plaintiff`;

    expect(
      said(paper('UNITED STATES DISTRICT COURT\nDISTRICT OF MAINE'), 'motion_argument', 'motion-argument'),
    ).toContain('The Court weighs success on the merits');
    expect(said(paper('SUPERIOR COURT OF MAINE'), 'motion_argument', 'motion-argument')).not.toContain(
      'The Court weighs',
    );
  });

  it('prepares for questions that this file raises', () => {
    const notes = said(MOTION, 'strategy_notes', 'motion-argument');

    expect(notes).toContain('Quill argues that the sign was too small. What is your answer?');
    expect(notes).toContain('What is your authority for your second point?');
  });
});

const APPEAL = `UNITED STATES COURT OF APPEALS
FOR THE TENTH CIRCUIT

No. 22-1187

LINNEA HOBB, Plaintiff-Appellant,
v.
COUNTY OF SALIX, Defendant-Appellee.

BRIEF OF APPELLANT

STATEMENT OF THE CASE

On June 2, 2019, Linnea Hobb called the sheriff from her kitchen. Deputy Arlo Kent came to the door. Kent pushed her against the wall. Her collarbone cracked. Kent sent her home and told her not to call again. She called the hospital four times that night. The district court granted summary judgment on April 4, 2022. It held that Kent had arguable probable cause.

ARGUMENT

I. A JURY MUST DECIDE WHAT KENT SAW

A. Standard of Review

This Court reviews a grant of summary judgment de novo. Estate of Smart v. Wichita, 951 F.3d 1161, 1168 (10th Cir. 2020).

B. Two Accounts Conflict

Kent wrote that Hobb held a knife. The neighbor saw a spoon. (App. 31.)

II. THE EXCLUSION OF THE RECORDING WAS AN ABUSE OF DISCRETION

A. Standard of Review

The exclusion of evidence is reviewed for abuse of discretion. United States v. Leonard, 439 F.3d 648, 650 (10th Cir. 2006).

B. The Recording Was Authentic

The dispatcher kept the recording in her desk. (App. 40.)

CONCLUSION

Linnea Hobb respectfully requests that this Court reverse the judgment.

/s/ Ann Roe
Attorney for Appellant
`;

describe('an appeal', () => {
  const text = said(APPEAL, 'opening_statement', 'appellate-argument');

  it('says the standard of review of each point', () => {
    expect(text).toContain('On the first point, this Court reviews a grant of summary judgment de novo.');
    expect(text).toContain(
      'On the second point, the exclusion of evidence is reviewed for abuse of discretion.',
    );
    expect(text).toContain('The neighbor saw a spoon.');
  });

  it('begins with what the court below held, and prepares to be asked about it', () => {
    expect(text).toContain(
      'Let me begin where the other side is strongest. The district court held that Kent had arguable probable cause.',
    );
    expect(said(APPEAL, 'key_points', 'appellate-argument')).toContain(
      'The district court held that Kent had arguable probable cause. What is your answer?',
    );
  });

  it('gives no injury to whoever did it', () => {
    expect(text).not.toContain("Kent's collarbone");
    expect(text).not.toContain('Kent called the hospital');
  });
});

it('puts to an appellate bench the question that the ruling below raises', () => {
  const text = said(
    `SUPREME COURT OF VERMONT

STATE OF VERMONT, Appellee, v. MILES TARN, Appellant.

OPINION

Before: HALE, Chief Justice, and ORR, Justice.

Miles Tarn appeals the superior court's denial of his motion to suppress a knife found in his truck. On May 2, 2021, Officer Ada Pell followed the truck for a mile. Pell opened the glove box. She found the knife under a map. Tarn had locked the truck.

We reverse.

ORR, Justice.`,
    'opening_statement',
    'appellate-argument',
  );

  expect(text).toContain(
    'The question is whether the superior court erred in its denial of the motion to suppress a knife found in his truck.',
  );
});
