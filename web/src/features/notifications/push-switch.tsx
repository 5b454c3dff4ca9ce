import { useEffect, useState } from 'react';
import { errorMessage } from '../../api/error-message.js';
import { usePushKeyQuery, useSubscribePushMutation } from '../../api/notifications.api.js';
import {
  canPush,
  isSubscribed,
  onPermissionChange,
  pushPermission,
  subscribe,
  unsubscribe,
} from './browser-push.js';

/** Whether this browser shows messages: turned on and off here, or why it cannot. */
export function PushSwitch() {
  const { data } = usePushKeyQuery({}, { skip: !canPush() });
  if (!canPush())
    return (
      <p className="sm t2">
        This browser cannot show them. On an iPhone or iPad, add Lectern to the Home Screen and open it there.
      </p>
    );
  if (data === undefined) return null;
  return data.publicKey === null ? (
    <p className="sm t2">This installation of Lectern sends none.</p>
  ) : (
    <ThisBrowser publicKey={data.publicKey} />
  );
}

function ThisBrowser({ publicKey }: { publicKey: string }) {
  const [save] = useSubscribePushMutation();
  const [isOn, setIsOn] = useState<boolean>();
  const [permission, setPermission] = useState(pushPermission);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    const look = () => {
      setPermission(pushPermission());
      void isSubscribed().then(setIsOn, () => setIsOn(false));
    };
    look();
    return onPermissionChange(look);
  }, []);

  const turnOn = async (): Promise<void> => {
    const subscription = await subscribe(publicKey);
    setPermission(pushPermission());
    if (subscription === null) {
      if (pushPermission() === 'default')
        setFailure('You closed the question. Turn it on to be asked again.');
      return;
    }
    const { error } = await save(subscription);
    if (error) {
      await unsubscribe();
      setFailure(errorMessage(error, 'This browser could not be registered.'));
    } else setIsOn(true);
  };
  const turn = async (on: boolean): Promise<void> => {
    setFailure('');
    try {
      if (on) await turnOn();
      else {
        await unsubscribe();
        setIsOn(false);
      }
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Your browser refused.');
    }
  };

  if (permission === 'denied') return <HowToAllow />;
  if (isOn === undefined) return null;
  return (
    <p className="sm t2">
      {isOn ? 'This browser shows them. ' : 'This browser does not show them. '}
      <button type="button" className="link-button" onClick={() => void turn(!isOn)}>
        {isOn ? 'Turn off here' : 'Turn on here'}
      </button>
      {failure && <span role="alert"> {failure}</span>}
    </p>
  );
}

/** No page can ask again once the answer was no: only the user can, in the browser itself. */
function HowToAllow() {
  return (
    <div className="sm t2" role="status">
      <p>This browser blocks notifications from Lectern. To allow them:</p>
      <ol className="push-help">
        <li>Open the site settings with the sign to the left of the address.</li>
        <li>Set Notifications to Allow.</li>
        <li>Come back here; this page notices by itself.</li>
      </ol>
    </div>
  );
}
