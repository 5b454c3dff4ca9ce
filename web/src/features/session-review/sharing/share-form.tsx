import type { Output } from '@lectern/contracts/define';
import type { SharePart, shares } from '@lectern/contracts/shares';
import { Button, Checkbox, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { errorMessage } from '../../../api/error-message.js';
import { useUser } from '../../../api/hooks.js';
import { useCreateShareMutation } from '../review.api.js';
import { PART_NAMES } from './share-words.js';

const DAYS = [1, 7, 30, 90];
const DEFAULT_DAYS = 7;
const DEFAULT_PARTS: readonly SharePart[] = ['scores', 'findings'];

interface ShareFormProps {
  sessionId: string;
  hasAudio: boolean;
  hasTranscript: boolean;
  onMade: (share: Output<typeof shares.create>) => void;
}

/** What to show, for how long, and under which name. */
export function ShareForm({ sessionId, hasAudio, hasTranscript, onMade }: ShareFormProps) {
  const user = useUser();
  const [parts, setParts] = useState<readonly SharePart[]>(DEFAULT_PARTS);
  const [days, setDays] = useState(DEFAULT_DAYS);
  const [name, setName] = useState(user?.name ?? '');
  const [hidesTitle, setHidesTitle] = useState(false);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [create, { isLoading }] = useCreateShareMutation();
  const nothing = tried && parts.length === 0;
  const nameless = tried && name.trim() === '';

  const options: { part: SharePart; absent: string | null }[] = [
    { part: 'scores', absent: null },
    { part: 'findings', absent: null },
    { part: 'transcript', absent: hasTranscript ? null : 'there is none' },
    { part: 'audio', absent: hasAudio ? null : 'it was not kept' },
  ];
  const choose = (part: SharePart, chosen: boolean) =>
    setParts((now) => (chosen ? [...now, part] : now.filter((one) => one !== part)));

  const submit = async () => {
    setTried(true);
    setRefusal('');
    if (parts.length === 0 || name.trim() === '') {
      document.getElementById(parts.length === 0 ? 'share-scores' : 'share-name')?.focus();
      return;
    }
    try {
      const chosen = { parts: [...parts], expiresInDays: days, sharedBy: name, hidesTitle };
      onMade(await create({ sessionId, ...chosen }).unwrap());
    } catch (error) {
      setRefusal(errorMessage(error, 'The link could not be made. Please try again.'));
    }
  };

  return (
    <Form
      className="share-form"
      layout="vertical"
      requiredMark={false}
      noValidate
      onFinish={() => void submit()}
    >
      <fieldset className="share-choice" aria-describedby={nothing ? 'share-nothing' : undefined}>
        <legend className="share-label">What to share</legend>
        {options.map(({ part, absent }) => (
          <Checkbox
            key={part}
            id={`share-${part}`}
            checked={parts.includes(part)}
            disabled={absent !== null}
            onChange={(event) => choose(part, event.target.checked)}
          >
            {PART_NAMES[part]}
            {absent && ` (${absent})`}
          </Checkbox>
        ))}
        <Checkbox checked={hidesTitle} onChange={({ target }) => setHidesTitle(target.checked)}>
          Hide the title
        </Checkbox>
        <p className="sm t2 share-always">
          {hidesTitle ? 'The scenario stands in place of the title. The' : 'The title, the'} date and the
          length are always shown.
        </p>
        {nothing && (
          <p id="share-nothing" className="sm problem" role="alert">
            Choose what to share
          </p>
        )}
      </fieldset>
      <fieldset className="share-choice">
        <legend className="share-label">How long the link works</legend>
        <Radio.Group
          aria-label="How long the link works"
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
          options={DAYS.map((value) => ({ value, label: value === 1 ? '1 day' : `${value} days` }))}
        />
      </fieldset>
      <Form.Item
        label="Name shown"
        htmlFor="share-name"
        validateStatus={nameless ? 'error' : ''}
        help={nameless ? 'Say who shares this' : undefined}
      >
        <Input
          id="share-name"
          value={name}
          maxLength={200}
          autoComplete="name"
          aria-required="true"
          aria-invalid={nameless}
          onChange={(event) => setName(event.target.value)}
        />
      </Form.Item>
      {refusal && (
        <p className="sm problem" role="alert">
          {refusal}
        </p>
      )}
      <Button type="primary" htmlType="submit" disabled={isLoading}>
        Create link
      </Button>
    </Form>
  );
}
