interface LevelMeterProps {
  /** 0 to 1. */
  level: number;
  /** The level in words, for `aria-valuetext`; change it at most once a second. */
  words: string;
  /** From this level on the segments warn of clipping. */
  hotFrom?: number;
  segments?: number;
}

/** Input level as segments. Give it values at most 30 times a second; it is not a live region. */
export function LevelMeter({ level, words, hotFrom = 0.92, segments = 40 }: LevelMeterProps) {
  return (
    <div
      className="level-meter"
      role="meter"
      aria-label="Microphone level"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(level * 100)}
      aria-valuetext={words}
    >
      {Array.from({ length: segments }, (_, segment) => {
        const from = segment / segments;
        const look = from >= level ? undefined : from >= hotFrom ? 'hot' : 'on';
        return <i key={segment} className={look} />;
      })}
    </div>
  );
}
