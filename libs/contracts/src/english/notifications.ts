import { inWords } from './allowances.js';
import type { ScenarioType } from '../scenarios.js';
import type { NotificationContent } from '../notification-content.js';

type Code = NotificationContent['code'];
type Of<C extends Code> = Extract<NotificationContent, { code: C }>;

interface NotificationWords {
  title: string;
  message: string;
}

const clock = (at: string, timeZone: string): string =>
  new Date(at).toLocaleTimeString('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

const FORMER_MEMBER = 'A former member';
const MEMBER = 'A member';

const TITLES: Record<Code, string> = {
  welcome: 'Welcome to Lectern!',
  'allowance-low': 'You are near a limit',
  'analysis-complete': 'Analysis complete',
  'analysis-failed': 'Analysis failed',
  'script-ready': 'Script ready',
  'machine-draft-ready': 'Draft ready',
  'practice-due': 'Time to practice',
  'strategy-completed': 'Strategy completed',
  'achievement-earned': 'Achievement earned',
  'goal-due': 'A goal is due soon',
  'post-liked': 'Your post was liked',
  'post-commented': 'New comment',
  'export-ready': 'Your data is ready',
  'retention-applied': 'Old recordings were deleted',
};

const SCENARIO_NAMES: Record<ScenarioType, string> = {
  'opening-statement': 'opening statement',
  'cross-examination': 'cross-examination',
  'closing-argument': 'closing argument',
  'motion-argument': 'motion argument',
  'witness-examination': 'direct examination',
  'jury-selection': 'jury selection',
  'appellate-argument': 'appellate argument',
  'quick-practice': 'quick practice',
};

/** With its case, unless the title says it. */
const named = (title: string, caseName: string | null | undefined): string =>
  caseName && !title.includes(caseName) ? `"${title}" (${caseName})` : `"${title}"`;

const scriptName = (scenario: ScenarioType | undefined, caseName: string | null | undefined): string =>
  [caseName, scenario && SCENARIO_NAMES[scenario]].filter(Boolean).join(', ') || 'Your practice script';

const MESSAGES: { [C in Code]: (content: Of<C>) => string } = {
  welcome: () => 'Record two minutes of an opening you know, and see what was measured.',
  'allowance-low': ({ per, ...allowance }) =>
    per === 'hour'
      ? `${inWords(allowance)} in the last hour. Beyond that Lectern asks you to wait.`
      : `${inWords(allowance)}. Delete what you no longer need before nothing more can be added.`,
  'analysis-complete': ({ title, caseName, score, basis, range }) =>
    score === null
      ? `The analysis of ${named(title, caseName)} is ready.`
      : `The analysis of ${named(title, caseName)} is ready: ${basis === 'voice' ? 'Delivery ' : ''}${score.toFixed(1)} out of 10${range ? `, between ${range.low.toFixed(1)} and ${range.high.toFixed(1)}` : ''}.`,
  'analysis-failed': ({ title, caseName, reason }) =>
    `${named(title, caseName)} could not be analyzed. ${reason}`,
  'script-ready': ({ scenario, caseName }) => `${scriptName(scenario, caseName)}: kept with its session.`,
  'machine-draft-ready': ({ scenario, caseName }) =>
    `${scriptName(scenario, caseName)}: the model’s draft can be read for seven days, and taken or left.`,
  'practice-due': ({ title, caseName, startsAt, timeZone, minutes }) =>
    `${named(title, caseName)} is planned for ${clock(startsAt, timeZone)}, ${minutes} minutes.`,
  'strategy-completed': ({ title, completed }) => `You have completed "${title}": ${completed} of 5.`,
  'achievement-earned': ({ title, points }) => `"${title}", ${points} points.`,
  'goal-due': ({ title, deadline }) => `"${title}" is due on ${deadline}.`,
  'post-liked': ({ title, by }) => `${by || FORMER_MEMBER} likes "${title}".`,
  'post-commented': ({ title, by }) => `${by || FORMER_MEMBER} commented on "${title}".`,
  'retention-applied': ({ recordings, sessions }) =>
    `As your settings ask: ${[
      sessions > 0 && `${sessions === 1 ? '1 session' : `${sessions} sessions`} deleted`,
      recordings > 0 &&
        `the audio of ${recordings === 1 ? '1 session' : `${recordings} sessions`} deleted, what was measured is kept`,
    ]
      .filter(Boolean)
      .join('; ')}.`,
  'export-ready': () =>
    'The copy of your data that you asked for can be downloaded from your settings, for seven days.',
};

const wordsOf = <C extends Code>(content: Of<C>): NotificationWords => ({
  title: TITLES[content.code],
  message: MESSAGES[content.code as C](content),
});

/**
 * What a notification says in words: on the page, in a letter, in a push message. One from before there were codes, or
 * with a code of a later version, keeps the words that it came with.
 */
export function notificationWords({
  content,
  title,
  message,
}: NotificationWords & { content?: NotificationContent | null }): NotificationWords {
  return content && Object.hasOwn(TITLES, content.code) ? wordsOf(content) : { title, message };
}

/**
 * The same for what leaves the app, a letter or a push message: it names no other member, as nobody could take the name back once
 * that account is deleted.
 */
export const wordsOutside = ({
  content,
  ...written
}: NotificationWords & { content?: NotificationContent | null }): NotificationWords =>
  notificationWords({
    ...written,
    content: content && 'by' in content ? { ...content, by: MEMBER } : content,
  });
