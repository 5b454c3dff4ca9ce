import { REPORT_REASONS, type ReportReason } from '@lectern/contracts/community';
import { Button, Modal } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { useReportPostMutation } from '../../api/community.api.js';
import { TextArea } from '../../ui/fields.js';
import { useToast } from '../../ui/toast.js';
import { REASON_WORDS, refusal } from './community-words.js';

const MOST = 500;

interface ReportDialogProps {
  open: boolean;
  postId: string;
  commentId?: string;
  onClose: () => void;
}

export function ReportDialog({ open, postId, commentId, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>('confidential');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const [report, { isLoading }] = useReportPostMutation();
  const toast = useToast();
  const id = useId();
  const what = commentId === undefined ? 'post' : 'comment';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem('');
    const { error } = await report({
      postId,
      reason,
      ...(commentId !== undefined && { commentId }),
      ...(note.trim() !== '' && { note }),
    });
    if (error) {
      setProblem(refusal(error, 'The report could not be sent. Please try again.'));
      return;
    }
    onClose();
    toast({ kind: 'success', title: 'Reported', text: 'It is on the list of this installation’s operator.' });
  };
  return (
    <Modal open={open} title={`Report this ${what}`} footer={null} onCancel={onClose} destroyOnHidden>
      <form className="report-form" onSubmit={(event) => void submit(event)}>
        <p className="t2">
          The operator sees the {what} and your reason. Its author is not told who reported it.
        </p>
        <fieldset>
          <legend>What is wrong with it?</legend>
          {REPORT_REASONS.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={`${id}-reason`}
                checked={reason === value}
                onChange={() => setReason(value)}
              />
              {REASON_WORDS[value]}
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor={`${id}-note`}>Anything to add? (optional)</label>
          <TextArea
            id={`${id}-note`}
            maxLength={MOST}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
        {problem && (
          <p className="inline-error" role="alert">
            {problem}
          </p>
        )}
        <div className="row dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" disabled={isLoading}>
            Send Report
          </Button>
        </div>
      </form>
    </Modal>
  );
}
