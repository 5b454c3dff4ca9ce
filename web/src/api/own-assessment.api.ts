import type { Output } from '@lectern/contracts/define';
import { ownAssessments } from '@lectern/contracts/own-assessment';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

const ownAssessmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnAssessment: build.query<Output<typeof ownAssessments.get>, CallInput<typeof ownAssessments.get>>({
      ...call(ownAssessments.get),
      providesTags: ['Stats'],
    }),
    saveOwnAssessment: build.mutation<
      Output<typeof ownAssessments.save>,
      CallInput<typeof ownAssessments.save>
    >({ ...call(ownAssessments.save), invalidatesTags: ['Stats'] }),
  }),
});

export const { useGetOwnAssessmentQuery, useSaveOwnAssessmentMutation } = ownAssessmentApi;
