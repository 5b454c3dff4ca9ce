import { Button } from 'antd';
import { useRef, useState } from 'react';
import {
  useEndOtherSignInsMutation,
  useEndSignInMutation,
  useListSignInsQuery,
} from '../../api/account.api.js';
import { errorMessage } from '../../api/error-message.js';
import { dateAndTime } from '../../lib/format.js';
import { Panel } from '../../ui/panel.js';
import { ErrorState, Loading } from '../../ui/states.js';
import { Tag } from '../../ui/tag.js';
import { useToast } from '../../ui/toast.js';
import { browserInWords } from './browser-in-words.js';

/** Where this account is signed in, and the end of it. */
export function SignInsPanel() {
  const { data, error, refetch } = useListSignInsQuery({});
  const [end, ending] = useEndSignInMutation();
  const [endOthers, endingOthers] = useEndOtherSignInsMutation();
  const [problem, setProblem] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();

  const carryOut = async (work: Promise<unknown>, done: string) => {
    setProblem('');
    try {
      await work;
      toast({ kind: 'success', title: done });
      heading.current?.focus();
    } catch (failure) {
      setProblem(errorMessage(failure, 'The sign-in could not be ended. Please try again.'));
    }
  };

  return (
    <Panel labelledBy="sign-ins">
      <h2 id="sign-ins" ref={heading} tabIndex={-1}>
        Where you are signed in
      </h2>
      {data ? (
        <>
          <ul className="sign-ins">
            {data.map(({ id, agent, address, signedInAt, lastUsedAt, current }) => (
              <li key={id}>
                <span>
                  <b>{browserInWords(agent)}</b> {current && <Tag look="outlined">This browser</Tag>}
                  <span className="line2">
                    Signed in {dateAndTime(signedInAt)}
                    {address !== '' && ` from ${address}`}
                    {lastUsedAt !== signedInAt && `, in use until ${dateAndTime(lastUsedAt)} at least`}
                  </span>
                </span>
                {!current && (
                  <Button
                    size="small"
                    aria-label={`End the sign-in of ${dateAndTime(signedInAt)}, ${browserInWords(agent)}`}
                    disabled={ending.isLoading && ending.originalArgs?.signInId === id}
                    onClick={() => void carryOut(end({ signInId: id }).unwrap(), 'Signed out there')}
                  >
                    End
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {problem !== '' && (
            <p className="account-problem" role="alert">
              {problem}
            </p>
          )}
          {data.length > 1 && (
            <div className="account-actions">
              <Button
                disabled={endingOthers.isLoading}
                onClick={() => void carryOut(endOthers({}).unwrap(), 'Signed out everywhere else')}
              >
                Sign out everywhere else
              </Button>
            </div>
          )}
        </>
      ) : error ? (
        <ErrorState
          message={errorMessage(error, 'Your sign-ins could not be loaded.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </Panel>
  );
}
