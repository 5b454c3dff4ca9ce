import { describe, expect, it } from '@jest/globals';
import type { Sentence } from '../sentences.rules.js';
import type { Reading } from './reading.rules.js';
import { describing } from './sentence-features.rules.js';

const sentence = (text: string, changes: Partial<Sentence> = {}): Sentence => ({
  text,
  page: 1,
  section: 'facts',
  passage: 0,
  position: 1,
  numbered: false,
  ...changes,
});
const others = Array.from({ length: 9 }, (_, i) => sentence(`Nothing of note was filed number ${i}.`));
const reading = (own: Sentence, changes: Partial<Reading> = {}): Reading => {
  const sentences = [own, ...others];
  return {
    text: { pageCount: 1, pages: [], stamps: [], runningHeads: [], warnings: [] },
    pages: [{ number: 1, text: '', ocr: false, scanned: false, read: true }],
    passages: [],
    sentences,
    kind: 'complaint',
    frequency: new Map([
      ['truck', 2],
      ['hit', 1],
    ]),
    ...changes,
  };
};
const of = (text: string, changes: Partial<Sentence> = {}, read: Partial<Reading> = {}, order = 0) => {
  const own = sentence(text, changes);
  return describing(reading(own, read))(own, order);
};
const side = (name: string) =>
  ({ names: [name], roles: [] }) as unknown as NonNullable<Reading['caption']>['first'];

describe('what the words of a sentence say', () => {
  it.each([
    ['dates', 'On May 3, he left, and on 4/5/2021 and in 2022 he came back.', 3],
    ['money', 'He paid $400 and $ 1,200.', 2],
    ['figures', 'He paid 400 and 1,200.50 to 3 men.', 3],
    ['pastVerbs', 'He left and went home.', 2],
    ['people', 'The plaintiff and the officer spoke.', 2],
    ['asks', 'Plaintiff prays and respectfully requests it.', 3],
    ['remedies', 'Award damages, costs and fees.', 4],
    ['disposes', 'The judgment is affirmed and remanded.', 2],
    ['law', 'The court applied the statute and the doctrine.', 3],
    ['reasons', 'Because of it, therefore, he left.', 2],
    ['obliges', 'He must go, and she should.', 2],
    ['harm', 'She suffered and was injured.', 2],
    ['contradicts', 'But he never came.', 2],
    ['speech', 'He said “I saw it all happen”.', 1],
    ['alleges', 'He alleges and contends it.', 2],
    ['names', 'Then, Maria Lopez told John.', 2],
    ['section', 'Under § 4 and Rule 5.', 2],
    ['realleges', 'Plaintiff realleges it as if fully set forth.', 2],
  ])('%s, in "%s"', (sign, text, count) => {
    expect(of(text)[sign]).toBe(Math.min(3, count));
    expect(of('Xylo.')[sign]).toBe(0);
  });

  it('count no more than three times', () => expect(of('$1 and $2 and $3 and $4.').money).toBe(3));

  it('together tell more: who asks for a remedy, what was done by whom, and when', () => {
    expect(of('She seeks damages.')).toMatchObject({ asksRemedy: 1, partyAsks: 1, partyRemedies: 1 });
    expect(of('She seeks it.').asksRemedy).toBe(0);
    expect(of('Award damages.').asksRemedy).toBe(0);
    expect(of('The officer left.').pastWithName).toBe(1);
    expect(of('It left.').pastWithName).toBe(0);
    expect(of('The officer waits.').pastWithName).toBe(0);
    expect(of('On May 3, he left.').datedPast).toBe(1);
    expect(of('On May 3, he waits.').datedPast).toBe(0);
    expect(of('He left.').datedPast).toBe(0);
  });

  it('mean another thing in a paper of a court', () => {
    const court = { kind: 'order' } as const;
    expect(of('The motion is granted.', {}, court).courtDisposes).toBe(1);
    expect(of('He alleges it.', {}, court).courtAlleges).toBe(1);
    expect(of('She seeks damages.', {}, court)).toMatchObject({ partyAsks: 0, partyRemedies: 0 });
    expect(of('The motion is granted.').courtDisposes).toBe(0);
    expect(of('He alleges it.').courtAlleges).toBe(0);
  });

  it('name the parties of the caption, whatever is general in their names', () => {
    const caption = { first: side('Lopez Trucking Inc'), second: side('Ward'), page: 1, confidence: 1 };
    expect(of('Lopez drove for Ward.', {}, { caption }).parties).toBe(2);
    expect(of('An Inc drove.', {}, { caption }).parties).toBe(0);
    expect(of('WARD fell.', {}, { caption })).toMatchObject({ parties: 1, pastWithName: 1 });
  });
});

describe('what the form of a sentence says', () => {
  it('is its length, in the middle of what is usual', () => {
    expect(of('x'.repeat(110)).length).toBe(0.5);
    expect(of('x'.repeat(900)).length).toBe(2);
    const words = (count: number) => of(Array.from({ length: count }, () => 'w').join(' '));
    expect([7, 8].map((count) => words(count).short)).toEqual([1, 0]);
    expect([55, 56].map((count) => words(count).long)).toEqual([0, 1]);
  });

  it('is whether it stands for itself', () => {
    expect(of('He left.')).toMatchObject({ leans: 1, whole: 1, broken: 0 });
    expect(of('Maria left.').leans).toBe(0);
    expect(of('and left.')).toMatchObject({ broken: 1, whole: 0 });
    expect(of('Maria left the').broken).toBe(1);
    expect(of('“Maria left.”').whole).toBe(1);
    expect(of('Maria left.12').whole).toBe(1);
  });

  it('is how much of it is in capitals', () => {
    expect(of('COUNT ONE against Maria.').capitals).toBe(0.5);
    expect(of('I am OK.').capitals).toBe(0);
  });
});

describe('what the place of a sentence says', () => {
  it('is how far it is from the beginning and from the end', () => {
    const first = of('Maria left.', {}, {}, 0);
    const last = of('Maria left.', {}, {}, 9);
    expect(first).toMatchObject({
      position: 0,
      opening: 1,
      early: 1,
      closing: expect.closeTo(Math.exp(-9 / 8)),
    });
    expect(last).toMatchObject({ position: 0.9, closing: 1 });
    expect(last.opening).toBeCloseTo(Math.exp(-1.5));
    expect(last.early).toBeCloseTo(Math.exp(-9 / 25));
  });

  it('is its passage, its number and its section', () => {
    expect(of('Maria left.', { position: 0 }).firstOfPassage).toBe(1);
    expect(of('Maria left.', { position: 2 }).firstOfPassage).toBe(0);
    const numbered = of('Maria left.', { numbered: true, section: 'relief' });
    expect(numbered).toMatchObject({ numbered: 1, complaintNumbered: 1, 'in-relief': 1, 'in-facts': 0 });
    expect(of('Maria left.')).toMatchObject({ numbered: 0, complaintNumbered: 0, 'in-facts': 1 });
    expect(of('Maria left.', { numbered: true }, { kind: 'answer' }).complaintNumbered).toBe(0);
  });

  it('is whether its page was read from a picture', () => {
    const pages = [1, 2].map((number) => ({
      number,
      text: '',
      ocr: number === 2,
      scanned: false,
      read: true,
    }));
    expect([1, 2, 3].map((page) => of('Maria left.', { page }, { pages }).ocr)).toEqual([0, 1, 0]);
  });

  it('is how much of the paper speaks of the same', () => {
    // "truck" stands in two of ten sentences, "hit" in one.
    expect(of('Truck hit.').central).toBeCloseTo(0.15);
    expect(of('Zebra.').central).toBe(0);
    const frequency = new Map([['truck', 10]]);
    expect(of('Truck.', {}, { frequency }).central).toBeCloseTo(0.3);
  });

  it('is found once for each sentence', () => {
    const own = sentence('Maria left.');
    const describe = describing(reading(own));
    expect(describe(own, 0)).toBe(describe(own, 5));
  });
});
