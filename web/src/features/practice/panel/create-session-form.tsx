import { Button } from 'antd';
import { useState, type FormEvent } from 'react';
import { errorMessage } from '../../../api/error-message.js';
import { useCreateSessionMutation, useUpdateSessionMutation } from '../../../api/sessions.api.js';
import type { CaseDetails } from '@lectern/contracts/case';
import { TextArea, TextField } from '../../../ui/fields.js';
import { useToast } from '../../../ui/toast.js';
import type { PracticeScenario } from '../scenario-guidance.js';
import type { CurrentSession } from './panel-props.js';
import { useTitleDraft } from './use-title-draft.js';

interface CreateSessionFormProps {
  scenario: PracticeScenario;
  /** From the document or the case, when known. */
  suggestedTitle: string;
  caseData: CaseDetails;
  /** The session that holds the script and has no recording yet: it becomes the practice session. */
  scriptSessionId: string | null;
  /** The session of the case on the screen, recorded or not. */
  openSessionId: string | null;
  /** Creating the session is the next step: the script is there, or none is needed. */
  urged: boolean;
  onCreated: (session: CurrentSession) => void;
}

export function CreateSessionForm({
  scenario,
  suggestedTitle,
  caseData,
  scriptSessionId,
  openSessionId,
  urged,
  onCreated,
}: CreateSessionFormProps) {
  const draft = useTitleDraft(scenario.type, openSessionId);
  const [description, setDescription] = useState('');
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [create, creating] = useCreateSessionMutation();
  const [update, updating] = useUpdateSessionMutation();
  const toast = useToast();
  const title = draft.title ?? suggestedTitle;
  const untitled = missing && title.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal('');
    if (title.trim() === '') {
      setMissing(true);
      toast({ kind: 'error', title: 'Title required', text: 'Please enter a session title.' });
      return;
    }
    try {
      const chosen = {
        title,
        description: description.trim() || undefined,
        scenarioId: `${scenario.type}-${Date.now()}`,
        scenarioType: scenario.type,
        caseData,
      };
      const session = scriptSessionId
        ? await update({ sessionId: scriptSessionId, ...chosen }).unwrap()
        : await create(chosen).unwrap();
      draft.forget();
      toast({ kind: 'success', title: 'Session created' });
      onCreated({ id: session.id, title: session.title });
    } catch (error) {
      setRefusal(errorMessage(error, 'Failed to create session. Please try again.'));
      toast({ kind: 'error', title: 'Error', text: 'Failed to create session. Please try again.' });
    }
  };

  return (
    <form className="create-session" noValidate onSubmit={(event) => void submit(event)}>
      <div className="field">
        <label className="field-label" htmlFor="session-title">
          Session title
        </label>
        <TextField
          id="session-title"
          value={title}
          maxLength={200}
          aria-required="true"
          aria-invalid={untitled}
          aria-describedby={untitled ? 'session-title-problem' : undefined}
          status={untitled ? 'error' : undefined}
          onChange={(event) => draft.type(event.target.value)}
        />
        {untitled && (
          <p id="session-title-problem" className="inline-error">
            Title required
          </p>
        )}
      </div>
      <div className="field">
        <label className="field-label" htmlFor="session-description">
          Description (optional)
        </label>
        <TextArea
          id="session-description"
          className="growing"
          rows={2}
          maxLength={2000}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
      </div>
      {refusal && (
        <p className="inline-error" role="alert">
          {refusal}
        </p>
      )}
      <Button
        type={urged ? 'primary' : 'default'}
        htmlType="submit"
        disabled={creating.isLoading || updating.isLoading}
      >
        Create
      </Button>
    </form>
  );
}
