import { describe, expect, it } from '@jest/globals';
import { JobProgress } from '../live.js';
import { STAGES } from '../stages.js';
import { stageWords } from './stages.js';

describe('the words of a stage', () => {
  it('are there for every code, and no code is shown', () => {
    for (const stage of STAGES) expect(stageWords(stage)).toMatch(/^[A-Z][\w ,]+$/);
    expect(new Set(STAGES.map((stage) => stageWords(stage))).size).toBe(STAGES.length);
  });

  it('count where there is something to count', () => {
    expect(stageWords('recognizing-text', { done: 3, of: 12 })).toBe('Recognizing text: page 3 of 12');
    expect(stageWords('recognizing-text')).toBe('Recognizing text');
  });

  it('are left to the page for what another version says', () => {
    const told = {
      jobId: '00000000-0000-4000-8000-000000000001',
      job: 'content.read',
      userId: 'u',
      progress: 0.5,
    };
    const read = JobProgress.parse({ ...told, status: 'running', stage: 'Recognizing text: page 3 of 12' });
    expect(read.stage).toBeNull();
  });
});
