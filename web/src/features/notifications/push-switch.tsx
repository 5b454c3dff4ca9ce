import { useEffect, useState } from 'react';
import { errorMessage } from '../../api/error-message.js';
import { usePushKeyQuery, useSubscribePushMutation } from '../../api/notifications.api.js';
import { canPush, isSubscribed, subscribe, unsubscribe } from './browser-push.js';

/** Turns messages of this browser on and off. Absent where the browser or the installation has none. */
export function PushSwitch() {
  const { data } = usePushKeyQuery({}, { skip: !canPush() });
  const publicKey = data?.publicKey ?? null;
  return publicKey === null ? null : <Switch publicKey={publicKey} />;
}

function Switch({ publicKey }: { publicKey: string }) {
  const [save] = useSubscribePushMutation();
  const [isOn, setIsOn] = useState<boolean>();
  const [failure, setFailure] = useState('');

  useEffect(() => {
    void isSubscribed().then(setIsOn, () => setIsOn(false));
  }, []);

  const turn = async (on: boolean) => {
    setFailure('');
    try {
      if (on) {
        const { error } = await save(await subscribe(publicKey));
        if (error) {
          await unsubscribe();
          setFailure(errorMessage(error, 'This browser could not be registered.'));
          return;
        }
      } else await unsubscribe();
      setIsOn(on);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Your browser refused.');
    }
  };

  if (isOn === undefined) return null;
  return (
    <p className="t2">
      {isOn
        ? 'This browser shows notifications when Lectern is not open. '
        : 'This browser can show notifications when Lectern is not open. '}
      <button type="button" className="link-button" onClick={() => void turn(!isOn)}>
        {isOn ? 'Turn off' : 'Turn on'}
      </button>
      {failure && <span role="alert"> {failure}</span>}
    </p>
  );
}
