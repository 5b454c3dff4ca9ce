import type { Difficulty } from '../lib/scenarios.js';

const filledBars: Record<Difficulty, number> = { Beginner: 1, Intermediate: 2, Advanced: 3, Expert: 4 };

/** A difficulty as word and bars, so that its color is never the only sign. */
export function DifficultyMark({ difficulty }: { difficulty: Difficulty }) {
  return (
    <span className={`difficulty ${difficulty}`}>
      <svg width="19" height="14" viewBox="0 0 19 14" aria-hidden="true">
        {[0, 1, 2, 3].map((bar) => {
          const filled = bar < filledBars[difficulty];
          return (
            <rect
              key={bar}
              x={bar * 5 + (filled ? 0 : 0.5)}
              y={10 - bar * 3 + (filled ? 0 : 0.5)}
              width={filled ? 4 : 3}
              height={4 + bar * 3 - (filled ? 0 : 1)}
              rx={filled ? 1 : 0.5}
              fill={filled ? 'currentColor' : 'none'}
              stroke={filled ? 'none' : 'currentColor'}
            />
          );
        })}
      </svg>
      {difficulty}
    </span>
  );
}
