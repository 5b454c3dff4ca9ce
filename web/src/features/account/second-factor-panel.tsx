import { Button } from 'antd';
import { useState } from 'react';
import {
  useRenewRecoveryCodesMutation,
  useSecondFactorQuery,
  useTurnOffSecondFactorMutation,
} from '../../api/account.api.js';
import { errorMessage } from '../../api/error-message.js';
import { Panel } from '../../ui/panel.js';
import { ErrorState, Loading } from '../../ui/states.js';
import { useToast } from '../../ui/toast.js';
import { AppSetup } from './app-setup.js';
import { CodeForm } from './code-form.js';
import { RecoveryCodes } from './recovery-codes.js';

type Doing = 'nothing' | 'setting-up' | 'renewing' | 'turning-off';

/** From here on the page asks for new codes by itself. */
const FEW = 3;

/** A code of an authenticator app after the password. */
export function SecondFactorPanel() {
  const { data, error, refetch } = useSecondFactorQuery({});
  const [doing, setDoing] = useState<Doing>('nothing');
  const [codes, setCodes] = useState<string[]>([]);
  const [turnOff] = useTurnOffSecondFactorMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const toast = useToast();

  const show = (recoveryCodes: string[]) => {
    setDoing('nothing');
    setCodes(recoveryCodes);
  };

  return (
    <Panel labelledBy="second-factor">
      <h2 id="second-factor">Two-step sign-in</h2>
      {error && !data ? (
        <ErrorState
          message={errorMessage(error, 'The state of your account could not be loaded.')}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Loading />
      ) : codes.length > 0 ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes([])} />
      ) : doing === 'setting-up' ? (
        <AppSetup onDone={show} onCancel={() => setDoing('nothing')} />
      ) : (
        <>
          <p className="account-text">
            {data.enabled
              ? 'On. After your password, Lectern asks for a code of your authenticator app.'
              : 'Off. Your password alone opens your account. With an authenticator app, whoever learns the password still cannot sign in.'}
          </p>
          {data.enabled && (
            <p className={data.recoveryCodesLeft <= FEW ? 'account-text warn' : 'account-text t2'}>
              {data.recoveryCodesLeft === 0
                ? 'You have no recovery codes: without the app nobody gets in, you neither.'
                : `Recovery codes left: ${data.recoveryCodesLeft}.`}
            </p>
          )}
          {doing === 'renewing' && (
            <CodeForm
              lead="The codes that you have are void from then on."
              label="Code from the app"
              action="Make new recovery codes"
              onCode={async (code) => show((await renew({ code }).unwrap()).recoveryCodes)}
              onCancel={() => setDoing('nothing')}
            />
          )}
          {doing === 'turning-off' && (
            <CodeForm
              lead="From then on your password alone opens your account."
              label="Code from the app, or a recovery code"
              action="Turn off"
              onCode={async (code) => {
                await turnOff({ code }).unwrap();
                setDoing('nothing');
                toast({ kind: 'success', title: 'Two-step sign-in is off' });
              }}
              onCancel={() => setDoing('nothing')}
            />
          )}
          {doing === 'nothing' && (
            <div className="account-actions">
              {data.enabled ? (
                <>
                  <Button onClick={() => setDoing('renewing')}>New recovery codes</Button>
                  <Button onClick={() => setDoing('turning-off')}>Turn off</Button>
                </>
              ) : (
                <Button type="primary" onClick={() => setDoing('setting-up')}>
                  Set up
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </Panel>
  );
}
