import { describe, expect, it } from '@jest/globals';
import { Assessed } from '@lectern/contracts/scores';
import { Analysis } from '@lectern/contracts/analysis';
import { LegalKind } from '@lectern/contracts/grounds';
import { assess } from '../assessment/assess.js';
import { buildEvidence } from '../assessment/build-evidence.js';
import type { Ground, NoScore } from '../assessment/ground.js';
import { analyze, longTake } from '../testing/recordings.js';
import { LEGAL_KINDS } from '../words/legal-marks.js';
import { groundWords, partWords } from './grounds.js';
import { noScoreWords } from './no-score.js';

const { samples, text, words } = longTake('talking-fast-then-slow');
const acoustics = analyze(samples);
const judged = assess(
  buildEvidence(acoustics, { transcript: { text, words }, script: text, scenario: 'closing-argument' }),
);
const SCORES = ['overall', 'confidence', 'clarity', 'pace', 'legalEffectiveness'] as const;

describe('what a part of a score rests on, in words', () => {
  it.each<[Ground[], string]>([
    [
      [
        { code: 'words-a-minute', wordsPerMinute: 149.6, grade: 'good' },
        { code: 'rushed', share: 0.084 },
      ],
      '150 words a minute: in the range that listeners follow best. 8 % of the take rushes or drags.',
    ],
    [
      [{ code: 'syllables-a-minute', syllablesPerMinute: 300.4, wordsPerMinute: 199.5, grade: 'high' }],
      '300 syllables a minute, about 200 words: faster than listeners can follow.',
    ],
    [[{ code: 'uneven-pace', share: 0.155 }], 'From passage to passage the pace differs by 16 %.'],
    [
      [{ code: 'pauses', good: 1, perMinute: 0.94, bad: 0, syllablesPerStop: null }],
      '1 well placed pause, 0.9 a minute.',
    ],
    [
      [{ code: 'pauses', good: 2, perMinute: 1, bad: 1, syllablesPerStop: 7.6 }],
      '2 well placed pauses, 1.0 a minute; 1 was missing, too long or in mid-clause; a stop after every 8 syllables.',
    ],
    [
      [{ code: 'pauses', good: 0, perMinute: 0, bad: 2, syllablesPerStop: null }],
      'No well placed pause; 2 were missing, too long or in mid-clause.',
    ],
    [
      [
        { code: 'uneven-pace', share: 0.05 },
        { code: 'at-this-pace', share: 0.42 },
      ],
      'From passage to passage the pace differs by 5 %. Faster than listeners can follow, this counts 42 %.',
    ],
    [[{ code: 'quiet' }, { code: 'overdriven' }], 'The voice is quiet. The microphone was overdriven.'],
    [
      [{ code: 'melody', semitones: 1.25, share: 0 }],
      'The pitch of the voice varies by 1.3 semitones (2 to 4 in lively reading).',
    ],
    [
      [{ code: 'melody', semitones: 2, share: 0.3 }],
      'The pitch of the voice varies by 2.0 semitones (2 to 4 in lively reading); 30 % of the take is flat.',
    ],
    [[{ code: 'fillers', count: 0, words: 90, perMinute: null }], 'No fillers in 90 words.'],
    [[{ code: 'fillers', count: 1, words: 90, perMinute: 2.04 }], '1 filler in 90 words, 2.0 a minute.'],
    [[{ code: 'stumbles', count: 2, words: 90 }], '2 repetitions and false starts in 90 words.'],
    [[{ code: 'points', hit: 3, partly: 1, total: 6 }], '3 of 6 planned points made, 1 partly, 2 missed.'],
    [[{ code: 'to-listener', perHundred: 2.34 }], '2.3 words that speak to the listener per 100 words.'],
    [[{ code: 'heard', count: 1, quotes: ['I ask'] }], 'Heard once: "I ask".'],
    [[{ code: 'heard', count: 3, quotes: ['a', 'b'] }], 'Heard 3 times: "a"; "b".'],
    [[{ code: 'not-heard', what: 'burden' }], 'The burden of proof was not named.'],
    [[{ code: 'leading', right: 1, total: 9 }], '1 of 9 questions is leading.'],
    [[{ code: 'one-fact', right: 8, total: 9 }], '8 of 9 questions are short and hold one fact.'],
    [[{ code: 'score', of: 'legalEffectiveness', value: 7 }], 'Legal effectiveness 7.0 of 10.'],
  ])('%j reads "%s"', (because, sentence) => {
    expect(groundWords(because)).toBe(sentence);
    expect(partWords({ because, explanation: 'stored before' })).toBe(sentence);
  });

  it('names the same kinds of what an advocate does as the contract, which may import nothing of the analyzer', () => {
    expect(LegalKind.options).toEqual([...LEGAL_KINDS]);
  });

  it('travels by code through the contract, with the sentence beside it', () => {
    for (const score of SCORES) {
      const { parts } = Assessed.parse(judged.scores[score]);
      expect(parts.length).toBeGreaterThan(0);
      for (const [at, part] of parts.entries()) {
        expect(part.because).toEqual(judged.scores[score].parts[at]!.because);
        expect(part.because!.length).toBeGreaterThan(0);
        expect(partWords({ ...part, explanation: '' })).toBe(part.explanation);
      }
    }
    expect(Analysis.shape.murphyStrategies.parse(judged.murphyStrategies)).toEqual(judged.murphyStrategies);
  });

  it('keeps the sentence of before there were codes, or with one that only a later version knows', () => {
    const part = { name: 'Pace', value: 7, weight: 1, explanation: 'As it was.' };
    const later = { ...part, because: [{ code: 'quiet' }, { code: 'gestures', count: 2 }] };
    const { parts } = Assessed.parse({ value: 7, parts: [part, later] });
    expect(parts.map(partWords)).toEqual(['As it was.', 'As it was.']);
    // A page that was loaded before reads what the service of now says.
    expect(partWords({ ...part, because: [{ code: 'quiet' }, { code: 'gestures' }] as never })).toBe(
      'As it was.',
    );
  });
});

describe('why there is no score, in words', () => {
  const silent = (transcript: string | null) =>
    assess(
      buildEvidence(acoustics, transcript === null ? {} : { transcript: { text: transcript, words: null } }),
    );

  it.each<[NoScore | undefined, string | null]>([
    ['no-words', null],
    ['few-words', 'Only a few words.'],
    ['loop', 'the same words again '.repeat(40)],
    ['no-scenario', text],
  ])('%s', (missing, said) => {
    const { legalEffectiveness } = silent(said).scores;
    expect(Assessed.parse(legalEffectiveness)).toMatchObject({ value: null, missing });
    expect(noScoreWords({ missing })).toBe(legalEffectiveness.reason);
  });

  it('keeps the sentence of before there were codes, or with one that only a later version knows', () => {
    const reason = 'As it was.';
    expect(noScoreWords(Assessed.parse({ value: null, reason, parts: [] }))).toBe(reason);
    expect(noScoreWords(Assessed.parse({ value: null, reason, missing: 'hoarse', parts: [] }))).toBe(reason);
  });
});
