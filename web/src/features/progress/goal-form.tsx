import { GOAL_NAMES } from '@lectern/contracts/english/goals';
import { type Goal, GOAL_BOUNDS, GOAL_MEASURES, type GoalMeasure } from '@lectern/contracts/goals';
import { addDays } from '@lectern/contracts/time-zone';
import { PACE } from '@lectern/speech/bands';
import { Button } from 'antd';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { errorMessage } from '../../api/error-message.js';
import { ChoiceField, TextField } from '../../ui/fields.js';
import { useChangeGoalMutation, useCreateGoalMutation } from './progress.api.js';

/** What a new goal begins with: a target that most can reach, and a month. */
const PROPOSED: Record<GoalMeasure, string> = {
  confidence: '80',
  overall: '8',
  pace: '150',
  fillers: '2',
  'sessions-per-week': '3',
  'minutes-per-week': '30',
};
const PROPOSED_DAYS = 28;

const JUDGED_BY: Record<GoalMeasure, string> = {
  confidence: 'The average of your last five sessions, out of 100.',
  overall: 'The average of your last five sessions with words, out of 10.',
  pace: `The average of your last five sessions, in words a minute. ${PACE.good.join(' to ')} is easy to follow.`,
  fillers: 'In your last five sessions with words. Fewer is better.',
  'sessions-per-week': 'The average of the last four weeks.',
  'minutes-per-week': 'The average of the last four weeks.',
};

interface GoalFormProps {
  /** The day of the user. */
  today: string;
  /** Absent for a new one. */
  goal?: Goal;
  onDone: () => void;
}

/** Measure, target and last day of a goal. */
export function GoalForm({ today, goal, onDone }: GoalFormProps) {
  const id = useId();
  const first = useRef<HTMLDivElement>(null);
  const [measure, setMeasure] = useState<GoalMeasure>(goal?.measure ?? 'confidence');
  const [target, setTarget] = useState(goal ? `${goal.target}` : PROPOSED.confidence);
  const [deadline, setDeadline] = useState(goal?.deadline ?? addDays(today, PROPOSED_DAYS));
  const [problem, setProblem] = useState('');
  const [create, { isLoading: isCreating }] = useCreateGoalMutation();
  const [change, { isLoading: isChanging }] = useChangeGoalMutation();
  useEffect(() => first.current?.querySelector('select')?.focus(), []);
  const { min, max } = GOAL_BOUNDS[measure];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const plan = { measure, target: Number(target), deadline };
    const wrong =
      target.trim() === '' || !(plan.target >= min && plan.target <= max)
        ? `Choose a target from ${min} to ${max}.`
        : deadline <= today
          ? 'Choose a day that is still to come.'
          : '';
    setProblem(wrong);
    if (wrong) return;
    const { error } = await (goal ? change({ goalId: goal.id, ...plan }) : create(plan));
    if (error) setProblem(errorMessage(error, 'The goal could not be saved. Please try again.'));
    else onDone();
  };
  return (
    <form
      className="goal-form"
      aria-label={goal ? `Change ${goal.goal}` : 'Add a goal'}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div ref={first}>
        <label htmlFor={`${id}-measure`}>Measure</label>
        <ChoiceField
          id={`${id}-measure`}
          value={measure}
          options={GOAL_MEASURES.map((value) => ({ value, label: GOAL_NAMES[value] }))}
          onChange={(value) => {
            setMeasure(value);
            setTarget(PROPOSED[value]);
          }}
        />
      </div>
      <div>
        <label htmlFor={`${id}-target`}>Target</label>
        <TextField
          id={`${id}-target`}
          type="number"
          inputMode="decimal"
          step="any"
          min={min}
          max={max}
          value={target}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setTarget(event.target.value)}
        />
      </div>
      <div>
        <label htmlFor={`${id}-deadline`}>By</label>
        <TextField
          id={`${id}-deadline`}
          type="date"
          min={addDays(today, 1)}
          value={deadline}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setDeadline(event.target.value)}
        />
      </div>
      <p className="sm t3 goal-form-wide">{JUDGED_BY[measure]}</p>
      <p id={`${id}-problem`} className="inline-error goal-form-wide" role="alert">
        {problem}
      </p>
      <div className="row goal-form-wide">
        <button type="submit" className="btn primary" disabled={isCreating || isChanging}>
          Save goal
        </button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
