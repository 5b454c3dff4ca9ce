const WORKER = '/push-worker.js';

/** What the server keeps of a browser that allows messages. */
export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether the browser may show messages of ours; `default`: it would ask. */
export const pushPermission = (): NotificationPermission => Notification.permission;

/** Calls back when the user changes the permission in the browser's own settings. @returns how to stop that */
export function onPermissionChange(changed: () => void): () => void {
  let status: PermissionStatus | undefined;
  let stopped = false;
  void navigator.permissions?.query({ name: 'notifications' }).then(
    (found) => {
      if (stopped) return;
      status = found;
      status.addEventListener('change', changed);
    },
    () => undefined,
  );
  return () => {
    stopped = true;
    status?.removeEventListener('change', changed);
  };
}

/** Is this browser subscribed? */
export async function isSubscribed(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) != null;
}

/** Asks the user and subscribes; null when the user did not allow it. @throws Error in words for the user */
export async function subscribe(publicKey: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.['p256dh'] === undefined || keys['auth'] === undefined)
    throw new Error('Your browser gave no subscription.');
  return { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } };
}

/** From here on nothing can reach this browser; the server notices with its next message and forgets it. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
