import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../api/error-message.js';
import { useDeleteNotificationMutation } from '../../api/notifications.api.js';

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

  const leave = useRef<() => void>(() => undefined);
  leave.current = () => {
    for (const [notificationId, timer] of timers.current) {
      clearTimeout(timer);
      void deleteNotification({ notificationId });
    }
    timers.current.clear();
  };
  useEffect(() => () => leave.current(), []);

  return { waiting, failure, remove, undo: forget };
}
