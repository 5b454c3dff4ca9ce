import { describe, expect, it } from '@jest/globals';
import { type LegalKind, findLegalMarks, isInCourt, sentencesOf } from './legal-marks.js';
import { tokenize, tokenizeSpoken } from './tokens.js';

/** A court is spoken to: without that nothing of it counts. */
const COURT = 'Members of the jury, the plaintiff is here. ';
const heard = (text: string) => findLegalMarks(tokenize(COURT + text), 'opening-statement')!;
const kindsIn = (text: string): LegalKind[] => heard(text).marks.map(({ kind }) => kind);

describe('what an advocate is heard doing', () => {
  it.each([
    ['We ask you to return a verdict for Maria.', 'ask'],
    ['You should find him liable.', 'ask'],
    ['It is for us to prove it more likely than not.', 'burden'],
    ['You must be sure beyond a reasonable doubt.', 'burden'],
    ['Review here is de novo.', 'standard'],
    ['Look at Exhibit 4 again.', 'exhibit'],
    ['He wrote it in his own email.', 'exhibit'],
    ['Dr. Osei testified on Tuesday.', 'witness'],
    ['First, he saw the light.', 'roadmap'],
    ['There are three reasons.', 'roadmap'],
    ['They will say that he was late.', 'answer'],
    ['It turns on whether he knew.', 'issue'],
    ['Do you recognize it?', 'foundation'],
  ] as const)('"%s": %s', (text, kind) => expect(kindsIn(text)).toEqual([kind]));

  it.each([
    'The weather was fine that day.',
    'He walked home and made dinner.',
    'She asked him about the dog.',
  ])('"%s": nothing', (text) => expect(kindsIn(text)).toEqual([]));

  it('is quoted with two words more, twelve at most, and placed', () => {
    const words = `${COURT}He wrote it in his own email on the very day of the fire.`.split(' ');
    const tokens = tokenizeSpoken(words.map((text, i) => ({ text, start: i, end: i + 0.9 })));
    const [mark] = findLegalMarks(tokens, 'opening-statement')!.marks;
    const from = words.indexOf('his');
    expect(mark).toEqual({
      kind: 'exhibit',
      text: 'his own email on the',
      start: from,
      end: from + 4.9,
    });
    const long = heard('We ask you at the end of this long May week a verdict that is fair to her.');
    expect(long.marks[0]!.text).toBe('ask you at the end of this long May week a verdict');
  });

  it('begins where its sentence begins', () => {
    expect(heard('First, he saw the light.').marks[0]!.text).toBe('First he saw');
    expect(heard('Whether he knew is all.').marks[0]!.text).toBe('Whether he knew');
  });

  it('counts in different words only, and shows five of a kind', () => {
    const letters = ['A', 'B', 'C', 'D', 'F', 'G', 'H'];
    const marks = heard(letters.map((letter) => `Look at Exhibit ${letter}.`).join(' '));
    expect(marks.counts.exhibit).toBe(7);
    expect(marks.marks).toHaveLength(5);
    expect(heard('Look at Exhibit 4. Look at exhibit 4.').counts.exhibit).toBe(1);
  });

  it('is nothing without a scenario or words', () => {
    expect(findLegalMarks(tokenize(COURT), null)).toBeNull();
    expect(findLegalMarks([], 'opening-statement')).toBeNull();
  });
});

describe('a court', () => {
  it('is spoken to with two different words of its own', () => {
    expect(isInCourt(tokenize('The jury and the verdict.'))).toBe(true);
    expect(isInCourt(tokenize('The jury and the jury.'))).toBe(false);
    expect(isInCourt(tokenize('The letter and the report.'))).toBe(false);
  });

  it('is spoken to with one of them at least in 150 words', () => {
    const talk = (words: number) => tokenize(`jury verdict ${'word '.repeat(words - 2)}`);
    expect(isInCourt(talk(300))).toBe(true);
    expect(isInCourt(talk(301))).toBe(false);
  });

  it('is not there in other talk: "the letter" is no exhibit; examining a witness is enough', () => {
    const marks = (text: string) => findLegalMarks(tokenize(text), 'cross-examination')!;
    const other = marks('He wrote the letter. Next he left.');
    expect(other).toMatchObject({ words: 7, marks: [] });
    expect(Object.values(other.counts).every((count) => count === 0)).toBe(true);
    expect(marks('You wrote the letter, correct? '.repeat(5)).counts.exhibit).toBe(1);
    expect(marks('You wrote the letter, correct? '.repeat(4)).counts.exhibit).toBe(0);
  });
});

describe('a theme', () => {
  const speech = (first: string, last: string, between = 130): string =>
    `Jury. ${first}. ${Array.from({ length: between }, (_, i) => `word${i}`).join(' ')}. The verdict. ${last}.`;
  const themeOf = (text: string): string | undefined =>
    findLegalMarks(tokenize(text), 'opening-statement')!.marks.find(({ kind }) => kind === 'theme')?.text;

  it('stands at the beginning and comes back at the end', () => {
    expect(themeOf(speech('He chose profit over safety', 'He chose profit over safety'))).toBe(
      'He chose profit over safety',
    );
    expect(themeOf(speech('He chose profit over safety', 'They chose profit over care'))).toBe(
      'chose profit over',
    );
    expect(themeOf(speech('He chose profit', 'Nothing of it'))).toBeUndefined();
    const middle = `${Array.from({ length: 60 }, (_, i) => `one${i}`).join(' ')} He chose profit over safety`;
    expect(themeOf(speech(middle, 'He chose profit over safety'))).toBeUndefined();
  });

  it('takes three words, two of them with a meaning and none of courtesy', () => {
    expect(themeOf(speech('Profit safety', 'Profit safety'))).toBeUndefined();
    expect(themeOf(speech('It was in the car', 'It was in the car'))).toBeUndefined();
    expect(themeOf(speech('Ladies and gentlemen please', 'Ladies and gentlemen please'))).toBeUndefined();
  });

  it('is quoted with six words at most, and does not reach over a full stop', () => {
    const seven = 'profit bought silence while children drank poison';
    expect(themeOf(speech(seven, seven))?.split(' ')).toHaveLength(6);
    expect(themeOf(speech('Profit. Over safety', 'Profit. Over safety'))).toBeUndefined();
    expect(themeOf(speech('Profit over safety', 'Profit over safety'))).toBe('Profit over safety');
  });

  it('is no passage of twelve words that is said again', () => {
    const said = (count: number): string =>
      Array.from({ length: count }, (_, i) => `theme${String.fromCodePoint(97 + i)}`).join(' ');
    expect(themeOf(speech(said(11), said(11)))).toBeDefined();
    expect(themeOf(speech(said(12), said(12)))).toBeUndefined();
  });

  it('needs 120 words to come back in', () => {
    const words = (total: number): string => {
      const theme = 'He chose profit over safety';
      return speech(theme, theme, total - 1 - 5 - 2 - 5);
    };
    expect(tokenize(words(120))).toHaveLength(120);
    expect(themeOf(words(120))).toBe('He chose profit over safety');
    expect(themeOf(words(119))).toBeUndefined();
  });
});

describe('sentences that are spoken', () => {
  it('end at a full stop, and after sixty words without one', () => {
    const lengths = (text: string): number[] => sentencesOf(tokenize(text)).map(({ length }) => length);
    expect(lengths('One two. Three.')).toEqual([2, 1]);
    expect(lengths('word '.repeat(125))).toEqual([60, 60, 5]);
    expect(lengths('')).toEqual([]);
    // What was taken out at the end took its full stop along.
    expect(
      sentencesOf(tokenize('One two. Three four five.').slice(0, 4)).map(({ length }) => length),
    ).toEqual([2, 2]);
  });
});
