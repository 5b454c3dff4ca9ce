import { describe, expect, it } from '@jest/globals';
import { brief, isRuling, speakable, upToBreak, whole, withoutPaperAsides, wordCount } from './brevity.js';

describe('what a paper says to its reader only', () => {
  it.each([
    ['The lessor (“Alder” or “Landlord”) wrote to Ms. Ito (Dkt. 14).', 'The lessor wrote to Ms. Ito.'],
    ['Two stores (defendants) closed (Ex. 3 at 7).', 'Two stores closed.'],
    ['Harbor Freight Lines, Inc. (the “Carrier”) signed.', 'Harbor Freight Lines, Inc. signed.'],
    ['He may use any tool, including but not limited to, a saw.', 'He may use any tool, including a saw.'],
    ['The children (ages 4 and 7) live with her.', 'The children (ages 4 and 7) live with her.'],
    ['IT IS HEREBY ORDERED that the motion is denied.', 'the Court ordered that the motion is denied.'],
  ])('%s', (paper, speech) => {
    expect(withoutPaperAsides(paper)).toBe(speech);
  });
});

describe('the main clause', () => {
  it.each([
    [
      'Upon consideration of the papers, the testimony of two witnesses and the argument of counsel, the Court finds good cause to extend the stay.',
      'The Court finds good cause to extend the stay.',
    ],
    [
      'The lessor signed a second lease for the warehouse on May 3, 2021, which was set to expire after twelve months unless both sides renewed it in writing.',
      'The lessor signed a second lease for the warehouse on May 3, 2021.',
    ],
    [
      'Defendant must keep all records—including letters, ledgers, messages, photographs, and notes of any type—that bear on the sale of the boat.',
      'Defendant must keep all records that bear on the sale of the boat.',
    ],
    [
      'Mr. Okafor, his agents, servants, employees, and attorneys, and all persons who act with him are enjoined from use of the mark.',
      'Mr. Okafor and others are enjoined from use of the mark.',
    ],
  ])('%s', (statement, short) => {
    expect(brief(statement, 20)).toBe(short);
  });

  it('is never cut before what limits it, and is not made up where there is none', () => {
    const limited =
      'The tenant may keep the dog and the two cats in the apartment on the third floor of the house unless the landlord objects in writing.';
    expect(brief(limited, 20)).toBeUndefined();
    const negative =
      'The carrier did not stop the shipment because of the storm that had closed the bridge over the river on the evening of May 3.';
    expect(brief(negative, 20) ?? '').not.toMatch(/^The carrier did not stop the shipment\.$/);
  });

  it('leaves a short statement alone', () => {
    expect(brief('The roof leaked for 3 days.', 20)).toBe('The roof leaked for 3 days.');
  });
});

describe('a sentence too long to be spoken', () => {
  it('becomes several that lose nothing', () => {
    const first = `The inspector found mold in ${'the kitchen and the hall and '.repeat(5)}the bedroom of the unit`;
    const second = 'the owner received the report on the next morning';
    expect(speakable(`${first}; ${second}.`)).toEqual([first, `${second}.`]);
  });

  it('is cut to its main clause where it has no joint', () => {
    const long = `The board approved the merger in May, which ${'led to a long and costly dispute '.repeat(8)}.`;
    const parts = speakable(long);
    expect(parts).toEqual(['The board approved the merger in May.']);
  });
});

describe('text that was cut off', () => {
  it.each([
    ['Stop the sale of all units; and the advertising of any unit or …', 'Stop the sale of all units'],
    ['the copying of the code or …', undefined],
    ['any use for any purpose; and', 'any use for any purpose'],
    ['a new trial', 'a new trial'],
  ])('%s', (text, spoken) => {
    expect(whole(text)).toBe(spoken);
  });
});

describe('a long phrase', () => {
  it('ends at a joint, not inside a list', () => {
    const wish =
      'an order against posting any code, any key, or any note on any website, server, or domain of a third person';
    expect(upToBreak(wish, 16)).toBe('an order against posting any code, any key, or any note');
    expect(wordCount(upToBreak(wish, 16) ?? '')).toBeLessThanOrEqual(16);
  });
});

describe('what no witness can be asked', () => {
  it.each([
    ['The district court denied the motion to dismiss.', true],
    ['The matter came before the Court for a hearing.', true],
    ['A preliminary injunction is warranted because of the harm.', true],
    ['Plaintiffs allege that the fee was too high.', true],
    ['The landlord refused to repair the boiler.', false],
    ['She reported the leak to the manager on May 3, 2021.', false],
  ])('%s', (text, ruling) => {
    expect(isRuling(text)).toBe(ruling);
  });
});
