import type { FigureRange } from '@lectern/speech/assessment/figure-ranges';
import { RangeTrack } from '../../../ui/range-track.js';

export function RangesHead() {
  return (
    <>
      <span>Ranges, 0 to 10</span>
      <span className="sm t3 take-title">outlined take 1, filled take 2</span>
    </>
  );
}

/** The ranges of two takes, one below the other: whether they part is seen before it is read. */
export function Ranges({ ranges }: { ranges: readonly (FigureRange | null)[] }) {
  return (
    <span className="range-lines">
      {ranges.map((range, take) => (
        <RangeTrack key={take} range={range} outlined={take === 0} />
      ))}
    </span>
  );
}
