import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PREFERENCES } from '@lectern/contracts/notifications';
import { deliveryTime, type Message } from './delivery.rules.js';

const NOON = new Date('2026-01-15T12:00:00-05:00');
const NIGHT = new Date('2026-01-15T23:00:00-05:00');
const MORNING = new Date('2026-01-16T08:00:00-05:00');

const message: Message = {
  channel: 'mail',
  priority: 'high',
  switch: 'practiceReminders',
  uselessAfter: null,
};

describe('mail and push', () => {
  it('leave at once in the day, and after quiet hours in the night', () => {
    expect(deliveryTime(message, DEFAULT_PREFERENCES, NOON)).toEqual(NOON);
    expect(deliveryTime(message, DEFAULT_PREFERENCES, NIGHT)).toEqual(MORNING);
  });

  it('leave at once when they are urgent', () =>
    expect(deliveryTime({ ...message, priority: 'urgent' }, DEFAULT_PREFERENCES, NIGHT)).toEqual(NIGHT));

  it('are dropped when they would come too late', () => {
    const short = { ...message, uselessAfter: new Date('2026-01-15T23:30:00-05:00') };
    expect(deliveryTime(short, DEFAULT_PREFERENCES, NIGHT)).toBeNull();
    expect(deliveryTime(short, { ...DEFAULT_PREFERENCES, quietHoursStart: '08:00' }, NIGHT)).toEqual(NIGHT);
  });

  it.each(['emailNotifications', 'practiceReminders'] as const)('are dropped without %s', (name) =>
    expect(deliveryTime(message, { ...DEFAULT_PREFERENCES, [name]: false }, NOON)).toBeNull(),
  );

  it('do not stop each other', () => {
    const noMail = { ...DEFAULT_PREFERENCES, emailNotifications: false };
    expect(deliveryTime({ ...message, channel: 'push' }, noMail, NOON)).toEqual(NOON);
  });
});
