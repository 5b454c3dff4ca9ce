import type { FormRule } from 'antd';

export const emailRules: FormRule[] = [
  { required: true, message: 'Please enter your email address.' },
  { type: 'email', message: 'Please enter a valid email address.' },
];
