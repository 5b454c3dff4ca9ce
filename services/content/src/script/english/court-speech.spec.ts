import { describe, expect, it } from '@jest/globals';
import { withTag } from './phrases.js';
import { splitUnits } from './sentences.js';
import { labelPhrase } from './phrases.js';
import { inCourtSpeech, isCourtOrder } from './court-speech.js';

describe('the words of an order, spoken', () => {
  it.each([
    [
      'Proceedings: (IN CHAMBERS) - STATUS REPORT (Filed 3/4/21)[12] THE COURT, having been advised by counsel that the above-entitled action has been settled;',
      'The Court was advised by counsel that this action has been settled;',
    ],
    [
      'IT IS HEREBY ORDERED that the clerk is hereby directed to close the file.',
      'the Court ordered that the clerk is directed to close the file.',
    ],
    ['All dates in this action are hereby VACATED.', 'All dates in this action are vacated.'],
    ['The motion is GRANTED IN PART.', 'The motion is granted in part.'],
    ['The lease says “[t]enant shall pay.”', 'The lease says “tenant shall pay.”'],
    ['He wrote back: “This is agreed.', 'He wrote back: “This is agreed.”'],
    ['It runs ‘from year to year by notice.”', 'It runs “from year to year by notice.”'],
    ['It says that [Employer] had no notice.', 'It says that Employer had no notice.'],
    ['NASA and IBM signed the contract.', 'NASA and IBM signed the contract.'],
    ['Proceedings began on May 4.', 'Proceedings began on May 4.'],
  ])('%s', (written, spoken) => expect(inCourtSpeech(written)).toBe(spoken));

  it.each([
    ['Counsel shall file a joint report within 30 days.', true],
    ['This action is hereby removed from the active caseload.', true],
    ['All dates are vacated.', true],
    ['A declaratory judgment that the clause is void', false],
    ['Order the landlord to repair the roof', false],
  ])('knows what a court ordered from what a client wants: %s', (text, order) =>
    expect(isCourtOrder(text)).toBe(order),
  );
});

describe('small words of a script', () => {
  it.each([
    ['He left at 6:15 p.m. Receiving no answer, she called the police.', 2],
    ['On May 4, 2024 at 3 p.m. Officer Diaz stopped the car.', 1],
    ['The call ended at 9 p.m. Friday.', 1],
    ['They met at 8 a.m. The driver was asleep.', 2],
    ['Under Tex. Civ. Prac. & Rem. Code § 16.003 the claim is timely.', 1],
  ])('sentences of: %s', (text, count) => expect(splitUnits(text)).toHaveLength(count));

  it('names an amendment and a standard with their article', () => {
    const none = new Set<string>();
    expect(labelPhrase('Fourth Amendment', none)).toBe('the Fourth Amendment');
    expect(labelPhrase('best interest of the child', none)).toBe('the best interest of the child');
    expect(labelPhrase('constructive notice', none)).toBe('constructive notice');
  });

  it('puts one comma behind a quotation', () => {
    expect(withTag('The fee is “$350,000,”', 'correct?')).toBe('The fee is “$350,000,” correct?');
  });
});
