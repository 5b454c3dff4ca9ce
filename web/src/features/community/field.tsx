import type { ReactNode } from 'react';

interface FieldProps {
  id: string;
  label: string;
  problem: string | undefined;
  /** With the most that fits, a counter appears near the end. */
  length?: number;
  most?: number;
  children: (props: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    status: 'error' | undefined;
  }) => ReactNode;
}

/** From this part of the room on it is said how much is left. */
const NEAR = 0.8;

/** A field with its label, its problem and, near the end of its room, a counter. */
export function Field({ id, label, problem, length = 0, most, children }: FieldProps) {
  const isNear = most !== undefined && length >= most * NEAR;
  const described = [problem && `${id}-problem`, isNear && `${id}-count`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': problem !== undefined,
        'aria-describedby': described === '' ? undefined : described,
        status: problem === undefined ? undefined : 'error',
      })}
      {(problem !== undefined || isNear) && (
        <div className="row between field-notes">
          <span id={`${id}-problem`} className="inline-error" role="alert">
            {problem}
          </span>
          {isNear && (
            <span id={`${id}-count`} className={length > most ? 'sm num inline-error' : 'sm num t3'}>
              {length.toLocaleString('en-US')} of {most.toLocaleString('en-US')}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
