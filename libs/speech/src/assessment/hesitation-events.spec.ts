import { describe, expect, it } from '@jest/globals';
import { analyze, decode, readTextGrid } from '../testing/recordings.js';
import { heardAs, said } from '../testing/takes.js';
import { isFiller } from '../testing/hesitations.js';
import type { SpokenWord } from '../words/tokens.js';
import { assess } from './assess.js';
import { buildEvidence } from './build-evidence.js';
import { findHesitationEvents } from './hesitation-events.js';

const hoarse = analyze(decode('hoarse-with-cough.wav'));
const { words } = readTextGrid('hoarse-with-cough.TextGrid');
const fillers = words.filter(isFiller);
const spoken = words.filter((word) => !isFiller(word));
const evidenceOf = (known: SpokenWord[] | null, acoustics = hoarse) =>
  buildEvidence(
    acoustics,
    known ? { transcript: { text: known.map(({ text }) => text).join(' '), words: known } } : {},
  );
const hesitationsOf = (known: SpokenWord[] | null) =>
  evidenceOf(known).events.filter(({ kind }) => kind === 'hesitation');
const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && a.end > b.start;

describe('hesitation sounds among the findings', () => {
  it('are the voice that no word covers, where a recognizer left the fillers out', () => {
    const found = hesitationsOf(spoken);
    const heard = fillers.filter((filler) => found.some((one) => overlaps(one, filler)));
    expect(heard.length / fillers.length).toBeGreaterThanOrEqual(0.8);
    expect(
      found.filter((one) => fillers.some((filler) => overlaps(one, filler))).length / found.length,
    ).toBeGreaterThanOrEqual(0.8);
  });

  it('count as the word where the recognizer kept it', () => {
    const { events } = evidenceOf(words);
    const kept = events.filter(({ kind }) => kind === 'filler');
    expect(kept.length).toBeGreaterThanOrEqual(fillers.length - 1);
    for (const one of events.filter(({ kind }) => kind === 'hesitation'))
      expect(kept.some((filler) => overlaps(one, filler))).toBe(false);
  });

  it('weigh in no score and no advice, and are no key moment', () => {
    const sounds = hoarse.speech
      .slice(0, 3)
      .map(({ start }) => ({ start, end: start + 0.4, likelihood: 0.9 }));
    const without = assess(evidenceOf(null, { ...hoarse, hesitations: [] }));
    const evidence = evidenceOf(null, { ...hoarse, hesitations: sounds });
    expect(evidence.events.filter(({ kind }) => kind === 'hesitation')).toHaveLength(3);
    expect(assess(evidence)).toEqual(without);
  });

  it('leave out what is less than likely', () => {
    const unlikely = { start: 3, end: 3.4, likelihood: 0.59 };
    const { events } = evidenceOf(null, { ...hoarse, hesitations: [unlikely] });
    expect(events.some(({ kind }) => kind === 'hesitation')).toBe(false);
  });
});

describe('voice that no word covers', () => {
  /** What was found in fifty sounds a second, with words at these times. */
  const foundIn = (sounds: string, ...words: readonly (readonly [string, number, number])[]) =>
    findHesitationEvents(heardAs([[0, 20]], 4, { sounds }), said(...words), []).map(
      ({ start, end, confidence }) => [start, end, confidence],
    );
  const voice = (length: number, before = 0): string => `${'_'.repeat(before)}${'v'.repeat(length)}_`;
  const far = ['word', 10, 10.5] as const;

  it('is a sound from 0.16 to 1.4 s: shorter is the edge of a word, longer a word that was not recognized', () => {
    expect([7, 8, 70, 71].map((length) => foundIn(voice(length), far).length)).toEqual([0, 1, 1, 0]);
    expect(foundIn(voice(10, 50), far)).toEqual([[1, 1.2, 0.8]]);
  });

  it('is any voice: loud, soft, murmured, the middle of a syllable; not hiss, breath or silence', () => {
    expect(foundIn('PAvmPAvmPA__', far)).toEqual([[0, 0.2, 0.8]]);
    for (const letter of 'Shc_') expect(foundIn(letter.repeat(20), far)).toEqual([]);
  });

  it('ends 0.06 s from a word and begins so after it', () => {
    expect(foundIn(voice(50), ['word', 0.5, 0.6])).toEqual([
      [0, 0.44, 0.8],
      [expect.closeTo(0.66), 1, 0.8],
    ]);
    expect(foundIn(voice(50), ['one', 0, 0.3], ['two', 0.3, 0.7], ['three', 0.9, 1.1])).toEqual([]);
    expect(foundIn(voice(50), ['two', 0.9, 1], ['one', 0, 0.5])).toEqual([
      [expect.closeTo(0.56), expect.closeTo(0.84), 0.8],
    ]);
    expect(foundIn(`${voice(10)}${voice(20, 20)}`, ['one', 0, 0.3])).toEqual([[0.62, 1.02, 0.8]]);
  });

  const sound = (likelihood: number) => ({ start: 0.1, end: 0.3, likelihood });
  const surely = (likelihood: number, sounds = voice(20)) =>
    findHesitationEvents(
      heardAs([[0, 20]], 4, { sounds, hesitations: [sound(likelihood)] }),
      said(far),
      [],
    ).map(({ confidence }) => confidence);

  it('is surer where it sounds like a hesitation too', () => {
    expect([surely(0.95), surely(0.7), surely(0.95, voice(20, 20))]).toEqual([[0.95], [0.8], [0.8]]);
  });
});

describe('a sound that is likely a hesitation, without the times of words', () => {
  const take = heardAs([[0, 20]], 4, { hesitations: [{ start: 5, end: 5.5, likelihood: 0.6 }] });
  const beside = (start: number, end: number, timed: boolean): number =>
    findHesitationEvents(take, { ...said(['word', 1, 2]), timed }, [{ start, end }]).length;

  it('is told from six in ten on', () => {
    expect(findHesitationEvents(take, null, [])).toMatchObject([{ start: 5, end: 5.5, confidence: 0.6 }]);
  });

  it('may be a known filler within a second of it', () => {
    expect([beside(3.5, 4, false), beside(3.5, 4.01, false)]).toEqual([1, 0]);
    expect([beside(6.5, 7, false), beside(6.49, 7, false)]).toEqual([1, 0]);
  });
});
