import type { Script } from '@lectern/contracts/case-scripts';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteScriptMutation } from '../../../api/cases.api.js';
import { errorMessage } from '../../../api/error-message.js';
import { paths } from '../../../lib/paths.js';
import { useConfirm } from '../../../ui/confirm.js';

/** The script goes; its takes stay and keep their numbers. */
export function DeleteScript({ script }: { script: Script }) {
  const [remove, { isLoading }] = useDeleteScriptMutation();
  const [problem, setProblem] = useState('');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const ask = async () => {
    setProblem('');
    const sure = await confirm({
      title: 'Delete this script?',
      content: `“${script.title}”: its words cannot be brought back. Its takes stay, with recording and scores.`,
      yes: 'Delete script',
      loses: true,
      no: 'Keep it',
    });
    if (!sure) return;
    const { error } = await remove({ scriptId: script.id });
    if (error) setProblem(errorMessage(error, 'The script could not be deleted. Please try again.'));
    else
      await navigate(script.caseId === null ? paths.practice() : paths.case(script.caseId), {
        replace: true,
      });
  };
  return (
    <div className="row">
      <Button danger disabled={isLoading} onClick={() => void ask()}>
        Delete script
      </Button>
      {problem && (
        <span className="inline-error" role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}
