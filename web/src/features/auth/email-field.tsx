import { Form, Input } from 'antd';
import { emailRules } from './fields.js';

export function EmailField() {
  return (
    <Form.Item label="Email" name="email" rules={emailRules}>
      <Input size="large" type="email" autoComplete="username" placeholder="you@yourfirm.com" />
    </Form.Item>
  );
}
