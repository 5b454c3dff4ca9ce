import type { ComponentProps } from 'react';
import './fields.css';

// Plain fields in the look of the others: a page's first load needs none of the library's.

type Status = 'error' | undefined;

interface Choice<T extends string> {
  value: T;
  label: string;
}

interface ChoiceFieldProps<T extends string> extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children'
> {
  value: T | undefined;
  options: readonly Choice<T>[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  status?: Status;
  onChange: (value: T) => void;
}

/** One of a few values, with the browser's own list. */
export function ChoiceField<T extends string>({
  value,
  options,
  placeholder,
  status,
  onChange,
  ...rest
}: ChoiceFieldProps<T>) {
  return (
    <select
      {...rest}
      className="plain-field choice-field"
      data-status={status}
      data-empty={value === undefined}
      value={value ?? ''}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {value === undefined && placeholder !== undefined && (
        <option value="" hidden>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** One line of text. */
export function TextField({ status, className, ...rest }: ComponentProps<'input'> & { status?: Status }) {
  return <input type="text" {...rest} data-status={status} className={named('plain-field', className)} />;
}

/** Several lines; with `growing` as many as are typed. */
export function TextArea({ status, className, ...rest }: ComponentProps<'textarea'> & { status?: Status }) {
  return <textarea {...rest} data-status={status} className={named('plain-field text-area', className)} />;
}

const named = (own: string, given: string | undefined): string => (given ? `${own} ${given}` : own);
