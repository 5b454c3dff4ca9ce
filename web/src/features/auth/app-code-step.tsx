import { Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { TextInput } from '../../ui/text-input.js';
import { AuthForm } from './auth-form.js';
import { Refusal } from './auth-layout.js';
import { pool } from './load-pool.js';
import { PoolError } from './pool-error.js';

interface AppCodeStepProps {
  onSignedIn: () => Promise<void>;
  onBack: () => void;
}

/** The second step of a sign-in: the code that the user's authenticator app shows. */
export function AppCodeStep({ onSignedIn, onBack }: AppCodeStepProps) {
  const [form] = Form.useForm<{ code?: string }>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [appLost, setAppLost] = useState(false);
  useEffect(() => void form.focusField('code'), [form, appLost]);

  const submit = async ({ code = '' }: { code?: string }) => {
    setBusy(true);
    setRefusal('');
    try {
      await (await pool()).enterCode(code);
      await onSignedIn();
    } catch (error) {
      setRefusal((error instanceof PoolError && error.message) || 'Please try again.');
      form.resetFields();
      setBusy(false);
    }
  };

  return (
    <>
      <p className="auth-lead">
        Your password is right.{' '}
        {appLost
          ? 'Enter one of the recovery codes that you kept. It works once.'
          : 'Enter the code that your authenticator app shows now.'}
      </p>
      {refusal && <Refusal title="Sign in failed" text={refusal} />}
      <AuthForm form={form} onFinish={(values) => void submit(values)}>
        <Form.Item
          label={appLost ? 'Recovery code' : 'Code from the app'}
          name="code"
          rules={[
            {
              required: true,
              whitespace: true,
              message: appLost ? 'Please enter a recovery code.' : 'Please enter the code from the app.',
            },
          ]}
        >
          <TextInput
            size="large"
            inputMode={appLost ? 'text' : 'numeric'}
            autoComplete={appLost ? 'off' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={appLost ? 20 : 7}
            classNames={{ input: appLost ? 'auth-code recovery' : 'auth-code' }}
          />
        </Form.Item>
        <Button size="large" type="primary" block htmlType="submit" disabled={busy}>
          {busy ? 'Signing In...' : 'Sign In'}
        </Button>
      </AuthForm>
      <div className="auth-links">
        <p>
          <button
            type="button"
            className="link-button"
            onClick={() => {
              form.resetFields();
              setRefusal('');
              setAppLost(!appLost);
            }}
          >
            {appLost ? 'Use the code from the app' : 'Use a recovery code'}
          </button>
        </p>
        <p>
          <button type="button" className="link-button" onClick={onBack}>
            Back to email and password
          </button>
        </p>
      </div>
    </>
  );
}
