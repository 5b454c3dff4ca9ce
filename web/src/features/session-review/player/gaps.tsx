import { clock } from '../../../lib/format.js';
import { useReview } from '../review-context.js';

/** Where the recording was paused, on the waveform; told in words below it. */
export function Gaps() {
  const { analysis, duration } = useReview();
  return analysis.gaps?.map(({ start, end }) => (
    <span
      key={start}
      className="gap-mark"
      aria-hidden="true"
      style={{
        insetInlineStart: `${(start / duration) * 100}%`,
        width: `${((end - start) / duration) * 100}%`,
      }}
    />
  ));
}

export function GapsSaid() {
  const { gaps = [] } = useReview().analysis;
  if (gaps.length === 0) return null;
  return (
    <p className="sm t2 num">
      Recording paused at {gaps.map(({ start }) => clock(start)).join(', ')}. The silence there is in no
      measure.
    </p>
  );
}
