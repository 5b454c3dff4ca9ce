import { describe, expect, it } from '@jest/globals';
import type { Acoustics } from '../measurements.js';
import { analyze, decode, readTextGrid, truths } from '../testing/recordings.js';
import { alignWords } from './align-words.js';
import { checkScript } from './check-script.js';
import { forceAlign } from './force-align.js';
import { soundsOfWord } from './sounds-of-word.js';
import { tokenize } from './tokens.js';

const RECORDINGS = {
  'talking-fast-then-slow': 'wav',
  'hoarse-with-cough': 'wav',
  'reading-and-retracing': 'mp3',
} as const;
const heard = new Map<string, { acoustics: Acoustics; words: { text: string; start: number }[] }>();
for (const [name, kind] of Object.entries(RECORDINGS)) {
  const words = readTextGrid(`${name}.TextGrid`).words.filter(({ text }) => !/^\[|^vocnoise$/u.test(text));
  heard.set(name, { acoustics: analyze(decode(`${name}.${kind}`)), words });
}
const textOf = (name: string): string =>
  heard
    .get(name)!
    .words.map(({ text }) => text)
    .join(' ');

const OTHER =
  'The contract says delivery would occur before the end of September. The shipment finally arrived in November, damaged and ' +
  'incomplete. My clients telephoned the company on nine separate occasions. Nobody returned their calls. Instead, the defendant ' +
  'mailed an invoice demanding full payment.';

describe('words laid over the sound', () => {
  it.each([...heard.keys()])('begin where they were said: %s', (name) => {
    const { acoustics, words } = heard.get(name)!;
    const placed = alignWords(tokenize(textOf(name)), acoustics)!;
    expect(placed).toHaveLength(words.length);
    const off = placed.map(({ start }, i) => Math.abs(start - words[i]!.start)).toSorted((a, b) => a - b);
    expect(off[Math.floor(off.length / 2)]).toBeLessThan(0.3);
    expect(off.filter((seconds) => seconds <= 1).length / off.length).toBeGreaterThan(0.9);
    for (const [i, { start, end }] of placed.entries()) {
      expect(end).toBeGreaterThanOrEqual(start);
      expect(start).toBeGreaterThanOrEqual(placed[i - 1]?.start ?? 0);
    }
  });

  it('are laid by syllables and pauses where no sounds were kept', () => {
    const { acoustics } = heard.get('hoarse-with-cough')!;
    const { sounds: _, ...older } = acoustics;
    expect(alignWords(tokenize(textOf('hoarse-with-cough')), older)!.at(-1)!.end).toBeGreaterThan(20);
  });

  it('leave nothing to lay where nothing is heard', () => {
    expect(forceAlign(tokenize('nobody speaks'), '_'.repeat(500))).toBeNull();
    expect(forceAlign([], 'APv'.repeat(500))).toBeNull();
  });
});

describe('a script beside the sound', () => {
  it.each([...heard.keys()])('is never refused for what was said, nor taken for another text: %s', (name) => {
    const { acoustics } = heard.get(name)!;
    expect(checkScript(textOf(name), acoustics)?.fit).not.toBe('other-words');
    expect(checkScript(OTHER, acoustics)?.fit).not.toBe('fits');
  });

  it('fits a reading of a minute by a speaker on whom nothing was set', () => {
    const sonnet = truths()['sonnet-3.mp3']!.words;
    const acoustics = analyze(decode('sonnet-3.mp3'));
    expect(checkScript(sonnet, acoustics)).toMatchObject({ fit: 'fits' });
  });

  it('blames no sentence where it is not sure that the script was spoken', () => {
    const unsure = [...heard].map(([name, { acoustics }]) => checkScript(textOf(name), acoustics)!);
    const judged = unsure.filter(({ fit }) => fit === 'unsure');
    expect(judged.length).toBeGreaterThan(0);
    for (const { sentences, added } of judged) {
      expect(sentences.filter(({ state }) => state === 'skipped' || state === 'changed')).toEqual([]);
      expect(added).toEqual([]);
    }
  });

  it('has nothing to say of a line, and of an analysis from before sounds were kept', () => {
    const { acoustics } = heard.get('hoarse-with-cough')!;
    const { sounds: _, ...older } = acoustics;
    expect(checkScript('Good morning.', acoustics)).toBeNull();
    expect(checkScript(OTHER, older)).toBeNull();
  });
});

describe('sounds of a spelling', () => {
  it.each([
    ['session', ['sibilant', 'vowel', 'sibilant', 'vowel', 'nasal']],
    ['makes', ['nasal', 'vowel', 'stop', 'sibilant']],
    ['know', ['nasal', 'vowel', 'liquid']],
    ['uhm', ['hesitation']],
    ['7', ['sibilant', 'vowel', 'weak', 'vowel', 'nasal']],
  ])('%s', (word, sounds) => expect(soundsOfWord(word)).toEqual(sounds));
});
