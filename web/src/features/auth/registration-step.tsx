import { Button, Form } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { stateOf, STATES } from '../../lib/us-states.js';
import { useToast } from '../../ui/toast.js';
import { AuthForm } from './auth-form.js';
import { Refusal } from './auth-layout.js';
import { emailRules } from './fields.js';
import { pool } from './load-pool.js';
import { NewPasswordItems, passwordProblem } from '../../ui/new-password-items.js';
import { PoolError, type Registration } from './pool-error.js';
import { TextInput } from '../../ui/text-input.js';

interface RegistrationForm extends Partial<Registration> {
  confirmPassword?: string;
}

interface RegistrationStepProps {
  /** What was entered before the user came back from the code step. */
  initial: Registration | null;
  onRegistered: (form: Registration) => void;
  /** Back to the code of what was registered: a new one would have to wait a minute. */
  onCode: () => void;
}

/** The field may stay empty; what stands in it must be a state. */
const knownState = async (_rule: unknown, typed?: string): Promise<void> => {
  if (typed && typed.trim() !== '' && stateOf(typed) === null)
    throw new Error('Please choose a state from the list, or leave it empty.');
};

const optional = (label: string) => (
  <span>
    {label} <span className="auth-optional">(optional)</span>
  </span>
);

export function RegistrationStep({ initial, onRegistered, onCode }: RegistrationStepProps) {
  const [form] = Form.useForm<RegistrationForm>();
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState('');
  const toast = useToast();

  const submit = async ({ name = '', email = '', password = '', ...rest }: RegistrationForm) => {
    setBusy(true);
    setRefusal('');
    const registration: Registration = {
      name,
      email,
      password,
      firm: rest.firm,
      barNumber: rest.barNumber,
      state: rest.state ? (stateOf(rest.state) ?? undefined) : undefined,
    };
    try {
      await (await pool()).register(registration);
      toast({
        kind: 'success',
        title: 'Account created!',
        text: 'Please check your email for the verification code.',
      });
      onRegistered(registration);
    } catch (error) {
      const text =
        (error instanceof PoolError && error.message) || 'Please try again with different details.';
      setRefusal(text);
      toast({ kind: 'error', title: 'Sign up failed', text });
      setBusy(false);
    }
  };

  const complain = () => {
    setTried(true);
    const problem = problemOf(form.getFieldsValue());
    if (problem) toast({ kind: 'error', ...problem });
  };

  return (
    <>
      {refusal && <Refusal title="Sign up failed" text={refusal} />}
      <AuthForm
        form={form}
        initialValues={initial ? { ...initial, confirmPassword: initial.password } : undefined}
        validateTrigger={tried ? 'onChange' : 'onSubmit'}
        onFinish={(values) => void submit(values)}
        onFinishFailed={complain}
      >
        <Form.Item
          label="Full name"
          name="name"
          rules={[{ required: true, whitespace: true, message: 'Please enter your full name.' }]}
        >
          <TextInput size="large" autoComplete="name" maxLength={200} />
        </Form.Item>
        <Form.Item label="Email" name="email" rules={emailRules}>
          <TextInput size="large" type="email" autoComplete="username" />
        </Form.Item>
        <NewPasswordItems />
        <Form.Item label={optional('Law firm')} name="firm">
          <TextInput size="large" autoComplete="organization" maxLength={200} />
        </Form.Item>
        <Form.Item label={optional('Bar number')} name="barNumber">
          <TextInput size="large" autoComplete="off" maxLength={200} />
        </Form.Item>
        <Form.Item
          label={optional('State/Jurisdiction')}
          name="state"
          validateTrigger="onBlur"
          rules={[{ validator: knownState }]}
        >
          <TextInput
            size="large"
            list="states"
            autoComplete="address-level1"
            maxLength={50}
            placeholder="Name or two letters"
            onBlur={({ target }) => {
              const known = stateOf(target.value);
              if (known !== null) form.setFieldValue('state', known);
            }}
          />
        </Form.Item>
        <datalist id="states">
          {STATES.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </datalist>
        <Button size="large" type="primary" block htmlType="submit" disabled={busy}>
          Sign Up
        </Button>
      </AuthForm>
      <div className="auth-links">
        {initial && (
          <p>
            <button type="button" className="link-button" onClick={onCode}>
              Enter the code sent to {initial.email}
            </button>
          </p>
        )}
        <p>
          Already have an account? <Link to={paths.signIn()}>Sign in</Link>
        </p>
      </div>
    </>
  );
}

/** The one toast for a form that cannot be sent, in the order of the specification. */
export function problemOf(form: RegistrationForm): { title: string; text: string } | null {
  if (!form.name?.trim() || !form.email?.trim() || !form.password) {
    return { title: 'Missing information', text: 'Please fill in all required fields.' };
  }
  return passwordProblem(form);
}
