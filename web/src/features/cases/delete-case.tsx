import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteCaseMutation, useLazyCaseContentsQuery } from '../../api/cases.api.js';
import { errorMessage } from '../../api/error-message.js';
import { paths } from '../../lib/paths.js';
import { useToast } from '../../ui/toast.js';
import { contentsLines } from './case-words.js';
import { useConfirm } from '../../ui/confirm.js';

/** Deletes a case with everything in it, after it said what that is. */
export function DeleteCase({ caseId, name }: { caseId: string; name: string }) {
  const [contents] = useLazyCaseContentsQuery();
  const [remove, { isLoading }] = useDeleteCaseMutation();
  const [problem, setProblem] = useState('');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const toast = useToast();

  const ask = async () => {
    setProblem('');
    try {
      const lines = contentsLines(await contents({ caseId }).unwrap());
      const sure = await confirm({
        title: `Delete “${name}”?`,
        content: (
          <>
            <p>
              {lines.length === 0
                ? 'The case holds nothing but its name and fields.'
                : 'This goes with it and cannot be brought back:'}
            </p>
            <ul className="bullets">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        ),
        yes: 'Delete case',
        loses: true,
        no: 'Keep it',
      });
      if (!sure) return;
      await remove({ caseId }).unwrap();
      void navigate(paths.cases(), { replace: true });
      toast({ kind: 'success', title: 'Case deleted', text: name });
    } catch (error) {
      setProblem(errorMessage(error, 'The case could not be deleted.'));
    }
  };
  return (
    <>
      <Button danger disabled={isLoading} onClick={() => void ask()}>
        Delete case
      </Button>
      {problem && (
        <p className="inline-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
