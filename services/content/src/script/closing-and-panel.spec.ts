import { describe, expect, it } from '@jest/globals';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { partsOfDraft } from './drafted-papers.fixtures.js';

const partsOf = (
  papers: readonly string[],
  scenario: ScenarioType,
  forTheOther = false,
): ReadonlyMap<string, string> => partsOfDraft(scenario, papers, { forTheOther });
const whole = (parts: ReadonlyMap<string, string>): string => [...parts.values()].join(' ');

const CAPTION = `SUPERIOR COURT OF THE STATE OF WASHINGTON
COUNTY OF SPOKANE

MARISOL QUADE, D.D.S., and QUADE DENTAL STUDIO, PLLC,
     Plaintiffs,
v.                                   No. 24-2-00817-32
OSWALD PRYCE,
     Defendant.
`;
const COMPLAINT = `${CAPTION}
COMPLAINT

1. Dr. Marisol Quade has owned and run Quade Dental Studio in Spokane since 2011.

2. On April 4, 2023, Oswald Pryce came to the studio with a broken molar. Dr. Quade recommended surgery.

3. On April 9, 2023, Mr. Pryce posted on a page with 9,000 readers: "Quade pulled the wrong tooth and hid the chart."

4. On April 11, 2023, Dr. Quade wrote to Mr. Pryce and sent him the chart.

5. In the two months after the post, forty patients left the studio. The studio's receipts fell by $52,400.

COUNT I - DEFAMATION

6. The statement was false and was published in bad faith.

WHEREFORE Plaintiffs ask for judgment for damages of $52,400 and such further damages as the jury finds for injury to reputation.

JURY DEMAND
`;
const ANSWER = `${CAPTION}
DEFENDANT'S ANSWER

1. Defendant states that a hygienist, Nell Corwin, told him on April 5 that "the chart had gone missing."

2. Defendant states that he had two other teeth treated by Dr. Quade in 2022.
`;

describe('a closing', () => {
  const closing = partsOf([COMPLAINT, ANSWER], 'closing-argument');

  it('puts a fact under the element that it bears on, by who acts in it', () => {
    expect(closing.get('The defendant made a false statement about the plaintiff')).toContain(
      'posted on a page',
    );
    expect(closing.get('The defendant made a false statement about the plaintiff')).not.toContain(
      'wrote to Mr. Pryce',
    );
    expect(closing.has('It was published to a third person without privilege')).toBe(false);
    expect(closing.get('The defendant made a false statement about the plaintiff')).toContain(
      'Did Pryce say something false about Quade and Quade Dental Studio? Did others hear or read it?',
    );
    const harm = closing.get('The statement harmed the plaintiff or is actionable in itself');
    expect(harm).toContain('forty patients left the studio');
    expect(harm).not.toContain('surgery');
  });

  it('offers no conclusion of a pleading as evidence, and no degree as a party', () => {
    expect(whole(closing)).not.toMatch(/bad faith|D\.D\.S/);
    expect(whole(closing)).toContain('has owned and run Quade Dental Studio');
  });

  it('says what to write, names the sum of the file and leaves the place for what has none', () => {
    const verdict = closing.get('The verdict');

    expect(verdict).toContain('Where the verdict form asks you about defamation, write yes.');
    expect(verdict).toContain('We ask for damages of $52,400.');
    expect(verdict).toContain('[The number you ask for]');
  });

  it('names no party as a sum, and no sum that is the whole of a judgment', () => {
    const prayed = (prayer: string): string =>
      partsOf(
        [COMPLAINT.replace(/WHEREFORE[^]*?\n\n/, `WHEREFORE Plaintiffs demand ${prayer}\n\n`), ANSWER],
        'closing-argument',
      ).get('The verdict')!;

    expect(
      prayed(
        'judgment against Oswald Pryce for lost income of $52,400, for pain and suffering, and for costs.',
      ),
    ).toMatch(/We ask for lost income of \$52,400\. \[The number/);
    expect(prayed('judgment for:\n1. Return of the $1,900 deposit paid and statutory damages.')).toMatch(
      /We ask for return of the \$1,900 deposit/,
    );
    expect(prayed('judgment in the amount of $90,000 and punitive damages.')).not.toContain('We ask for');
  });

  it('recites for the one who is sued no element on which the papers hold nothing for him', () => {
    const alone = partsOf([COMPLAINT], 'closing-argument', true);

    expect([...alone.keys()]).not.toContain('The defendant made a false statement about the plaintiff');
    expect(whole(alone).split('[Your answer]').length).toBeLessThan(3);
  });

  it('leaves what only they told to the place where their best point is met', () => {
    const other = partsOf([COMPLAINT, ANSWER], 'closing-argument', true);

    expect([...other.keys()]).not.toContain('The statement harmed the plaintiff or is actionable in itself');
    expect(other.get('The verdict')).toContain('write no.');
  });

  it('names an insurer that is itself sued', () => {
    const paper = COMPLAINT.replaceAll('OSWALD PRYCE', 'NORTHFELL INSURANCE COMPANY').replace(
      /Oswald Pryce|Mr\. Pryce/g,
      'Northfell Insurance Company',
    );

    expect(partsOf([paper], 'closing-argument', true).get('The verdict')).toMatch(
      /We ask you for a verdict for Northfell Insurance/,
    );
  });
});

describe('questions to a panel', () => {
  it('touch what this file is about', () => {
    const panel = partsOf([COMPLAINT, ANSWER], 'jury-selection');

    expect(panel.get('What people say of others')).toContain('post about a person or a business?');
    expect(whole(panel)).not.toContain('9,000');
  });

  const custody = `IN THE FAMILY COURT OF THE STATE OF DELAWARE
IN AND FOR SUSSEX COUNTY

IMOGEN VARDY,
     Petitioner,
v.                                     File No. CS24-00231
LEONARD VARDY,
     Respondent.

PETITION TO MODIFY CUSTODY

1. The parties were divorced in 2019. Their son, Otis, was born in 2014.

2. In August 2023 Leonard Vardy moved to Rehoboth, forty minutes from the school.

3. On November 3, 2023, Leonard Vardy left Otis alone overnight.

4. Otis was late for school nineteen times that autumn.

WHEREFORE, Petitioner requests that the Court grant her primary residential placement of the child.
`;

  it('are not drafted where a judge sits alone, and it says so', () => {
    const panel = partsOf([custody], 'jury-selection');

    expect([...panel.keys()]).toEqual(['There is no jury to pick']);
    expect(whole(panel)).toContain('a judge decides this kind of case alone');
  });

  it('are drafted where the papers demand a jury', () => {
    expect(
      partsOf([`${custody}\nPetitioner demands a trial by jury.\n`], 'jury-selection').has('Who knows whom'),
    ).toBe(true);
  });

  it('spouses of one surname stand on their own sides', () => {
    expect(partsOf([custody], 'closing-argument').get('The verdict')).toContain(
      'grant Imogen Vardy primary residential placement',
    );
  });
});
