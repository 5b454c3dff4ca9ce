import type { LeaderboardEntry } from '@lectern/contracts/leaderboard';
import { memberName, ordinal, pointsOf } from './community-words.js';
import { LevelBadge } from './level-badge.js';

/** The first three, in order; steps of different height on wide screens. */
export function Podium({ entries }: { entries: LeaderboardEntry[] }) {
  return (
    <ol className="podium" aria-label="The first three">
      {entries.map((entry) => (
        <li key={entry.id} className={`podium-step place-${entry.rank}${entry.isYou ? ' own' : ''}`}>
          <span className="podium-place serif">{ordinal(entry.rank)}</span>
          <b className="podium-name">{memberName(entry)}</b>
          {entry.isYou && entry.name && <span className="sm t3">shown as {entry.name}</span>}
          {entry.practiceArea && <span className="sm t3">{entry.practiceArea}</span>}
          <LevelBadge badge={entry.badge} />
          <span className="podium-points num">{pointsOf(entry.points)} points</span>
        </li>
      ))}
    </ol>
  );
}
