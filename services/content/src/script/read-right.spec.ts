import { describe, expect, it } from '@jest/globals';
import type { ModelPerson } from '@lectern/contracts/case-model';
import { withoutRuledMargin } from '../case-fields/line-numbers.rules.js';
import { hasDied } from '../case-model/died.js';
import { isNoFact } from '../case-model/no-fact.js';
import { stumble } from './english/sayable.js';
import { splitSpoken } from './english/split.js';
import { put } from './second-person.js';

const person = (name: string): ModelPerson => ({
  id: name,
  name,
  kind: 'person',
  side: 'theirs',
  witness: true,
  confidence: 'sure',
  sources: [],
});
const asked = (text: string, name: string) =>
  put(
    text,
    {
      id: 'f',
      text,
      said: [text],
      kind: 'event',
      force: 1,
      reasons: [],
      people: [],
      used: true,
      reworded: false,
      confidence: 'sure',
      sources: [],
    },
    person(name),
    [person(name)],
  )?.text;

describe('what papers say is read as it is meant', () => {
  it('takes the numbers of pleading paper away where a line begins with "A", too', () => {
    const lines = [
      'He lived there for',
      'years. He had two sons.',
      'A clerk saw him.',
      ...Array(9).fill('He left.'),
    ];
    const page = lines.map((line, at) => `${at + 1}   ${line}`).join('\n');
    expect(withoutRuledMargin([{ text: page }])[0]!.text).not.toMatch(/\d/);
    const talk = lines.map((line, at) => `${at + 1}   ${at % 2 ? 'A.' : 'Q.'} ${line}`).join('\n');
    expect(withoutRuledMargin([{ text: talk }])[0]!.text).toBe(talk);
  });

  it('lets nobody be died', () => {
    expect(splitSpoken('Roe was born in Lisbon in 1936 and died in Fresno in 2024.').join(' ')).not.toContain(
      'was died',
    );
  });

  it('does not give a witness what is somebody else’s', () => {
    expect(asked('Roe put a forearm on his throat.', 'Kyle Roe')).toBeUndefined();
    expect(asked('Roe kept his telephone in a drawer.', 'Tiffany Roe')).toBeUndefined();
    expect(asked('Roe kept his telephone in a drawer.', 'Kyle Roe')).toBe(
      'You kept your telephone in a drawer.',
    );
  });

  it('knows the dead by the short forms of their names', () => {
    expect(hasDied(person('Ted Roe'), [], ['Thaddeus Wendell Roe'])).toBe(true);
    expect(hasDied(person('Ann Roe'), [], ['Thaddeus Wendell Roe'])).toBe(false);
  });

  it('leaves what a scan mistook and what the rule on classes asks for', () => {
    expect(stumble('The members are spread so that alI of them :is named.')).toBe('mark');
    expect(stumble('Delaney cut the lock of McAleer’s shed, and O’Brien saw it.')).toBeUndefined();
    expect(
      isNoFact('The members of the Class are so numerous that joinder of all of them is impracticable.'),
    ).toBe(true);
    expect(isNoFact('Numerous members of the club saw Roe leave.')).toBe(false);
    expect(isNoFact('The Third Claim was dismissed with prejudice by Order of June 4, 2023.')).toBe(true);
    expect(isNoFact('Memo is from notes made during the interview.')).toBe(true);
    expect(isNoFact('The first claim that she made was dismissed by the manager.')).toBe(false);
  });

  it.each([
    ['The remainder of the paragraph states a conclusion of law and calls for no answer.', true],
    ['Roe is otherwise without knowledge of what the driver saw.', true],
    ['What Orne is said to have told the broker is therefore denied.', true],
    ['Roe reached a conclusion and drove home.', false],
    ['Her claim for the roof was denied on May 4, 2023.', false],
  ])('“%s” is an answer’s evasion: %s', (text, evades) => expect(isNoFact(text)).toBe(evades));
});
