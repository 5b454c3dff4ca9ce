import { notifications } from '@lectern/contracts/notifications';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.js';
import { errorMessage } from '../../api/error-message.js';
import { useDeleteNotificationMutation } from '../../api/notifications.api.js';
import { sendWhileLeaving } from '../../api/send-while-leaving.js';
import { currentTokens } from '../../api/tokens.js';
import { beforeSignOut } from '../../lib/before-sign-out.js';

const UNDO_MS = 10_000;

/** Deletes after 10 s in which it can be taken back; leaving the page, closing or reloading it deletes at once. */
export function useDeferredDeletion() {
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState('');
  const [deleteNotification] = useDeleteNotificationMutation();
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  /** At hand before the page goes away, which waits for nothing. */
  const accessToken = useRef<string>(undefined);

  const forget = (id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setWaiting((now) => new Set([...now].filter((one) => one !== id)));
  };
  const perform = async (notificationId: string) => {
    timers.current.delete(notificationId);
    const { error } = await deleteNotification({ notificationId });
    if (!error) return;
    setFailure(errorMessage(error, 'Failed to delete notification'));
    forget(notificationId);
  };
  const remove = (id: string) => {
    setFailure('');
    setWaiting((now) => new Set([...now, id]));
    void currentTokens()
      .then((tokens) => (accessToken.current = tokens.accessToken))
      .catch(() => undefined);
    timers.current.set(
      id,
      setTimeout(() => void perform(id), UNDO_MS),
    );
  };

  const leave = useRef<() => Promise<unknown>>(() => Promise.resolve());
  leave.current = () => {
    const left = [...timers.current];
    timers.current.clear();
    return Promise.all(
      left.map(([notificationId, timer]) => {
        clearTimeout(timer);
        return deleteNotification({ notificationId });
      }),
    );
  };
  useEffect(() => {
    const stop = beforeSignOut(() => leave.current());
    const close = () => {
      for (const [notificationId, timer] of timers.current) {
        clearTimeout(timer);
        sendWhileLeaving(call(notifications.delete).query({ notificationId }), accessToken.current);
      }
      timers.current.clear();
    };
    window.addEventListener('pagehide', close);
    return () => {
      stop();
      window.removeEventListener('pagehide', close);
      void leave.current();
    };
  }, []);

  return { waiting, failure, remove, undo: forget };
}
