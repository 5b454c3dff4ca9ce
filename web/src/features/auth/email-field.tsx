import { Form } from 'antd';
import { emailRules } from './fields.js';
import { TextInput } from '../../ui/text-input.js';

export function EmailField() {
  return (
    <Form.Item label="Email" name="email" rules={emailRules}>
      <TextInput size="large" type="email" autoComplete="username" placeholder="you@yourfirm.com" />
    </Form.Item>
  );
}
