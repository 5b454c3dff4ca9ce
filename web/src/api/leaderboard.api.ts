import { membership } from '@lectern/contracts/membership';
import type { Output } from '@lectern/contracts/define';
import { leaderboard, type Period } from '@lectern/contracts/leaderboard';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

type Page = Output<typeof leaderboard.page>;

const leaderboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    pageLeaderboard: build.infiniteQuery<Page, Period, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: period, pageParam }) =>
        call(leaderboard.page).query({ period, ...(pageParam !== null && { after: pageParam }) }),
      providesTags: ['Leaderboard'],
    }),
    getPerformance: build.query<
      Output<typeof leaderboard.performance>,
      CallInput<typeof leaderboard.performance>
    >({ ...call(leaderboard.performance), providesTags: ['Leaderboard'] }),
    listTopPerformers: build.query<Output<typeof leaderboard.top>, CallInput<typeof leaderboard.top>>({
      ...call(leaderboard.top),
      providesTags: ['Leaderboard'],
    }),
    getMembership: build.query<Output<typeof membership.get>, CallInput<typeof membership.get>>({
      ...call(membership.get),
      providesTags: ['Membership'],
    }),
    saveMembership: build.mutation<Output<typeof membership.save>, CallInput<typeof membership.save>>({
      ...call(membership.save),
      invalidatesTags: ['Membership', 'Leaderboard', 'Posts', 'Comments'],
    }),
  }),
});

export const {
  usePageLeaderboardInfiniteQuery,
  useGetPerformanceQuery,
  useListTopPerformersQuery,
  useGetMembershipQuery,
  useSaveMembershipMutation,
} = leaderboardApi;
