import { rangeInWords, wholeName } from '@lectern/contracts/english/scores';
import type { ScoreBasis, ScoreRange } from '@lectern/contracts/scores';

/** Under a minute of speech says too little to be judged as a whole. */
export const JUDGED_FROM_SECONDS = 60;

interface TakeScoreProps {
  score: number | null;
  basis: ScoreBasis | null;
  range: ScoreRange | null | undefined;
  seconds: number | null;
}

/** A take's figure, or why there is none. */
export function TakeScore({ score, basis, range, seconds }: TakeScoreProps) {
  if (seconds !== null && seconds < JUDGED_FROM_SECONDS)
    return <b className="take-verdict">Too short to judge</b>;
  if (score === null) return <span className="t3">not measured</span>;
  return (
    <span>
      {basis === 'voice' && <span className="t3">{wholeName(basis)} </span>}
      <b className="take-figure">{score.toFixed(1)}</b> <span className="t3">of 10</span>
      {range && <span className="line2 num">{rangeInWords(range)}</span>}
    </span>
  );
}
