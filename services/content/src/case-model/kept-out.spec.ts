import { describe, expect, it } from '@jest/globals';
import { briefFor } from '../script/pure-draft.js';
import { readable } from '../script/pure-draft.js';
import { draftByRules, textOf } from '../script/draft.js';
import { readCase } from './build.js';

const page = (text: string) => [{ number: 1, text }];
const details = {
  caseType: 'criminal-defense',
  clientName: 'State of Ohio',
  opposingParty: 'Paul Reed',
  keyFacts: '',
} as const;
const REPORT = {
  name: 'report.pdf',
  pages: page(`CALDER CITY POLICE DEPARTMENT
OFFENSE REPORT      CASE 24-118

NARRATIVE
On May 4, 2024 at 11:20 p.m. Reed opened the door of the depot with a crowbar. He carried two
boxes to a gray van. At the station Reed told Officer Marsh, "It is in the closet, leave her out of it."
He was convicted of burglary in 2016. Officer Marsh found the two boxes in the van at midnight.
Ada Orne saw the van leave the depot on Market Street.
`),
};
const order = (rulings: string) => ({
  name: 'order.pdf',
  pages: page(`STATE OF OHIO, Plaintiff,
v.                      ORDER ON MOTIONS IN LIMINE
PAUL REED, Defendant.

${rulings}

SO ORDERED.  Ada Vale, Judge`),
});
const told = (
  rulings: string,
  scenario: 'opening-statement' | 'motion-argument' = 'opening-statement',
): string => {
  const brief = briefFor({
    scenario,
    caseDetails: details,
    documents: [REPORT, order(rulings)],
  } as Parameters<typeof briefFor>[0]);
  return (
    brief.model.facts.flatMap(({ said }) => said).join('\n') +
    JSON.stringify(textOf(readable(draftByRules(brief, ['opening_statement', 'closing_argument']), brief)))
  );
};

describe('what a court kept out', () => {
  it('is told in no draft for the trial where its words are quoted', () => {
    expect(told('The statement "it is in the closet" is suppressed.')).not.toContain('closet');
    expect(told('The motion is denied.')).toContain('closet');
  });

  it('is none of what was said to the police where the ruling quotes nothing', () => {
    const left = told(
      'Defendant\u2019s statements of May 5 are suppressed. The motion is denied as to the boxes.',
    );
    expect(left).not.toContain('closet');
    expect(left).toContain('two boxes');
  });

  it('is a record that nobody may mention', () => {
    expect(told('No party shall mention the prior conviction of the defendant.')).not.toContain('2016');
  });

  it('is what the ruling is about, and nothing that it lets in', () => {
    expect(told('Evidence that Ada Orne saw the van leave the depot is excluded.')).not.toContain('Orne saw');
    expect(told('Evidence that Ada Orne saw the van leave the depot is admissible.')).toContain('Orne saw');
  });

  it('is a measure that is excluded as a number, with or without its nought', () => {
    const holds = (text: string) =>
      briefFor({
        scenario: 'opening-statement',
        caseDetails: details,
        documents: [REPORT, order('The reading of Reed (.148) is EXCLUDED as to the number.')],
      } as Parameters<typeof briefFor>[0]).read.keptOut.holds(text);
    expect(holds('You blew a .148?')).toBe(true);
    expect(holds('His breath showed 0.148.')).toBe(true);
    expect(holds('He had four beers.')).toBe(false);
  });

  it('is a part of a paper that counsel may not mention, by its number', () => {
    const left = (rulings: string): boolean =>
      briefFor({
        scenario: 'opening-statement',
        caseDetails: details,
        documents: [REPORT, order(rulings)],
      } as Parameters<typeof briefFor>[0]).read.keptOut.holds('Reed initialed Article 7.1.');
    expect(left('Counsel shall not mention Article 7.1 before the jury.')).toBe(true);
    expect(left('Counsel shall not mention Article 7.10 before the jury.')).toBe(false);
  });

  it('stays where the court is asked to rule on it', () => {
    expect(told('The statement "it is in the closet" is suppressed.', 'motion-argument')).toContain('closet');
  });

  it('is shown with its place among what Lectern understood', () => {
    const { model } = readCase(details, [
      REPORT,
      order('The statement "it is in the closet" is suppressed.'),
    ]);
    expect(model.gaps).toContainEqual({
      id: expect.stringMatching(/^ruling-/),
      code: 'kept-out',
      subject: '\u201cThe statement "it is in the closet" is suppressed.\u201d (order.pdf, page 1)',
    });
  });

  it('is told again where the attorney says that the ruling was misread, and nothing else of the order is', () => {
    const documents = [
      REPORT,
      order(
        'Evidence that Ada Orne saw the van leave the depot is excluded. No party shall mention the prior conviction.',
      ),
    ];
    // Its paper may be given another name afterwards.
    const named = documents.map((one) => ({ ...one, name: `renamed ${one.name}` }));
    const { gaps } = readCase(details, named).model;
    const ruling = gaps.find(({ subject }) => subject?.includes('Orne'))!.id!;
    const brief = briefFor({
      scenario: 'opening-statement',
      caseDetails: details,
      documents,
      corrections: { items: { [ruling]: { leftOut: true } }, slots: {} },
    } as Parameters<typeof briefFor>[0]);
    const opening = JSON.stringify(textOf(readable(draftByRules(brief, ['opening_statement']), brief)));

    expect(opening).toContain('Orne saw the van');
    expect(opening).not.toContain('2016');
  });

  it('stays so by a ruling in the same words about something else than the one that was misread', () => {
    const documents = [
      REPORT,
      order(
        '1. The motion to exclude what Ada Orne saw. GRANTED.\n\n2. The motion to exclude the polygraph. GRANTED.',
      ),
    ];
    const { gaps } = readCase(details, documents).model;
    const ruling = gaps.find(({ subject }) => subject?.includes('Orne'))!.id!;
    const { keptOut } = briefFor({
      scenario: 'opening-statement',
      caseDetails: details,
      documents,
      corrections: { items: { [ruling]: { leftOut: true } }, slots: {} },
    } as Parameters<typeof briefFor>[0]).read;

    expect(keptOut.holds('Reed took a polygraph.')).toBe(true);
    expect(keptOut.holds('Ada Orne saw the van.')).toBe(false);
  });

  it('is nothing that a purchase order, a policy or a complaint excludes', () => {
    const read = readCase(details, [
      REPORT,
      {
        name: 'form.pdf',
        pages: page(
          'PURCHASE ORDER 21-0447\n\nSeller may not offer another boiler. Damage by flood is excluded.',
        ),
      },
      {
        name: 'policy.pdf',
        pages: page(
          'POLICY\n\nLoss of two boxes from a van at the depot is excluded under the terms of this policy.',
        ),
      },
    ]);
    expect(read.keptOut.rulings).toEqual([]);
  });

  it('is what a decision suppresses whose title names the motion, and its own account of it', () => {
    const decision = {
      name: 'decision.pdf',
      pages: page(`IN THE COMMON PLEAS COURT OF CALDER COUNTY

STATE OF OHIO, Plaintiff,
v.
PAUL REED, Defendant.

DECISION AND ENTRY SUSTAINING IN PART DEFENDANT'S MOTION TO SUPPRESS

Mr. Reed said: "He should not have run his mouth." The statements of the Defendant are SUPPRESSED.`),
    };
    const brief = briefFor({
      scenario: 'opening-statement',
      caseDetails: details,
      documents: [REPORT, decision],
    } as Parameters<typeof briefFor>[0]);
    expect(brief.read.papers.map(({ kind }) => kind)).toEqual(['report', 'order']);
    expect(brief.model.facts.flatMap(({ said }) => said).join(' ')).not.toMatch(/mouth|closet/);
  });

  it('is whatever the ruling\u2019s paragraph quotes and calls by a name', () => {
    const left = told(
      'A. Remark at the station. Reed said, \u201cIt is in the closet, leave her out of it,\u201d before any warning. That statement is suppressed.',
    );
    expect(left).not.toContain('closet');
    expect(left).toContain('gray van');
  });
});
