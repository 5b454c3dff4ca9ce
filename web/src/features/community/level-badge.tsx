import { LEVELS, type Badge } from '@lectern/contracts/leaderboard';

/** A level as word and bars. */
export function LevelBadge({ badge }: { badge: Badge }) {
  const filled = LEVELS.findIndex((level) => level.badge === badge) + 1;
  return (
    <span className="level-badge">
      <svg width={LEVELS.length * 6} height="14" viewBox={`0 0 ${LEVELS.length * 6} 14`} aria-hidden="true">
        {LEVELS.map((level, bar) => (
          <rect
            key={level.badge}
            x={bar * 6 + 0.5}
            y={9.5 - bar * 2.2}
            width="4"
            height={4 + bar * 2.2}
            rx="1"
            fill={bar < filled ? 'currentColor' : 'none'}
            stroke="currentColor"
          />
        ))}
      </svg>
      {badge}
    </span>
  );
}
