import type { AchievementId } from '@lectern/contracts/achievement-list';
import { SCENARIOS } from '@lectern/contracts/scenarios';
import type { Change } from '../result/change.js';
import {
  bestStrategy,
  CENTURY,
  COMMANDER,
  CONFIDENT,
  FEWER,
  fewerThan,
  STREAK,
  STUDENT,
} from './achievements.rules.js';
import { LAST, PERFECT } from './history.rules.js';

/** What is known of a member without its history. */
export interface Known {
  sessions: number;
  longest_streak: number;
  /** How many own assessments the member has made. */
  looks: number;
  /** In how many scenarios there is a session good enough for the courtroom commander. */
  commanded: number;
  /** Where no result is later than the change: the newest results. */
  newest: Newest | null;
}

export interface Newest {
  /** The mean confidence of the last ten that have one; null while there are fewer. */
  confidence: number | null;
  /** Fillers a minute of the first results with words and of the last ten; null while there are too few. */
  fillers: { first: number; last: number } | null;
}

/** Means are counted by PostgreSQL here, and in another order by the rules: what is as close as that is looked at. */
const CLOSE = 1e-6;

const scores = ({ result }: Change, least: number): boolean => (result?.overall ?? 0) >= least;
const isSession = ({ sessions }: Change): boolean => sessions > 0;

/** What must be so before a rule can hold. */
const BY: Record<AchievementId, (change: Change, known: Known) => boolean> = {
  'first-steps': isSession,
  'century-club': (change, { sessions }) => isSession(change) && sessions >= CENTURY,
  'murphys-student': ({ result }) => result !== null && bestStrategy([result]) >= STUDENT,
  'streak-warrior': ({ practice }, { longest_streak }) => practice !== null && longest_streak >= STREAK,
  'courtroom-commander': (change, { commanded }) =>
    scores(change, COMMANDER) && commanded === SCENARIOS.length,
  'confident-speaker': (_change, { newest }) =>
    newest === null || (newest.confidence ?? 0) >= CONFIDENT - CLOSE,
  'filler-slayer': (_change, { newest }) =>
    newest === null ||
    (newest.fillers !== null && fewerThan(newest.fillers.first, newest.fillers.last) >= FEWER - CLOSE),
  'murphy-master': (_change, { looks }) => looks >= LAST,
  'perfect-week': (change) => scores(change, PERFECT),
};

/** Whether a change can be what an achievement waits for: what cannot is not looked for. */
export const mayEarn = (id: AchievementId, change: Change, known: Known): boolean => BY[id](change, known);
