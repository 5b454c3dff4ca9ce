import type { Output } from '@lectern/contracts/define';
import { sessions } from '@lectern/contracts/sessions';
import { sessionList } from '@lectern/contracts/session-list';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

/** Sessions are shown by several features, so their endpoints live here. */
export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<Output<typeof sessions.list>, CallInput<typeof sessions.list>>({
      ...call(sessions.list),
      providesTags: ['Sessions'],
    }),
    pageSessions: build.query<Output<typeof sessionList.page>, CallInput<typeof sessionList.page>>({
      ...call(sessionList.page),
      providesTags: ['Sessions'],
    }),
    /** Newest first, more on demand. */
    olderSessions: build.infiniteQuery<
      Output<typeof sessionList.page>,
      Omit<CallInput<typeof sessionList.page>, 'after'>,
      string | null
    >({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) =>
        call(sessionList.page).query({ ...queryArg, ...(pageParam !== null && { after: pageParam }) }),
      providesTags: ['Sessions'],
    }),
    moveSession: build.mutation<Output<typeof sessionList.move>, CallInput<typeof sessionList.move>>({
      ...call(sessionList.move),
      invalidatesTags: (_answer, _error, { sessionId }) => [
        'Sessions',
        'Cases',
        { type: 'Session', id: sessionId },
      ],
    }),
    getSession: build.query<Output<typeof sessions.get>, CallInput<typeof sessions.get>>({
      ...call(sessions.get),
      providesTags: (_answer, _error, { sessionId }) => ['Session', { type: 'Session', id: sessionId }],
    }),
    createSession: build.mutation<Output<typeof sessions.create>, CallInput<typeof sessions.create>>({
      ...call(sessions.create),
      invalidatesTags: ['Sessions', 'Stats'],
    }),
    updateSession: build.mutation<Output<typeof sessions.update>, CallInput<typeof sessions.update>>({
      ...call(sessions.update),
      invalidatesTags: (_answer, _error, { sessionId }) => ['Sessions', { type: 'Session', id: sessionId }],
    }),
    clearSession: build.mutation<Output<typeof sessions.clear>, CallInput<typeof sessions.clear>>({
      ...call(sessions.clear),
      invalidatesTags: (_answer, _error, { sessionId }) => ['Sessions', { type: 'Session', id: sessionId }],
    }),
    deleteSession: build.mutation<Output<typeof sessions.delete>, CallInput<typeof sessions.delete>>({
      ...call(sessions.delete),
      invalidatesTags: ['Sessions', 'Stats'],
    }),
    analyzeSession: build.mutation<Output<typeof sessions.analyze>, CallInput<typeof sessions.analyze>>({
      ...call(sessions.analyze),
      invalidatesTags: (_answer, _error, { sessionId }) => [
        'Sessions',
        'Stats',
        { type: 'Session', id: sessionId },
      ],
    }),
    submitMeasurements: build.mutation<
      Output<typeof sessions.submitMeasurements>,
      CallInput<typeof sessions.submitMeasurements>
    >({
      ...call(sessions.submitMeasurements),
      invalidatesTags: (_answer, _error, { sessionId }) => [
        'Sessions',
        'Stats',
        { type: 'Session', id: sessionId },
      ],
    }),
    getStats: build.query<Output<typeof sessions.stats>, CallInput<typeof sessions.stats>>({
      ...call(sessions.stats),
      providesTags: ['Stats'],
    }),
  }),
});

export const {
  useListSessionsQuery,
  usePageSessionsQuery,
  useOlderSessionsInfiniteQuery,
  useMoveSessionMutation,
  useGetSessionQuery,
  useCreateSessionMutation,
  useUpdateSessionMutation,
  useClearSessionMutation,
  useDeleteSessionMutation,
  useAnalyzeSessionMutation,
  useSubmitMeasurementsMutation,
  useGetStatsQuery,
} = sessionsApi;
