import type { ComponentProps } from 'react';
import { TextField } from './fields.js';
import './time-field.css';

const LIMITS = { least: 0.5, most: 180 };

/** The minutes that were typed, in halves; null for none, undefined for what is no time. */
export function minutesIn(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const minutes = Math.round(Number(typed) * 2) / 2;
  return minutes >= LIMITS.least && minutes <= LIMITS.most ? minutes : undefined;
}

interface TimeFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  id: string;
  value: string;
  onChange: (typed: string) => void;
}

/** How many minutes there are for a speech. */
export function TimeField({ id, onChange, ...rest }: TimeFieldProps) {
  return (
    <div className="time-field">
      <label className="field-label" htmlFor={id}>
        Your time
      </label>
      <TextField
        {...rest}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        className="num"
        onChange={({ target }) => onChange(target.value)}
      />
      <span>minutes</span>
    </div>
  );
}
