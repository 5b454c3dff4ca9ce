import type { Achievement } from '@lectern/contracts/achievements';
import { devices, ornaments } from './emblem-shapes.js';
import './emblem.css';

interface EmblemProps {
  achievementId: string;
  tier: Achievement['difficulty'];
  rarity: Achievement['rarity'];
  earned: boolean;
  size?: number;
}

/** The medal of an achievement: metal by tier, edge and engraving by rarity; until it is earned, its drawing alone. */
export function Emblem({ achievementId, tier, rarity, earned, size = 96 }: EmblemProps) {
  const { edge, rim } = ornaments[rarity];
  const device = devices[achievementId];
  return (
    <svg
      className={`emblem ${earned ? `earned ${tier}` : 'open'}`}
      width={size}
      height={size}
      viewBox="0 0 120 120"
      aria-hidden="true"
    >
      <path className="emblem-edge" d={edge} />
      <g className="emblem-rim">
        {rim.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <circle className="emblem-face" cx="60" cy="60" r="43" />
      <circle className="emblem-line" cx="60" cy="60" r="40.500" />
      {device && (
        <>
          <path className="emblem-lines" d={device.lines} />
          {device.solids && <path className="emblem-solids" d={device.solids} />}
        </>
      )}
    </svg>
  );
}
