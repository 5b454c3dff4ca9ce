import { SIDES, type Case, type cases } from '@lectern/contracts/cases';
import { Button } from 'antd';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { CallInput } from '../../api/call.js';
import { useCreateCaseMutation, useGetCaseQuery, useUpdateCaseMutation } from '../../api/cases.api.js';
import { errorMessage } from '../../api/error-message.js';
import { paths } from '../../lib/paths.js';
import { ChoiceField, TextField } from '../../ui/fields.js';
import { PageHead } from '../../ui/page-head.js';
import { Loading } from '../../ui/states.js';
import { CaseFailure } from './case-failure.js';
import { SIDE_LABELS } from './case-words.js';
import './cases.css';

type Fields = Omit<CallInput<typeof cases.create>, 'side'> & { side?: Case['side'] };

/** `/cases/new`: only a name is needed; documents tell the rest. */
export function NewCasePage() {
  const [create] = useCreateCaseMutation();
  const navigate = useNavigate();
  return (
    <>
      <PageHead
        title="New case"
        back={{ to: paths.cases(), label: 'Cases' }}
        context="Only a name is needed. Nothing is taken over from another case."
      />
      <CaseForm
        start={{ name: '' }}
        action="Make the case"
        cancel={paths.cases()}
        onSave={async (fields) => {
          const made = await create(fields).unwrap();
          void navigate(paths.case(made.id), { replace: true });
        }}
      />
    </>
  );
}

/** `/cases/:caseId/edit` */
export function EditCasePage() {
  const { caseId = '' } = useParams();
  return <EditCase key={caseId} caseId={caseId} />;
}

function EditCase({ caseId }: { caseId: string }) {
  const { data, error, isLoading, refetch } = useGetCaseQuery({ caseId });
  const [update] = useUpdateCaseMutation();
  const navigate = useNavigate();
  if (isLoading) return <Loading />;
  if (!data) return <CaseFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHead title="Edit case" back={{ to: paths.case(caseId), label: data.name }} />
      <CaseForm
        start={data}
        action="Save"
        cancel={paths.case(caseId)}
        onSave={async (fields) => {
          await update({ caseId, ...fields }).unwrap();
          void navigate(paths.case(caseId), { replace: true });
        }}
      />
    </>
  );
}

interface CaseFormProps {
  start: Partial<Case> & { name: string };
  action: string;
  cancel: string;
  onSave: (fields: Fields) => Promise<void>;
}

const LINES = [
  'name',
  'clientName',
  'opposingParty',
  'court',
  'docketNumber',
  'hearingDate',
  'hearingTime',
  'hearingKind',
  'hearingPlace',
] as const;
type Line = (typeof LINES)[number];

function CaseForm({ start, action, cancel, onSave }: CaseFormProps) {
  const [values, setValues] = useState<Record<Line, string>>(
    () => Object.fromEntries(LINES.map((name) => [name, start[name] ?? ''])) as Record<Line, string>,
  );
  const [side, setSide] = useState(start.side ?? null);
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const unnamed = missing && values.name.trim() === '';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem('');
    if (values.name.trim() === '') {
      setMissing(true);
      event.currentTarget.querySelector<HTMLElement>('#case-form-name')?.focus();
      return;
    }
    const { name, ...rest } = values;
    const known = Object.fromEntries(
      Object.entries(rest).map(([field, value]) => [field, value.trim() === '' ? null : value.trim()]),
    );
    setBusy(true);
    try {
      await onSave({ ...known, name: name.trim(), side });
    } catch (error) {
      setBusy(false);
      setProblem(errorMessage(error, 'The case could not be saved.'));
    }
  };
  const line = (
    name: Line,
    label: string,
    more: { type?: 'date' | 'time'; maxLength?: number; hint?: string } = {},
  ) => (
    <Field id={`case-form-${name}`} label={label} hint={more.hint}>
      <TextField
        id={`case-form-${name}`}
        type={more.type ?? 'text'}
        maxLength={more.maxLength ?? 300}
        value={values[name]}
        aria-required={name === 'name'}
        aria-invalid={name === 'name' && unnamed}
        aria-describedby={name === 'name' && unnamed ? 'case-form-name-problem' : undefined}
        status={name === 'name' && unnamed ? 'error' : undefined}
        onChange={({ target }) => setValues((now) => ({ ...now, [name]: target.value }))}
      />
      {name === 'name' && unnamed && (
        <p id="case-form-name-problem" className="inline-error">
          Give the case a name.
        </p>
      )}
    </Field>
  );
  return (
    <form className="panel padded case-form" noValidate onSubmit={(event) => void submit(event)}>
      {line('name', 'Name of the case (required)', { maxLength: 200, hint: 'Such as Marrowby v. Talvane' })}
      <div className="case-form-pair">
        {line('clientName', 'Client')}
        {line('opposingParty', 'Opposing party')}
      </div>
      <div className="case-form-pair">
        <Field id="case-form-side" label="You speak for">
          <ChoiceField
            id="case-form-side"
            value={side ?? ''}
            options={[
              { value: '', label: 'Not stated' },
              ...SIDES.map((value) => ({ value, label: SIDE_LABELS[value] })),
            ]}
            onChange={(value) => setSide(SIDES.find((one) => one === value) ?? null)}
          />
        </Field>
        {line('docketNumber', 'Docket number', { maxLength: 100 })}
      </div>
      {line('court', 'Court')}
      <h2>Next hearing</h2>
      <div className="case-form-pair">
        {line('hearingDate', 'Date', { type: 'date' })}
        {line('hearingTime', 'Time', { type: 'time' })}
      </div>
      <div className="case-form-pair">
        {line('hearingKind', 'What is heard', { maxLength: 100, hint: 'Such as Jury trial' })}
        {line('hearingPlace', 'Where', { maxLength: 200, hint: 'Such as Courtroom 4' })}
      </div>
      {problem && (
        <p className="inline-error" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <Button type="primary" htmlType="submit" disabled={busy}>
          {action}
        </Button>
        <Link className="btn" to={cancel}>
          Cancel
        </Link>
      </div>
    </form>
  );
}

function Field({
  id,
  label,
  hint,
  children,
}: {
  id: string;
  label: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {hint && <span className="t3"> ({hint})</span>}
      </label>
      {children}
    </div>
  );
}
