import { describe, expect, it } from '@jest/globals';
import { NotificationPreferences } from '@lectern/contracts/notifications';
import { CHANNELS, KINDS, quietSentence } from './preference-words.js';

describe('the preferences', () => {
  it('show every choice that can be saved and has an effect', () => {
    const shown = [...CHANNELS, ...KINDS].map(({ name }) => name as string);
    const rest = ['quietHoursStart', 'quietHoursEnd', 'timeZone'];
    // Nothing is sent about these yet, so nothing offers them.
    const silent = ['achievementAlerts', 'communityUpdates', 'murphyTips', 'goalDeadlines'];
    expect([...shown, ...rest, ...silent].toSorted()).toEqual(
      Object.keys(NotificationPreferences.shape).toSorted(),
    );
  });

  it.each([
    ['22:00', '08:00', 'From 10:00 PM to 8:00 AM the next day, email and push wait.'],
    ['12:00', '13:30', 'From 12:00 PM to 1:30 PM, email and push wait.'],
    ['08:00', '08:00', 'There are no quiet hours: messages go out at any time.'],
  ])('say what %s to %s means', (quietHoursStart, quietHoursEnd, sentence) => {
    expect(quietSentence({ quietHoursStart, quietHoursEnd })).toBe(sentence);
  });
});
