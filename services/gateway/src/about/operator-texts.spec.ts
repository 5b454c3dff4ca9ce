import { describe, expect, it } from '@jest/globals';
import { operatorTexts } from './operator-texts.js';

const nothing = {
  SUPPORT_EMAIL: undefined,
  SUPPORT_CHAT_URL: undefined,
  SUPPORT_CALENDAR_URL: undefined,
  SUPPORT_HOURS: undefined,
  TESTIMONIALS: undefined,
};

describe('what the operator says', () => {
  it('is nothing where nothing is set', () => {
    const { support, testimonials } = operatorTexts(nothing);
    expect(JSON.stringify(support)).toBe('{}');
    expect(testimonials).toEqual([]);
  });

  it('is what is set', () => {
    const { support } = operatorTexts({
      ...nothing,
      SUPPORT_EMAIL: 'help@hartwell.example',
      SUPPORT_CALENDAR_URL: 'https://calendar.hartwell.example/lectern',
      SUPPORT_HOURS: 'Monday to Friday=8 AM to 8 PM Eastern; Saturday = 10 AM to 4 PM Eastern;',
    });
    expect(support).toEqual({
      email: 'help@hartwell.example',
      chatUrl: undefined,
      calendarUrl: 'https://calendar.hartwell.example/lectern',
      hours: [
        { days: 'Monday to Friday', hours: '8 AM to 8 PM Eastern' },
        { days: 'Saturday', hours: '10 AM to 4 PM Eastern' },
      ],
    });
  });

  it('takes testimonials as they were given, without a rating that nobody gave', () => {
    const TESTIMONIALS = JSON.stringify([{ name: 'Ida Wells', quote: 'It heard what I did not.' }]);
    expect(operatorTexts({ ...nothing, TESTIMONIALS }).testimonials).toEqual([
      { name: 'Ida Wells', title: '', firm: '', quote: 'It heard what I did not.' },
    ]);
  });

  it.each([
    ['SUPPORT_EMAIL', 'help at hartwell'],
    ['SUPPORT_CHAT_URL', 'javascript:alert(1)'],
    ['SUPPORT_CALENDAR_URL', 'calendar'],
    ['SUPPORT_HOURS', 'always'],
    ['TESTIMONIALS', 'not JSON'],
    ['TESTIMONIALS', '[{"name":"Nobody"}]'],
    ['TESTIMONIALS', JSON.stringify(Array.from({ length: 7 }, () => ({ name: 'A', quote: 'B' })))],
  ])('refuses %s that cannot be read: %s', (name, value) => {
    expect(() => operatorTexts({ ...nothing, [name]: value })).toThrow(name);
  });
});
