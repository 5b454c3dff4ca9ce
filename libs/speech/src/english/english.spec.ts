import { describe, expect, it } from '@jest/globals';
import { Analysis, EvidenceEvent as StoredEvent } from '@lectern/contracts/analysis';
import { assess, reassess } from '../assessment/assess.js';
import { buildEvidence } from '../assessment/build-evidence.js';
import type { Described } from '../assessment/observation.js';
import { analyze, longTake } from '../testing/recordings.js';
import { adviceWords, feedbackWords } from './advice.js';
import { fixWords } from './fixes.js';
import { momentWords } from './moments.js';
import { findingWords } from './observations.js';

const { samples, text, words } = longTake('talking-fast-then-slow');
const evidence = buildEvidence(analyze(samples), { transcript: { text, words } });
const analysis = { ...evidence, ...assess(evidence), engine: { feedback: 'rules' as const } };
const OLD = { headline: 'Slow down', evidence: 'Once.', reason: 'It rushes.', remedy: 'Again.' };

describe('findings in words', () => {
  it('are made from the code, which fits the contract; a word stays the word', () => {
    const noticed = evidence.events.filter(({ observed }) => observed);
    expect(new Set(noticed.map(({ kind }) => kind)).size).toBeGreaterThan(1);
    for (const event of noticed) {
      expect(StoredEvent.parse(event).observed).toEqual(event.observed);
      expect(findingWords({ ...event, text: '' })).toBe(event.text);
    }
    for (const event of evidence.events.filter(({ kind }) => kind === 'filler'))
      expect(event.observed).toBeUndefined();
  });

  it.each<[Described['observed'], string]>([
    [{ code: 'pause', seconds: 2.44 }, 'Pause of 2.4 s'],
    [{ code: 'pause-after', seconds: 2, words: 'the door' }, 'Pause of 2.0 s after "the door"'],
    [{ code: 'pause-in-clause', seconds: 1, words: 'the' }, 'Pause of 1.0 s in mid-clause, after "the"'],
    [{ code: 'pause-beside', seconds: 1, words: 'um' }, 'Pause of 1.0 s beside "um"'],
    [{ code: 'silence', seconds: 7.02 }, 'Silence of 7.0 s'],
    [{ code: 'no-pause', seconds: 31.6 }, 'No pause for 32 s'],
    [{ code: 'no-pause', seconds: 59.7 }, 'No pause for 0:59'],
    [{ code: 'no-pause', seconds: 129.2 }, 'No pause for 2:09'],
    [{ code: 'silence', seconds: 75 }, 'Silence of 1:15'],
    [{ code: 'fast', wordsPerMinute: 211.4 }, 'Fast passage, up to 211 words a minute'],
    [{ code: 'slow', wordsPerMinute: 88.6 }, 'Slow passage, down to 89 words a minute'],
    [{ code: 'loud', decibels: 9 }, 'Loud passage, about twice as loud as the rest'],
    [{ code: 'soft', decibels: -5 }, 'Soft passage, clearly softer than the rest'],
    [{ code: 'fading', decibels: -9 }, 'The phrase fades: its end is about half as loud'],
    [{ code: 'flat', semitones: 0.94 }, 'Flat passage, pitch varies by 0.9 semitones'],
    [{ code: 'hesitation' }, 'Hesitation sound'],
  ])('%j reads "%s"', (observed, sentence) => {
    expect(findingWords({ text: 'stored before', observed })).toBe(sentence);
  });

  it('keep the sentence that was stored before there were codes, or with one that only a later version knows', () => {
    const event = evidence.events.find(({ observed }) => observed)!;
    const later = { ...event, text: 'A sigh', observed: { code: 'sigh', seconds: 1 } };
    expect(findingWords(StoredEvent.parse(later))).toBe('A sigh');
    expect(findingWords({ text: 'Silence of 7.0 s' })).toBe('Silence of 7.0 s');
  });
});

describe('what to fix, in words', () => {
  it('is made from its findings, whatever sentence was stored', () => {
    const { fixNext } = analysis;
    const { headline, evidence: shown, reason, remedy } = fixNext!;
    expect(fixWords({ ...fixNext!, ...OLD }, analysis)).toEqual({
      headline,
      evidence: shown,
      reason,
      remedy,
    });
  });

  it('stays as stored where its findings are not there', () => {
    expect(fixWords({ ...OLD, eventIds: ['gone'] }, analysis)).toEqual(OLD);
    expect(fixWords({ ...OLD, eventIds: [] }, analysis)).toEqual(OLD);
  });
});

describe('key moments in words', () => {
  it('are made from their findings, or stay as stored', () => {
    for (const moment of analysis.keyMoments) {
      expect(momentWords({ ...moment, description: '' }, analysis.events)).toBe(moment.description);
      expect(momentWords({ description: 'A filler' }, analysis.events)).toBe('A filler');
    }
    const { id, text: word } = analysis.events.find(({ kind }) => kind === 'filler')!;
    expect(momentWords({ eventId: id, description: '' }, analysis.events)).toBe(`Filler: "${word}"`);
  });
});

describe('advice in words', () => {
  const sentences = { strengths: ['Old.'], improvements: ['Old.'], recommendations: ['Old.'] };

  it('is made from the parts that it is about', () => {
    const { strengths, improvements, recommendations, advice } = analysis;
    expect(advice.improvements.length).toBeGreaterThan(0);
    expect(Analysis.shape.advice.parse(advice)).toEqual(advice);
    expect(feedbackWords({ ...analysis, ...sentences })).toEqual({
      strengths,
      improvements,
      recommendations,
    });
  });

  it('is what was written where a model wrote it, or before there were codes', () => {
    expect(feedbackWords({ ...analysis, ...sentences, advice: undefined })).toEqual(sentences);
    const written = { ...analysis, ...sentences, engine: { feedback: 'model' as const } };
    expect(feedbackWords(written)).toEqual(sentences);
    expect(feedbackWords(reassess(written, analysis.events[0]!.id, true))).toEqual(sentences);
  });

  it('says what is too little before it quotes what was heard', () => {
    const of = (value: number, explanation: string) => {
      const none = { parts: [] };
      const legalEffectiveness = { parts: [{ name: 'Exhibits', value, explanation }] };
      const scores = { confidence: none, clarity: none, pace: none, legalEffectiveness };
      return adviceWords({ strengths: [], improvements: ['Exhibits'] }, scores).improvements;
    };
    expect(of(6, 'Heard once: "Exhibit Four".')).toEqual([
      'One document is named; the other facts stand without theirs. Heard once: "Exhibit Four".',
    ]);
    expect(of(0, 'No exhibit or document was named.')).toEqual(['No exhibit or document was named.']);
  });

  it('leaves out a part that only a later version knows', () => {
    const advice = { strengths: ['Gestures'], improvements: [] };
    expect(feedbackWords({ ...analysis, advice }).strengths).toEqual([]);
  });
});
