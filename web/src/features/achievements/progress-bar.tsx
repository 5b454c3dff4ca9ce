/** How far something is, out of 100, drawn and told. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      className="bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
}
