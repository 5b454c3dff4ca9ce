import { Button, Form } from 'antd';
import { useToast } from '../../ui/toast.js';
import { AuthForm } from './auth-form.js';
import { EmailField } from './email-field.js';

interface EmailFormProps {
  initial: string;
  action: string;
  busy: boolean;
  onSubmit: (email: string) => void;
}

/** One address and one button. */
export function EmailForm({ initial, action, busy, onSubmit }: EmailFormProps) {
  const [form] = Form.useForm<{ email?: string }>();
  const toast = useToast();
  const complain = () => {
    if (!form.getFieldValue('email')) {
      toast({ kind: 'error', title: 'Email required', text: 'Please enter your email address.' });
    }
  };
  return (
    <AuthForm
      form={form}
      initialValues={{ email: initial }}
      onFinish={({ email = '' }) => onSubmit(email.trim())}
      onFinishFailed={complain}
    >
      <EmailField />
      <Button size="large" type="primary" block htmlType="submit" disabled={busy}>
        {action}
      </Button>
    </AuthForm>
  );
}
