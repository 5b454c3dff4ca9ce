import { describe, expect, it } from '@jest/globals';
import type { Analysis } from '@lectern/contracts/analysis';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { anAnalysis } from '../session/analysis.fixtures.js';
import { reportSections } from './report-text.rules.js';

const of = (analysis: Partial<Analysis> | null, transcript: string | null = 'The light was red.') => {
  const session = {
    analysis: analysis === null ? null : anAnalysis(analysis),
    transcript,
  } as unknown as SessionDetail;
  const sections = reportSections(session);
  return (heading: string): string[] | undefined => sections.find((one) => one.heading === heading)?.lines;
};
const measured = (changes: Partial<Analysis['measurements']>): string =>
  of({ measurements: { ...anAnalysis().measurements, ...changes } })('Measured')!.join('\n');
const scores = (changes: object): string[] =>
  of({ scores: { ...anAnalysis().scores, ...changes } as Analysis['scores'] })('How the scores are made up')!;
const part = (name: string, value: number, weight: number) => ({
  name,
  value,
  weight,
  explanation: `${name} said`,
});

describe('a session without an analysis', () => {
  it('says so, and has its transcript', () => {
    expect(of(null)('Analysis')).toEqual(['This session has no analysis yet.']);
    expect(of(null)('Transcript')).toEqual(['The light was red.']);
    expect(of(null, null)('Transcript')).toEqual(['No transcript']);
  });
});

describe('how scores are made up', () => {
  it('can be recalculated: each part with its weight, and the sum that is rounded', () => {
    const confidence = { value: 7.6, parts: [part('Voice', 7.9, 0.6), part('Level', 7.1, 0.4)] };
    expect(scores({ confidence }).join('\n')).toContain(
      'Confidence: 7.6 out of 10\n    Voice 7.9 × 60 %\n    Level 7.1 × 40 %\n    Together 7.58, rounded to 7.6',
    );
    expect(scores({ confidence: { value: 7.9, parts: [part('Voice', 7.9, 1)] } }).join('\n')).not.toContain(
      'Together',
    );
    expect(scores({ confidence: { value: null, parts: [] } }).join('\n')).not.toContain('Confidence');
  });

  it('say how much of the sum counts, and what the rest needs', () => {
    const parts = [part('Confidence', 8, 0.55), part('Pace', 7, 0.45)];
    const overall = (share: number, some = parts) =>
      scores({ overall: { value: 6.8, parts: some, share } }).join('\n');
    expect(overall(0.9)).toContain(
      'Together 7.55, of which 90 % count: 6.8. The rest needs all four parts and a take of full length',
    );
    expect(overall(1)).toContain('Together 7.55, rounded to 6.8');
    const four = ['A', 'B', 'C', 'D'].map((name) => part(name, 8, 0.25));
    expect(overall(0.97, four)).toContain('of which 97 % count: 6.8. The rest needs a take of full length');
  });
});

describe('what was measured', () => {
  it('has its range where there is one, and says what is an estimate', () => {
    expect(measured({})).toMatch(
      /^Length 1:23, of which 1:10 speech\nPace 148 words a minute \(145 to 151\)/,
    );
    expect(measured({ wordsPerMinuteIsEstimate: true })).toMatch(/Pace ~148 words a minute \(126 to 170\)/);
    expect(measured({})).toContain('Pauses of 0.25 s and more: 9, 0.8 s on average, the longest 2.4 s');
    expect(measured({})).toMatch(/Pitch 182 Hz, variation 3\.1 semitones \(2\.6 to 3\.6\)/);
    expect(measured({})).toContain('Fillers: um 1');
  });

  it('is not a number where it was not', () => {
    expect(measured({ wordsPerMinute: null })).not.toMatch(/words a minute/);
    expect(measured({ syllablesPerMinute: null })).toContain(
      'Pace: less than 10 seconds of speech, not measured',
    );
    expect(measured({ pitch: { medianHz: null, variationSemitones: null } })).not.toContain('Pitch');
    const level = { medianDb: null, rangeDb: null, clippedSamples: 0 };
    expect(measured({ level })).not.toContain('Loudness');
    expect(of({ fillers: [] })('Measured')!.join('\n')).not.toContain('Fillers');
  });

  it('says that a microphone was overdriven from a hundred samples on', () => {
    const clipped = (clippedSamples: number) =>
      measured({ level: { medianDb: -22, rangeDb: 14, clippedSamples } });
    expect(clipped(100)).toContain('Loudness: clearly audible');
    expect(clipped(100)).not.toContain('overdriven');
    expect(clipped(101)).toContain('clearly audible, the microphone was overdriven');
  });
});

describe('findings', () => {
  const event = (start: number, changes: object = {}): Analysis['events'][number] => ({
    ...anAnalysis().events[0]!,
    id: String(start),
    start,
    end: start + 0.4,
    ...changes,
  });
  const lines = (...events: Analysis['events']): string[] | undefined => of({ events })('Findings');

  it('stand in the order of time, with what they are', () => {
    expect(
      lines(
        event(65, { kind: 'hedge', text: 'maybe', confidence: 0.79 }),
        event(3.2, { end: 9.4, kind: 'pause', text: 'Pause of 2.0 s', credit: true }),
        event(9, { kind: 'repetition', text: 'the the', confidence: 0.8 }),
        event(12, { kind: 'false-start', text: 'he was' }),
      ),
    ).toEqual([
      '0:03 to 0:09  Pause of 2.0 s, well placed',
      '0:09  Said twice: “the the”',
      '0:12  False start: “he was”',
      '1:05  Hedge: “maybe” (likely)',
    ]);
  });

  it('leave out what was dismissed, and count it', () => {
    expect(lines(event(1), event(2, { dismissed: true }))).toEqual([
      '0:01  Filler: “um”',
      '1 dismissed by the speaker and not counted',
    ]);
    expect(lines(event(1))).toHaveLength(1);
    expect(lines()).toBeUndefined();
  });
});

describe('advice', () => {
  const advice = { improvements: ['One.', 'Two.'], recommendations: ['Do one.', 'Do two.'] };
  const by = (feedback: 'rules' | 'model') =>
    of({ ...advice, engine: { ...anAnalysis().engine, feedback } })('What to change');

  it('of rules has a remedy for each thing; of a model it stands as it came', () => {
    expect(by('rules')).toEqual(['One.', '    Do one.', 'Two.', '    Do two.']);
    expect(by('model')).toEqual(['One.', 'Two.', 'Do one.', 'Do two.']);
  });
});

describe('strategies and sources', () => {
  it('are told, or why they are not', () => {
    const strategies = of({})('Strategies')!;
    expect(strategies).toContain('How You Sound: 7.5 out of 10');
    expect(strategies.find((line) => line.startsWith('Check Your Look'))).toMatch(
      /^Check Your Look: Audio does not show it\.$/,
    );
    expect(of({})('How this was made')).toContain('The words were supplied by you.');
    expect(of({})('What worked')).toEqual(['Your pace stayed in range.']);
  });
});
