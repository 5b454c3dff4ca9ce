import type { AchievementId } from '@lectern/contracts/achievement-list';
import type { Change } from '../result/change.js';
import { bestStrategy, COMMANDER, STUDENT } from './achievements.rules.js';
import { LAST, PERFECT } from './history.rules.js';

const scores = ({ result }: Change, least: number): boolean => (result?.overall ?? 0) >= least;
const isSession = ({ sessions }: Change): boolean => sessions > 0;

/** What must have come before a rule can hold. The others rest on means alone, which any change moves. */
const BY: Partial<Record<AchievementId, (change: Change, looks: number) => boolean>> = {
  'first-steps': isSession,
  'century-club': isSession,
  'murphys-student': ({ result }) => result !== null && bestStrategy([result]) >= STUDENT,
  'streak-warrior': ({ practice }) => practice !== null,
  'courtroom-commander': (change) => scores(change, COMMANDER),
  'murphy-master': (_change, looks) => looks >= LAST,
  'perfect-week': (change) => scores(change, PERFECT),
};

/**
 * Whether a change can be what an achievement waits for: what cannot is not looked for.
 * @param looks how many own assessments the member has made
 */
export const mayEarn = (id: AchievementId, change: Change, looks: number): boolean =>
  BY[id]?.(change, looks) ?? true;
