import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '@lectern/contracts/settings';
import { deletesMore, goingInWords } from './setting-words.js';

describe('a change of retention', () => {
  const keeps = (
    keepSessions: '30-days' | '6-months' | '1-year' | 'indefinite',
    deleteRecordings = false,
  ) => ({
    ...DEFAULT_SETTINGS,
    keepSessions,
    deleteRecordings,
  });

  it.each([
    [keeps('indefinite'), keeps('1-year'), true],
    [keeps('1-year'), keeps('30-days'), true],
    [keeps('30-days'), keeps('6-months'), false],
    [keeps('1-year'), keeps('1-year', true), true],
    [keeps('1-year', true), keeps('1-year'), false],
    [keeps('1-year', true), { ...keeps('1-year', true), theme: 'dark' as const }, false],
  ])('is asked about when it deletes more (%#)', (saved, next, asks) =>
    expect(deletesMore(saved, next)).toBe(asks),
  );

  it('says what goes', () => {
    expect(goingInWords({ recordings: 0, sessions: 0 })).toBe('Nothing is old enough to be deleted now.');
    expect(goingInWords({ recordings: 1, sessions: 0 })).toBe('Now this is the audio of 1 session.');
    expect(goingInWords({ recordings: 12, sessions: 2 })).toBe(
      'Now this is 2 sessions with transcript and analysis and the audio of 12 sessions.',
    );
  });
});
