import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { readCase } from './build.js';
import { namesStranger } from './strangers.js';

const saidOf = (text: string, details: Partial<CaseDetails>): string[] =>
  readCase({ caseType: 'personal-injury', keyFacts: '', ...details } as CaseDetails, [
    { name: 'paper', pages: [{ number: 1, text }] },
  ]).model.facts.flatMap((fact) => fact.said);

describe('somebody whom the list of people does not hold', () => {
  const people = [{ name: 'Ruth Osei-Lind' }, { name: 'Carl Meeker' }];

  it.each([
    ['She was led to the gate by Varga-Cole, who locked it.', 'he'],
    ['Marcus was at the wheel.', 'he'],
    ['Lind was driving with Peter Holm.', 'he'],
  ] as const)('acts: %s', (text, gender) => {
    expect(namesStranger(text, gender, people)).toBe(true);
  });

  it.each([
    ['She was led to the gate by Meeker, who locked it.', 'he'],
    ['Carl was at the wheel.', 'he'],
    ['The door was opened by Anna Holm.', 'he'],
    ['She was employed by Harbor Mills for a year.', 'she'],
    ['Osei-Lind said, “I was led out by Holm.”', 'she'],
  ] as const)('does not: %s', (text, gender) => {
    expect(namesStranger(text, gender, people)).toBe(false);
  });
});

describe('a name that is not put for another', () => {
  const petition = (story: string) => `RUTH OSEI, Plaintiff, v. MEEKER DREDGING, INC., Defendant.
COMPLAINT
1. Plaintiff Ruth Osei worked as a cook on the dredge of Defendant from May 2, 2021.
${story}
COUNT ONE: NEGLIGENCE
9. Defendant was negligent.`;
  const osei = { clientName: 'Ruth Osei', opposingParty: 'Meeker Dredging, Inc.' };

  it('where the sentence itself names whom the pronoun would be', () => {
    const said = saidOf(
      petition('2. On June 4, 2021 Osei fell from the ladder. She asked that Osei be told.'),
      osei,
    );
    expect(said.join(' ')).not.toContain('Osei asked that Osei');
  });

  it('where a nickname is somebody else’s as well, or of a person whom nobody knows', () => {
    const paper = (line: string) => `THE STATE OF OHIO v. DARRELL ROE, a/k/a "Dub"
INFORMATION
1. ${line}
2. On May 4, 2022 Dub took the saw from the barn.
3. On May 5, 2022 Dub sold the saw in Dayton.
4. On May 6, 2022 Darrell Roe left Ohio.`;
    const ohio = { clientName: 'Darrell Roe', opposingParty: 'The State of Ohio' };
    expect(saidOf(paper('Darrell Roe lives on Vine Street.'), ohio).join(' ')).toContain('Roe took the saw');
    for (const line of ['His cousin is known as "Little Dub."', 'A source spoke of a man known as "Dub."'])
      expect(saidOf(paper(line), ohio).join(' ')).not.toContain('Roe took the saw');
  });

  it('where a witness bears the surname of a party', () => {
    const text = `STATE OF OHIO v. DARRELL ROE

DEPOSITION OF SHAWNA ROE

Q.   Did you see the saw in the barn on May 4?
A.   Yes.
Q.   Did Darrell Roe take it?
A.   I never saw Darrell Roe in the barn.
Q.   Did you lie to Officer Hale on May 9?
A.   Yes.
Q.   Who is Darrell Roe to you?
A.   I married Darrell Roe in 2011.`;
    const said = saidOf(text, { clientName: 'The State of Ohio', opposingParty: 'Darrell Roe' }).join(' ');
    expect(said).toContain('Shawna Roe saw the saw');
    expect(said).not.toMatch(/(?<!Shawna |Darrell )Roe (?:lied|saw|never)/);
  });
});
