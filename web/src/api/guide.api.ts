import type { Output } from '@lectern/contracts/define';
import { guide } from '@lectern/contracts/guide';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

/** The guide, its exercises and of which of them a session is a take: shown by the guide, practice and the review. */
const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGuide: build.query<Output<typeof guide.get>, CallInput<typeof guide.get>>({
      ...call(guide.get),
      providesTags: ['Guide'],
    }),
    getStrategy: build.query<Output<typeof guide.getStrategy>, CallInput<typeof guide.getStrategy>>({
      ...call(guide.getStrategy),
      providesTags: ['Guide'],
    }),
    getExercise: build.query<Output<typeof guide.getExercise>, CallInput<typeof guide.getExercise>>({
      ...call(guide.getExercise),
      providesTags: ['Guide'],
    }),
  }),
});

export const guideApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    completeStrategy: build.mutation<Output<typeof guide.complete>, CallInput<typeof guide.complete>>({
      ...call(guide.complete),
      invalidatesTags: (_answer, error) => (error ? [] : ['Guide']),
      // Shown at once, and taken back where it could not be kept.
      onQueryStarted: async ({ strategyId }, { dispatch, queryFulfilled }) => {
        const completedAt = new Date().toISOString();
        const undo = [
          dispatch(
            readApi.util.updateQueryData('getGuide', {}, ({ strategies }) => {
              const one = strategies.find(({ id }) => id === strategyId);
              if (one) one.completedAt = completedAt;
            }),
          ).undo,
          dispatch(
            readApi.util.updateQueryData('getStrategy', { strategyId }, (strategy) => {
              strategy.completedAt = completedAt;
            }),
          ).undo,
        ];
        await queryFulfilled.catch(() => undo.forEach((back) => back()));
      },
    }),
    beginExercise: build.mutation<Output<typeof guide.beginExercise>, CallInput<typeof guide.beginExercise>>({
      ...call(guide.beginExercise),
      invalidatesTags: ['Guide'],
    }),
  }),
});

export const {
  useGetGuideQuery,
  useGetStrategyQuery,
  useCompleteStrategyMutation,
  useBeginExerciseMutation,
  useGetExerciseQuery,
} = guideApi;
