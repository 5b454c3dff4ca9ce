import { MURPHY_STRATEGIES } from '@lectern/contracts/analysis';
import { useReview } from '../review-context.js';

/** Five rows, bar and number; what audio cannot show says why. */
export function StrategiesTab() {
  const { analysis } = useReview();
  return (
    <ul className="strategies">
      {MURPHY_STRATEGIES.map((name) => {
        const { value, reason } = analysis.murphyStrategies[name];
        return (
          <li key={name}>
            <span>{name}</span>
            {value === null ? (
              <span className="t3 sm strategy-reason">not measured{reason ? `: ${reason}` : ''}</span>
            ) : (
              <>
                <span className="bar" aria-hidden="true">
                  <span style={{ transform: `scaleX(${value / 10})` }} />
                </span>
                <span className="serif num strategy-value">
                  {value.toFixed(1)}
                  <span className="visually-hidden"> out of 10</span>
                </span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
