import { describe, expect, it } from '@jest/globals';
import { heardAs } from '../testing/takes.js';
import { spokenSounds } from '../testing/sounds.js';
import { checkScript } from './check-script.js';

const SENTENCES = [
  'The truck missed the stop sign.',
  'Six children sat inside the bus, asleep.',
  'Nobody called for help that morning.',
  'She waited sixteen minutes in the snow.',
  'The company knew about the brakes.',
  'He wrote three letters and heard nothing back.',
];
const TEXT = SENTENCES.join(' ');
/** A take of somebody who speaks a text by the book. */
const takeOf = (text: string, changes: Parameters<typeof heardAs>[2] = {}) => {
  const { sounds, speech } = spokenSounds(text);
  return heardAs(
    speech.map(({ start, end }) => [start, end] as const),
    4,
    { sounds, ...changes },
  );
};
const statesOf = (script: string, spoken: string) =>
  checkScript(script, takeOf(spoken))!.sentences.map(({ state }) => state);

describe('a script that was spoken', () => {
  it('fits, sentence by sentence, each where it was said', () => {
    const { fit, sentences, added } = checkScript(TEXT, takeOf(TEXT))!;
    const { words } = spokenSounds(TEXT);
    expect(fit).toBe('fits');
    expect(added).toEqual([]);
    expect(sentences.map(({ text, state }) => [text, state])).toEqual(
      SENTENCES.map((text) => [text, 'said']),
    );
    expect(Math.abs(sentences[0]!.start - words[0]!.start)).toBeLessThan(0.1);
    expect(Math.abs(sentences.at(-1)!.end - words.at(-1)!.end)).toBeLessThan(0.1);
    for (const { confidence } of sentences) {
      expect(confidence).toBeGreaterThanOrEqual(0.9);
      expect(confidence).toBeLessThanOrEqual(0.98);
    }
  });

  it('is read line by line too', () => {
    const lines = SENTENCES.map((sentence) => sentence.replace('.', '')).join('\n');
    expect(checkScript(lines, takeOf(TEXT))!.sentences).toHaveLength(SENTENCES.length);
  });

  it.each([1, 5])('had a sentence left out: number %i', (left) => {
    const spoken = SENTENCES.filter((_, at) => at !== left).join(' ');
    expect(statesOf(TEXT, spoken)).toEqual(SENTENCES.map((_, at) => (at === left ? 'skipped' : 'said')));
    expect(checkScript(TEXT, takeOf(spoken))!.sentences[left]).toMatchObject({ confidence: 0.8 });
  });

  it.each([1, 4])('had a sentence exchanged for one of its length: number %i', (at) => {
    const others: Record<number, string> = {
      1: 'A marble lion near our lawyer, relaxed.',
      4: 'Our neighbor may have a willow.',
    };
    const spoken = SENTENCES.map((sentence, i) => (i === at ? others[at]! : sentence)).join(' ');
    const states = statesOf(TEXT, spoken);
    expect(states[at]).not.toBe('said');
    expect(states.filter((_, i) => i !== at && Math.abs(i - at) > 1)).not.toContain('changed');
  });

  it('had another sentence put in', () => {
    const other =
      'Remember the yellow umbrella on Pennsylvania Avenue when a violin melody melted over us and our young lawyers ran.';
    const spoken = [...SENTENCES.slice(0, 3), other, ...SENTENCES.slice(3)].join(' ');
    const { fit, added } = checkScript(TEXT, takeOf(spoken))!;
    const { words } = spokenSounds(spoken);
    const from = words[19]!;
    const to = words[38]!;
    expect(fit).toBe('fits');
    expect(added).toHaveLength(1);
    const { start, end } = added[0]!;
    expect(start).toBeGreaterThan(from.start - 0.3);
    expect(end).toBeLessThan(to.start);
    expect(end - start).toBeGreaterThan((to.start - from.start) / 2);
  });
});

describe('a script that was not spoken', () => {
  it('is told to be other words, and nothing is blamed', () => {
    const other =
      'Our invoice arrived only in August. We owe you no money under any agreement. Your own manager allowed an early return. ' +
      'Every engineer reviewed our plan. No one ever raised an alarm. We are ready and willing.';
    expect(checkScript(TEXT, takeOf(other))).toEqual({ fit: 'other-words', sentences: [], added: [] });
  });
});

describe('nothing can be told', () => {
  const words = (count: number): string => `${TEXT.split(' ').slice(0, count).join(' ')}.`;

  it('of a script under twenty words', () => {
    expect(checkScript(words(19), takeOf(words(19)))).toBeNull();
    expect(checkScript(words(20), takeOf(words(20)))).not.toBeNull();
  });

  it('of a take over fifteen minutes', () => {
    expect(checkScript(TEXT, takeOf(TEXT, { durationSeconds: 901 }))).toBeNull();
    expect(checkScript(TEXT, takeOf(TEXT, { durationSeconds: 900 }))).not.toBeNull();
  });

  it('where the script has over eight words for each second of speech', () => {
    const speech = (seconds: number) => ({ speech: [{ start: 0.6, end: 0.6 + seconds }] });
    const count = TEXT.split(' ').length;
    expect(checkScript(TEXT, takeOf(TEXT, speech(count / 8 - 0.1)))).toBeNull();
    expect(checkScript(TEXT, takeOf(TEXT, speech(count / 8 + 0.1)))).not.toBeNull();
  });

  it('of analyses from before sounds were kept', () => {
    expect(checkScript(TEXT, { ...takeOf(TEXT), sounds: undefined })).toBeNull();
  });
});
