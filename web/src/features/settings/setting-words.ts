import type {
  AnalysisDepth,
  Going,
  KeepSessions,
  Language,
  Settings,
  SettingsDifficulty,
  Theme,
} from '@lectern/contracts/settings';

const options = <T extends string>(labels: Record<T, string>): { value: T; label: string }[] =>
  (Object.entries(labels) as [T, string][]).map(([value, label]) => ({ value, label }));

export const DIFFICULTIES = options<SettingsDifficulty>({
  Beginner: 'Beginner',
  Intermediate: 'Intermediate',
  Advanced: 'Advanced',
});
export const DEPTHS = options<AnalysisDepth>({
  basic: 'Basic',
  standard: 'Standard',
  comprehensive: 'Comprehensive',
});
/** The times are those of recordings of nine minutes on a server with two cores. */
export const DEPTH_HINTS: Record<AnalysisDepth, string> = {
  basic:
    'Pace, pauses, level and melody from the sound alone. No words are looked for, so there are no fillers. About 2 seconds for ten minutes of speech.',
  standard:
    'Measurements and words: fillers, hedges, what of your script was said. No advice is written. About 5 seconds for ten minutes of speech; where a recognizer has to find the words, its time comes on top.',
  comprehensive:
    'Measurements, words, and what worked, what to change and what to try next. About 5 seconds for ten minutes of speech; where a recognizer finds the words or a model writes the advice, their time comes on top.',
};
export const THEMES = options<Theme>({ light: 'Light', dark: 'Dark', system: 'As the system' });
export const LANGUAGES = options<Language>({ en: 'English' });
export const KEEPING = options<KeepSessions>({
  '30-days': '30 days',
  '6-months': '6 months',
  '1-year': '1 year',
  indefinite: 'Indefinitely',
});

/** Whether another choice would delete what the saved one keeps. */
export const deletesMore = (saved: Settings, next: Settings): boolean => {
  const order = KEEPING.map(({ value }) => value);
  return (
    (next.deleteRecordings && !saved.deleteRecordings) ||
    order.indexOf(next.keepSessions) < order.indexOf(saved.keepSessions)
  );
};

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What would go, in a sentence. */
export function goingInWords({ recordings, sessions }: { recordings: number; sessions: number }): string {
  const parts = [
    sessions > 0 && `${counted(sessions, 'session')} with transcript and analysis`,
    recordings > 0 && `the audio of ${counted(recordings, 'session')}`,
  ].filter(Boolean);
  return parts.length === 0
    ? 'Nothing is old enough to be deleted now.'
    : `Now this is ${parts.join(' and ')}.`;
}

export const WHAT: Record<Going['what'], string> = { audio: 'audio', session: 'whole session' };
