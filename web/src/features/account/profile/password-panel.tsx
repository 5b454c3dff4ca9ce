import { Button, Form } from 'antd';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { accountApi } from '../../../api/account.api.js';
import { NewPasswordItems } from '../../../ui/new-password-items.js';
import { Panel } from '../../../ui/panel.js';
import { PasswordInput } from '../../../ui/password-input.js';
import { useToast } from '../../../ui/toast.js';
import { changePassword } from './change-password.js';

interface PasswordForm {
  current?: string;
  password?: string;
}

/**
 * Takes the current password, so that nobody changes it who only found an open browser. A pool elsewhere changes it without ending
 * other sign-ins and without a letter of ours.
 */
export function PasswordPanel({ email, isOurs }: { email: string; isOurs: boolean }) {
  const [form] = Form.useForm<PasswordForm>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const dispatch = useDispatch();
  const toast = useToast();

  const focusSoon = (what: string) =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(what)?.focus());
  const begin = () => {
    setOpen(true);
    focusSoon('input[type="password"]');
  };
  const close = () => {
    form.resetFields();
    setProblem('');
    setOpen(false);
    focusSoon('button');
  };
  const submit = async ({ current = '', password = '' }: PasswordForm) => {
    setBusy(true);
    setProblem('');
    try {
      await changePassword(current, password);
      dispatch(accountApi.util.invalidateTags(['SignIns']));
      toast({
        kind: 'success',
        title: 'Password changed',
        text: isOurs ? 'You were signed out everywhere else.' : undefined,
      });
      close();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The password could not be changed.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Panel labelledBy="password-heading">
      <h2 id="password-heading">Password</h2>
      <div ref={box}>
        {open ? (
          <Form
            form={form}
            className="account-form"
            layout="vertical"
            requiredMark={false}
            validateTrigger="onSubmit"
            onFinish={(values) => void submit(values)}
          >
            <input type="text" hidden readOnly autoComplete="username" value={email} />
            <Form.Item
              label="Current password"
              name="current"
              rules={[{ required: true, message: 'Please enter your current password.' }]}
            >
              <PasswordInput autoComplete="current-password" maxLength={256} />
            </Form.Item>
            <NewPasswordItems label="New password" />
            {problem && (
              <p className="inline-error" role="alert">
                {problem}
              </p>
            )}
            <div className="account-actions">
              <Button type="primary" htmlType="submit" disabled={busy}>
                Change password
              </Button>
              <Button disabled={busy} onClick={close}>
                Cancel
              </Button>
            </div>
          </Form>
        ) : (
          <>
            <p className="account-text">
              {isOurs
                ? 'A new password signs you out everywhere else, and a letter tells you that it was changed.'
                : 'Your firm’s own sign-in service keeps your password; it is changed there.'}
            </p>
            <Button onClick={begin}>Change password</Button>
          </>
        )}
      </div>
    </Panel>
  );
}
