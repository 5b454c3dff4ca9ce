import type { Output } from '@lectern/contracts/define';
import { takeAnalysis, takes } from '@lectern/contracts/takes';
import { api } from '../../api/api.js';
import { call, type CallInput } from '../../api/call.js';

export const takesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Kept for no time: the links to the audio expire.
    listTakes: build.query<Output<typeof takes.list>, CallInput<typeof takes.list>>({
      ...call(takes.list),
      providesTags: ['Takes'],
      keepUnusedDataFor: 0,
    }),
    submitTake: build.mutation<Output<typeof takes.submit>, CallInput<typeof takes.submit>>({
      ...call(takes.submit),
      invalidatesTags: ['Takes'],
    }),
    submitMeasuredTake: build.mutation<
      Output<typeof takes.submitMeasured>,
      CallInput<typeof takes.submitMeasured>
    >({
      ...call(takes.submitMeasured),
      invalidatesTags: ['Takes'],
    }),
    setTakeWords: build.mutation<
      Output<typeof takeAnalysis.setWords>,
      CallInput<typeof takeAnalysis.setWords>
    >({
      ...call(takeAnalysis.setWords),
      invalidatesTags: ['Takes'],
    }),
    deleteTake: build.mutation<Output<typeof takes.delete>, CallInput<typeof takes.delete>>({
      ...call(takes.delete),
      invalidatesTags: ['Takes'],
    }),
  }),
});

export const {
  useListTakesQuery,
  useSubmitTakeMutation,
  useSubmitMeasuredTakeMutation,
  useSetTakeWordsMutation,
  useDeleteTakeMutation,
} = takesApi;
