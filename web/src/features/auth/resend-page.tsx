import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { useToast } from '../../ui/toast.js';
import { AuthLayout } from './auth-layout.js';
import { emailRules } from './fields.js';
import { useResendCode } from './use-resend-code.js';

export function ResendPage() {
  const [query] = useSearchParams();
  const [form] = Form.useForm<{ email?: string }>();
  const [sentTo, setSentTo] = useState('');
  const { busy, resend } = useResendCode('Failed to resend verification', false);
  const toast = useToast();

  const submit = async ({ email = '' }: { email?: string }) => {
    if (await resend(email)) setSentTo(email.trim());
  };
  const complain = () => {
    if (!form.getFieldValue('email')) {
      toast({ kind: 'error', title: 'Email required', text: 'Please enter your email address.' });
    }
  };

  if (sentTo) {
    return (
      <AuthLayout
        key="sent"
        title="Check your email"
        documentTitle="Verification Sent"
        below={<Link to={paths.signIn()}>Back to sign in</Link>}
      >
        <p className="auth-lead" role="status">
          If an account for <b>{sentTo}</b> is waiting for its code, a new one is on its way.
        </p>
        <Link className="btn primary large" to={paths.verify(sentTo)}>
          Enter the code
        </Link>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Resend verification"
      documentTitle="Resend Verification"
      below={<Link to={paths.signIn()}>Back to sign in</Link>}
    >
      <p className="auth-lead">We send a new 6-digit code to your email address.</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        noValidate
        initialValues={{ email: query.get('email') ?? '' }}
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true }}
        onFinish={(values) => void submit(values)}
        onFinishFailed={complain}
      >
        <Form.Item label="Email" name="email" rules={emailRules}>
          <Input size="large" type="email" autoComplete="username" placeholder="you@yourfirm.com" />
        </Form.Item>
        <Button size="large" type="primary" block htmlType="submit" disabled={busy}>
          Resend verification
        </Button>
      </Form>
    </AuthLayout>
  );
}
