import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { errorMessage } from '../../../api/error-message.js';
import { useCreateSessionMutation } from '../../../api/sessions.api.js';
import type { CaseDetails } from '@lectern/contracts/case';
import { useToast } from '../../../ui/toast.js';
import type { PracticeScenario } from '../scenario-guidance.js';
import type { CurrentSession } from './panel-props.js';

interface CreateSessionFormProps {
  scenario: PracticeScenario;
  /** From the document or the case, when known. */
  suggestedTitle: string;
  caseData: CaseDetails;
  /** Creating the session is the next step: the script is there, or none is needed. */
  urged: boolean;
  onCreated: (session: CurrentSession) => void;
}

export function CreateSessionForm({
  scenario,
  suggestedTitle,
  caseData,
  urged,
  onCreated,
}: CreateSessionFormProps) {
  const [typedTitle, setTitle] = useState<string | null>(null);
  const [description, setDescription] = useState('');
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [create, { isLoading }] = useCreateSessionMutation();
  const toast = useToast();
  const title = typedTitle ?? suggestedTitle;

  const submit = async () => {
    setRefusal('');
    if (title.trim() === '') {
      setMissing(true);
      toast({ kind: 'error', title: 'Title required', text: 'Please enter a session title.' });
      return;
    }
    try {
      const session = await create({
        title,
        description: description.trim() || undefined,
        scenarioId: `${scenario.type}-${Date.now()}`,
        scenarioType: scenario.type,
        caseData,
      }).unwrap();
      toast({ kind: 'success', title: 'Session created' });
      onCreated({ id: session.id, title: session.title });
    } catch (error) {
      setRefusal(errorMessage(error, 'Failed to create session. Please try again.'));
      toast({ kind: 'error', title: 'Error', text: 'Failed to create session. Please try again.' });
    }
  };

  return (
    <Form layout="vertical" requiredMark={false} noValidate onFinish={() => void submit()}>
      <Form.Item
        label="Session title"
        htmlFor="session-title"
        validateStatus={missing && title.trim() === '' ? 'error' : ''}
        help={missing && title.trim() === '' ? 'Title required' : undefined}
      >
        <Input
          id="session-title"
          value={title}
          maxLength={200}
          aria-required="true"
          aria-invalid={missing && title.trim() === ''}
          onChange={(event) => setTitle(event.target.value)}
        />
      </Form.Item>
      <Form.Item label="Description (optional)" htmlFor="session-description">
        <Input.TextArea
          id="session-description"
          className="growing"
          rows={2}
          maxLength={2000}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
      </Form.Item>
      {refusal && (
        <p className="inline-error" role="alert">
          {refusal}
        </p>
      )}
      <Button type={urged ? 'primary' : 'default'} htmlType="submit" disabled={isLoading}>
        Create
      </Button>
    </Form>
  );
}
