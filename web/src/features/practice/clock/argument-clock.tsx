import { Button } from 'antd';
import { useState } from 'react';
import { clock } from '../../../lib/format.js';
import { lightAt, sectionAt, timedSections, type ArgumentPlan, type Light } from './argument-plan.js';
import './argument-clock.css';

const WORDS: Record<Light, string> = { green: 'Time is running', yellow: 'Sum up', red: 'Time is up' };

/** One lamp with its word; the shapes differ, too. */
export function ClockLight({ light }: { light: Light }) {
  return (
    <span className={`clock-light ${light}`}>
      <i aria-hidden="true" />
      {WORDS[light]}
    </span>
  );
}

interface ArgumentClockProps {
  plan: ArgumentPlan;
  /** Of the recording. */
  seconds: number;
}

/** The time of the argument and of its sections, with the lights of an appellate court. */
export function ArgumentClock({ plan, seconds }: ArgumentClockProps) {
  const [ended, setEnded] = useState<number[]>([]);
  const total = plan.totalMinutes * 60;
  const light = lightAt(seconds, plan);
  const { index, name, left, next } = sectionAt(seconds, plan, ended);
  return (
    <div className="argument-clock">
      <div className="row between">
        <ClockLight light={light} />
        <span className="sm num">{remaining(total - seconds)}</span>
      </div>
      <ol className="clock-sections" aria-hidden="true">
        {timedSections(plan).map((section, at) => (
          <li key={at} style={{ flexGrow: section.to - section.from }} data-now={at === index}>
            <i style={{ transform: `scaleX(${filled(seconds, section)})` }} />
          </li>
        ))}
      </ol>
      {plan.sections.length > 1 && (
        <div className="row between clock-section">
          <span>
            <b>{name}</b> <span className="sm t2 num">{remaining(left)}</span>
          </span>
          {next !== null && (
            <Button size="small" onClick={() => setEnded([...ended, seconds])}>
              Next: {next}
            </Button>
          )}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {light === 'green'
          ? ''
          : light === 'yellow'
            ? `Yellow light. ${minutes(plan.warningMinutes)} left.`
            : 'Red light. Time is up.'}
      </p>
    </div>
  );
}

const remaining = (seconds: number): string =>
  seconds >= 0 ? `${clock(Math.ceil(seconds))} left` : `${clock(Math.floor(-seconds))} over`;

const minutes = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`);

const filled = (seconds: number, { from, to }: { from: number; to: number }): number =>
  Math.min(1, Math.max(0, (seconds - from) / Math.max(1, to - from)));
