import { describe, expect, it } from '@jest/globals';
import type { NotificationContent } from '../notification-content.js';
import { notificationWords, wordsOutside } from './notifications.js';

const stored = { title: '', message: '' };

describe('the words of a notification', () => {
  it('are made from its code and what fills it', () => {
    const content = { code: 'analysis-complete', title: 'Moss v. Hale', score: 7.42 } as const;
    expect(notificationWords({ ...stored, content })).toEqual({
      title: 'Analysis complete',
      message: 'The analysis of "Moss v. Hale" is ready: 7.4 out of 10.',
    });
    expect(notificationWords({ ...stored, content: { ...content, score: null } }).message).toBe(
      'The analysis of "Moss v. Hale" is ready.',
    );
    expect(notificationWords({ ...stored, content: { ...content, basis: 'voice' } }).message).toBe(
      'The analysis of "Moss v. Hale" is ready: Delivery 7.4 out of 10.',
    );
    const range = { low: 7, high: 7.84 };
    expect(notificationWords({ ...stored, content: { ...content, range } }).message).toBe(
      'The analysis of "Moss v. Hale" is ready: 7.4 out of 10, between 7.0 and 7.8.',
    );
  });

  it('name the case, unless the title does', () => {
    const message = (content: NotificationContent) => notificationWords({ ...stored, content }).message;
    const take = { code: 'analysis-complete', title: 'Opening, Moss', score: null } as const;
    expect(message({ ...take, caseName: 'Moss' })).toBe('The analysis of "Opening, Moss" is ready.');
    expect(message({ ...take, title: 'Second try', caseName: 'Moss' })).toBe(
      'The analysis of "Second try" (Moss) is ready.',
    );
    expect(message({ code: 'script-ready', scenario: 'jury-selection', caseName: 'Moss' })).toBe(
      'Moss, jury selection: kept with its session.',
    );
    expect(message({ code: 'script-ready' })).toBe('Your practice script: kept with its session.');
    expect(message({ code: 'machine-draft-ready', scenario: 'closing-argument', caseName: 'Moss' })).toBe(
      'Moss, closing argument: the model’s draft can be read for seven days, and taken or left.',
    );
  });

  it('stay as they came where there is no code, or one of a later version', () => {
    const written = { title: 'Script ready', message: 'Your practice script is kept.' };
    expect(notificationWords({ ...written, content: null })).toEqual(written);
    expect(notificationWords(written)).toEqual(written);
    for (const code of ['moot-court-won', 'toString'])
      expect(notificationWords({ ...written, content: { code } as never })).toEqual(written);
  });

  it('name another member in the app alone', () => {
    const content = { code: 'post-commented', title: 'On notes', by: 'Ben Hale' } as const;
    expect(notificationWords({ ...stored, content }).message).toBe('Ben Hale commented on "On notes".');
    expect(wordsOutside({ ...stored, content }).message).toBe('A member commented on "On notes".');
    expect(wordsOutside({ ...stored, content: { code: 'welcome' } })).toEqual(
      notificationWords({ ...stored, content: { code: 'welcome' } }),
    );
  });
});
