import { describe, expect, it } from '@jest/globals';
import { readCaseFile } from './case-file.js';
import { forumOf } from './conventions.js';
import { evidenceLines, issueLines, partyLines } from './narrative.js';
import { askLines } from './wishes.js';

const fileWith = (fields: object) =>
  readCaseFile({ caseType: 'civil-litigation', keyFacts: 'The roof leaked.', ...fields }, []);
const said = (lines: { text: string }[]): string => lines.map(({ text }) => text).join(' ');

describe('what the user asks for, spoken to the Court', () => {
  it.each([
    [
      'Grant summary judgment and dismiss the complaint',
      'I ask the Court to grant summary judgment and dismiss the complaint.',
    ],
    ['to suppress the evidence', 'I ask the Court to suppress the evidence.'],
    ['Summary judgment', 'I ask the Court for summary judgment.'],
    ['Award of $250,000 in damages', 'I ask the Court for an award of $250,000 in damages.'],
    ['Not guilty on all counts', 'I ask the Court for a verdict of not guilty on all counts.'],
    ['Case dismissed with prejudice', 'I ask that the case be dismissed with prejudice.'],
    ['We want the charges dropped', 'I ask that the charges be dropped.'],
    ['That the Court enjoin the sale', 'I ask that the Court enjoin the sale.'],
    ['Client wants full custody', 'I ask the Court for full custody.'],
    ['Recover lost wages', 'We are here to recover lost wages.'],
    ['motion to dismiss the complaint', 'I ask the Court to dismiss the complaint.'],
    ['Request for a restraining order', 'I ask the Court for a restraining order.'],
    ['injunction; damages; costs', 'I ask the Court for an injunction, damages, and costs.'],
    [
      'Order the repairs; a declaration of rights',
      'I ask the Court to order the repairs. I also ask the Court for a declaration of rights.',
    ],
    ['ACQUITTAL', 'I ask the Court for an acquittal.'],
    ['The jury should see through this', 'This is what we ask: the jury should see through this.'],
    ['$9,980', 'I ask the Court for $9,980.'],
  ])('%s', (desiredOutcome, spoken) => {
    const file = fileWith({ desiredOutcome });
    expect(said(askLines(file, forumOf(file, 'motion-argument')))).toBe(spoken);
  });
});

describe('the issues in a sentence', () => {
  it.each([
    ['Whether Acme knew of the leak', 'The question is whether Acme knew of the leak.'],
    ['Did Acme know of the leak?', 'The question is this: Did Acme know of the leak?'],
    ['Defendant breached the lease', 'The question is whether defendant breached the lease.'],
    ['Constructive notice', 'The issue is constructive notice.'],
    ['Temporary Restraining Order', 'The issue is a temporary restraining order.'],
    ['Fourth Amendment violation', 'The issue is a Fourth Amendment violation.'],
    ['breach of contract???', 'The issue is breach of contract.'],
    ['negligence; causation; damages', 'The issue is negligence. It is also about causation and damages.'],
    [
      '(a) duty\n(b) whether it was breached',
      'The issue is duty. A further question is whether it was breached.',
    ],
    [
      'Assuming notice, whether the delay matters',
      'Assuming notice, the question is whether the delay matters.',
    ],
  ])('%s', (legalIssues, spoken) => {
    const lines = issueLines(
      fileWith({ legalIssues }),
      ['The question is', 'The issue is'],
      ['A further question is', 'It is also about'],
    );
    expect(said(lines)).toBe(spoken);
  });
});

describe('the evidence in a sentence', () => {
  it.each([
    [
      'police report, photographs, testimony of Tom Reyes',
      'The evidence includes a police report, photographs, and testimony of Tom Reyes.',
    ],
    ['Dr. Osei will testify', 'Dr. Osei will testify.'],
    ['Exhibits attached to the complaint', 'The evidence includes exhibits attached to the complaint.'],
    ['MRI of May 3, 2024', 'The evidence includes MRI of May 3, 2024.'],
  ])('%s', (evidenceTypes, spoken) => {
    expect(said(evidenceLines(fileWith({ evidenceTypes }), 'The evidence includes'))).toBe(spoken);
  });
});

describe('the parties', () => {
  it.each([
    [
      { clientName: 'JANE DOE, Plaintiff', opposingParty: 'State of Maine' },
      'I represent Jane Doe. The other side is the State of Maine.',
    ],
    [{ clientName: 'acme, inc.' }, 'I represent Acme, Inc.'],
    [
      { opposingParty: 'Dr. Wu; St. Mary’s' },
      'I speak for my client. The other side is Dr. Wu and St. Mary’s.',
    ],
    [{}, 'I speak for my client.'],
  ])('%j', (fields, spoken) => {
    expect(said(partyLines(fileWith(fields)))).toBe(spoken);
  });
});

describe('the form of address', () => {
  it.each([
    [
      { caseType: 'personal-injury', jurisdiction: 'federal' },
      'opening-statement',
      'jury',
      'May it please the Court, counsel, members of the jury.',
    ],
    [
      { caseType: 'personal-injury', jurisdiction: 'state-superior' },
      'opening-statement',
      'jury',
      'Your Honor, counsel, ladies and gentlemen of the jury.',
    ],
    [
      { caseType: 'family-law', jurisdiction: 'state-district' },
      'closing-argument',
      'judge',
      'Your Honor, may it please the Court.',
    ],
    [{ jurisdiction: 'municipal' }, 'opening-statement', 'judge', 'Your Honor, may it please the Court.'],
    [{ jurisdiction: 'federal' }, 'motion-argument', 'judge', 'May it please the Court.'],
    [{ jurisdiction: 'appellate' }, 'appellate-argument', 'appellate bench', 'May it please the Court.'],
    [
      { jurisdiction: 'supreme' },
      'appellate-argument',
      'appellate bench',
      'Chief Justice, and may it please the Court.',
    ],
    [{ caseType: 'family-law' }, 'jury-selection', 'jury', 'Your Honor, counsel, members of the panel.'],
  ] as const)('%j, %s: %s', (fields, scenario, decider, salutation) => {
    expect(forumOf(fileWith(fields), scenario)).toMatchObject({ decider, salutation });
  });
});

describe('the side', () => {
  it.each([
    [{ clientName: 'Northwind LLC (Defendant)' }, 'defending'],
    [{ opposingParty: 'Ana Ruiz, Plaintiff' }, 'defending'],
    [{ caseType: 'criminal-defense', clientName: 'M. Lee' }, 'defending'],
    [{ caseType: 'criminal-defense', clientName: 'United States of America' }, 'claiming'],
    [{ desiredOutcome: 'compensatory damages' }, 'claiming'],
    [{ desiredOutcome: 'dismissal of the complaint' }, 'defending'],
    [{}, 'unknown'],
  ])('%j', (fields, side) => {
    expect(fileWith(fields).side).toBe(side);
  });
});
