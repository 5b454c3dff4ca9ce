import { MAX_MINUTES, MIN_MINUTES, PracticeDifficulty, PracticeType } from '@lectern/contracts/schedule';
import type { ScheduledPractice } from '@lectern/contracts/schedule';
import { Button, Checkbox } from 'antd';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useListCasesQuery } from '../../api/cases.api.js';
import { errorMessage } from '../../api/error-message.js';
import { useChangePracticeMutation, useSchedulePracticeMutation } from '../../api/schedule.api.js';
import { ChoiceField, TextArea, TextField } from '../../ui/fields.js';
import { SCENARIO_CHOICES, TYPE_NAMES } from './choices.js';
import { placeOf } from './day-words.js';
import { clockNote, planOf, valuesOf, type PlanField, type PlanValues } from './plan-values.js';

const MOST_CASES = 100;
const ORDER: PlanField[] = ['title', 'date', 'time', 'duration', 'notes'];

interface PlanFormProps {
  entry: ScheduledPractice | null;
  day: string;
  timeZone: string;
  onCancel: () => void;
  onSaved: (entry: ScheduledPractice) => void;
}

export function PlanForm({ entry, day, timeZone: zone, onCancel, onSaved }: PlanFormProps) {
  // An entry stays on the clocks that it was planned by.
  const timeZone = entry?.timeZone ?? zone;
  const [values, setValues] = useState<PlanValues>(() => valuesOf(entry, { day, now: new Date(), timeZone }));
  const [problems, setProblems] = useState<Partial<Record<PlanField, string>>>({});
  const [failure, setFailure] = useState('');
  const [create, creating] = useSchedulePracticeMutation();
  const [change, changing] = useChangePracticeMutation();
  const cases = useListCasesQuery({ limit: MOST_CASES }).data?.cases ?? [];
  const busy = creating.isLoading || changing.isLoading;
  const set = (given: Partial<PlanValues>) => {
    setValues((now) => ({ ...now, ...given }));
    const touched = Object.keys(given);
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !touched.includes(name))));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure('');
    const read = planOf(values, { timeZone, now: new Date(), unmoved: entry });
    if ('problems' in read) {
      setProblems(read.problems);
      const first = ORDER.find((name) => read.problems[name] !== undefined) ?? 'title';
      document.getElementById(`plan-${first}`)?.focus();
      return;
    }
    try {
      onSaved(
        entry === null
          ? await create(read.plan).unwrap()
          : await change({ ...read.plan, practiceId: entry.id }).unwrap(),
      );
    } catch (error) {
      setFailure(errorMessage(error, 'It could not be saved. Please try again.'));
    }
  };
  const field = (name: PlanField) => ({
    id: `plan-${name}`,
    value: values[name],
    'aria-invalid': problems[name] !== undefined,
    'aria-describedby': problems[name] === undefined ? undefined : `plan-${name}-problem`,
    status: problems[name] === undefined ? undefined : ('error' as const),
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const note = clockNote(values, timeZone);
  const known = SCENARIO_CHOICES.some(({ name }) => name === values.scenario) || values.scenario === '';

  return (
    <form className="plan-form" noValidate onSubmit={(event) => void submit(event)}>
      <Field id="plan-title" label="Title" problem={problems.title}>
        <TextField {...field('title')} maxLength={200} aria-required="true" autoComplete="off" />
      </Field>
      <Field id="plan-scenario" label="Scenario">
        <ChoiceField
          id="plan-scenario"
          value={values.scenario}
          options={[
            { value: '', label: 'None in particular' },
            ...SCENARIO_CHOICES.map(({ name }) => ({ value: name, label: name })),
            ...(known ? [] : [{ value: values.scenario, label: values.scenario }]),
          ]}
          onChange={(scenario) => set({ scenario })}
        />
      </Field>
      <div className="plan-three">
        <Field id="plan-date" label="Date" problem={problems.date}>
          <TextField {...field('date')} type="date" aria-required="true" />
        </Field>
        <Field id="plan-time" label="Time" problem={problems.time}>
          <TextField {...field('time')} type="time" aria-required="true" />
        </Field>
        <Field id="plan-duration" label="Minutes" problem={problems.duration}>
          <TextField
            {...field('duration')}
            type="number"
            min={MIN_MINUTES}
            max={MAX_MINUTES}
            aria-required="true"
          />
        </Field>
      </div>
      <p className={note === null ? 'sm t3' : 'sm warn'} role={note === null ? undefined : 'status'}>
        {note ?? `By the clocks of ${placeOf(timeZone)}.`}
      </p>
      <div className="plan-two">
        <Field id="plan-type" label="Type">
          <ChoiceField
            id="plan-type"
            value={values.type}
            options={PracticeType.options.map((value) => ({ value, label: TYPE_NAMES[value] }))}
            onChange={(type) => set({ type })}
          />
        </Field>
        <Field id="plan-difficulty" label="Difficulty">
          <ChoiceField
            id="plan-difficulty"
            value={values.difficulty}
            options={PracticeDifficulty.options.map((value) => ({ value, label: value }))}
            onChange={(difficulty) => set({ difficulty })}
          />
        </Field>
      </div>
      {cases.length > 0 && (
        <Field id="plan-case" label="Case">
          <ChoiceField
            id="plan-case"
            value={values.caseId}
            options={[
              { value: '', label: 'Without a case' },
              ...cases.map(({ id, name }) => ({ value: id, label: name })),
              ...(entry?.caseId != null && !cases.some(({ id }) => id === entry.caseId)
                ? [{ value: entry.caseId, label: entry.caseName ?? 'Its case' }]
                : []),
            ]}
            onChange={(caseId) => set({ caseId })}
          />
        </Field>
      )}
      <Field id="plan-notes" label="Notes (optional)" problem={problems.notes}>
        <TextArea {...field('notes')} rows={3} maxLength={2000} />
      </Field>
      <Checkbox checked={values.reminder} onChange={({ target }) => set({ reminder: target.checked })}>
        Remind me 15 minutes before
      </Checkbox>
      {failure && (
        <p className="inline-error" role="alert">
          {failure}
        </p>
      )}
      <div className="row dialog-actions">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" htmlType="submit" disabled={busy}>
          {entry === null ? 'Schedule Session' : 'Save changes'}
        </Button>
      </div>
    </form>
  );
}

interface FieldProps {
  id: string;
  label: string;
  problem?: string | undefined;
  children: ReactNode;
}

function Field({ id, label, problem, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {problem !== undefined && (
        <p id={`${id}-problem`} className="inline-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
