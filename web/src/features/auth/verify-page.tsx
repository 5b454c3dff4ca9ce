import { Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { useToast } from '../../ui/toast.js';
import { AuthForm } from './auth-form.js';
import { AuthLayout, Refusal } from './auth-layout.js';
import { CodeField } from './code-field.js';
import { EmailField } from './email-field.js';
import { forgetRegistration } from './kept-registration.js';
import { pool } from './load-pool.js';
import { PoolError } from './pool-error.js';

const REDIRECT_MS = 2000;

interface VerifyForm {
  email?: string;
  code?: string;
}

export function VerifyPage() {
  const [query] = useSearchParams();
  const [form] = Form.useForm<VerifyForm>();
  const email = Form.useWatch('email', form) ?? query.get('email') ?? '';
  const [busy, setBusy] = useState(false);
  const [verified, setVerified] = useState(false);
  const [refusal, setRefusal] = useState('');
  const toast = useToast();

  const submit = async (values: VerifyForm) => {
    setBusy(true);
    setRefusal('');
    try {
      await (await pool()).confirm(values.email ?? '', values.code ?? '');
      toast({ kind: 'success', title: 'Email verified successfully!', text: 'You can sign in now.' });
      forgetRegistration();
      setVerified(true);
    } catch (error) {
      const text = (error instanceof PoolError && error.message) || 'Please check your code and try again.';
      setRefusal(text);
      toast({ kind: 'error', title: 'Verification failed', text });
      setBusy(false);
    }
  };

  const complain = () => {
    const values = form.getFieldsValue();
    if (!values.email || !values.code) {
      toast({
        kind: 'error',
        title: 'Missing information',
        text: 'Please enter both email and verification code.',
      });
    }
  };

  if (verified) return <Verified email={email} />;
  return (
    <AuthLayout
      title="Verify your email"
      documentTitle="Verify Email"
      below={<Link to={paths.signIn()}>Back to sign in</Link>}
    >
      {refusal && <Refusal title="Verification failed" text={refusal} />}
      <AuthForm
        form={form}
        initialValues={{ email: query.get('email') ?? '' }}
        onFinish={(values) => void submit(values)}
        onFinishFailed={complain}
      >
        <EmailField />
        <CodeField />
        <Button size="large" type="primary" block htmlType="submit" disabled={busy}>
          Verify Email
        </Button>
      </AuthForm>
      <div className="auth-links">
        <p>
          No code yet? <Link to={paths.resendVerification(email)}>Resend verification</Link>
        </p>
      </div>
    </AuthLayout>
  );
}

/** Stays readable, and goes on to sign-in by itself. */
function Verified({ email }: { email: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.signIn(), { state: { email } }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, email]);
  return (
    <AuthLayout title="Email verified" documentTitle="Email Verified">
      <p className="auth-lead" role="status">
        Your account is ready. The sign-in page opens in 2 seconds.
      </p>
      <Link className="btn primary large" to={paths.signIn()} state={{ email }}>
        Sign In
      </Link>
    </AuthLayout>
  );
}
