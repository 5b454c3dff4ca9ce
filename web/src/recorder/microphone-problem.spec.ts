import { describe, expect, it } from '@jest/globals';
import { browserOf, describeMicrophoneProblem, microphoneProblemOf } from './microphone-problem.js';
import { timeBudget } from './time-budget.js';

describe('microphone problem', () => {
  it('tells a closed question from a refusal by the permission that remains', () => {
    const error = new DOMException('Permission denied', 'NotAllowedError');
    expect(microphoneProblemOf(error, 'prompt')).toBe('dismissed');
    expect(microphoneProblemOf(error, 'denied')).toBe('denied');
    expect(microphoneProblemOf(error, 'unknown')).toBe('denied');
  });

  it('names a missing and a busy device', () => {
    expect(microphoneProblemOf(new DOMException('', 'NotFoundError'), 'granted')).toBe('no-device');
    expect(microphoneProblemOf(new DOMException('', 'NotReadableError'), 'granted')).toBe('in-use');
    expect(microphoneProblemOf('odd', 'granted')).toBe('unknown');
  });

  it('shows the specified words and the steps of the browser at hand', () => {
    const chromium = browserOf(
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
    );
    const problem = describeMicrophoneProblem('denied', chromium);
    expect(problem.title).toBe('Recording failed');
    expect(problem.text).toMatch(/^Could not access microphone\. Please check permissions\. Select the icon/);
    expect(browserOf('Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15')).toBe(
      'safari',
    );
  });
});

describe('time budget', () => {
  const range = { fromSeconds: 300, toSeconds: 600 };

  it('places the lower limit and the elapsed time on one bar', () => {
    expect(timeBudget(134, range)).toEqual({ fraction: 134 / 600, tick: 0.5, over: null });
  });

  it('says by how much the time is over', () => {
    expect(timeBudget(600, range).over).toBeNull();
    expect(timeBudget(670.4, range)).toMatchObject({ fraction: 1, over: '1:10 over' });
  });
});
