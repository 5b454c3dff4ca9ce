import type { Output } from '@lectern/contracts/define';
import { notifications } from '@lectern/contracts/notifications';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

type Notifications = Output<typeof notifications.list>;

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<Notifications, CallInput<typeof notifications.list>>({
      ...call(notifications.list),
      providesTags: ['Notifications'],
    }),
    markNotificationRead: build.mutation<
      Output<typeof notifications.markRead>,
      CallInput<typeof notifications.markRead>
    >({
      ...call(notifications.markRead),
      onQueryStarted: ({ notificationId }, { dispatch, queryFulfilled }) =>
        optimistically(dispatch, queryFulfilled, (list) => {
          for (const one of list) if (one.id === notificationId) one.isRead = true;
        }),
    }),
    markAllNotificationsRead: build.mutation<
      Output<typeof notifications.markAllRead>,
      CallInput<typeof notifications.markAllRead>
    >({
      ...call(notifications.markAllRead),
      onQueryStarted: (_input, { dispatch, queryFulfilled }) =>
        optimistically(dispatch, queryFulfilled, (list) => {
          for (const one of list) one.isRead = true;
        }),
    }),
    deleteNotification: build.mutation<
      Output<typeof notifications.delete>,
      CallInput<typeof notifications.delete>
    >({
      ...call(notifications.delete),
      invalidatesTags: ['Notifications'],
    }),
  }),
});

export const {
  useListNotificationsQuery,
  useMarkNotificationReadMutation,
  useMarkAllNotificationsReadMutation,
  useDeleteNotificationMutation,
} = notificationsApi;

/** Changes the cached list at once and takes the change back if the server refuses. */
async function optimistically(
  dispatch: (action: ReturnType<typeof notificationsApi.util.updateQueryData>) => { undo: () => void },
  answer: Promise<unknown>,
  change: (list: Notifications) => void,
): Promise<void> {
  const patch = dispatch(notificationsApi.util.updateQueryData('listNotifications', {}, change));
  await answer.catch(patch.undo);
}
