import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { readCaseFields } from '../case-fields/case-fields.rules.js';
import { readCase } from '../case-model/build.js';
import { authoritiesOf, citationIndexes } from './authorities.js';
import { briefOf } from './brief.js';
import { draftByRules, typesOf } from './draft.js';
import { linesOf } from './line.js';
import { readable } from './pure-draft.js';

const folder = join(import.meta.dirname, '../../test-data/drafts/development');

/** The main text of a scenario, drafted from the papers of one case, for the other side if so asked. */
function drafted(names: string[], scenario: ScenarioType, forTheOther = false): string {
  const texts = names.map((name) => ({
    pageCount: 1,
    stamps: [],
    runningHeads: [],
    warnings: [],
    pages: [
      {
        number: 1,
        text: readFileSync(join(folder, `${name}.txt`), 'utf8'),
        ocr: false,
        scanned: false,
        read: true,
      },
    ],
  }));
  const [fields] = texts.map((text, at) => readCaseFields(text, `${names[at]}.txt`).fields);
  const given = { caseType: 'civil-litigation', keyFacts: '', ...fields } as CaseDetails;
  const details = forTheOther
    ? { ...given, clientName: given.opposingParty, opposingParty: given.clientName }
    : given;
  const pages = texts.flatMap((text) => text.pages);
  const read = readCase(
    details,
    texts.map((text, at) => ({ name: names[at]!, pages: text.pages })),
  );
  const authorities = authoritiesOf(details, pages, citationIndexes(details, pages));
  const brief = briefOf(read, { scenario, authorities, words: 1400 });
  const [type] = typesOf(scenario);
  return linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!)
    .map(({ text }) => text)
    .join(' ');
}

describe('two of one surname', () => {
  const crash = ['tablet-crash-complaint', 'tablet-crash-deposition'];

  it('are told apart in every sentence that one of the paper becomes', () => {
    const text = drafted(crash, 'opening-statement');

    expect(text).toContain(
      "Renee Halvorsen's daughter, Sophie Halvorsen, who was nine years old, was seated",
    );
    expect(text).not.toMatch(/(?<!Sophie |Renee |Renee M\. )Halvorsen was/);
    expect(text).not.toContain('Sophie Halvorsen, who entered');
  });

  it('are not asked for what the other did', () => {
    const text = drafted(['custody-modification'], 'cross-examination');

    expect(text).toContain('Your name is Marisol T. Lindqvist, correct?');
    expect(text).toContain('You left both children alone overnight, correct?');
    expect(text).not.toMatch(/Council Bluffs and|You drove|You found|tutor/);
  });

  it('leave the stand to the other side: nobody cross-examines the daughter of his client', () => {
    const text = drafted(crash, 'cross-examination');

    expect(text).toContain('Your name is Curtis D. Poling, correct?');
    expect(text).not.toMatch(/thought it was yellow/);
    expect(text).toContain('You told Officer Hines at the scene that you never saw the light, correct?');
  });
});

describe('a witness', () => {
  it('is not dead because one of his surname is, and who died is called by name', () => {
    const text = drafted(['isolated-father-will'], 'cross-examination');

    expect(text).toContain('Your name is Calvin Pendergrass, correct?');
    expect(text).toContain(
      'Finch heard you tell Harold Pendergrass, “Sign it or I will put you in a home”, correct?',
    );
    expect(text).not.toContain('Decedent');
  });

  it('keeps the words of a quotation, and is not given the hand of somebody whom she described', () => {
    const text = drafted(['corner-market-complaint'], 'cross-examination', true);

    expect(text).toContain('You said, “I think it is him. Maybe seventy percent”, correct?');
    expect(text).toContain('with a tattoo on his left hand, correct?');
  });

  it('is no half of a name with a hyphen', () => {
    const text = drafted(['hotline-complaint'], 'cross-examination');

    expect(text).toContain('You terminated Ms. Ibarra-Quinn, correct?');
    expect(text).not.toMatch(/Ibarra-you|Ibarra Quinn/);
  });

  it('is the lawyer, and not the office of one', () => {
    expect(drafted(['isolated-father-will'], 'opening-statement')).not.toContain('was the office');
  });
});

describe('the story of one who is accused', () => {
  const copper = ['copper-indictment', 'copper-report'];

  it('is the charge, what was left undone and what else their papers hold for him; the charge itself is no fact', () => {
    const text = drafted(copper, 'opening-statement', true);

    expect(text).toContain('The State charges Aldridge with receiving stolen property.');
    expect(text).toContain('Neal quit on February 20, 2023, and did not return his key.');
    expect(text).toContain('Officer Trujillo did not contact Josh Neal.');
    expect(text).not.toMatch(/knowing that|disposed of/);
  });

  it('is not the opening of those who prosecute, who introduce their people', () => {
    const text = drafted(copper, 'opening-statement');

    expect(text).toContain('Glenn Pastore was the warehouse manager.');
    expect(drafted(['corner-market-complaint'], 'closing-argument')).toMatch(
      /will point you to this\. .*Keisha Merriweather told Detective Sandoval that he was at her home/,
    );
    expect(text).not.toMatch(/did not contact|did not find/);
  });
});

describe('a paper with numbers and references between its sentences', () => {
  it('leaves none of them in what is said', () => {
    const lease = drafted(['sewage-lease-complaint'], 'opening-statement');

    expect(lease).toContain('and surrendered the keys. In September 2022');
    expect(lease).toContain('Section 9.2 of the lease provides: “Landlord shall maintain');
    expect(lease).not.toMatch(/\b2\.\d|LLC/);
  });

  it('goes on across them', () => {
    const text = drafted(['grape-summary-judgment'], 'motion-argument');

    expect(text).toContain('Stinnett did not see the grape before she fell.');
    expect(text).toContain('Joyce Tallent was the store manager.');
    expect(text).toContain('First: Stinnett cannot show that Piedmont created the hazard.');
    expect(text).toContain(
      'We ask the Court to grant summary judgment for Piedmont Fresh Markets and dismiss the action with prejudice.',
    );
    expect(text.indexOf('No court applying Tennessee law')).toBeGreaterThan(text.indexOf('Second: '));
  });
});

describe('requests', () => {
  it('are asked one by one, by name, and custody has no number', () => {
    const text = drafted(['custody-modification'], 'opening-statement');

    expect(text).toContain(
      'we will ask the Court to modify the Decree and award Evan Lindqvist the sole physical custody',
    );
    expect(text).not.toContain('The number you ask for');
  });

  it('are put to the Court as what it does', () => {
    expect(drafted(['isolated-father-will'], 'motion-argument')).toContain(
      'We ask the Court to set aside the will of February 2, 2021. We ask the Court to admit the will of June 4, 2009 to probate.',
    );
  });

  it('are none where the words are a clause', () => {
    expect(drafted(['custody-petition'], 'motion-argument')).not.toContain('for the child attends');
  });
});

describe('an appellant whose questions are shouted', () => {
  it('is heard by the headings of his argument', () => {
    const text = drafted(['parking-lot-stop-appeal'], 'appellate-argument');

    expect(text).toContain(
      'The question is whether the trial court erred by denying the motion to suppress.',
    );
    expect(text).toContain('He saw no meeting and no exchange.');
    expect(text).toContain('We ask this Court to reverse, vacate, and remand.');
  });
});

describe('an exhibit', () => {
  it('is marked by its letter', () => {
    expect(drafted(['sewage-lease-complaint'], 'witness-examination')).toContain(
      'Your Honor, please mark Exhibit A. I show you Exhibit A.',
    );
  });
});
