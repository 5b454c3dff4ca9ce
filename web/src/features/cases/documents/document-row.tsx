import { FileTextOutlined } from '@ant-design/icons';
import type { CaseDocument } from '@lectern/contracts/documents';
import { useState } from 'react';
import { useReadDocumentAgainMutation, useRemoveDocumentMutation } from '../../../api/documents.api.js';
import { errorMessage } from '../../../api/error-message.js';
import { documentLine, pageRanges } from './document-words.js';
import { useConfirm } from '../../../ui/confirm.js';

/** One document: its state in one line, details folded. */
export function DocumentRow({ document }: { document: CaseDocument }) {
  const [readAgain] = useReadDocumentAgainMutation();
  const [remove] = useRemoveDocumentMutation();
  const [problem, setProblem] = useState('');
  const confirm = useConfirm();
  const { text, trouble } = documentLine(document);
  const { title, status, pageCount, pagesRead, unread, warnings } = document;

  const act = async (doing: Promise<{ error?: unknown }>, failed: string) => {
    setProblem('');
    const { error } = await doing;
    if (error) setProblem(errorMessage(error, failed));
  };
  const askToRemove = async () => {
    const sure = await confirm({
      title: `Remove “${title}”?`,
      content:
        'The document and what was read of it go. Scripts keep their words; their sources in it are lost.',
      yes: 'Remove document',
      loses: true,
      no: 'Keep it',
    });
    if (sure) await act(remove({ documentId: document.id }), 'The document could not be removed.');
  };
  return (
    <li className="document-row">
      <FileTextOutlined aria-hidden="true" />
      <div>
        <b>{title}</b>
        <span className={trouble ? 'line2 warn' : 'line2'}>{text}</span>
        {status === 'reading' && pageCount !== null && (
          <div
            className="bar"
            role="progressbar"
            aria-label={`Reading ${title}`}
            aria-valuemin={0}
            aria-valuemax={pageCount}
            aria-valuenow={pagesRead}
          >
            <span style={{ transform: `scaleX(${pagesRead / pageCount})` }} />
          </div>
        )}
        {(warnings.length > 0 || (status === 'read' && unread.length > 0)) && (
          <details className="sm">
            <summary>Details</summary>
            <ul className="bullets">
              {unread.length > 0 && <li>Not read: pages {pageRanges(unread)}</li>}
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </details>
        )}
        {problem && (
          <p className="inline-error" role="alert">
            {problem}
          </p>
        )}
      </div>
      <span className="document-acts">
        {status === 'failed' && (
          <button
            type="button"
            className="link-button sm"
            onClick={() =>
              void act(readAgain({ documentId: document.id }), 'The document could not be read again.')
            }
          >
            Read again<span className="visually-hidden">: {title}</span>
          </button>
        )}
        <button type="button" className="link-button sm" onClick={() => void askToRemove()}>
          Remove<span className="visually-hidden"> {title}</span>
        </button>
      </span>
    </li>
  );
}
