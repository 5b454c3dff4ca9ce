export interface WeekFigures {
  /** With a measured recording; one that was recorded anew counts once. */
  sessions: number;
  practiceMinutes: number;
  averageScore: number | null;
  previousAverageScore: number | null;
  /** Of takes that were scored by the voice alone: no overall score is compared with them. */
  averageDelivery: number | null;
  previousAverageDelivery: number | null;
}

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** The letter about a week of practice. */
export const weeklyReportWords = (
  figures: WeekFigures,
): { title: string; paragraphs: string[]; link: string } => ({
  title: 'Your week of practice',
  paragraphs: weekInSentences(figures),
  link: 'See your progress',
});

function weekInSentences(figures: WeekFigures): string[] {
  const { sessions, practiceMinutes } = figures;
  const lines = [
    `Last week, from Sunday to Saturday, you practiced in ${counted(sessions, 'session')}, ${counted(practiceMinutes, 'minute')} in all.`,
  ];
  return [
    ...lines,
    ...averageInSentences('score', figures.averageScore, figures.previousAverageScore),
    ...averageInSentences('delivery', figures.averageDelivery, figures.previousAverageDelivery),
  ];
}

function averageInSentences(what: string, average: number | null, before: number | null): string[] {
  if (average === null) return [];
  const said = `Your average ${what} was ${average.toFixed(1)} out of 10.`;
  if (before === null) return [said];
  const change = Number((average - before).toFixed(1));
  return [
    said,
    change === 0
      ? 'That is the same as the week before.'
      : `That is ${Math.abs(change).toFixed(1)} ${change > 0 ? 'more' : 'less'} than the week before.`,
  ];
}

/** What stands around every letter that a user can switch off. */
export const LETTER_FRAME = {
  open: 'Open in Lectern',
  why: 'You choose which messages leave the app:',
  preferences: 'notification preferences',
};
