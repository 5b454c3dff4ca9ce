import { REMINDER_LEAD_MINUTES } from '@lectern/contracts/schedule';

export interface Entry {
  id: string;
  title: string;
  startsAt: Date;
  /** Minutes. */
  duration: number;
  scenario: string;
  difficulty: string;
  reminder: boolean;
  completed: boolean;
  /** Left out of what leaves the user's hands. */
  notes: string | null;
}

const LINE_OCTETS = 75;

/**
 * A text value (RFC 5545, section 3.3.11), without the control characters that it may not hold. What some readers take for the
 * end of a line is one, or a title could bring lines of its own.
 */
const text = (value: string): string =>
  value
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** An instant in UTC, which needs no table of time zones. */
const instant = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Lines of at most 75 octets, folded between characters, never within one. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = '';
      // The space that marks the continuation.
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}

function eventLines(entry: Entry, now: Date, publicUrl: string): string[] {
  const { id, title, startsAt, duration, scenario, difficulty, reminder, completed, notes } = entry;
  const about = [scenario, difficulty, completed ? 'Completed' : '', notes ?? ''].filter(
    (part) => part !== '',
  );
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(title)}`,
    `TRIGGER:-PT${REMINDER_LEAD_MINUTES}M`,
    'END:VALARM',
  ];
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${instant(now)}`,
    `DTSTART:${instant(startsAt)}`,
    `DURATION:PT${duration}M`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(about.join('\n'))}`,
    `URL:${publicUrl}/schedule`,
    'STATUS:CONFIRMED',
    ...(reminder && !completed ? alarm : []),
    'END:VEVENT',
  ];
}

/** A calendar needs at least one component; this one says nothing. */
const NOTHING = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Scheduled practice as an iCalendar object (RFC 5545). */
export function icalendar(entries: Entry[], now: Date, publicUrl: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lectern//Practice Schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Lectern practice',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(entries.length === 0 ? NOTHING : entries.flatMap((entry) => eventLines(entry, now, publicUrl))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
