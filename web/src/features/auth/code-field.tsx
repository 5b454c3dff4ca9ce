import { Form } from 'antd';
import { TextInput } from '../../ui/text-input.js';

/** The 6-character code from the mail. */
export function CodeField() {
  return (
    <Form.Item
      label="Verification code"
      name="code"
      rules={[
        { required: true, whitespace: true, message: 'Please enter the verification code from your email.' },
      ]}
    >
      <TextInput
        size="large"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        classNames={{ input: 'auth-code' }}
      />
    </Form.Item>
  );
}
