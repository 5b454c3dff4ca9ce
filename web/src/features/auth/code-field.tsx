import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import { TextInput } from '../../ui/text-input.js';

/** The 6-character code from the mail. */
const LENGTH = 6;
/** However the letter's code is written or pasted: "481 952", "481-952". */
const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '').slice(0, LENGTH);

export function CodeField() {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={field}>
      <Form.Item
        label="Verification code"
        name="code"
        normalize={digitsOf}
        rules={[
          {
            required: true,
            whitespace: true,
            message: 'Please enter the verification code from your email.',
          },
        ]}
      >
        <TextInput
          size="large"
          inputMode="numeric"
          autoComplete="one-time-code"
          classNames={{ input: 'auth-code' }}
        />
      </Form.Item>
    </div>
  );
}
