import type { NotificationPreferences } from '@lectern/contracts/notifications';
import { Switch } from 'antd';
import type { ReactNode } from 'react';
import type { Choice } from './preference-words.js';
import { useSavedChoice } from './use-saved-choice.js';

interface ChoiceRowProps {
  choice: Choice;
  preferences: NotificationPreferences;
  children?: ReactNode;
}

/** One thing that is on or off. */
export function ChoiceRow({ choice: { name, label, hint }, preferences, children }: ChoiceRowProps) {
  const { choose, told, isSaving } = useSavedChoice();
  return (
    <li className="choice-row">
      <div>
        <label id={`${name}-label`} htmlFor={name} className="choice-label">
          {label}
        </label>
        <p id={`${name}-hint`} className="sm t3">
          {hint}
        </p>
        {children}
      </div>
      <Told told={told} />
      <Switch
        id={name}
        checked={preferences[name]}
        loading={isSaving}
        aria-labelledby={`${name}-label`}
        aria-describedby={`${name}-hint`}
        onChange={(isOn) => void choose({ [name]: isOn })}
      />
    </li>
  );
}

/** What became of the last choice: said politely, a failure at once. */
export function Told({ told }: { told: ReturnType<typeof useSavedChoice>['told'] }) {
  return (
    <>
      <span className="sm t2 choice-told" role="status">
        {told && !told.isFailure && told.text}
      </span>
      {told?.isFailure && (
        <p className="sm problem choice-failure" role="alert">
          {told.text}
        </p>
      )}
    </>
  );
}
