import type { AchievementId } from '../achievement-list.js';
import type { CERTIFICATION_REQUIREMENTS, Missing } from '../achievements.js';
import { SCENARIOS } from '../scenarios.js';

interface AchievementWords {
  description: string;
  requirement: string;
}

/** What an achievement is for, and what earns it. */
export const ACHIEVEMENT_WORDS: Record<AchievementId, AchievementWords> = {
  'first-steps': {
    description: 'You spoke, and you listened to what was measured.',
    requirement: 'Complete your first practice session',
  },
  'murphys-student': {
    description: 'One of the five strategies is yours.',
    requirement: 'Score 8 or higher in a strategy',
  },
  'confident-speaker': {
    description: 'Confidence that lasts beyond one good day.',
    requirement: '8+ confidence over 10 sessions',
  },
  'streak-warrior': {
    description: 'A week in which no day went by without practice.',
    requirement: 'Practice on 7 consecutive days',
  },
  'filler-slayer': {
    description: 'Where there was an "um" there is now a pause.',
    requirement: '75% fewer fillers a minute over 10 sessions than in your first 5',
  },
  'courtroom-commander': {
    description: 'At home in every part of a trial.',
    requirement: 'Score 8 or higher overall in each of the seven scenarios',
  },
  'murphy-master': {
    description: 'All five strategies, and not by chance.',
    requirement: '9+ in all strategies, over the last 10 sessions in which each was measured',
  },
  'century-club': { description: 'A hundred times on your feet.', requirement: 'Complete 100 sessions' },
  'perfect-week': {
    description: 'Seven days, and nothing left to correct.',
    requirement: 'A session of 10.0 on each of 7 consecutive days',
  },
};

export const REQUIREMENT_WORDS: Record<(typeof CERTIFICATION_REQUIREMENTS)[number], string> = {
  sessions: '50 practice sessions',
  strategies: 'Master all 5 strategies',
  average: '8+ average score for 30 days',
  advanced: 'Advanced scenarios',
};

type Code = Missing['code'];
type Of<C extends Code> = Extract<Missing, { code: C }>;

const COUNTED: Record<Of<'count'>['of'], string> = {
  sessions: 'sessions',
  'practice-days': 'days',
  'perfect-days': 'days with a session of 10.0',
  'guide-strategies': 'strategies of the guide marked complete',
  'advanced-sessions': 'sessions of 8 or higher in advanced scenarios',
};
const IN_WHICH: Record<Of<'too-few'>['measured'], string> = {
  confidence: 'with a confidence score',
  words: 'with words',
  overall: 'with an overall score in the last 30 days',
  strategies: 'in which each strategy was measured',
};
const MEASURED = {
  confidence: 'Confidence',
  overall: 'The mean of the last 30 days',
  strategy: 'The best strategy',
};

/** What is below 8 is not shown as 8.0. */
const tenthsReached = (value: number): string => (Math.floor(value * 10 + 1e-9) / 10).toFixed(1);

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const SENTENCES: { [C in Code]: (missing: Of<C>) => string } = {
  // What is counted but not awarded yet is not more than all.
  count: ({ of, have, need }) =>
    have === 0 && need === 1 ? 'No session yet' : `${Math.min(have, need)} of ${need} ${COUNTED[of]}`,
  'too-few': ({ measured, have, need }) => `${have} of ${need} sessions ${IN_WHICH[measured]}`,
  below: ({ measured, strategy, value, need }) =>
    `${strategy ?? MEASURED[measured]} is at ${tenthsReached(value)} of ${need}`,
  fillers: ({ before, now, fewer, need }) => {
    if (before === 0) return 'Your first 5 sessions with words had no fillers: fewer is not possible';
    const rates = `${now.toFixed(1)} fillers a minute, ${before.toFixed(1)} at first`;
    return `${rates}: ${fewer === 0 ? 'not fewer yet' : `${fewer}% fewer`}, of ${need}% needed`;
  },
  scenarios: ({ open, unpracticed, unscored }) => {
    if (unpracticed.length === SCENARIOS.length) return 'No scenario was practiced yet';
    const parts = [
      {
        count: open.length - unpracticed.length - unscored.length,
        one: 'is still below 8',
        more: 'are still below 8',
      },
      { count: unscored.length, one: 'has no score yet', more: 'have no score yet' },
      { count: unpracticed.length, one: 'was not practiced yet', more: 'were not practiced yet' },
    ].filter(({ count }) => count > 0);
    return parts
      .map(({ count, one, more }, at) => {
        const noun = at > 0 ? '' : count === 1 ? ' scenario' : ' scenarios';
        return `${count}${noun} ${count === 1 ? one : more}`;
      })
      .join(', ');
  },
  'not-measured': ({ strategies }) =>
    strategies.length === 1 && strategies[0] === 'Check Your Look'
      ? 'Check Your Look has no assessment yet'
      : `${listed(strategies)} ${strategies.length === 1 ? 'has' : 'have'} no value yet`,
};

/** "6 of 7 days": what an open achievement or requirement still lacks. */
export const missingInWords = <C extends Code>(missing: Of<C>): string =>
  SENTENCES[missing.code as C](missing);
