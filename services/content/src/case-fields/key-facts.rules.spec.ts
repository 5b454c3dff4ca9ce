import { describe, expect, it } from '@jest/globals';
import type { Sentence } from './sentences.rules.js';
import { factText, isProse, mayBeFact, readKeyFacts } from './key-facts.rules.js';

const sentence = (text: string, changes: Partial<Sentence> = {}): Sentence => ({
  text,
  page: 1,
  section: 'facts',
  passage: 0,
  position: 0,
  numbered: false,
  ...changes,
});
/** Sentences that say nothing the same, of no great weight. */
const others = (count: number): Sentence[] =>
  Array.from({ length: count }, (_, i) =>
    sentence(`Object alpha${i} rested beside bravo${i} near charlie${i} and delta${i} was quiet.`, {
      section: 'front',
    }),
  );
const facts = (...sentences: Sentence[]) => readKeyFacts(sentences, ['Lopez']);
const DATED = 'On May 3, 2021, the defendant told Lopez that the truck had no brakes.';

describe('facts of a paper', () => {
  it('are told in its order, each with its page and its words', () => {
    const told = facts(
      sentence('The company sold the truck to a carrier in Ohio for $40,000.', { page: 2 }),
      sentence(DATED, { page: 3 }),
    );
    expect(told.map(({ page, quote }) => [page, quote.slice(0, 3)])).toEqual([
      [2, 'The'],
      [3, 'On '],
    ]);
    for (const { confidence } of told) {
      expect(confidence).toBeGreaterThanOrEqual(0.6);
      expect(confidence).toBeLessThanOrEqual(0.9);
    }
  });

  it('are twelve at most, those that read most like facts', () => {
    const many = [...others(20), sentence(DATED)];
    const told = facts(...many);
    expect(told).toHaveLength(12);
    expect(told.some(({ value }) => value === DATED)).toBe(true);
  });

  it.each([
    ['a day', DATED, 'Once upon a time the defendant told Lopez that the truck had no brakes.'],
    ['an amount', 'The carrier was paid $40,000 for it by her.', 'The carrier was paid a lot for it by her.'],
    ['a party', 'Then Lopez went to the other side of it.', 'Then Harlan went to the other side of it.'],
    [
      'what was done',
      'The defendant signed it on the table there.',
      'The defendant signs it on the table there.',
    ],
    [
      'what hardly cites',
      'The owner was told of it in the spring.',
      'See the owner was told of it in the spring.',
    ],
  ])('are the surer with %s', (_, more, less) => {
    const sure = (text: string): number =>
      facts(...others(30), sentence(text)).find(({ quote }) => quote === text)?.confidence ?? 0;
    expect(sure(more)).toBeGreaterThan(sure(less));
  });

  it('are the surer in the part that tells them, in numbered paragraphs, and at the beginning', () => {
    const text = 'The defendant sold the truck to a carrier in Ohio.';
    const sure = (changes: Partial<Sentence>, before = 20): number =>
      facts(...others(before), sentence(text, changes)).find(({ quote }) => quote === text)?.confidence ?? 0;
    expect(sure({})).toBeGreaterThan(sure({ section: 'front' }));
    expect(sure({ section: 'front' })).toBeGreaterThan(sure({ section: 'argument' }));
    expect(sure({ numbered: true })).toBeGreaterThan(sure({}));
    expect(sure({}, 0)).toBeGreaterThan(sure({}, 20));
  });

  it('are not told twice in other words', () => {
    const again = 'On May 3, 2021, the defendant told Lopez again that the truck had no brakes left.';
    expect(facts(sentence(DATED), sentence(again))).toHaveLength(1);
    const different = 'On May 3, 2021, the defendant paid Harlan for seven windows of another building.';
    expect(facts(sentence(DATED), sentence(different))).toHaveLength(2);
  });
});

describe('a sentence that may be a fact', () => {
  it('is one', () => expect(mayBeFact(sentence(DATED))).toBe(true));

  it.each<[string, string, Partial<Sentence>]>([
    ['an aside', DATED, { section: 'aside' }],
    ['a point of an argument', 'II. The truck had no brakes at all.', { section: 'argument' }],
    ['a question', 'Whether the truck had brakes is open.', {}],
    ['a prayer', 'The judgment should be reversed and remanded.', { section: 'relief' }],
    ['what is sought', 'Plaintiff seeks damages for the truck.', {}],
    ['an opening', 'Plaintiff alleges as follows:', {}],
    ['an item of a list', 'Disclosing any code to others;', {}],
    ['no knowledge', 'Defendant lacks knowledge or information sufficient to answer it.', {}],
  ])('is not %s', (_, text, changes) => expect(mayBeFact(sentence(text, changes))).toBe(false));

  it('is prose', () => {
    expect(isProse(DATED)).toBe(true);
    expect(isProse('The truck had no brakes.')).toBe(false);
    expect(isProse('The big truck had no brakes.')).toBe(true);
    expect(isProse('THE BIG TRUCK HAD NO BRAKES AT ALL.')).toBe(false);
    expect(isProse('The big truck ) had no brakes.')).toBe(false);
    expect(isProse('The big truck had no brakes')).toBe(false);
    expect(isProse(`The big truck had no brakes ${'and it ran on '.repeat(5)}`.trim())).toBe(true);
    expect(isProse('1 2 3 4 5 6 7 8 9 10 11 was 12 13 14 15 16.')).toBe(false);
  });
});

describe('a fact as it is shown', () => {
  const clause = (length: number): string => `${'The truck ran on '.repeat(40).slice(0, length - 1)}x`;

  it('is whole up to 480 letters', () => {
    expect(factText(clause(480))).toHaveLength(480);
    expect(factText(clause(481))).toMatch(/ …$/);
  });

  it('is cut at a semicolon that stands late enough, else at a comma, else after 200 letters', () => {
    const long = clause(500);
    expect(factText(`${long.slice(0, 130)}; ${long}`)).toBe(`${long.slice(0, 130)}.`);
    expect(factText(`${long.slice(0, 110)}; ${long}`)).toBe(
      `${long.slice(0, 110)}; ${long}`.slice(0, 200) + ' …',
    );
    expect(factText(`${long.slice(0, 300)}, ${long}`)).toBe(`${long.slice(0, 300)} …`);
  });

  it('begins without the mark of its paragraph; a long charge from what it is', () => {
    expect(factText('IV. The truck ran.')).toBe('The truck ran.');
    expect(factText('B. The truck ran.')).toBe('The truck ran.');
    expect(factText('— The truck ran.')).toBe('The truck ran.');
    const wit = 'a truck of forty tons without brakes on the open road';
    expect(factText(`${clause(450)}, to wit, ${wit}`)).toBe(wit);
    expect(factText(`He ran, to wit, ${wit}`)).toBe(`He ran, to wit, ${wit}`);
  });
});
