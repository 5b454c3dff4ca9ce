import type { Output } from '@lectern/contracts/define';
import { content } from '@lectern/contracts/content';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

/** What was understood of a case: the case page shows it, a script's open slots are filled in it. */
export const caseModelApi = api.injectEndpoints({
  endpoints: (build) => ({
    getModelOfCase: build.query<
      Output<typeof content.getModelOfCase>,
      CallInput<typeof content.getModelOfCase>
    >({ ...call(content.getModelOfCase), providesTags: ['Documents'] }),
    correctModelOfCase: build.mutation<
      Output<typeof content.correctModelOfCase>,
      CallInput<typeof content.correctModelOfCase>
    >({
      ...call(content.correctModelOfCase),
      onQueryStarted: async ({ caseId }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        // At once: what was chosen must not jump back until the answer is in its place.
        if (data) dispatch(caseModelApi.util.updateQueryData('getModelOfCase', { caseId }, () => data));
      },
    }),
    getCaseModel: build.query<Output<typeof content.getCaseModel>, CallInput<typeof content.getCaseModel>>({
      ...call(content.getCaseModel),
      keepUnusedDataFor: 0,
    }),
    correctCaseModel: build.mutation<
      Output<typeof content.correctCaseModel>,
      CallInput<typeof content.correctCaseModel>
    >({
      ...call(content.correctCaseModel),
      onQueryStarted: async ({ sessionId }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(caseModelApi.util.updateQueryData('getCaseModel', { sessionId }, () => data));
      },
    }),
  }),
});

export const {
  useGetModelOfCaseQuery,
  useLazyGetModelOfCaseQuery,
  useCorrectModelOfCaseMutation,
  useLazyGetCaseModelQuery,
  useCorrectCaseModelMutation,
} = caseModelApi;
