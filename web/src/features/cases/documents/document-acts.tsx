import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import type { CaseDocument } from '@lectern/contracts/documents';
import { Button } from 'antd';
import { useReadDocumentAgainMutation, useRemoveDocumentMutation } from '../../../api/documents.api.js';
import { errorMessage } from '../../../api/error-message.js';
import { useConfirm } from '../../../ui/confirm.js';

interface DocumentActsProps {
  document: CaseDocument;
  /** Up or down by one; absent where there is no other document. */
  onMove?: ((by: -1 | 1) => void) | undefined;
  isFirst: boolean;
  isLast: boolean;
  onRename: () => void;
  onProblem: (problem: string) => void;
}

/** What can be done with a document of the case. */
export function DocumentActs({ document, onMove, isFirst, isLast, onRename, onProblem }: DocumentActsProps) {
  const [readAgain] = useReadDocumentAgainMutation();
  const [remove] = useRemoveDocumentMutation();
  const confirm = useConfirm();
  const { id: documentId, title, status } = document;
  const act = async (doing: Promise<{ error?: unknown }>, failed: string) => {
    onProblem('');
    const { error } = await doing;
    if (error) onProblem(errorMessage(error, failed));
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
    if (sure) await act(remove({ documentId }), 'The document could not be removed.');
  };
  return (
    <div className="document-acts">
      {status === 'failed' && (
        <button
          type="button"
          className="link-button sm"
          onClick={() => void act(readAgain({ documentId }), 'The document could not be read again.')}
        >
          Read again<span className="visually-hidden">: {title}</span>
        </button>
      )}
      <button type="button" className="link-button sm" onClick={onRename}>
        Rename<span className="visually-hidden"> {title}</span>
      </button>
      <button type="button" className="link-button sm" onClick={() => void askToRemove()}>
        Remove<span className="visually-hidden"> {title}</span>
      </button>
      {onMove && (
        <>
          <Button
            type="text"
            size="small"
            icon={<ArrowUpOutlined aria-hidden="true" />}
            aria-label={`Move up: ${title}`}
            aria-disabled={isFirst}
            onClick={() => !isFirst && onMove(-1)}
          />
          <Button
            type="text"
            size="small"
            icon={<ArrowDownOutlined aria-hidden="true" />}
            aria-label={`Move down: ${title}`}
            aria-disabled={isLast}
            onClick={() => !isLast && onMove(1)}
          />
        </>
      )}
    </div>
  );
}
