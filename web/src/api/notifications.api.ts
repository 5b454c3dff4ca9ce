import type { Output } from '@lectern/contracts/define';
import { notifications, push } from '@lectern/contracts/notifications';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

type Notifications = Output<typeof notifications.list>;

const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<Notifications, CallInput<typeof notifications.list>>({
      ...call(notifications.list),
      providesTags: ['Notifications'],
    }),
  }),
});

/** The change of the cached list that a mutation makes at once, before the server's answer. */
const changeList = (change: (list: Notifications) => void) =>
  listApi.util.updateQueryData('listNotifications', {}, change);

export const notificationsApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    markNotificationRead: build.mutation<
      Output<typeof notifications.markRead>,
      CallInput<typeof notifications.markRead>
    >({
      ...call(notifications.markRead),
      onQueryStarted: async ({ notificationId }, { dispatch, queryFulfilled }) => {
        const change = dispatch(
          changeList((list) => {
            for (const one of list) if (one.id === notificationId) one.isRead = true;
          }),
        );
        await queryFulfilled.catch(change.undo);
      },
    }),
    markAllNotificationsRead: build.mutation<
      Output<typeof notifications.markAllRead>,
      CallInput<typeof notifications.markAllRead>
    >({
      ...call(notifications.markAllRead),
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        const change = dispatch(
          changeList((list) => {
            for (const one of list) one.isRead = true;
          }),
        );
        await queryFulfilled.catch(change.undo);
      },
    }),
    deleteNotification: build.mutation<
      Output<typeof notifications.delete>,
      CallInput<typeof notifications.delete>
    >({
      ...call(notifications.delete),
      invalidatesTags: ['Notifications'],
    }),
    pushKey: build.query<Output<typeof push.key>, CallInput<typeof push.key>>({ ...call(push.key) }),
    subscribePush: build.mutation<Output<typeof push.subscribe>, CallInput<typeof push.subscribe>>({
      ...call(push.subscribe),
    }),
  }),
});

export const {
  useListNotificationsQuery,
  useMarkNotificationReadMutation,
  useMarkAllNotificationsReadMutation,
  useDeleteNotificationMutation,
  usePushKeyQuery,
  useSubscribePushMutation,
} = notificationsApi;
