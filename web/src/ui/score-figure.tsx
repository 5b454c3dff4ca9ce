import type { Ground, NoScore } from '@lectern/speech/assessment/ground';
import { partWords } from '@lectern/speech/english/grounds';
import { rangeInWords } from '@lectern/contracts/english/scores';
import { noScoreWords } from '@lectern/speech/english/no-score';
import { RangeTrack } from './range-track.js';

interface ScorePart {
  name: string;
  value: number;
  /** Share of the score, 0-1. */
  weight: number;
  because?: Ground[] | null | undefined;
  /** From before there were codes. */
  explanation: string;
}

interface ScoreFigureProps {
  label: string;
  /** 0-10; null when the recording gave no basis for it. */
  value: number | null;
  /** What the evidence leaves open. */
  range?: { low: number; high: number } | null | undefined;
  /** Why there is no value; `reason` from before there were codes. */
  missing?: NoScore | null | undefined;
  reason?: string | undefined;
  /** What it is made up of; shown on demand. */
  parts?: ScorePart[];
  large?: boolean;
}

/** A score that opens into its deductions. Without a value it says why, never a zero. */
export function ScoreFigure({ label, value, range, missing, reason, parts = [], large }: ScoreFigureProps) {
  return (
    <div className={large ? 'score large' : 'score'}>
      <div className="label">{label}</div>
      {value === null ? (
        <>
          <RangeTrack range={null} />
          <p className="t3 sm">{noScoreWords({ missing, reason }) ?? 'Not measured'}</p>
        </>
      ) : (
        <>
          <div className="value">
            {value.toFixed(1)}
            <span className="of"> / 10</span>
          </div>
          {range && (
            <>
              <RangeTrack range={range} value={value} />
              <p className="sm t2 num">{rangeInWords(range)}</p>
            </>
          )}
        </>
      )}
      {value !== null && parts.length > 0 && (
        <details>
          <summary>How it is made up</summary>
          <ScoreParts value={value} parts={parts} />
        </details>
      )}
    </div>
  );
}

const ALL_PARTS = 4;

/** Parts and weights, so that the score can be recalculated. */
export function ScoreParts({
  value,
  parts,
  share = 1,
}: {
  value: number;
  parts: ScorePart[];
  share?: number | undefined;
}) {
  const sum = Number(parts.reduce((all, part) => all + part.value * part.weight, 0).toFixed(3));
  return (
    <ul className="score-parts">
      {parts.map((part) => (
        <li key={part.name}>
          <b className="num">
            {part.name} {part.value.toFixed(1)} × {Math.round(part.weight * 100)} %
          </b>
          {/* "Pace 7.1 × 25 %: Pace 7.1 of 10" would say it twice. */}
          {!partWords(part).startsWith(part.name) && (
            <>
              <br />
              {partWords(part)}
            </>
          )}
        </li>
      ))}
      {parts.length > 1 && (
        <li>
          Together <span className="num">{sum}</span>
          {share < 1 ? (
            <>
              , of which <span className="num">{Math.round(share * 100)} %</span> count:{' '}
              <span className="num">{value.toFixed(1)}</span>. The rest needs{' '}
              {parts.length === ALL_PARTS ? '' : 'all four parts and '}a take of full length.
            </>
          ) : sum.toFixed(1) === String(sum) ? (
            '.'
          ) : (
            <>
              , rounded to <span className="num">{value.toFixed(1)}</span>.
            </>
          )}
        </li>
      )}
    </ul>
  );
}
