import { QRCode } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useTurnOnSecondFactorMutation } from '../../api/account.api.js';
import { type AppSecret, newAppSecret } from '../../api/app-secret.js';
import { useUser } from '../../api/hooks.js';
import { ErrorState, Loading } from '../../ui/states.js';
import { CodeForm } from './code-form.js';

interface AppSetupProps {
  /** With the recovery codes, which are told this once. */
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Black on white in both themes: cameras read no other way. */
const QR_COLORS = { color: '#000000', bgColor: '#ffffff' };

/** A new secret goes into the app, and a code comes back. */
export function AppSetup({ onDone, onCancel }: AppSetupProps) {
  const account = useUser()?.email ?? '';
  const [secret, setSecret] = useState<AppSecret | null>(null);
  const [failed, setFailed] = useState(false);
  const [turnOn] = useTurnOnSecondFactorMutation();

  const ask = useCallback(async () => {
    setFailed(false);
    try {
      setSecret(await newAppSecret(account));
    } catch {
      setFailed(true);
    }
  }, [account]);
  useEffect(() => void ask(), [ask]);

  if (failed)
    return <ErrorState message="No key could be made. Please try again." onRetry={() => void ask()} />;
  if (!secret) return <Loading />;
  return (
    <>
      <ol className="account-steps">
        <li>
          Open an authenticator app (Google Authenticator, 1Password, Aegis, ...) and scan this, or type the
          key.
          <div className="app-secret">
            <div className="app-qr" aria-hidden="true">
              <QRCode
                type="svg"
                value={secret.uri}
                size={180}
                bordered={false}
                errorLevel="M"
                {...QR_COLORS}
              />
            </div>
            <div>
              <span className="sm t3" id="app-key">
                Key
              </span>
              <code className="app-key" aria-labelledby="app-key">
                {inGroups(secret.key)}
              </code>
              <span className="sm t3">Time based, 6 digits, every 30 seconds.</span>
            </div>
          </div>
        </li>
        <li>Enter the code that the app shows now.</li>
      </ol>
      <CodeForm
        label="Code from the app"
        action="Turn on"
        onCode={async (code) => onDone((await turnOn({ code }).unwrap()).recoveryCodes)}
        onCancel={onCancel}
      />
    </>
  );
}

const inGroups = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ');
