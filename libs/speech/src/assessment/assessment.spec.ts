import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Acoustics } from '../measurements.js';
import { analyze, decode, join, longTake, readTextGrid, seconds, truths } from '../testing/recordings.js';
import { assess, reassess } from './assess.js';
import type { Assessed, Overall } from './scores.js';
import type { EvidenceEvent } from './evidence.js';
import { withoutFillers } from '../words/fillers.js';
import { tokenizeSpoken } from '../words/tokens.js';
import { buildEvidence } from './build-evidence.js';
import { findPauseEvents } from './pause-events.js';

const name = 'talking-fast-then-slow';
const acoustics = analyze(decode(`${name}.wav`));
const { words } = readTextGrid(`${name}.TextGrid`);
const text = words.map((word) => word.text).join(' ');
const timed = buildEvidence(acoustics, { transcript: { text, words } });
const long = longTake(name);
const longAcoustics = analyze(long.samples);
const judged = buildEvidence(longAcoustics, {
  transcript: { text: long.text, words: long.words },
  scenario: 'opening-statement',
});
const engine = { engine: { feedback: 'rules' as const } };

describe('evidence of a take with timed words', () => {
  it('has every filler at its place', () => {
    const fillers = timed.events.filter(({ kind }) => kind === 'filler');
    // The alignment leaves the "uh" at 14.56 s unlabeled.
    expect(fillers.map(({ text: word }) => word)).toEqual(['you know', 'um', 'um']);
    for (const { text: word, start, end } of fillers.slice(1)) {
      expect(
        words.some((spoken) => spoken.text === word && spoken.start === start && spoken.end === end),
      ).toBe(true);
    }
  });

  it('counts words exactly', () => {
    const { wordsPerMinute, wordsPerMinuteIsEstimate } = timed.measurements;
    const span = acoustics.speech.at(-1)!.end - acoustics.speech[0]!.start;
    expect(wordsPerMinuteIsEstimate).toBe(false);
    // "Um", "um" and "you know" are no words of what is said.
    const meant = withoutFillers(tokenizeSpoken(words)).length;
    expect(meant).toBeLessThan(tokenizeSpoken(words).length);
    expect(wordsPerMinute).toBeCloseTo((meant / span) * 60, 0);
  });

  it('gives every event an id of its own, the same each time', () => {
    const ids = timed.events.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(buildEvidence(acoustics, { transcript: { text, words } }).events.map(({ id }) => id)).toEqual(ids);
  });

  it('keeps every event inside the recording', () => {
    for (const { start, end, confidence } of timed.events) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThanOrEqual(start);
      expect(end).toBeLessThanOrEqual(timed.measurements.durationSeconds + 0.02);
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
  });

  it('drops words that were transcribed where nobody spoke, and says so', () => {
    const invented = buildEvidence(acoustics, {
      transcript: { text, words: [...words, { text: 'Thanks for watching', start: 26, end: 26.6 }] },
    });
    expect(invented.transcript?.words).toHaveLength(words.length);
    expect(invented.notes[0]).toEqual({ code: 'words-dropped', count: 1 });
  });
});

describe('evidence with a transcript without times', () => {
  const placed = buildEvidence(acoustics, { transcript: { text, words: null } });

  it('places the fillers within a few seconds and is less sure of them', () => {
    const fillers = placed.events.filter(({ kind }) => kind === 'filler');
    const known = timed.events.filter(({ kind }) => kind === 'filler');
    expect(fillers).toHaveLength(known.length);
    fillers.forEach((filler, i) => {
      expect(Math.abs(filler.start - known[i]!.start)).toBeLessThan(4);
      expect(filler.confidence).toBeLessThan(0.8);
    });
    expect(placed.notes).toContainEqual({ code: 'words-without-times' });
  });

  it('does not take the pace from a transcript that is far too short', () => {
    const short = buildEvidence(acoustics, {
      transcript: { text: 'this is the acoustic corpus', words: null },
    });
    expect(short.measurements.wordsPerMinuteIsEstimate).toBe(true);
    expect(short.notes).toContainEqual({ code: 'words-of-other-length' });
  });
});

describe('evidence with a script and no transcript', () => {
  it('counts the pace from the script when it is as long as what was heard, and calls it an estimate', () => {
    const read = buildEvidence(acoustics, { script: text });
    expect(read.pacedByScript).toBe(true);
    expect(read.measurements.wordsPerMinuteIsEstimate).toBe(true);
    expect(read.measurements.wordsPerMinute).toBeGreaterThan(timed.measurements.wordsPerMinute!);
    expect(read.wording).toBeNull();
  });

  it('leaves a script alone that is far longer', () => {
    const long = buildEvidence(acoustics, { script: `${text} ${text} ${text}` });
    expect(long.pacedByScript).toBe(false);
    expect(long.measurements).toEqual(acoustics.measurements);
  });
});

describe('assessment', () => {
  it.each([
    ['with a transcript', judged],
    ['with parts left out', buildEvidence(longAcoustics, {})],
  ])(
    'has whole percents that add up, and a value that a reader of the parts arrives at, %s',
    (_, evidence) => {
      const scores: Overall[] = Object.values(assess(evidence).scores);
      const valued = scores.filter(({ value }) => value !== null);
      expect(valued.length).toBeGreaterThan(2);
      for (const { value, parts, share = 1 } of valued) {
        const shown = parts.map((part) => ({
          tenths: Math.round(part.value * 10),
          percent: Math.round(part.weight * 100),
        }));
        expect(shown.map(({ percent }) => percent / 100)).toEqual(parts.map(({ weight }) => weight));
        expect(shown.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
        const sum = shown.reduce((all, { tenths, percent }) => all + tenths * percent, 0);
        expect(Math.round((sum * share) / 100) / 10).toBe(value);
      }
    },
  );

  it('says why there is no score without words', () => {
    const { scores, fillerWordCount, murphyStrategies } = assess(buildEvidence(longAcoustics, {}));
    expect(scores.clarity).toEqual({
      value: null,
      range: null,
      missing: 'no-words',
      reason: expect.stringContaining('Needs words'),
      parts: [],
    });
    expect(scores.legalEffectiveness.value).toBeNull();
    expect(scores.confidence.value).not.toBeNull();
    expect(fillerWordCount).toBeNull();
    expect(murphyStrategies['Power of the Story'].value).toBeNull();
    expect(murphyStrategies['Check Your Look']).toEqual({
      value: null,
      missing: 'unseen',
      reason: expect.any(String),
    });
  });

  it('invents nothing for silence', () => {
    const silent = assess(buildEvidence(analyze(new Float32Array(seconds(30))), {}));
    expect(silent).toMatchObject({
      overallScore: null,
      confidenceScore: null,
      paceScore: null,
      strengths: [],
      improvements: [],
      keyMoments: [],
      fixNext: null,
    });
    expect(silent.scores.overall.reason).toContain('No speech');
  });

  it('follows when a filler is dismissed, and comes back when it is restored', () => {
    const before = { ...judged, ...assess(judged), ...engine };
    const filler = before.events.find(({ kind }) => kind === 'filler')!;
    const after = reassess(before, filler.id, true);
    expect(after.fillerWordCount).toBe(before.fillerWordCount! - 1);
    expect(after.clarityScore!).toBeGreaterThan(before.clarityScore!);
    const restored = reassess(after, filler.id, false);
    expect(restored.scores).toEqual(before.scores);
    expect(restored.fillers).toEqual(before.fillers);
  });

  it('never loses points by dismissing a fault, nor gains by dismissing a credit', () => {
    const before = { ...judged, ...assess(judged), ...engine };
    fc.assert(
      fc.property(fc.constantFrom(...before.events), (event) => {
        const after = reassess(before, event.id, true);
        for (const key of ['overallScore', 'confidenceScore', 'clarityScore'] as const) {
          const change = after[key]! - before[key]!;
          expect(event.credit ? -change : change).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('keeps feedback that a model wrote', () => {
    const before = {
      ...judged,
      ...assess(judged),
      strengths: ['Well argued.'],
      engine: { feedback: 'model' as const },
    };
    expect(reassess(before, before.events[0]!.id, true).strengths).toEqual(['Well argued.']);
  });

  it('chooses to fix what gains most, with a passage that can be measured again', () => {
    const { fixNext } = assess(judged);
    expect(fixNext).not.toBeNull();
    expect(fixNext!.end - fixNext!.start).toBeGreaterThanOrEqual(10);
    expect(fixNext!.end).toBeLessThanOrEqual(judged.measurements.durationSeconds);
    expect(judged.events.filter(({ id }) => fixNext!.eventIds.includes(id)).length).toBe(
      fixNext!.eventIds.length,
    );
  });

  it('judges the points of a script only when the words are known', () => {
    const script = 'This is the acoustic corpus. The defendant ran.';
    const { script: alignment } = buildEvidence(acoustics, { transcript: { text, words }, script });
    expect(alignment?.points.map(({ status }) => status)).toEqual(['hit', 'missed']);
    expect(buildEvidence(acoustics, { script }).script).toBeNull();
  });
});

describe('what a score rests on', () => {
  it('is not given under a minute of speech; the measures stay', () => {
    const { scores, overallScore, fillerWordCount } = assess(timed);
    expect(overallScore).toBeNull();
    expect(scores.overall).toMatchObject({
      range: null,
      reason: 'Too short to judge: record a minute.',
      measured: 0,
    });
    expect(fillerWordCount).toBe(3);
    expect(timed.measurements.wordsPerMinute).not.toBeNull();
  });

  it('is the delivery with the voice alone: two of four parts, at most 9.0', () => {
    const { overall } = assess(buildEvidence(longAcoustics, {})).scores;
    expect(overall).toMatchObject({ basis: 'voice', measured: 2 });
    expect(overall.value).toBeLessThanOrEqual(9);
  });

  it('has a range around every score and every part, wider for the shorter take', () => {
    const { scores } = assess(judged);
    for (const { value, range, parts } of Object.values(scores)) {
      expect(range!.low).toBeLessThanOrEqual(value!);
      expect(range!.high).toBeGreaterThanOrEqual(value!);
      for (const part of parts) {
        expect(part.low).toBeLessThanOrEqual(part.value);
        expect(part.high).toBeGreaterThanOrEqual(part.value);
      }
    }
    // By the voice alone: the same words nine times are no speech.
    const [shorter, longer] = [longAcoustics, analyze(longTake(name, 9).samples)].map(
      (heard) => assess(buildEvidence(heard, {})).scores,
    );
    const width = ({ range }: Assessed): number => range!.high - range!.low;
    expect(width(longer!.pace)).toBeLessThan(width(shorter!.pace));
  });

  it('gives nothing for a filler that has another meaning: taking "you know" away never lowers a score', () => {
    const without = long.text.replaceAll(/\byou know\b/gu, '');
    const before = assess(
      buildEvidence(longAcoustics, {
        transcript: { text: long.text, words: null },
        scenario: 'opening-statement',
      }),
    );
    const after = assess(
      buildEvidence(longAcoustics, {
        transcript: { text: without, words: null },
        scenario: 'opening-statement',
      }),
    );
    expect(after.legalEffectiveness).toBe(before.legalEffectiveness);
    expect(after.clarityScore!).toBeGreaterThanOrEqual(before.clarityScore!);
    expect(after.overallScore!).toBeGreaterThanOrEqual(before.overallScore!);
  });

  it('finds chatter with fillers and no law no good opening', () => {
    const { overallScore, legalEffectiveness } = assess(judged);
    expect(legalEffectiveness!).toBeLessThan(4);
    expect(overallScore!).toBeLessThan(6.5);
  });
});

describe('pace of passages', () => {
  const sonnet = analyze(decode('sonnet-3.mp3'));
  const read = { transcript: { text: truths()['sonnet-3.mp3']!.words, words: null } };
  const slow = (evidence: { events: readonly EvidenceEvent[] }): number =>
    evidence.events.filter(({ kind }) => kind === 'pace').length;

  it('is judged in words when they are known: short words at 141 a minute are not slow', () => {
    expect(slow(buildEvidence(sonnet, read))).toBe(0);
  });

  it('finds the rush at the beginning, with or without words', () => {
    for (const evidence of [timed, buildEvidence(acoustics, {})]) {
      const rush = evidence.events.find(
        ({ kind, text: what }) => kind === 'pace' && what.startsWith('Fast'),
      )!;
      expect(rush.start).toBeLessThan(1.5);
      expect(rush.end).toBeGreaterThan(5);
      expect(rush.end).toBeLessThan(9);
    }
  });

  it('finds the part where a speaker slows down', () => {
    const passages = timed.events.filter(({ kind }) => kind === 'pace');
    expect(passages.some(({ text: what, end }) => what.startsWith('Slow') && end > 20)).toBe(true);
  });
});

describe('pauses as evidence', () => {
  const clip = decode('austen-1.wav');
  /** Spoken without a breath: the clip without the silence around it. */
  const spoken = clip.subarray(seconds(0.6), seconds(6.4));
  const pausesOf = (length: number, parts: number): ReturnType<typeof findPauseEvents> => {
    const gap = new Float32Array(seconds(length));
    const pieces = Array.from({ length: parts }, () => [spoken, gap]).flat();
    const take: Acoustics = analyze(join(...pieces, spoken));
    return findPauseEvents(take, null);
  };

  it('credits a pause of two seconds', () => {
    expect(pausesOf(2, 1).filter(({ credit }) => credit).length).toBeGreaterThan(0);
  });

  it('names a silence that is too long, and a stretch without any pause', () => {
    expect(pausesOf(7, 1).some(({ credit, text: what }) => !credit && what.startsWith('Silence of'))).toBe(
      true,
    );
    expect(
      pausesOf(0.05, 6).some(({ credit, text: what }) => !credit && what.startsWith('No pause for')),
    ).toBe(true);
  });

  it('blames a pause in mid-clause when the words say that it is one', () => {
    const take = analyze(join(clip, new Float32Array(seconds(2)), clip));
    const gap = take.pauses.find(({ start, end }) => end - start > 1.5)!;
    const before = (word: string) => ({
      tokens: [
        {
          text: word,
          bare: word,
          before: 'none' as const,
          after: 'comma' as const,
          cut: false,
          start: gap.start - 0.3,
          end: gap.start,
        },
      ],
      timed: true,
      fits: false,
    });
    const verdict = (word: string) =>
      findPauseEvents(take, before(word)).find(({ start }) => start === gap.start);
    expect(verdict('the')).toMatchObject({ credit: false, text: expect.stringContaining('mid-clause') });
    expect(verdict('door')).toMatchObject({ credit: true, text: expect.stringContaining('after "door"') });
  });
});
