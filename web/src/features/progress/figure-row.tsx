import { percentsInWords } from '@lectern/contracts/english/scores';
import { changeInWords, type FigureName } from '@lectern/contracts/english/progress';
import type { Analytics } from '@lectern/contracts/progress';

/** From here on an average confidence is good. */
export const GOOD_CONFIDENCE = 80;

const FIGURES: { name: FigureName; label: string; note?: string }[] = [
  { name: 'totalSessions', label: 'Sessions' },
  { name: 'avgConfidence', label: 'Average confidence' },
  { name: 'practiceHours', label: 'Practice hours' },
  { name: 'murphyScore', label: 'Score', note: 'average confidence × 1.01' },
];

/** The four figures of the period, with what has changed where there is something to compare with. */
export function FigureRow({ analytics }: { analytics: Analytics }) {
  return (
    <dl className="ruled-row panel progress-figures">
      {FIGURES.map(({ name, label, note }) => {
        const value = analytics[name];
        const change = changeInWords(analytics, name);
        return (
          <div key={name}>
            <dt className="label">{label}</dt>
            <dd className="serif num progress-figure">
              {value === null ? <span className="t3 progress-none">not measured</span> : value}
              {name === 'avgConfidence' && value !== null && <span className="t3 progress-of"> of 100</span>}
            </dd>
            {name === 'avgConfidence' && analytics.avgConfidenceRange && (
              <dd className="sm t3">{percentsInWords(analytics.avgConfidenceRange)}</dd>
            )}
            {note && <dd className="sm t3">{note}</dd>}
            {change && <dd className="sm t2">{change}</dd>}
          </div>
        );
      })}
    </dl>
  );
}
