import { calendar } from '@lectern/contracts/calendar';
import type { Output } from '@lectern/contracts/define';
import { schedule } from '@lectern/contracts/schedule';
import { api } from './api.js';
import type { DownloadedFile } from './base-query.js';
import { call, type CallInput } from './call.js';

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSchedule: build.query<Output<typeof schedule.list>, CallInput<typeof schedule.list>>({
      ...call(schedule.list),
      providesTags: ['Schedule'],
    }),
    // Kept for no time: a calendar elsewhere opens it, or another window revokes it.
    calendarFeed: build.query<Output<typeof calendar.getFeed>, CallInput<typeof calendar.getFeed>>({
      ...call(calendar.getFeed),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Scheduled practice, shown by its page and told by the dashboard. */
export const scheduleApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    schedulePractice: build.mutation<Output<typeof schedule.create>, CallInput<typeof schedule.create>>({
      ...call(schedule.create),
      invalidatesTags: ['Schedule'],
    }),
    changePractice: build.mutation<Output<typeof schedule.change>, CallInput<typeof schedule.change>>({
      ...call(schedule.change),
      invalidatesTags: ['Schedule'],
    }),
    completePractice: build.mutation<Output<typeof schedule.complete>, CallInput<typeof schedule.complete>>({
      ...call(schedule.complete),
      onQueryStarted: async ({ practiceId }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(
          readApi.util.updateQueryData('listSchedule', {}, (entries) => {
            for (const entry of entries) if (entry.id === practiceId) entry.completed = true;
          }),
        );
        await queryFulfilled.catch(undo);
      },
    }),
    deletePractice: build.mutation<Output<typeof schedule.delete>, CallInput<typeof schedule.delete>>({
      ...call(schedule.delete),
      invalidatesTags: ['Schedule'],
    }),
    downloadCalendar: build.mutation<DownloadedFile, CallInput<typeof calendar.download>>({
      ...call(calendar.download),
    }),
    createCalendarFeed: build.mutation<
      Output<typeof calendar.createFeed>,
      CallInput<typeof calendar.createFeed>
    >({
      ...call(calendar.createFeed),
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data: { url: _toldOnce, ...feed } }) =>
            dispatch(readApi.util.updateQueryData('calendarFeed', {}, () => ({ feed }))),
          () => undefined,
        );
      },
    }),
    revokeCalendarFeed: build.mutation<
      Output<typeof calendar.revokeFeed>,
      CallInput<typeof calendar.revokeFeed>
    >({
      ...call(calendar.revokeFeed),
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => dispatch(readApi.util.updateQueryData('calendarFeed', {}, () => ({ feed: null }))),
          () => undefined,
        );
      },
    }),
  }),
});

export const {
  useListScheduleQuery,
  useSchedulePracticeMutation,
  useChangePracticeMutation,
  useCompletePracticeMutation,
  useDeletePracticeMutation,
  useDownloadCalendarMutation,
  useCalendarFeedQuery,
  useCreateCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} = scheduleApi;
