import { describe, expect, it } from '@jest/globals';
import type { StageCode } from '@lectern/contracts/stages';
import { analysisStages } from './analysis-stages.js';

const states = (current: StageCode | null, hasWords: boolean) =>
  analysisStages(current, hasWords).map((stage) => stage.state);

describe('analysis stages', () => {
  it('finishes no stage before the server said so', () => {
    expect(states(null, true)).toEqual(['done', 'waiting', 'waiting', 'waiting', 'waiting']);
    expect(states('measuring', true)).toEqual(['done', 'done', 'current', 'waiting', 'waiting']);
    expect(states('finishing', true)).toEqual(['done', 'done', 'done', 'done', 'current']);
  });

  it('says that words are skipped when there are none', () => {
    expect(analysisStages('measuring', false)[3]).toEqual({
      key: 'words',
      label: 'Words and fillers: skipped, no transcript',
      state: 'skipped',
    });
    expect(states('finishing', false)[3]).toBe('skipped');
  });
});
