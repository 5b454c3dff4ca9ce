import type { Period } from '@lectern/contracts/progress';
import { Button } from 'antd';

const PERIODS: { value: Period; label: string; title: string }[] = [
  { value: 'week', label: 'Week', title: 'one week' },
  { value: 'month', label: 'Month', title: 'four weeks' },
  { value: 'quarter', label: 'Quarter', title: 'thirteen weeks' },
];

interface PeriodBarProps {
  period: Period;
  /** The present weeks are shown: nothing is later. */
  isLast: boolean;
  onPeriod: (period: Period) => void;
  onEarlier: () => void;
  onLater: () => void;
}

/** How long a stretch of weeks is looked at, and which. */
export function PeriodBar({ period, isLast, onPeriod, onEarlier, onLater }: PeriodBarProps) {
  return (
    <div className="row between period-bar">
      <fieldset className="segments">
        <legend className="visually-hidden">Period</legend>
        {PERIODS.map(({ value, label, title }) => (
          <label key={value} title={title}>
            <input type="radio" name="period" checked={value === period} onChange={() => onPeriod(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="row">
        <Button onClick={onEarlier}>Earlier</Button>
        <Button
          disabled={isLast}
          title={isLast ? 'These are the present weeks' : undefined}
          onClick={onLater}
        >
          Later
        </Button>
      </div>
    </div>
  );
}
