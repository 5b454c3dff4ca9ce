import { Button, Form } from 'antd';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { returnAddress } from '../../lib/return-address.js';
import { PasswordInput } from '../../ui/password-input.js';
import { useToast } from '../../ui/toast.js';
import { AppCodeStep } from './app-code-step.js';
import { AuthForm } from './auth-form.js';
import { AuthLayout, Refusal } from './auth-layout.js';
import { emailRules } from './fields.js';
import { pool } from './load-pool.js';
import { PoolError } from './pool-error.js';
import { useCompleteSignIn } from './use-complete-sign-in.js';
import { TextInput } from '../../ui/text-input.js';

interface SignInForm {
  email?: string;
  password?: string;
}

export function SignInPage() {
  const [form] = Form.useForm<SignInForm>();
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [codeWanted, setCodeWanted] = useState(false);
  const [refusal, setRefusal] = useState<PoolError | null>(null);
  const { email: known = '' } = (useLocation().state ?? {}) as { email?: string };
  const toast = useToast();
  const completeSignIn = useCompleteSignIn();

  const welcome = async () => {
    await completeSignIn();
    toast({
      kind: 'success',
      title: 'Welcome back!',
      text: 'You have successfully signed in to Lectern.',
    });
  };

  const submit = async ({ email = '', password = '' }: SignInForm) => {
    setBusy(true);
    setRefusal(null);
    try {
      const state = await (await pool()).enter(email, password);
      if (state === 'signed-in') return await welcome();
      setCodeWanted(true);
      setBusy(false);
    } catch (error) {
      const refused = error instanceof PoolError ? error : new PoolError('');
      const text = refused.message || 'Please check your credentials and try again.';
      setRefusal(new PoolError(text, refused.notConfirmed));
      toast({ kind: 'error', title: 'Sign in failed', text });
      setBusy(false);
    }
  };

  const complain = () => {
    setTried(true);
    const { email, password } = form.getFieldsValue();
    if (!email || !password) {
      toast({ kind: 'error', title: 'Missing information', text: 'Please enter both email and password.' });
    }
  };

  if (codeWanted)
    return (
      <AuthLayout title="Enter the code" documentTitle="Sign In">
        <AppCodeStep onSignedIn={welcome} onBack={() => setCodeWanted(false)} />
      </AuthLayout>
    );

  const email = refusal?.notConfirmed ? (form.getFieldValue('email') as string) : '';
  return (
    <AuthLayout
      title="Sign in"
      documentTitle="Sign In"
      below={<Link to={paths.landing()}>Back to home</Link>}
    >
      {returnAddress() !== null && (
        <p className="auth-lead">You will be taken back to the page that you asked for.</p>
      )}
      {refusal && (
        <Refusal
          title="Sign in failed"
          text={refusal.message}
          action={
            refusal.notConfirmed && (
              <Link className="btn" to={paths.verify(email)}>
                Enter the code
              </Link>
            )
          }
        />
      )}
      <AuthForm
        form={form}
        initialValues={{ email: known }}
        validateTrigger={tried ? 'onChange' : 'onSubmit'}
        onFinish={(values) => void submit(values)}
        onFinishFailed={complain}
      >
        <Form.Item label="Email" name="email" rules={emailRules}>
          <TextInput size="large" type="email" autoComplete="username" />
        </Form.Item>
        <Form.Item
          label="Password"
          name="password"
          rules={[{ required: true, message: 'Please enter your password.' }]}
        >
          <PasswordInput size="large" autoComplete="current-password" />
        </Form.Item>
        <Button size="large" type="primary" block htmlType="submit" disabled={busy}>
          {busy ? 'Signing In...' : 'Sign In'}
        </Button>
      </AuthForm>
      <div className="auth-links">
        <p>
          No account? <Link to={paths.signUp()}>Sign up</Link>
        </p>
        <p>
          <Link to={paths.forgotPassword()}>Forgot your password?</Link>
        </p>
        <p>
          No code yet? <Link to={paths.resendVerification()}>Resend verification</Link>
        </p>
      </div>
    </AuthLayout>
  );
}
