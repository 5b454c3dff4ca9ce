import { notifications } from '@lectern/contracts/notifications';
import { call } from '../../api/call.js';
import { errorMessage } from '../../api/error-message.js';
import { useDeleteNotificationMutation } from '../../api/notifications.api.js';
import { useUndoableDeletion } from '../../api/use-undoable-deletion.js';

/** Deletes a notification, after time to take it back. */
export function useDeferredDeletion() {
  const [deleteNotification] = useDeleteNotificationMutation();
  return useUndoableDeletion({
    perform: async (notificationId) => {
      const { error } = await deleteNotification({ notificationId });
      return error ? errorMessage(error, 'Failed to delete notification') : null;
    },
    whileLeaving: (notificationId) => call(notifications.delete).query({ notificationId }),
  });
}
