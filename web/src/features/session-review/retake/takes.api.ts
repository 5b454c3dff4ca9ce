import type { Output } from '@lectern/contracts/define';
import { retakeAnalysis, retakes } from '@lectern/contracts/retakes';
import { api } from '../../../api/api.js';
import { call, type CallInput } from '../../../api/call.js';

export const takesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Kept for no time: the links to the audio expire.
    listTakes: build.query<Output<typeof retakes.list>, CallInput<typeof retakes.list>>({
      ...call(retakes.list),
      providesTags: ['Retakes'],
      keepUnusedDataFor: 0,
    }),
    submitTake: build.mutation<Output<typeof retakes.submit>, CallInput<typeof retakes.submit>>({
      ...call(retakes.submit),
      invalidatesTags: ['Retakes'],
    }),
    submitMeasuredTake: build.mutation<
      Output<typeof retakes.submitMeasured>,
      CallInput<typeof retakes.submitMeasured>
    >({
      ...call(retakes.submitMeasured),
      invalidatesTags: ['Retakes'],
    }),
    setTakeWords: build.mutation<
      Output<typeof retakeAnalysis.setWords>,
      CallInput<typeof retakeAnalysis.setWords>
    >({
      ...call(retakeAnalysis.setWords),
      invalidatesTags: ['Retakes'],
    }),
    deleteTake: build.mutation<Output<typeof retakes.delete>, CallInput<typeof retakes.delete>>({
      ...call(retakes.delete),
      invalidatesTags: ['Retakes'],
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
