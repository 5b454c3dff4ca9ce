import type { Education } from '@lectern/contracts/profile';
import { Button } from 'antd';
import { useRef } from 'react';
import { TextField } from '../../../ui/fields.js';

/** A row as it is typed: what stands under the year may be no year. */
export interface EducationRow {
  id: number;
  school: string;
  degree: string;
  year: string;
}

const MOST_ROWS = 20;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

let lastId = 0;
export const rowOf = ({ school, degree, year }: Education): EducationRow => ({
  id: ++lastId,
  school,
  degree,
  year: year === null ? '' : String(year),
});

/** What is wrong with a row, and in which field; null when nothing is. */
export function problemOf({ school, year }: EducationRow): { field: 'school' | 'year'; text: string } | null {
  if (school.trim() === '') return { field: 'school', text: 'Give the school, or remove this row.' };
  if (year.trim() === '') return null;
  const given = Number(year);
  return /^\d{4}$/.test(year.trim()) && given >= FIRST_YEAR && given <= LAST_YEAR
    ? null
    : { field: 'year', text: 'Give the year with four digits, such as 2009.' };
}

export const educationOf = ({ school, degree, year }: EducationRow): Education => ({
  school: school.trim(),
  degree: degree.trim(),
  year: year.trim() === '' ? null : Number(year),
});

interface EducationRowsProps {
  rows: EducationRow[];
  /** Whether saving was tried: from then on problems are shown. */
  tried: boolean;
  onChange: (rows: EducationRow[]) => void;
}

export function EducationRows({ rows, tried, onChange }: EducationRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const change = (id: number, part: Partial<EducationRow>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  return (
    <fieldset className="education">
      <legend>Education</legend>
      {rows.length === 0 && <p className="t2">Nothing entered yet.</p>}
      <ul ref={list}>
        {rows.map((row, index) => {
          const problem = tried ? problemOf(row) : null;
          const named = (name: keyof Omit<EducationRow, 'id'>, label: string, maxLength: number) => (
            <div className={`field education-${name}`}>
              <label className="field-label" htmlFor={`education-${row.id}-${name}`}>
                {label}
              </label>
              <TextField
                id={`education-${row.id}-${name}`}
                value={row[name]}
                maxLength={maxLength}
                inputMode={name === 'year' ? 'numeric' : undefined}
                autoComplete="off"
                status={problem?.field === name ? 'error' : undefined}
                aria-invalid={problem?.field === name}
                aria-describedby={problem?.field === name ? `education-${row.id}-problem` : undefined}
                onChange={({ target }) => change(row.id, { [name]: target.value })}
              />
            </div>
          );
          return (
            <li key={row.id} className="education-row">
              {named('school', 'School', 200)}
              {named('degree', 'Degree', 200)}
              {named('year', 'Year', 4)}
              <Button
                aria-label={`Remove ${row.school.trim() || `row ${index + 1}`}`}
                onClick={() => {
                  onChange(rows.filter(({ id }) => id !== row.id));
                  add.current?.focus();
                }}
              >
                Remove
              </Button>
              {problem && (
                <p id={`education-${row.id}-problem`} className="inline-error education-problem">
                  {problem.text}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {rows.length < MOST_ROWS ? (
        <Button
          ref={add}
          onClick={() => {
            onChange([...rows, rowOf({ school: '', degree: '', year: null })]);
            requestAnimationFrame(() =>
              list.current?.querySelector<HTMLElement>('li:last-child input')?.focus(),
            );
          }}
        >
          Add education
        </Button>
      ) : (
        <p className="sm t3">{MOST_ROWS} entries are the most.</p>
      )}
    </fieldset>
  );
}
