import type { Case, CaseContents, CaseSummary, Side } from '@lectern/contracts/cases';
import type { Session } from '@lectern/contracts/sessions';
import { scenarioTitle } from '../../lib/scenarios.js';

const SIDE_WORDS: Record<Side, string> = {
  plaintiff: 'the plaintiff',
  defendant: 'the defendant',
  prosecution: 'the prosecution',
  accused: 'the defense',
  petitioner: 'the petitioner',
  respondent: 'the respondent',
  appellant: 'the appellant',
  appellee: 'the appellee',
};

export const SIDE_LABELS: Record<Side, string> = {
  plaintiff: 'Plaintiff',
  defendant: 'Defendant',
  prosecution: 'Prosecution',
  accused: 'Defense (criminal)',
  petitioner: 'Petitioner',
  respondent: 'Respondent',
  appellant: 'Appellant',
  appellee: 'Appellee',
};

/** "For the plaintiff, Odile Marrowby", then court and docket number, as far as they are known. */
export function caseLine({ side, clientName, court, docketNumber }: Case): string[] {
  const whom = side === null ? clientName : SIDE_WORDS[side];
  const forWhom = whom && `For ${whom}${side !== null && clientName ? `, ${clientName}` : ''}`;
  return [forWhom, court, docketNumber].filter((part): part is string => Boolean(part));
}

const DAY_MS = 86_400_000;

/** Days from today to a calendar date, both where the reader is; negative when it is past. */
export function daysUntil(date: string, now = new Date()): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(date) - today) / DAY_MS);
}

const inDays = (days: number): string =>
  days === 0 ? 'today' : days === 1 ? 'tomorrow' : days > 0 ? `in ${days} days` : 'past';

/** `Monday, December 7, 2026`, or short `Mon, Dec 7, 2026`. A calendar date has no time zone. */
export const hearingDay = (date: string, length: 'long' | 'short'): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: length,
    month: length,
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));

const clockTime = (time: string): string =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time}Z`),
  );

/** "Jury trial, in 15 days". */
export function hearingLine({ hearingDate, hearingKind }: Case, now = new Date()): string {
  if (hearingDate === null) return '';
  return [hearingKind, inDays(daysUntil(hearingDate, now))].filter(Boolean).join(', ');
}

/** "9:00 AM, Courtroom 4 · in 15 days". */
export function hearingPlaceLine({ hearingDate, hearingTime, hearingPlace }: Case, now = new Date()): string {
  if (hearingDate === null) return '';
  const where = [hearingTime && clockTime(hearingTime), hearingPlace].filter(Boolean).join(', ');
  return [where, inDays(daysUntil(hearingDate, now))].filter(Boolean).join(' · ');
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const spelled = (count: number): string => NUMBERS[count] ?? String(count);

/** The sentence under the heading of the list. */
export function listSentence(open: number, cases: CaseSummary[], now = new Date()): string {
  const many = `${spelled(open)} open ${open === 1 ? 'case' : 'cases'}.`;
  const next = cases.find(({ hearingDate }) => hearingDate !== null && daysUntil(hearingDate, now) >= 0);
  if (!next?.hearingDate) return many;
  return `${many} The next hearing is ${inDays(daysUntil(next.hearingDate, now))}: ${next.name}.`;
}

/** How far the documents of a case are read; null when nobody can say. */
export function documentsLine(counts: CaseSummary['documents']): { text: string; trouble: boolean } | null {
  if (counts === null) return null;
  if (counts.unreadable > 0) return { text: `${counts.unreadable} could not be read`, trouble: true };
  if (counts.reading > 0) return { text: `${counts.reading} still being read`, trouble: false };
  return counts.total === 0 ? null : { text: 'all read', trouble: false };
}

/** "Opening Statement, take 4"; without a number where the session is a take of no script. */
export const takeName = (take: Pick<Session, 'scenarioType' | 'takeNumber'>): string =>
  [
    take.scenarioType === null || take.scenarioType === 'quick-practice'
      ? 'Quick practice'
      : scenarioTitle(take.scenarioType),
    take.takeNumber !== null && `take ${take.takeNumber}`,
  ]
    .filter(Boolean)
    .join(', ');

/** What goes with a case, as a list for the question before it is deleted. */
export function contentsLines(contents: CaseContents): string[] {
  const { documents } = contents;
  const minutes = Math.round(contents.recordedSeconds / 60);
  return [
    contents.documents === null && 'its documents',
    (documents?.total ?? 0) > 0 &&
      `${counted(documents?.total ?? 0, 'document')} (${counted(documents?.pages ?? 0, 'page')})`,
    contents.scripts > 0 && counted(contents.scripts, 'script'),
    contents.sessions > 0 && counted(contents.sessions, 'session'),
    contents.recordings > 0 &&
      `${counted(contents.recordings, 'recording')}, ${minutes === 0 ? 'under a minute' : counted(minutes, 'minute')} in all`,
    contents.retakes > 0 && counted(contents.retakes, 'passage said again', 'passages said again'),
    contents.shares > 0 &&
      `${counted(contents.shares, 'shared link')} that still ${contents.shares === 1 ? 'works' : 'work'}`,
    contents.planned > 0 && counted(contents.planned, 'planned practice', 'planned practices'),
  ].filter((line): line is string => line !== false);
}
