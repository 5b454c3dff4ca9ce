import { describe, expect, it } from '@jest/globals';
import type { LiveFigures } from '../../../recorder/live-messages.js';
import { wordFigures } from '../../../recorder/live-words.js';
import {
  confidenceRow,
  fillerRow,
  hesitationRow,
  nextCue,
  paceRow,
  pauseRow,
  volumeRow,
  wordPaceRow,
} from './live-rows.js';

const live = (figures: Partial<LiveFigures> = {}): LiveFigures => ({
  seconds: 60,
  levelDb: -28,
  volume: 62,
  clipping: false,
  speaking: true,
  silentSeconds: 0,
  speechSeconds: 50,
  syllablesPerMinute: 220,
  wordsPerMinute: 152,
  pauses: 4,
  lastPauseSeconds: 2.38,
  pauseQuality: 'good',
  hesitations: 0,
  ...figures,
});

describe('live rows', () => {
  it('marks the starting values as not measured', () => {
    expect(paceRow(null)).toMatchObject({
      figure: '150',
      starting: true,
      said: 'starting value, not measured yet',
    });
    expect(volumeRow(null)).toMatchObject({ figure: '80', starting: true });
    expect(pauseRow(null)).toMatchObject({ figure: '–', starting: true });
  });

  it('gives no pace under ten seconds of speech', () => {
    const row = paceRow(live({ speechSeconds: 4.2, syllablesPerMinute: null, wordsPerMinute: null }));
    expect(row).toMatchObject({ starting: true });
    expect(row.said).toContain('about 6 s more of speech');
  });

  it('calls a pace from the signal an estimate and grades it on syllables', () => {
    expect(paceRow(live())).toEqual({
      figure: '~152',
      unit: 'wpm, estimated',
      said: 'In range. Best 130-170, fine 120-180; from 3.7 syllables a second',
      starting: false,
    });
    expect(paceRow(live({ syllablesPerMinute: 255 })).said).toMatch(/^Acceptable/);
    expect(paceRow(live({ syllablesPerMinute: 300 })).said).toMatch(/^Too fast/);
    expect(paceRow(live({ syllablesPerMinute: 150 })).said).toMatch(/^Too slow/);
  });

  it('names the pauses and the last one', () => {
    expect(pauseRow(live())).toMatchObject({ figure: 'Good', said: 'Last one held 2.4 s' });
    expect(pauseRow(live({ pauseQuality: 'too-fast', lastPauseSeconds: null }))).toMatchObject({
      figure: 'Too fast',
      said: 'No pause held yet',
    });
  });
});

describe('hesitation sounds', () => {
  it('are so many at least, and never none', () => {
    expect(hesitationRow(null)).toBeNull();
    expect(hesitationRow(live())).toBeNull();
    expect(hesitationRow(live({ hesitations: 2 }))).toMatchObject({ figure: 'at least 2', starting: false });
  });
});

describe('rows from words', () => {
  const words = wordFigures(`um ${Array.from({ length: 49 }, () => 'word').join(' ')}`, 20);

  it('shows an exact pace, fillers with their share, and what confidence is made of', () => {
    expect(wordPaceRow(words, null)).toMatchObject({
      figure: '150',
      unit: 'wpm',
      said: 'In range. Best 130-170, fine 120-180',
    });
    expect(fillerRow(words)).toMatchObject({ figure: '1', said: '2.0 % of 50 words. Under 5 % is fine' });
    expect(confidenceRow(words)).toMatchObject({ figure: '100', said: '100' });
    expect(confidenceRow(wordFigures('um um word', 20)).said).toBe(
      '100, less 20 for fillers over 5 % of the words, less 20 for fillers over 10 % of the words, less 15 for pace',
    );
  });

  it('praises nobody for silence', () => {
    expect(confidenceRow(wordFigures('', 20))).toMatchObject({ figure: '75', starting: true });
    expect(fillerRow(wordFigures('', 20))).toMatchObject({ figure: '–', starting: true });
  });

  it('falls back to the pace from the signal under ten seconds', () => {
    expect(wordPaceRow(wordFigures('a few words', 4), live()).figure).toBe('~152');
  });
});

describe('cue', () => {
  it('is given at most every twenty seconds, and only for what is clearly off', () => {
    expect(nextCue(live(), null)).toBeNull();
    expect(nextCue(live({ syllablesPerMinute: 300 }), null)).toBe('Slower');
    expect(nextCue(live({ syllablesPerMinute: 300, seconds: 60 }), 45)).toBeNull();
    expect(nextCue(live({ syllablesPerMinute: 300, seconds: 66 }), 45)).toBe('Slower');
    expect(nextCue(live({ pauseQuality: 'too-fast' }), null)).toBe('Pause');
    expect(nextCue(null, null)).toBeNull();
  });
});
