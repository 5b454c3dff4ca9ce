import { Plan, START_IS_PAST, type ScheduledPractice } from '@lectern/contracts/schedule';
import { clockInWords, placeOf } from './day-words.js';
import { clockChange, isOver, proposedStart } from './plan.rules.js';

/** What the form holds: everything as it is typed. */
export interface PlanValues {
  title: string;
  scenario: string;
  date: string;
  time: string;
  duration: string;
  type: Plan['type'];
  difficulty: Plan['difficulty'];
  caseId: string;
  reminder: boolean;
  notes: string;
}

const DEFAULT_MINUTES = 30;

/** The defaults for a new entry, or the entry as it is. */
export function valuesOf(
  entry: ScheduledPractice | null,
  { day, now, timeZone }: { day: string; now: Date; timeZone: string },
): PlanValues {
  if (entry !== null)
    return {
      ...entry,
      duration: String(entry.duration),
      caseId: entry.caseId ?? '',
      notes: entry.notes ?? '',
    };
  return {
    ...proposedStart(day, now, timeZone),
    title: '',
    scenario: '',
    duration: String(DEFAULT_MINUTES),
    type: 'practice',
    difficulty: 'Intermediate',
    caseId: '',
    reminder: true,
    notes: '',
  };
}

export type PlanField = 'title' | 'date' | 'time' | 'duration' | 'notes';

/** The plan that the values make, or what is wrong with each field. */
export function planOf(
  values: PlanValues,
  { timeZone, now, unmoved }: { timeZone: string; now: Date; unmoved: { date: string; time: string } | null },
): { plan: Plan } | { problems: Partial<Record<PlanField, string>> } {
  const { caseId, notes, duration, ...rest } = values;
  const parsed = Plan.safeParse({
    ...rest,
    timeZone,
    duration: duration.trim() === '' ? undefined : Number(duration),
    notes: notes.trim() === '' ? undefined : notes,
    caseId: caseId === '' ? null : caseId,
  });
  if (!parsed.success) {
    const problems: Partial<Record<PlanField, string>> = {};
    for (const { path, message } of parsed.error.issues) problems[path[0] as PlanField] ??= message;
    return { problems };
  }
  const moved = unmoved?.date !== values.date || unmoved.time !== values.time;
  if (moved && isOver(values, now, timeZone)) return { problems: { time: START_IS_PAST } };
  return { plan: parsed.data };
}

/** What the night of a change of clocks makes of the chosen time; null on any other day. */
export function clockNote(start: { date: string; time: string }, timeZone: string): string | null {
  if (!Plan.pick({ date: true, time: true }).safeParse(start).success) return null;
  const change = clockChange(start, timeZone);
  if (change === null) return null;
  const said = clockInWords(start.time);
  return change === 'twice'
    ? `Clocks in ${placeOf(timeZone)} go back that night: ${said} comes twice, and the first one is meant.`
    : `Clocks in ${placeOf(timeZone)} go forward that night: there is no ${said}, so it starts at ${clockInWords(change.skippedTo)}.`;
}
