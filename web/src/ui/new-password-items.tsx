import { Form } from 'antd';
import { PasswordInput } from './password-input.js';

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 256;

/** A new password and its repetition, with the rule in view from the start. */
export function NewPasswordItems({ label = 'Password' }: { label?: string }) {
  return (
    <>
      <Form.Item
        label={label}
        name="password"
        extra="At least 8 characters."
        rules={[
          { required: true, message: 'Please enter a password.' },
          { min: MIN_PASSWORD, message: 'Password must be at least 8 characters long.' },
        ]}
      >
        <PasswordInput size="large" autoComplete="new-password" maxLength={MAX_PASSWORD} />
      </Form.Item>
      <Form.Item
        label="Confirm password"
        name="confirmPassword"
        dependencies={['password']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_rule, value: string | undefined) =>
              (value ?? '') === ((getFieldValue('password') as string | undefined) ?? '')
                ? Promise.resolve()
                : Promise.reject(new Error('Passwords do not match. Please try again.')),
          }),
        ]}
      >
        <PasswordInput size="large" autoComplete="new-password" maxLength={MAX_PASSWORD} />
      </Form.Item>
    </>
  );
}

/** The one toast for a password that cannot be taken. */
export function passwordProblem(form: { password?: string; confirmPassword?: string }) {
  const { password = '', confirmPassword = '' } = form;
  if (password !== confirmPassword) {
    return { title: 'Password mismatch', text: 'Passwords do not match. Please try again.' };
  }
  if (password.length < MIN_PASSWORD) {
    return { title: 'Password too short', text: 'Password must be at least 8 characters long.' };
  }
  return null;
}
