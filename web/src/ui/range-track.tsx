interface RangeTrackProps {
  /** Out of 10; null draws the empty scale. */
  range: { low: number; high: number } | null | undefined;
  /** The figure itself, as a line on its range. */
  value?: number;
  outlined?: boolean;
}

/** The range of a score on the scale of 0 to 10. A picture of what stands beside it in figures. */
export function RangeTrack({ range, value, outlined = false }: RangeTrackProps) {
  const place = (score: number) => `${score * 10}%`;
  return (
    <span className={range ? 'range-track' : 'range-track none'} aria-hidden="true">
      {range && (
        <span
          className={outlined ? 'range-bar outlined' : 'range-bar'}
          style={{ insetInlineStart: place(range.low), width: place(range.high - range.low) }}
        />
      )}
      {value !== undefined && <span className="range-value" style={{ insetInlineStart: place(value) }} />}
    </span>
  );
}
