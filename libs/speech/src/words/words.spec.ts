import { describe, expect, it } from '@jest/globals';
import { growth, IN_PROPORTION } from '@lectern/testing/growth';
import fc from 'fast-check';
import { countSyllables } from './count-syllables.js';
import { findHedges } from './hedges.js';
import { matchWords } from './match-words.js';
import { dropSilentWords, placeTokens } from './place-words.js';
import { alignScript } from './script-alignment.js';
import { findFalseStarts, findRepetitions } from './stumbles.js';
import { tokenize, tokenizeSpoken } from './tokens.js';
import { measureWording } from './wording.js';

const bare = (text: string): string[] => tokenize(text).map((token) => token.bare);

describe('tokens', () => {
  it('keeps words, drops remarks, and knows where sentences end', () => {
    const tokens = tokenize('Members of the jury, (coughs) it’s 9.30 — late. Now?');
    expect(tokens.map((token) => token.bare)).toEqual([
      'members',
      'of',
      'the',
      'jury',
      "it's",
      '9.30',
      'late',
      'now',
    ]);
    expect(tokens.map((token) => token.after)).toEqual([
      'none',
      'none',
      'none',
      'comma',
      'none',
      'none',
      'sentence',
      'sentence',
    ]);
  });

  it('takes silence between timed words for punctuation', () => {
    const at = (text: string, start: number, end: number) => ({ text, start, end });
    const tokens = tokenizeSpoken([
      at('one', 0, 0.4),
      at('two', 0.45, 0.8),
      at('three', 1.3, 1.6),
      at('four', 3, 3.4),
    ]);
    expect(tokens.map((token) => token.after)).toEqual(['none', 'comma', 'sentence', 'sentence']);
  });

  it('reads any text without failing', () => {
    fc.assert(fc.property(fc.string(), (text) => tokenize(text).every((token) => token.bare.length > 0)));
  });
});

describe('syllables of a spelling', () => {
  it.each([
    ['jury', 2],
    ['the', 1],
    ['evidence', 3],
    ['walked', 1],
    ['wanted', 2],
    ['makes', 1],
    ['passes', 2],
    ['table', 2],
    ['statement', 2],
    ['constitutional', 5],
    ['created', 3],
    ['use', 1],
    ['are', 1],
    ['seeing', 2],
    ['911', 3],
  ])('%s has %i', (word, count) => expect(countSyllables(word)).toBe(count));

  it.each(['x', 'ab', 'ea', '9'])('takes time that grows with the letters only: %s', async (letters) => {
    expect(countSyllables(letters.repeat(100_000))).toBeGreaterThan(0);
    expect(await growth((part) => countSyllables(letters.repeat(part * 400_000)))).toBeLessThan(
      IN_PROPORTION,
    );
  });
});

describe('hedges', () => {
  const found = (text: string): string[] => findHedges(tokenize(text)).map(({ text: words }) => words);

  it.each([
    ['I think he maybe saw it.', ['I think', 'maybe']],
    ['It was sort of dark.', ['sort of']],
    ['What kind of car was it, and that kind of proof?', []],
    ['There is probable cause; the court probably knows.', ['probably']],
    ['What did you think?', []],
  ])('in "%s": %j', (text, words) => expect(found(text)).toEqual(words));
});

describe('stumbles', () => {
  const repeated = (text: string): string[] =>
    findRepetitions(tokenize(text)).map(({ text: words }) => words);
  const restarted = (text: string): string[] =>
    findFalseStarts(tokenize(text)).map(({ text: words }) => words);

  it.each([
    ['He saw the the car.', ['the the']],
    ['It was in the um in the car.', ['in the um in the']],
    ['He had had enough, and it was very very late.', []],
    ['Words words words words.', ['Words words words words']],
    ['We knew. We knew all along.', []],
    ['I know that that man lied.', []],
  ])('repetitions in "%s": %j', (text, words) => expect(repeated(text)).toEqual(words));

  it.each([
    ['The wit- witness left.', ['wit']],
    ['He was, he went home.', ['He was']],
    ['He ran and he fell.', []],
    ['A well-known cross-examination.', []],
  ])('false starts in "%s": %j', (text, words) => expect(restarted(text)).toEqual(words));
});

describe('script alignment', () => {
  const script =
    'The light was red. The driver looked at his phone. My client lay in the crosswalk for ten minutes.';

  it('knows points made, half made and missed', () => {
    const said = bare('Ladies and gentlemen, the light was red! My client lay there in the street.');
    expect(alignScript(script, said)?.points.map(({ status }) => status)).toEqual([
      'hit',
      'missed',
      'partly',
    ]);
  });

  it('counts a point that was made in another place', () => {
    const said = bare(
      'My client lay in the crosswalk for ten minutes. The driver looked at his phone. The light was red.',
    );
    expect(alignScript(script, said)?.points.map(({ status }) => status)).toEqual(['hit', 'hit', 'hit']);
  });

  it('has nothing to say about an empty script', () => expect(alignScript(' \n ', ['light'])).toBeNull());

  it('matches a text with itself, and never more words than were said', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 60 });
    const sum = (hits: Uint8Array): number => hits.reduce((total, hit) => total + hit, 0);
    fc.assert(fc.property(words, (text) => sum(matchWords(text, text)) === text.length));
    fc.assert(
      fc.property(
        words,
        words,
        (planned, said) => sum(matchWords(planned, said)) <= Math.min(planned.length, said.length),
      ),
    );
  });

  it('aligns a two-hour script in reasonable time', () => {
    const long = Array.from({ length: 20_000 }, (_, i) => `word${(i * 7919) % 4001}`);
    expect(
      alignScript(
        long.join(' '),
        long.filter((_, i) => i % 10 !== 0),
      )!.coverage,
    ).toBeGreaterThan(0.5);
  });
});

describe('placing words', () => {
  const speech = [
    { start: 1, end: 3 },
    { start: 5, end: 8 },
  ];

  it('spreads words over the speech, in order, and puts none into a pause', () => {
    const placed = placeTokens(tokenize('the light was red and the driver looked at his telephone'), speech);
    for (const [i, { start, end }] of placed.entries()) {
      expect(start!).toBeGreaterThanOrEqual(placed[i - 1]?.end ?? 1);
      expect(end!).toBeLessThanOrEqual(8);
      expect(speech.some((heard) => start! >= heard.start && start! <= heard.end)).toBe(true);
    }
  });

  it('drops words that a model put into silence', () => {
    const words = [
      { text: 'Hello', start: 1, end: 1.4 },
      { text: 'thanks', start: 3.6, end: 4.4 },
      { text: 'bye', start: 5, end: 5.3 },
    ];
    expect(dropSilentWords(words, speech).map(({ text }) => text)).toEqual(['Hello', 'bye']);
  });
});

describe('wording', () => {
  it('counts words and the length of sentences', () => {
    const text = 'You will hear from the driver that night. He saw her before the light changed.';
    expect(measureWording(tokenize(text), tokenize(text).length)).toMatchObject({
      words: 15,
      wordsPerSentence: 7.5,
      timeWords: 2,
      addressWords: 1,
    });
  });

  it('says nothing about sentences without punctuation', () => {
    expect(measureWording(tokenize('no stops here at all'), 5)?.wordsPerSentence).toBeNull();
    expect(measureWording([], 0)).toBeNull();
  });
});
