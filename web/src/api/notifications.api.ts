import type { Output } from '@lectern/contracts/define';
import {
  type Notification,
  notificationPreferences,
  notifications,
  push,
} from '@lectern/contracts/notifications';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

type Notifications = Output<typeof notifications.list>;
type Page = Output<typeof notifications.page>;
type Preferences = Output<typeof notificationPreferences.get>;

/** Which part of the notifications a reader looks at: everything up to a place, so that news does not move it. */
export interface Section {
  filter: CallInput<typeof notifications.page>['filter'];
  archived: 'true' | 'false';
  /** The newest place to show. */
  upTo: number;
}

const PAGE_SIZE = 30;

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<Notifications, CallInput<typeof notifications.list>>({
      ...call(notifications.list),
      providesTags: ['Notifications'],
    }),
    pageNotifications: build.infiniteQuery<Page, Section, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: { filter, archived, upTo }, pageParam }) =>
        call(notifications.page).query({
          ...(filter && { filter }),
          archived,
          limit: PAGE_SIZE,
          before: pageParam ?? String(upTo + 1),
        }),
      providesTags: ['Notifications'],
    }),
    notificationPreferences: build.query<Preferences, CallInput<typeof notificationPreferences.get>>({
      ...call(notificationPreferences.get),
    }),
  }),
});

type Dispatch = Parameters<ReturnType<typeof readApi.util.updateQueryData>>[0];

/** Changes every cached copy at once, before the server's answer. @returns how to take it back */
function changeCopies(
  dispatch: Dispatch,
  state: Parameters<typeof readApi.util.selectCachedArgsForQuery>[0],
  change: (one: Notification) => void,
): () => void {
  const undo = [
    dispatch(readApi.util.updateQueryData('listNotifications', {}, (list) => list.forEach(change))).undo,
    ...readApi.util
      .selectCachedArgsForQuery(state, 'pageNotifications')
      .map(
        (section) =>
          dispatch(
            readApi.util.updateQueryData('pageNotifications', section, ({ pages }) =>
              pages.forEach((page) => page.notifications.forEach(change)),
            ),
          ).undo,
      ),
  ];
  return () => undo.forEach((step) => step());
}

const markRead = (one: Notification): void => {
  one.isRead = true;
};

export const notificationsApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    markNotificationRead: build.mutation<
      Output<typeof notifications.markRead>,
      CallInput<typeof notifications.markRead>
    >({
      ...call(notifications.markRead),
      onQueryStarted: async ({ notificationId }, { dispatch, getState, queryFulfilled }) => {
        const undo = changeCopies(dispatch, getState(), (one) => {
          if (one.id === notificationId) markRead(one);
        });
        await queryFulfilled.catch(undo);
      },
    }),
    markAllNotificationsRead: build.mutation<
      Output<typeof notifications.markAllRead>,
      CallInput<typeof notifications.markAllRead>
    >({
      ...call(notifications.markAllRead),
      onQueryStarted: async (_input, { dispatch, getState, queryFulfilled }) => {
        await queryFulfilled.catch(changeCopies(dispatch, getState(), markRead));
      },
    }),
    deleteNotification: build.mutation<
      Output<typeof notifications.delete>,
      CallInput<typeof notifications.delete>
    >({
      ...call(notifications.delete),
      invalidatesTags: ['Notifications'],
    }),
    saveNotificationPreferences: build.mutation<
      Output<typeof notificationPreferences.save>,
      CallInput<typeof notificationPreferences.save>
    >({
      ...call(notificationPreferences.save),
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        if (saved !== undefined)
          dispatch(readApi.util.updateQueryData('notificationPreferences', {}, () => saved.data));
      },
    }),
    pushKey: build.query<Output<typeof push.key>, CallInput<typeof push.key>>({ ...call(push.key) }),
    subscribePush: build.mutation<Output<typeof push.subscribe>, CallInput<typeof push.subscribe>>({
      ...call(push.subscribe),
    }),
  }),
});

export const {
  useListNotificationsQuery,
  usePageNotificationsInfiniteQuery,
  useNotificationPreferencesQuery,
  useMarkNotificationReadMutation,
  useMarkAllNotificationsReadMutation,
  useDeleteNotificationMutation,
  useSaveNotificationPreferencesMutation,
  usePushKeyQuery,
  useSubscribePushMutation,
} = notificationsApi;
