import { describe, expect, it } from '@jest/globals';
import { type Entry, icalendar } from './calendar.rules.js';

const NOW = new Date('2026-11-21T10:00:00.123Z');
const entry = (given: Partial<Entry> = {}): Entry => ({
  id: '5b1c0000-0000-4000-8000-000000000000',
  title: 'Rehearse the opening',
  startsAt: new Date('2026-12-01T14:00:00Z'),
  duration: 30,
  scenario: 'Opening Statement',
  difficulty: 'Intermediate',
  reminder: true,
  completed: false,
  notes: null,
  ...given,
});
const linesOf = (entries: Entry[]): string[] =>
  icalendar(entries, NOW, 'https://lectern.example').split('\r\n');
/** What a calendar reads: folded lines joined, escapes undone. */
const valueOf = (entries: Entry[], property: string): string | undefined =>
  icalendar(entries, NOW, 'https://lectern.example')
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(`${property}:`))
    ?.slice(property.length + 1)
    .replace(/\\([\\;,n])/g, (_all, sign: string) => (sign === 'n' ? '\n' : sign));

describe('the calendar', () => {
  it('holds an event with its identity, instant, length and alarm', () => {
    expect(linesOf([entry()])).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Lectern//Practice Schedule//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Lectern practice',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:5b1c0000-0000-4000-8000-000000000000@lectern.example',
      'DTSTAMP:20261121T100000Z',
      'DTSTART:20261201T140000Z',
      'DURATION:PT30M',
      'SUMMARY:Rehearse the opening',
      'DESCRIPTION:Opening Statement\\nIntermediate',
      'URL:https://lectern.example/schedule',
      'STATUS:CONFIRMED',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Rehearse the opening',
      'TRIGGER:-PT15M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    'Moss v. Hale; the "red light", part 1\\2',
    'two\nlines\r\nEND:VEVENT\r\nBEGIN:VEVENT',
    'é'.repeat(150),
    '中'.repeat(100),
    '🏛'.repeat(60),
    'a'.repeat(200),
  ])('gives back the title %j, in lines of at most 75 octets', (title) => {
    const lines = linesOf([entry({ title })]);
    expect(valueOf([entry({ title })], 'SUMMARY')).toBe(title.replaceAll('\r\n', '\n'));
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\n|\r|�/);
    }
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('drops what a text may not hold', () => {
    expect(valueOf([entry({ title: 'a\u0000b\u001bc\u007f' })], 'SUMMARY')).toBe('abc');
  });

  it.each(['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029'])('has no line of its title after %j', (end) => {
    const entries = [entry({ title: `a${end}ATTACH:x` })];
    expect(valueOf(entries, 'SUMMARY')).toBe('a\nATTACH:x');
    expect(linesOf(entries).flatMap((line) => line.split(/[\n\r\u0085\u2028\u2029]/))).not.toContain(
      'ATTACH:x',
    );
  });

  it('rings for nothing that is done, nor where no reminder is wanted', () => {
    for (const given of [{ completed: true }, { reminder: false }])
      expect(linesOf([entry(given)])).not.toContain('BEGIN:VALARM');
    expect(valueOf([entry({ completed: true })], 'DESCRIPTION')).toContain('Completed');
  });

  it('is valid when it is empty: one component at least', () => {
    expect(linesOf([])).toContain('BEGIN:VTIMEZONE');
    expect(linesOf([])).not.toContain('BEGIN:VEVENT');
  });
});
