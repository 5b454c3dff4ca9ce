import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { readCaseFields } from '../case-fields/case-fields.rules.js';
import { readCase } from '../case-model/build.js';
import { toldOfWitness } from './exchange.fixtures.js';
import { sharedSurnames } from '../case-model/namesakes.js';
import { authoritiesOf, citationIndexes } from './authorities.js';
import { briefOf } from './brief.js';
import { draftByRules, typesOf } from './draft.js';
import { linesOf } from './line.js';
import { readable } from './pure-draft.js';

const folder = join(import.meta.dirname, '../../test-data/drafts/development');

/** The main text of a scenario, drafted from a paper of the tests. */
function drafted(name: string, scenario: ScenarioType) {
  const pages = [{ number: 1, text: readFileSync(join(folder, `${name}.txt`), 'utf8') }];
  const { fields } = readCaseFields(
    {
      pageCount: 1,
      stamps: [],
      runningHeads: [],
      warnings: [],
      pages: pages.map((page) => ({ ...page, ocr: false, scanned: false, read: true })),
    },
    `${name}.txt`,
  );
  const details = { caseType: 'civil-litigation', keyFacts: '', ...fields } as CaseDetails;
  const authorities = authoritiesOf(details, pages, citationIndexes(details, pages));
  const brief = briefOf(readCase(details, [{ name, pages }]), { scenario, authorities, words: 1120 });
  const [type] = typesOf(scenario);
  return linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!);
}
const textOf = (name: string, scenario: ScenarioType): string =>
  drafted(name, scenario)
    .map(({ text }) => text)
    .join(' ');

describe('cross-examination', () => {
  it('puts the answers of a deposition as statements, in the order of the transcript', () => {
    const text = textOf('crash-deposition', 'cross-examination');

    expect(text).toContain(
      'The log says that you finished at 6 p.m., correct? That was not true, correct? Your dispatcher told you to write six, correct?',
    );
    expect(text).toContain('Peachline did not test you for fatigue, correct?');
    expect(text).not.toMatch(/Q\. |A\. Yes/);
  });

  it('has chapters by day, and the day for words of which the file tells the day elsewhere', () => {
    const lines = drafted('bribery-affidavit', 'cross-examination');
    const titles = lines.flatMap(({ part }) => part?.title ?? []);

    expect(titles).toContain('March 8, 2023 to April 21, 2023');
    expect(lines.some(({ text }) => text.includes('never taken anything of value'))).toBe(false);
    expect(lines[1]!.text).toBe(
      'You have been the purchasing director of the Port Authority of St. Bernard since 2017, correct?',
    );
    const at = lines.findIndex(({ text }) => text.includes('My guy on the board'));
    expect(lines[at + 1]!.text).toBe('That was on February 17, 2023, correct?');
  });

  it('asks of a thing that the witness handled, and brings out nothing for the other side', () => {
    expect(textOf('whistleblower-complaint', 'cross-examination')).toContain(
      'The page of August 5, 2021 was missing from the notebook, correct?',
    );
    expect(textOf('suppression-motion', 'cross-examination')).not.toMatch(/cocaine|backpack/);
  });
});

describe('a cross-examination on a thin paper', () => {
  it('asks what others did to the witness, without what it meant to them', () => {
    expect(textOf('dog-bite-complaint', 'cross-examination')).toContain(
      'Ms. Vang had telephoned you, correct? That was on February 2, 2023, correct?',
    );
  });
});

describe('a story', () => {
  it('names whom a pronoun meant where the sentence before is not told', () => {
    const text = textOf('bribery-affidavit', 'opening-statement');

    expect(text).toContain('Thibodaux has been paid $4,000');
    expect(text).not.toContain('He has been paid');
  });

  it('opens words with when and to whom they were spoken', () => {
    expect(textOf('bribery-affidavit', 'opening-statement')).toContain(
      'On February 17, 2023, Foucheux called Thibodaux from his cell phone. The call was recorded. Foucheux said, “My guy on the board',
    );
  });

  it('stays in its order around a look back, and keeps two people of one surname apart', () => {
    const text = textOf('malpractice-complaint', 'opening-statement');

    expect(text.indexOf('muscle strain')).toBeGreaterThan(text.indexOf('felt a tearing pain'));
    expect(text).toContain('Dorothy Engstrom drove him to the Hospital');
    expect(sharedSurnames(['Lee'], ['Ann Lee met Bo Lee. Ann Lee paid. Bo Lee left.'])).toEqual(
      new Set(['Lee']),
    );
    expect(sharedSurnames(['Lee'], ['Ann Lee met Officer Lee. On Lee Street Ann Lee paid.'])).toEqual(
      new Set(),
    );
  });
});

describe('our own brief', () => {
  it('gives its points, each with the law and the facts that it puts under them', () => {
    const text = textOf('suppression-motion', 'motion-argument');

    expect(text).toContain('First: the stop was unlawfully extended. An officer may not extend a stop');
    expect(text).toContain('That is State v. Arreola-Botello.');
    expect(text).toContain('The warning could have been written at 11:56 p.m.');
    expect(text.indexOf('Third: the evidence must be suppressed')).toBeGreaterThan(
      text.indexOf('Second: the dog'),
    );
  });

  it('states the standard of review as it does', () => {
    expect(textOf('appellee-brief', 'appellate-argument')).toContain(
      'This Court will uphold a jury verdict if it is supported by substantial and competent evidence.',
    );
  });
});

describe('what an exchange tells', () => {
  it.each([
    ['Did you fill out a log for June 16?', 'Yes.', 'Stokes filled out a log for June 16.'],
    ['Did you ever go back?', "No, ma'am.", 'Stokes never went back.'],
    ['Do you have a key?', "No, ma'am.", 'Stokes does not have a key.'],
    ['Do you work on Sundays?', 'Yes.', 'Stokes works on Sundays.'],
    ['How fast were you going?', 'About forty-five.', 'Stokes was going about forty-five.'],
    ['Your last stop was the diner?', "Yes, ma'am.", "Stokes' last stop was the diner."],
    [
      'Was the tablet beeping when you came up Church Street?',
      'Yes.',
      'The tablet was beeping when Stokes came up Church Street.',
    ],
    [
      'How many stops did you have that day?',
      'Thirty-one. It was heavy.',
      'Stokes had thirty-one stops that day.',
    ],
    [
      'What color was the light when you looked up?',
      'It was red.',
      'The light was red when Stokes looked up.',
    ],
  ])('%s %s', (question, answer, said) => {
    expect(toldOfWitness(question, answer, 'Stokes')).toBe(said);
  });

  it.each([
    ['Do you recall the meeting?', 'No.'],
    ['Did you call him or write?', 'Yes.'],
    ['Why did you leave?', 'I was tired.'],
    ['Did she answer?', 'No.'],
  ])('guesses nothing: %s %s', (question, answer) => {
    expect(toldOfWitness(question, answer, 'Stokes')).toBeUndefined();
  });
});
