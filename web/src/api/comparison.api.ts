import type { Output } from '@lectern/contracts/define';
import { progress } from '@lectern/contracts/progress';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

const comparisonApi = api.injectEndpoints({
  endpoints: (build) => ({
    compareSessions: build.query<Output<typeof progress.comparison>, CallInput<typeof progress.comparison>>({
      ...call(progress.comparison),
      providesTags: ['Stats', 'Sessions'],
    }),
  }),
});

export const { useCompareSessionsQuery } = comparisonApi;
