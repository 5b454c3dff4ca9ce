import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import type { InputProps } from 'antd';
import { useState } from 'react';
import { TextInput } from './text-input.js';

/** A password field with a show/hide button that says its state. Pasting is allowed. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      suffix={
        <button
          type="button"
          className="icon-button password-toggle"
          aria-label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOutlined /> : <EyeInvisibleOutlined />}
        </button>
      }
    />
  );
}
