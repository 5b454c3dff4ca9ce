import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../api/error-message.js';
import { useDeleteNotificationMutation } from '../../api/notifications.api.js';
import { beforeSignOut } from '../../lib/before-sign-out.js';

const UNDO_MS = 10_000;

/** Deletes after 10 s in which it can be taken back; leaving the page deletes at once. */
export function useDeferredDeletion() {
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState('');
  const [deleteNotification] = useDeleteNotificationMutation();
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

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
    return () => {
      stop();
      void leave.current();
    };
  }, []);

  return { waiting, failure, remove, undo: forget };
}
