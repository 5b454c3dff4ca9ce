import type { Profile } from '@lectern/contracts/profile';
import { Button } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { errorMessage } from '../../../api/error-message.js';
import { useSaveProfileMutation } from '../../../api/profile.api.js';
import { STATES, stateOf } from '../../../lib/us-states.js';
import { TextField } from '../../../ui/fields.js';
import { Panel } from '../../../ui/panel.js';
import { useToast } from '../../../ui/toast.js';
import { educationOf, EducationRows, problemOf, rowOf } from './education-rows.js';

const begin = ({ name, firm, barNumber, state, education }: Profile) => ({
  name,
  firm,
  barNumber,
  state,
  education: education.map(rowOf),
});
type Values = ReturnType<typeof begin>;
type Line = Exclude<keyof Values, 'education'>;

/** Who the attorney is. What was changed elsewhere meanwhile is shown as long as nothing was typed here. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const [values, setValues] = useState<Values>();
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState('');
  const [save, { isLoading }] = useSaveProfileMutation();
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const shown = values ?? begin(profile);
  const problems: Partial<Record<Line, string>> = tried ? problemsOf(shown) : {};

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem('');
    setTried(true);
    if (Object.keys(problemsOf(shown)).length > 0 || shown.education.some(problemOf)) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const { education, ...lines } = shown;
    try {
      await save({
        ...lines,
        state: lines.state.trim() === '' ? '' : (stateOf(lines.state) ?? lines.state),
        education: education.map(educationOf),
      }).unwrap();
      leave();
      toast({ kind: 'success', title: 'Profile saved' });
    } catch (error) {
      setProblem(errorMessage(error, 'Your profile could not be saved. Please try again.'));
    }
  };
  const leave = () => {
    setValues(undefined);
    setTried(false);
    setProblem('');
  };
  const line = (name: Line, label: string, autoComplete: string, list?: string) => (
    <div className="field">
      <label className="field-label" htmlFor={`profile-${name}`}>
        {label}
      </label>
      <TextField
        id={`profile-${name}`}
        value={shown[name]}
        maxLength={200}
        autoComplete={autoComplete}
        list={list}
        aria-required={name === 'name'}
        status={problems[name] === undefined ? undefined : 'error'}
        aria-invalid={problems[name] !== undefined}
        aria-describedby={problems[name] === undefined ? undefined : `profile-${name}-problem`}
        onChange={({ target }) => setValues({ ...shown, [name]: target.value })}
      />
      {problems[name] !== undefined && (
        <p id={`profile-${name}-problem`} className="inline-error">
          {problems[name]}
        </p>
      )}
    </div>
  );

  return (
    <Panel labelledBy="about-you">
      <h2 id="about-you">About you</h2>
      <form ref={form} className="profile-form" noValidate onSubmit={(event) => void submit(event)}>
        <div className="profile-pair">
          {line('name', 'Full name', 'name')}
          <div className="field">
            <span className="field-label">Email</span>
            <span className="profile-email">{profile.email}</span>
          </div>
        </div>
        <div className="profile-pair">
          {line('firm', 'Law firm', 'organization')}
          {line('barNumber', 'Bar number', 'off')}
        </div>
        <div className="profile-pair">{line('state', 'State/Jurisdiction', 'address-level1', 'states')}</div>
        <datalist id="states">
          {STATES.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </datalist>
        <EducationRows
          rows={shown.education}
          tried={tried}
          onChange={(education) => setValues({ ...shown, education })}
        />
        {problem && (
          <p className="inline-error" role="alert">
            {problem}
          </p>
        )}
        <div className="account-actions">
          <Button type="primary" htmlType="submit" disabled={isLoading || values === undefined}>
            Save
          </Button>
          {values !== undefined && (
            <Button disabled={isLoading} onClick={leave}>
              Cancel
            </Button>
          )}
          <span className="t3 profile-unchanged">
            {values === undefined ? 'Nothing was changed.' : 'Not saved yet.'}
          </span>
        </div>
      </form>
    </Panel>
  );
}

function problemsOf({ name, state }: Values): Partial<Record<Line, string>> {
  return {
    ...(name.trim() === '' && { name: 'Please enter your full name.' }),
    ...(state.trim() !== '' &&
      stateOf(state) === null && { state: 'Please choose a state from the list, or leave it empty.' }),
  };
}
