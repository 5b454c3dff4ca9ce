import { Button, Form } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { forgetReturnAddress } from '../../lib/return-address.js';
import { useToast } from '../../ui/toast.js';
import { AuthForm } from './auth-form.js';
import { Refusal } from './auth-layout.js';
import { CodeField } from './code-field.js';
import { pool } from './load-pool.js';
import { PoolError, type Registration } from './pool-error.js';
import { forgetRegistration } from './kept-registration.js';
import { useCompleteSignIn } from './use-complete-sign-in.js';
import { useResendCode } from './use-resend-code.js';

const PROFILE_DELAY_MS = 1000;

interface CodeStepProps {
  registration: Registration;
  onBack: () => void;
}

/** Takes the code, then signs in with what was entered: no second typing. */
export function CodeStep({ registration, onBack }: CodeStepProps) {
  const { email, password } = registration;
  const [form] = Form.useForm<{ code?: string }>();
  const [state, setState] = useState<'waiting' | 'checking' | 'signing-in'>('waiting');
  const [refusal, setRefusal] = useState('');
  const { wait, busy, resend } = useResendCode('Failed to resend code', true);
  const completeSignIn = useCompleteSignIn();
  const navigate = useNavigate();
  const toast = useToast();

  const submit = async ({ code = '' }: { code?: string }) => {
    setState('checking');
    setRefusal('');
    try {
      await (await pool()).confirm(email, code);
    } catch (error) {
      const text = (error instanceof PoolError && error.message) || 'Please check your code and try again.';
      setRefusal(text);
      toast({ kind: 'error', title: 'Verification failed', text });
      setState('waiting');
      return;
    }
    forgetRegistration();
    // A new account starts on its dashboard.
    forgetReturnAddress();
    const signInByHand = () => {
      toast({ kind: 'success', title: 'Email verified successfully!', text: 'You can sign in now.' });
      return navigate(paths.signIn(), { state: { email } });
    };
    // After a reload the password is not known any more.
    if (password === '') return void (await signInByHand());
    setState('signing-in');
    try {
      await (await pool()).enter(email, password);
      await new Promise((resolve) => setTimeout(resolve, PROFILE_DELAY_MS));
      await completeSignIn();
      toast({ kind: 'success', title: 'Welcome to Lectern!', text: 'Your account is ready.' });
    } catch {
      // The account is confirmed whatever happened after it, so signing in by hand is the way on.
      await signInByHand();
    }
  };

  const complain = () =>
    toast({
      kind: 'error',
      title: 'Missing code',
      text: 'Please enter the verification code from your email.',
    });

  return (
    <>
      <p className="auth-lead">
        Code sent to <b>{email}</b>
      </p>
      {refusal && <Refusal title="Verification failed" text={refusal} />}
      <AuthForm form={form} onFinish={(values) => void submit(values)} onFinishFailed={complain}>
        <CodeField />
        <Button size="large" type="primary" block htmlType="submit" disabled={state !== 'waiting'}>
          Verify Email
        </Button>
      </AuthForm>
      <div className="auth-resend">
        <button type="button" className="link-button" onClick={onBack}>
          Back
        </button>
        <span>
          {wait > 0 && <span className="t3 num">New code in {wait} s </span>}
          <Button type="link" size="small" disabled={busy || wait > 0} onClick={() => void resend(email)}>
            Resend code
          </Button>
        </span>
      </div>
      <p role="status" className="sm t2">
        {state === 'signing-in' && 'Email verified. Signing you in...'}
      </p>
    </>
  );
}
