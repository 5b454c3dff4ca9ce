import { PRACTICE_AREAS } from '@lectern/contracts/community';
import { Alias, MAX_ALIAS, type Membership } from '@lectern/contracts/membership';
import { Button } from 'antd';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useSaveMembershipMutation } from '../../api/leaderboard.api.js';
import { ChoiceField, TextField } from '../../ui/fields.js';
import { useToast } from '../../ui/toast.js';
import { refusal } from './community-words.js';
import { Field } from './field.js';

const NONE = 'none';
const AREAS = [
  { value: NONE, label: 'Not shown' },
  ...PRACTICE_AREAS.map((value) => ({ value, label: value })),
];

export function MembershipForm({ membership, onDone }: { membership: Membership; onDone: () => void }) {
  const [alias, setAlias] = useState(membership.alias ?? '');
  const [usesAlias, setUsesAlias] = useState(membership.alias !== null);
  const [listed, setListed] = useState(membership.listed);
  const [keepPosts, setKeepPosts] = useState(membership.keepPosts);
  const [practiceArea, setPracticeArea] = useState(membership.practiceArea);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState('');
  const [save, { isLoading }] = useSaveMembershipMutation();
  const toast = useToast();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure('');
    const parsed = usesAlias ? Alias.safeParse(alias) : { success: true as const, data: null };
    if (!parsed.success) {
      setProblem(parsed.error.issues[0]?.message);
      form.current?.querySelector<HTMLInputElement>('[name=alias]')?.focus();
      return;
    }
    const { error } = await save({ alias: parsed.data, listed, keepPosts, practiceArea });
    if (error) {
      setFailure(refusal(error, 'Your choices could not be saved. Please try again.'));
      return;
    }
    toast({ kind: 'success', title: 'Saved', text: 'In effect at once, also in what you posted before.' });
    onDone();
  };

  return (
    <form className="membership-form" ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <fieldset>
        <legend>Other members see</legend>
        <label>
          <input type="radio" name={`${id}-name`} checked={!usesAlias} onChange={() => setUsesAlias(false)} />
          {membership.name ? `Your name, ${membership.name}` : 'Your name'}
        </label>
        <label>
          <input type="radio" name={`${id}-name`} checked={usesAlias} onChange={() => setUsesAlias(true)} />
          An alias
        </label>
      </fieldset>
      {usesAlias && (
        <Field id={`${id}-alias`} label="Alias" problem={problem} length={alias.length} most={MAX_ALIAS}>
          {(props) => (
            <TextField
              {...props}
              name="alias"
              autoComplete="off"
              value={alias}
              onChange={({ target }) => {
                setAlias(target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
      )}
      <div className="field">
        <label htmlFor={`${id}-area`}>Practice area beside your name</label>
        <ChoiceField
          id={`${id}-area`}
          value={practiceArea ?? NONE}
          options={AREAS}
          onChange={(value) => setPracticeArea(PRACTICE_AREAS.find((area) => area === value) ?? null)}
        />
      </div>
      <label className="membership-switch">
        <input type="checkbox" checked={listed} onChange={({ target }) => setListed(target.checked)} />
        <span>
          Show me on the leaderboard and among the top performers
          <span className="line2">Your own figures stay yours to see either way.</span>
        </span>
      </label>
      <label className="membership-switch">
        <input type="checkbox" checked={keepPosts} onChange={({ target }) => setKeepPosts(target.checked)} />
        <span>
          Keep my posts when I delete my account
          <span className="line2">
            They stay as those of a “former member”; otherwise they are deleted too.
          </span>
        </span>
      </label>
      {failure && (
        <p className="inline-error" role="alert">
          {failure}
        </p>
      )}
      <div className="row dialog-actions">
        <Button onClick={onDone}>Cancel</Button>
        <Button type="primary" htmlType="submit" disabled={isLoading}>
          Save
        </Button>
      </div>
    </form>
  );
}
