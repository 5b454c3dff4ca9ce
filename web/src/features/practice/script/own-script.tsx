import type { ScenarioType } from '@lectern/contracts/scenarios';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddScriptMutation } from '../../../api/cases.api.js';
import { errorMessage } from '../../../api/error-message.js';
import { paths } from '../../../lib/paths.js';

interface OwnScriptProps {
  scenario: ScenarioType;
  scenarioId: string;
  caseId: string | null;
}

/** Beside the draft from the file: the attorney's own text, to be pasted, opened or written. */
export function OwnScript({ scenario, scenarioId, caseId }: OwnScriptProps) {
  const [add, { isLoading }] = useAddScriptMutation();
  const [problem, setProblem] = useState('');
  const navigate = useNavigate();
  const make = async () => {
    setProblem('');
    try {
      const made = await add({ caseId, scenario }).unwrap();
      void navigate(paths.rehearse(scenarioId, made.id));
    } catch (error) {
      setProblem(errorMessage(error, 'The script could not be made.'));
    }
  };
  return (
    <>
      <Button size="large" disabled={isLoading} onClick={() => void make()}>
        Use my own script
      </Button>
      {problem && (
        <span className="inline-error" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}
