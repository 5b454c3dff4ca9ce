import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { useToast } from '../../ui/toast.js';
import { AuthLayout, Refusal } from './auth-layout.js';
import { emailRules } from './fields.js';
import { pool } from './load-pool.js';
import { NewPasswordStep } from './new-password-step.js';
import { PoolError } from './pool-error.js';

/** A new password for somebody who lost theirs: the address, then the code from the mail. */
export function ForgotPasswordPage() {
  const [query] = useSearchParams();
  const [email, setEmail] = useState(query.get('email') ?? '');
  const [sent, setSent] = useState(false);
  return (
    <AuthLayout
      key={String(sent)}
      title={sent ? 'Choose a new password' : 'Reset your password'}
      documentTitle="Reset Password"
      below={<Link to={paths.signIn()}>Back to sign in</Link>}
    >
      {sent ? (
        <NewPasswordStep email={email} onBack={() => setSent(false)} />
      ) : (
        <AddressStep
          initial={email}
          onSent={(address) => {
            setEmail(address);
            setSent(true);
          }}
        />
      )}
    </AuthLayout>
  );
}

function AddressStep({ initial, onSent }: { initial: string; onSent: (email: string) => void }) {
  const [form] = Form.useForm<{ email?: string }>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const toast = useToast();

  const submit = async ({ email = '' }: { email?: string }) => {
    setBusy(true);
    setRefusal('');
    try {
      await (await pool()).requestReset(email);
      onSent(email.trim());
    } catch (error) {
      setRefusal((error instanceof PoolError && error.message) || 'Please try again later.');
      setBusy(false);
    }
  };
  const complain = () => {
    if (!form.getFieldValue('email')) {
      toast({ kind: 'error', title: 'Email required', text: 'Please enter your email address.' });
    }
  };

  return (
    <>
      <p className="auth-lead">We send a code to your email address; with it you choose a new password.</p>
      {refusal && <Refusal title="The code could not be sent" text={refusal} />}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        noValidate
        initialValues={{ email: initial }}
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true }}
        onFinish={(values) => void submit(values)}
        onFinishFailed={complain}
      >
        <Form.Item label="Email" name="email" rules={emailRules}>
          <Input size="large" type="email" autoComplete="username" placeholder="you@yourfirm.com" />
        </Form.Item>
        <Button size="large" type="primary" block htmlType="submit" disabled={busy}>
          Send code
        </Button>
      </Form>
    </>
  );
}
