interface ScorePart {
  name: string;
  value: number;
  explanation: string;
}

interface ScoreFigureProps {
  label: string;
  /** 0-10; null when the recording gave no basis for it. */
  value: number | null;
  /** Why there is no value. */
  reason?: string;
  /** What it is made up of; shown on demand. */
  parts?: ScorePart[];
  large?: boolean;
}

/** A score that opens into its deductions. Without a value it says why, never a zero. */
export function ScoreFigure({ label, value, reason, parts = [], large }: ScoreFigureProps) {
  return (
    <div className={large ? 'score large' : 'score'}>
      <div className="label">{label}</div>
      {value === null ? (
        <p className="t3 sm">{reason ?? 'Not measured'}</p>
      ) : (
        <div className="value">
          {value.toFixed(1)}
          <span className="of"> / 10</span>
        </div>
      )}
      {value !== null && parts.length > 0 && (
        <details>
          <summary>How it is made up</summary>
          <ul className="score-parts">
            {parts.map((part) => (
              <li key={part.name}>
                <b className="num">
                  {part.name} {part.value.toFixed(1)}
                </b>
                <br />
                {part.explanation}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
