import { changeInWords, isOver } from '@lectern/contracts/english/progress';
import type { Analytics } from '@lectern/contracts/progress';

type Name = 'totalSessions' | 'avgConfidence' | 'practiceHours' | 'murphyScore';

/** From here on an average confidence is good. */
export const GOOD_CONFIDENCE = 80;

const FIGURES: { name: Name; label: string; note?: string }[] = [
  { name: 'totalSessions', label: 'Sessions' },
  { name: 'avgConfidence', label: 'Average confidence' },
  { name: 'practiceHours', label: 'Practice hours' },
  { name: 'murphyScore', label: 'Score', note: 'average confidence × 1.01' },
];

/** The four figures of the period, with what has changed where there is something to compare with. */
export function FigureRow({ analytics }: { analytics: Analytics }) {
  const span = { period: analytics.period, isOver: isOver(analytics) };
  return (
    <dl className="ruled-row panel progress-figures">
      {FIGURES.map(({ name, label, note }) => {
        const value = analytics[name];
        const change = changeInWords(value, analytics.before?.[name], span);
        return (
          <div key={name}>
            <dt className="label">{label}</dt>
            <dd className="serif num progress-figure">
              {value === null ? <span className="t3 progress-none">not measured</span> : value}
              {name === 'avgConfidence' && value !== null && <span className="t3 progress-of"> of 100</span>}
            </dd>
            {note && <dd className="sm t3">{note}</dd>}
            {change && <dd className="sm t2">{change}</dd>}
          </div>
        );
      })}
    </dl>
  );
}
