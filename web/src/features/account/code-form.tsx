import { Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../api/error-message.js';
import { TextInput } from '../../ui/text-input.js';

interface CodeFormProps {
  lead?: string;
  label: string;
  action: string;
  /** Throws what the API refused. */
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for a code before something that an open browser must not do. */
export function CodeForm({ lead, label, action, onCode, onCancel }: CodeFormProps) {
  const [form] = Form.useForm<{ securityCode?: string }>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => void form.focusField('securityCode'), [form]);

  const submit = async ({ securityCode = '' }: { securityCode?: string }) => {
    setBusy(true);
    setProblem('');
    try {
      await onCode(securityCode.trim());
    } catch (error) {
      setProblem(errorMessage(error));
      setBusy(false);
      form.focusField('securityCode');
    }
  };

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      onFinish={(values) => void submit(values)}
      className="account-form"
    >
      {lead !== undefined && <p className="account-text">{lead}</p>}
      <Form.Item
        label={label}
        name="securityCode"
        rules={[{ required: true, whitespace: true, message: 'Please enter a code.' }]}
        {...(problem !== '' && {
          help: <span role="alert">{problem}</span>,
          validateStatus: 'error' as const,
        })}
      >
        <TextInput
          autoComplete="one-time-code"
          maxLength={20}
          spellCheck={false}
          onChange={() => setProblem('')}
        />
      </Form.Item>
      <div className="account-actions">
        <Button type="primary" htmlType="submit" disabled={busy}>
          {action}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </Form>
  );
}
