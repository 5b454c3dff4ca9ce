import { GOAL_NAMES, goalValueInWords } from '@lectern/contracts/english/goals';
import { GOAL_STATUS_NAMES, goalStatusInWords } from '@lectern/contracts/english/progress';
import { type Goal, MAX_GOALS } from '@lectern/contracts/goals';
import type { Analytics } from '@lectern/contracts/progress';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../api/error-message.js';
import { GoalForm } from './goal-form.js';
import { useDeleteGoalMutation, useRestoreGoalMutation } from './progress.api.js';

const SIGNS: Record<Goal['status'], string> = {
  completed: '✓',
  'on-track': '→',
  behind: '!',
  'not-measured': '·',
  ended: '·',
};
/** In place of an id. */
const NEW = 'new';
const UNDO_MS = 10_000;

const longDay = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What the attorney works toward, with where it stands and why. */
export function GoalsTab({ analytics }: { analytics: Analytics }) {
  const { improvementGoals: goals, today } = analytics;
  /** Id of the goal that is changed, or {@link NEW}. */
  const [open, setOpen] = useState<string | null>(null);
  const deletion = useDeletion();
  const addButton = useRef<HTMLButtonElement>(null);
  const done = () => {
    setOpen(null);
    addButton.current?.focus();
  };
  return (
    <div className="progress-stack">
      <div className="row between">
        <p className="t2">
          {goals.length === 0
            ? 'A goal is a measure, a target and a day. Lectern tells whether you are on the line to it.'
            : 'A goal is judged by the line from where you began to your target.'}
        </p>
        <button
          ref={addButton}
          type="button"
          className="btn primary"
          disabled={goals.length >= MAX_GOALS}
          onClick={() => setOpen(NEW)}
        >
          Add a goal
        </button>
      </div>
      {goals.length >= MAX_GOALS && (
        <p className="sm t3">You have {MAX_GOALS} goals. Delete one to add another.</p>
      )}
      {open === NEW && (
        <div className="panel padded">
          <GoalForm today={today} onDone={done} />
        </div>
      )}
      {deletion.problem && (
        <p className="inline-error" role="alert">
          {deletion.problem}
        </p>
      )}
      {deletion.deleted && (
        <p className="row" role="status">
          <span>{deletion.deleted.goal} is deleted.</span>
          <Button onClick={deletion.undo}>Undo</Button>
        </p>
      )}
      {goals.length > 0 && (
        <ul className="panel ruled-list">
          {goals.map((goal) => (
            <li key={goal.id} className="progress-goal">
              {open === goal.id ? (
                <GoalForm today={today} goal={goal} onDone={done} />
              ) : (
                <GoalRow
                  goal={goal}
                  onChange={() => setOpen(goal.id)}
                  onDelete={() => deletion.remove(goal)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface GoalRowProps {
  goal: Goal;
  onChange: () => void;
  onDelete: () => void;
}

function GoalRow({ goal, onChange, onDelete }: GoalRowProps) {
  const { measure, target, start, deadline, status } = goal;
  return (
    <>
      <div className="grow">
        <h2 className="progress-goal-name">
          {GOAL_NAMES[measure]}: {goalValueInWords(measure, target)}
        </h2>
        <p>
          <span className={`progress-status ${status}`}>
            <span aria-hidden="true">{SIGNS[status]} </span>
            {GOAL_STATUS_NAMES[status]}
          </span>
          <span className="t2"> · by {longDay(deadline)}</span>
        </p>
        <p className="sm t2">
          {goalStatusInWords(goal)}
          {start !== null && ` You began at ${goalValueInWords(measure, start)}.`}
        </p>
      </div>
      <div className="row">
        <Button onClick={onChange} aria-label={`Change goal ${goal.goal}`}>
          Change goal
        </Button>
        <Button onClick={onDelete} aria-label={`Delete goal ${goal.goal}`}>
          Delete goal
        </Button>
      </div>
    </>
  );
}

/** Deletes at once; for ten seconds a button takes it back. */
function useDeletion() {
  const [deleted, setDeleted] = useState<Goal | null>(null);
  const [problem, setProblem] = useState('');
  const [deleteGoal] = useDeleteGoalMutation();
  const [restoreGoal] = useRestoreGoalMutation();
  useEffect(() => {
    if (deleted === null) return undefined;
    const timer = setTimeout(() => setDeleted(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [deleted]);
  const remove = async (goal: Goal) => {
    setProblem('');
    const { error } = await deleteGoal({ goalId: goal.id });
    if (error) setProblem(errorMessage(error, 'The goal could not be deleted. Please try again.'));
    else setDeleted(goal);
  };
  const undo = async () => {
    if (deleted === null) return;
    const { error } = await restoreGoal({ goalId: deleted.id });
    setDeleted(null);
    if (error) setProblem(errorMessage(error, 'The goal could not be brought back.'));
  };
  return { deleted, problem, remove: (goal: Goal) => void remove(goal), undo: () => void undo() };
}
