import { Form, type FormProps } from 'antd';
import type { ReactNode } from 'react';

type AuthFormProps<Values> = Omit<FormProps<Values>, 'children'> & { children: ReactNode };

/** A form that is checked when it is sent, and then leads to the first field at fault. */
export function AuthForm<Values>(props: AuthFormProps<Values>) {
  return (
    <Form<Values>
      layout="vertical"
      requiredMark={false}
      noValidate
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      {...props}
    />
  );
}
