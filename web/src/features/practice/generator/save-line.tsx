import { Button } from 'antd';
import { errorMessage } from '../../../api/error-message.js';
import { dateAndTime } from '../../../lib/format.js';
import { useToast } from '../../../ui/toast.js';
import type { CaseDraft } from './use-case-draft.js';

/** Whether the attorney's work is on the server. A refusal says why, and leads to what is there. */
export function SaveLine({ draft }: { draft: CaseDraft }) {
  const { saving, sendNow } = draft.script;
  const sessionId = draft.state.session?.id ?? null;
  const toast = useToast();
  const showSaved = async () => {
    try {
      if (sessionId !== null) await draft.load(sessionId);
    } catch (error) {
      toast({ kind: 'error', title: 'Error', text: errorMessage(error) });
    }
  };
  switch (saving.kind) {
    case 'saved':
      return (
        <span className="sm t3" role="status">
          {saving.at ? `Saved ${dateAndTime(saving.at)}` : 'Saved'}
        </span>
      );
    case 'saving':
      return (
        <span className="sm t3" role="status">
          Saving…
        </span>
      );
    case 'waiting':
      return (
        <span className="row" role="status">
          <b className="sm">Not saved yet: Lectern cannot be reached. It is tried again by itself.</b>
          <Button size="small" onClick={sendNow}>
            Try now
          </Button>
        </span>
      );
    case 'refused':
      return (
        <span className="row save-refused" role="alert">
          <span className="inline-error">{saving.message} What you change here is not saved any more.</span>
          <Button size="small" disabled={sessionId === null} onClick={() => void showSaved()}>
            Show the saved version
          </Button>
        </span>
      );
  }
}
