import { Button, Form } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { useToast } from '../../ui/toast.js';
import { AuthForm } from './auth-form.js';
import { Refusal } from './auth-layout.js';
import { CodeField } from './code-field.js';
import { pool } from './load-pool.js';
import { NewPasswordItems, passwordProblem } from '../../ui/new-password-items.js';
import { PoolError } from './pool-error.js';

interface NewPasswordForm {
  code?: string;
  password?: string;
  confirmPassword?: string;
}

export function NewPasswordStep({ email, onBack }: { email: string; onBack: () => void }) {
  const [form] = Form.useForm<NewPasswordForm>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const navigate = useNavigate();
  const toast = useToast();

  const submit = async ({ code = '', password = '' }: NewPasswordForm) => {
    setBusy(true);
    setRefusal('');
    try {
      await (await pool()).reset(email, code, password);
      toast({ kind: 'success', title: 'Password changed', text: 'You can sign in with it now.' });
      await navigate(paths.signIn());
    } catch (error) {
      setRefusal((error instanceof PoolError && error.message) || 'Please check your code and try again.');
      setBusy(false);
    }
  };
  const complain = () => {
    const values = form.getFieldsValue();
    if (!values.code) {
      toast({
        kind: 'error',
        title: 'Missing code',
        text: 'Please enter the verification code from your email.',
      });
      return;
    }
    const problem = passwordProblem(values);
    if (problem) toast({ kind: 'error', ...problem });
  };

  return (
    <>
      <p className="auth-lead">
        If there is an account for <b>{email}</b>, a code is on its way.
      </p>
      {refusal && <Refusal title="The password could not be changed" text={refusal} />}
      <AuthForm form={form} onFinish={(values) => void submit(values)} onFinishFailed={complain}>
        <CodeField />
        <NewPasswordItems />
        <Button size="large" type="primary" block htmlType="submit" disabled={busy}>
          Change password
        </Button>
      </AuthForm>
      <div className="auth-resend">
        <button type="button" className="link-button" onClick={onBack}>
          Back
        </button>
      </div>
    </>
  );
}
