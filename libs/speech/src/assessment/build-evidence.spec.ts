import { describe, expect, it } from '@jest/globals';
import type { Passage } from '../measurements.js';
import { evenly, heardAs } from '../testing/takes.js';
import { type KnownWords, buildEvidence } from './build-evidence.js';

/** Twenty seconds of speech about a pause of one: 80 syllables. */
const SPOKEN = [
  [0, 10],
  [11, 21],
] as const;
const take = heardAs(SPOKEN, 4);
const red = (count: number): string => Array.from({ length: count }, () => 'red').join(' ');
const timed = (...words: readonly (readonly [text: string, start: number, end: number])[]) => ({
  text: words.map(([text]) => text).join(' '),
  words: words.map(([text, start, end]) => ({ text, start, end })),
});
const codes = (known: KnownWords, acoustics = take): string[] =>
  buildEvidence(acoustics, known).notes.map(({ code }) => code);

describe('how the passages of a take spread', () => {
  const passage = (changes: Partial<Passage>): Passage => ({
    start: 0,
    end: 15,
    speechSeconds: 5,
    syllablesPerMinute: 200,
    medianDb: -20,
    variationSemitones: 3,
    ...changes,
  });
  const spreadOf = (...passages: Partial<Passage>[]) =>
    buildEvidence(heardAs(SPOKEN, 4, { passages: passages.map(passage) }), {}).spread!;

  it('is how far their level lies from that of the take', () => {
    expect(spreadOf({ medianDb: -18 }, { medianDb: -22 })).toMatchObject({
      levelDb: 2,
      levelOff: expect.closeTo(1.28 * Math.sqrt(8)),
    });
    expect(spreadOf({ medianDb: -17 }, { medianDb: -17 })).toMatchObject({ levelDb: 3, levelOff: 0 });
    expect(spreadOf({ variationSemitones: 2 }, { variationSemitones: 4 }).melodyOff).toBeCloseTo(
      1.28 * Math.sqrt(2),
    );
  });

  it('is unknown of one passage, and then is off by what takes differ in', () => {
    expect(spreadOf({ medianDb: -10 })).toMatchObject({ levelDb: null, levelOff: 1.5, melodyOff: 0.5 });
    expect(spreadOf()).toMatchObject({ levelDb: null, levelOff: 1.5, melodyOff: 0.5 });
  });

  it('leaves out passages with less than five seconds of speech, and what was not measured of the others', () => {
    const two = [{ medianDb: -18 }, { medianDb: -22 }];
    expect(spreadOf(...two, { medianDb: -50, speechSeconds: 4.99 }).levelDb).toBe(2);
    expect(spreadOf(...two, { medianDb: null, variationSemitones: null })).toMatchObject({
      levelDb: 2,
      melodyOff: 0,
    });
    const level = { ...take.measurements.level, medianDb: null };
    expect(
      buildEvidence(heardAs(SPOKEN, 4, { level, passages: two.map(passage) }), {}).spread!.levelDb,
    ).toBeNull();
  });

  it('counts the silences that are too short to be meant', () => {
    const pauses = [0.3, 0.7, 0.9, 2].map((seconds, i) => ({ start: i * 5, end: i * 5 + seconds }));
    expect(buildEvidence(heardAs(SPOKEN, 4.1, { pauses }), {}).spread!.stops).toBe(2);
  });
});

describe('notes on what the figures rest on', () => {
  const inRoom = (aboveRoomDb: number | null | undefined) =>
    codes({}, heardAs(SPOKEN, 4, { level: { ...take.measurements.level, aboveRoomDb } }));

  it('tell of noise under twelve decibels from the voice, and of one that drowns it under six', () => {
    expect([12, 11.9, 6, 5.9, null, undefined].map(inRoom)).toEqual([
      [],
      ['noisy'],
      ['noisy'],
      ['drowned'],
      [],
      [],
    ]);
  });

  it('tell of words that were left out, of another length, and without times', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ transcript: { text: red(80), words: null } })).toEqual(['words-without-times']);
    expect(codes({ transcript: { text: red(20), words: null } })).toEqual([
      'words-of-other-length',
      'words-without-times',
    ]);
    expect(codes({ transcript: timed(...evenly(0, 10, 0.25), ...evenly(11, 21, 0.25)) })).toEqual([]);
  });
});

describe('words with times', () => {
  const words = [...evenly(0, 10, 0.25), ['ghost', 30, 31] as const, ...evenly(11, 21, 0.25)];

  it('that lie in silence are dropped, from the text too, and counted', () => {
    const built = buildEvidence(take, { transcript: timed(...words) });
    expect(built.notes).toEqual([{ code: 'words-dropped', count: 1 }]);
    expect(built.transcript!.words).toHaveLength(80);
    expect(built.transcript!.text).not.toMatch(/ghost/u);
    expect(built.transcript!.placed).toBeNull();
  });

  it('leave the text as it was written where none is dropped', () => {
    const known = timed(...evenly(0, 10, 0.25), ...evenly(11, 21, 0.25));
    const text = known.text.toUpperCase();
    expect(buildEvidence(take, { transcript: { ...known, text } }).transcript!.text).toBe(text);
  });

  it('have a pace without the fillers among them, and a share of fillers with them', () => {
    const um = evenly(11, 21, 0.25).map(([text, ...at], i) => [i % 4 === 0 ? 'um' : text, ...at] as const);
    const built = buildEvidence(take, { transcript: timed(...evenly(0, 10, 0.25), ...um) });
    expect(built.measurements).toMatchObject({
      wordsPerMinute: (70 / 21) * 60,
      wordsPerMinuteIsEstimate: false,
    });
    expect(built.wording!.words).toBe(80);
    expect(built.events.filter(({ kind }) => kind === 'filler')).toHaveLength(10);
  });
});

describe('words without times', () => {
  it('are placed by the sound where they fit it, else spread over the speech', () => {
    const fitting = buildEvidence(take, { transcript: { text: red(80), words: null } });
    expect(fitting.transcript!.placed).toHaveLength(80);
    expect(fitting.transcript!.words).toBeNull();
    expect(fitting.measurements.wordsPerMinuteIsEstimate).toBe(false);
    const short = buildEvidence(take, { transcript: { text: `${red(20)} um`, words: null } });
    expect(short.transcript!.placed).toBeNull();
    expect(short.measurements).toEqual(take.measurements);
    // The last word ends with the speech.
    expect(short.events.find(({ kind }) => kind === 'filler')).toMatchObject({
      end: 21,
      confidence: 0.98 * 0.7,
    });
  });

  it('are nothing without a text', () => {
    for (const known of [{}, { transcript: { text: ' ', words: null } }])
      expect(buildEvidence(take, known)).toMatchObject({
        transcript: null,
        wording: null,
        legal: null,
        script: null,
        pacedByScript: false,
      });
  });
});

describe('the script that was read', () => {
  it('gives the pace where nobody knows the words and it is as long as what was heard', () => {
    const built = buildEvidence(take, { script: red(77) });
    expect(built.pacedByScript).toBe(true);
    expect(built.measurements).toMatchObject({
      wordsPerMinute: (77 / 21) * 60,
      wordsPerMinuteIsEstimate: true,
    });
    expect(built.notes).toEqual([{ code: 'paced-by-script' }]);
    expect(built.script).toBeNull();
    expect(buildEvidence(take, { script: red(20) })).toMatchObject({
      pacedByScript: false,
      measurements: take.measurements,
      notes: [],
    });
  });

  it('is compared with the words where they are known', () => {
    const built = buildEvidence(take, { script: red(77), transcript: { text: red(80), words: null } });
    expect(built).toMatchObject({ pacedByScript: false, scriptBySound: null, script: { coverage: 1 } });
    expect(buildEvidence(take, { transcript: { text: red(80), words: null } }).script).toBeNull();
  });
});

describe('what was practiced', () => {
  it('is looked for in the words, and its full length goes along where it is known', () => {
    const transcript = {
      text: `Members of the jury, the plaintiff asks for a verdict. ${red(60)}`,
      words: null,
    };
    const built = buildEvidence(take, { transcript, scenario: 'closing-argument', fullLengthSeconds: 240 });
    expect(built.legal).toMatchObject({ scenario: 'closing-argument', counts: { ask: 1 } });
    expect(built.fullLengthSeconds).toBe(240);
    expect(buildEvidence(take, { transcript }).legal).toBeNull();
    expect(buildEvidence(take, { transcript })).not.toHaveProperty('fullLengthSeconds');
  });
});
