import { describe, expect, it } from '@jest/globals';
import { anAnalysis } from '../session/analysis.fixtures.js';
import { sharedAnalysis } from './share.rules.js';

const SCORES = ['overallScore', 'scores', 'measurements', 'strengths', 'murphyStrategies'];
const FINDINGS = ['events', 'fillers', 'fillerWordCount', 'keyMoments', 'fixNext'];
const shared = (...parts: Parameters<typeof sharedAnalysis>[1]) => sharedAnalysis(anAnalysis(), parts);

describe('what is shared of an analysis', () => {
  it('is what was chosen, and nothing else', () => {
    expect(Object.keys(shared()).toSorted()).toEqual(['engine', 'peaks']);
    expect(Object.keys(shared('scores'))).toEqual(expect.arrayContaining(SCORES));
    expect(Object.keys(shared('findings'))).toEqual(expect.arrayContaining(FINDINGS));
    for (const key of [...FINDINGS, 'transcript']) expect(shared('scores')).not.toHaveProperty(key);
    for (const key of [...SCORES, 'transcript']) expect(shared('findings')).not.toHaveProperty(key);
    expect(shared('transcript')).toEqual({ ...shared(), transcript: anAnalysis().transcript });
  });

  it('holds no finding that its owner dismissed', () => {
    expect(shared('findings').events!.map(({ id }) => id)).toEqual(['filler-1']);
  });
});
