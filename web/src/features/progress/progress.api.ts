import type { Output } from '@lectern/contracts/define';
import { goals } from '@lectern/contracts/goals';
import { progress } from '@lectern/contracts/progress';
import { api } from '../../api/api.js';
import type { DownloadedFile } from '../../api/base-query.js';
import { call, type CallInput } from '../../api/call.js';

const progressApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnalytics: build.query<Output<typeof progress.analytics>, CallInput<typeof progress.analytics>>({
      ...call(progress.analytics),
      providesTags: ['Stats'],
    }),
    // Mutations, so that a file is never kept in the cache.
    downloadProgressCsv: build.mutation<DownloadedFile, CallInput<typeof progress.csv>>({
      ...call(progress.csv),
    }),
    downloadProgressPdf: build.mutation<DownloadedFile, CallInput<typeof progress.pdf>>({
      ...call(progress.pdf),
    }),
    createGoal: build.mutation<Output<typeof goals.create>, CallInput<typeof goals.create>>({
      ...call(goals.create),
      invalidatesTags: ['Stats'],
    }),
    changeGoal: build.mutation<Output<typeof goals.change>, CallInput<typeof goals.change>>({
      ...call(goals.change),
      invalidatesTags: ['Stats'],
    }),
    deleteGoal: build.mutation<Output<typeof goals.delete>, CallInput<typeof goals.delete>>({
      ...call(goals.delete),
      invalidatesTags: ['Stats'],
    }),
    restoreGoal: build.mutation<Output<typeof goals.restore>, CallInput<typeof goals.restore>>({
      ...call(goals.restore),
      invalidatesTags: ['Stats'],
    }),
  }),
});

export const {
  useGetAnalyticsQuery,
  useDownloadProgressCsvMutation,
  useDownloadProgressPdfMutation,
  useCreateGoalMutation,
  useChangeGoalMutation,
  useDeleteGoalMutation,
  useRestoreGoalMutation,
} = progressApi;
