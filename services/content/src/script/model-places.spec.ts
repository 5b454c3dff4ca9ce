import { describe, expect, it } from '@jest/globals';
import { groundsOf } from './checker.js';
import type { DraftRequest } from './draft-request.js';
import { materialFor } from './model-material.js';
import { passagesOf } from './model-passages.js';
import { supported } from './model-support.js';
import { briefFor } from './pure-draft.js';
import { draftByRules, typesOf } from './draft.js';

const COMPLAINT = `IN THE CIRCUIT COURT OF ADAMS COUNTY

CELESTE ROWAN-PIKE, Plaintiff,
v.
OFFICER CHAD T. MERRILL and CITY OF DUNMORE, Defendants.

COMPLAINT

1. Plaintiff Celeste Rowan-Pike is a nurse.
2. On May 4, 2023, at 9:10 p.m., Officer Merrill stopped Celeste Rowan-Pike on Pine Street.
3. Officer Merrill told Ms. Rowan-Pike to sit down.
4. She took two steps back and raised her telephone.
5. Officer Merrill broke her wrist.
6. The City closed its inquiry in six days without watching her video.
7. Plaintiff asks for damages of $40,000.`;
const DEPOSITION = `DEPOSITION OF CHAD T. MERRILL

APPEARANCES:
  For the Plaintiff: ADA ROE
  For the Defendants: LEE ORNE

BY MS. ROE:
     Q.   Were you wearing a camera?
     A.   The city gave me one.
     Q.   Had she touched anyone?
     A.   No.
     Q.   What did you say to her?
     A.   "That is what you get."
     Q.   Is that in your report?
     A.   No.
     Q.   How long was she on the ground?
     A.   Four minutes.`;

const documents = [COMPLAINT, DEPOSITION].map((text, at) => ({
  name: `paper ${at + 1}`,
  pages: [{ number: 1, text, ocr: false, scanned: false, read: true }],
}));
const caseDetails = {
  caseType: 'civil-litigation',
  keyFacts: '',
  clientName: 'Celeste Rowan-Pike',
  opposingParty: 'Officer Chad T. Merrill and City of Dunmore',
} as DraftRequest['caseDetails'];
const briefOf = (scenario: DraftRequest['scenario']) => briefFor({ scenario, caseDetails, documents });
const brief = briefOf('opening-statement');
const grounds = groundsOf(
  caseDetails,
  documents.flatMap(({ pages }) => pages),
);
const idOf = (words: string): string =>
  brief.model.facts.find(({ text }) => text.includes(words))?.id ??
  passagesOf(brief).find(({ fact }) => fact.text.includes(words))!.id;
const judged = (text: string, words: string): string => {
  const found = supported(text, [idOf(words)], { brief, grounds, type: 'opening_statement' });
  return 'reason' in found ? found.reason : 'stands';
};

describe('what a fact says of "she" and "the City"', () => {
  it.each([
    ['of whom the facts before it name', 'Rowan-Pike took two steps back.', 'two steps'],
    ['of the one body that is called so', 'The City of Dunmore closed its inquiry in six days.', 'six days'],
    ['as what one side pleads', 'Rowan-Pike pleaded that Merrill broke her wrist.', 'broke her wrist'],
    ['with a first name that holds a verb', 'Officer Chad Merrill broke her wrist.', 'broke her wrist'],
  ])('stands %s', (_, text, words) => expect(judged(text, words)).toBe('stands'));

  it('does not stand of another', () => {
    expect(judged('Merrill took two steps back.', 'two steps')).toMatch(/this person/);
  });
});

describe('a passage that is no fact of the model', () => {
  it('goes to a model as it stands, with whose word it is', () => {
    const [material] = materialFor(brief, draftByRules(brief, typesOf('opening-statement')));
    const texts = material!.passages.map(({ text }) => text);
    expect(texts).toContain('Q. Had she touched anyone? A. No.');
    expect(material!.passages.find(({ text }) => text.startsWith('Q. Had'))!.by).toBe(
      'testimony of Officer Chad T. Merrill',
    );
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts).not.toContain('Officer Merrill broke her wrist.');
  });

  it('does not hold what the attorney took out', () => {
    const [fact] = brief.model.facts.filter(({ text }) => text.includes('two steps'));
    const [other] = brief.model.facts.filter(({ text }) => text.includes('six days'));
    const given = (scenario: 'opening-statement' | 'cross-examination'): string => {
      const left = briefFor({
        scenario,
        caseDetails,
        documents,
        corrections: { items: { [fact!.id]: { leftOut: true }, [other!.id]: { used: false } }, slots: {} },
      });
      return JSON.stringify(materialFor(left, draftByRules(left, typesOf(scenario))));
    };
    const material = given('opening-statement');
    expect(material).not.toMatch(/two steps|six days/);
    // What is not to be told a witness may still be asked for.
    expect(given('cross-examination')).not.toMatch(/two steps/);
    expect(material).toMatch(/to sit down/);
  });

  it('is no sentence of a mail that the attorney took out', () => {
    const mail = `EXHIBIT 4

From:  Chad Merrill
Sent:  Tuesday, May 9, 2023 11:52 PM
To:    Ada Orne
Subj:  Pine Street

The woman on Pine Street was standing still the whole time. I had the camera in my locker until June. Nobody has to know about the camera.
`;
    const papers = [
      ...documents,
      { name: 'exhibit 4', pages: [{ number: 1, text: mail, ocr: false, scanned: false, read: true }] },
    ];
    const given = (leftOut: boolean) => {
      const read = briefFor({ scenario: 'opening-statement', caseDetails, documents: papers });
      const mailed = read.model.facts.find(({ text }) => text.includes('locker'));
      expect(mailed?.text).toMatch(/standing still.*locker.*has to know/s);
      return briefFor({
        scenario: 'opening-statement',
        caseDetails,
        documents: papers,
        ...(leftOut && { corrections: { items: { [mailed!.id]: { leftOut } }, slots: {} } }),
      });
    };
    const sent = (leftOut: boolean): string =>
      JSON.stringify(materialFor(given(leftOut), draftByRules(given(leftOut), typesOf('opening-statement'))));
    expect(sent(false)).toMatch(/locker/);
    expect(sent(true)).not.toMatch(/standing still|locker|has to know/);
  });

  it('bears a sentence that denies what its answer denies, and no other', () => {
    expect(judged('Rowan-Pike had not touched anyone.', 'touched anyone')).toBe('stands');
    expect(judged('Rowan-Pike had touched Merrill.', 'touched anyone')).not.toBe('stands');
    expect(judged('Merrill had a gun.', 'touched anyone')).not.toBe('stands');
  });

  it('is for the witness whom the attorney chose where it is his, and of anybody where little is known of the one of the rules', () => {
    const materialOf = (witness?: string) => {
      const cross = briefFor({ scenario: 'cross-examination', caseDetails, documents, witness });
      return materialFor(cross, draftByRules(cross, typesOf('cross-examination')))[0]!;
    };
    const chosen = materialOf('Officer Chad T. Merrill');
    expect(chosen.witness?.name).toBe('Officer Chad T. Merrill');
    expect(chosen.passages.every(({ by }) => by.startsWith('testimony of'))).toBe(true);
    expect(chosen.passages.length).toBeGreaterThan(0);

    const left = materialOf();
    expect({ witness: left.witness, parts: left.parts }).toEqual({ witness: undefined, parts: [] });
    expect(left.facts.length).toBeGreaterThan(chosen.facts.length);
  });
});
