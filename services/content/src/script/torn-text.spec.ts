import { describe, expect, it } from '@jest/globals';
import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { withoutBatesStamps, withoutNumberedMargin } from '../case-fields/line-numbers.rules.js';
import { toldOfWitness } from './exchange.fixtures.js';
import { isNoFact } from '../case-model/no-fact.js';
import { answered } from './answers.js';
import { authoritiesOf, citationIndexes } from './authorities.js';
import { stumble } from './english/sayable.js';
import { quotedSentences } from './english/split-quotes.js';
import { tagged } from './english/tagged.js';
import { filledIn } from './exchange-forms.js';
import { put } from './second-person.js';
import { VALE } from './vale.fixtures.js';

describe('what was jotted down', () => {
  it.each([
    '2145 Asked where he had been that night.',
    '1135 Toth says he closed the gate himself.',
    '4/18 Varga told her of the meeting.',
    'Varga sat thru it for an hour.',
    'Varga sat there 40 min, near the door.',
    'Toth and he said asleep and she went home.',
    'The then it was a joke to them.',
    'TOTH not interviewed about the keys.',
    'Evidence placed in locker 4 at the station.',
    'Calm, friendly, repeatedly asked about his dog.',
    'There was a jar of paint thinner, 500, about full, lid off.',
    'Left hinge: pin broken, clean, no rust.',
    'The count of forty boxes in the notice was mine.',
    'Varga is informed and believes that the gate was open.',
    'No written log obtained.',
  ])('is no sentence: %s', (text) => expect(stumble(text)).toBeDefined());

  it.each([
    'No log was obtained.',
    'Two men carried the box up the stairs.',
    'Toth put the box in the locker at the station.',
  ])('is not what was written out: %s', (text) => expect(stumble(text)).toBeUndefined());

  it('makes no fact of what a quoted question is about', () => {
    expect(isNoFact('“You on?” is a question whether the radio worked.')).toBe(true);
    expect(isNoFact('The true names of Does 1 through 20 are not known.')).toBe(true);
  });
});

it('a rank within quoted words does not end them', () => {
  const text =
    'In a note of May 3, 2022, Captain Toth wrote the Mayor: “Ofc. Pell has more complaints than any three others on his shift. Nobody on the board has asked me why that is so. I close them all.”';
  const said = quotedSentences(text, tagged(text)) ?? [];
  expect(said.join(' ')).toContain('“Ofc. Pell has');
});

it('the stamp of whoever produced a page is no word of it', () => {
  expect(
    withoutBatesStamps([{ text: 'I sent it.\n          VAR 0000412\nVARGA000413\nUnit 12345 broke.' }])[0]!
      .text,
  ).toBe('I sent it.\n\n\nUnit 12345 broke.');
});

it('the numbers at the margin of pleading paper are no words of it', () => {
  const rows = Array.from({ length: 10 }, (_, at) => ` ${at + 1}   ${at === 4 ? '' : `The gate of yard`}\n`);
  expect(
    withoutNumberedMargin([{ text: rows.join('\n') }])[0]!
      .text.replace(/ +/g, ' ')
      .split('\n'),
  ).toEqual(Array.from({ length: 10 }, (_, at) => (at === 4 ? ' ' : ' The gate of yard')));
});

it('a heading with a letter at the margin of pleading paper is no answer of a witness', () => {
  const rows = (first: string[]) =>
    [...first, ...Array.from({ length: 12 }, () => 'The gate of the yard was open.')].map(
      (row, at) => `${String(at + 1).padStart(2)}  ${row}`,
    );
  const text = (first: string[]) => withoutNumberedMargin([{ text: rows(first).join('\n') }])[0]!.text;
  expect(text(['A.  The gate', 'Varga left it open.'])).not.toMatch(/^ ?\d/m);
  expect(text(['Q.  Was the gate open?', 'A.  It was.'])).toMatch(/^ 1 {2}Q\./m);
});

describe('of an exchange', () => {
  it('nothing is told that names the witness twice', () => {
    expect(toldOfWitness('Did you say that he touched you?', 'No.', 'Varga')).toBeUndefined();
    expect(toldOfWitness('Did you close the gate?', 'Yes.', 'Varga')).toBe('Varga closed the gate.');
  });

  it('"What does the tag say?" is not filled in where "is" stands for "does"', () => {
    expect(filledIn("What's the tag say for the pump?", 'Nine.')).toBeUndefined();
  });

  it('a question behind a sentence is no statement', () => {
    expect(
      toldOfWitness('The box that says gate closed. Did you check it?', 'Yes.', 'Varga'),
    ).toBeUndefined();
  });

  it('what was read aloud and owned is what he wrote', () => {
    const talks = [
      {
        question: 'Would you read the message at 9:10?',
        answer: '"Leave it open. Toth will close it."',
        page: 4,
      },
      { question: 'You wrote that.', answer: "I did. It's off my phone.", page: 4 },
    ];
    expect(answered(talks, []).map(({ text }) => text)).toContain(
      'You wrote: “Leave it open. Toth will close it.”',
    );
  });

  it('a numbered row is no volume of a reporter', () => {
    const pages = [{ number: 1, text: '  19     Q.   What gust did you write down?\n  20     A.   140\n' }];
    expect(JSON.stringify(authoritiesOf(VALE, pages, citationIndexes(VALE, pages)))).not.toContain(
      '20     A.',
    );
  });
});

describe('a senior', () => {
  const fact = { id: 'f', said: [], sources: [] } as unknown as ModelFact;
  const senior = {
    id: 'p',
    name: 'Odil P. Varga Sr.',
    kind: 'person',
    side: 'theirs',
  } as unknown as ModelPerson;

  it('is spoken to without his suffix', () => {
    expect(put('Odil P. Varga, Sr. closed the gate.', fact, senior, [senior])?.text).toBe(
      'You closed the gate.',
    );
    expect(put('Odil P. Varga, Sr., called “Dil,” is president.', fact, senior, [senior])).toBeUndefined();
  });

  it('does not own what only bears his name', () => {
    const toth = { ...senior, id: 't', name: 'Karl Toth' };
    expect(put('The crew sprayed the Toth field.', fact, toth, [toth])).toBeUndefined();
  });
});
