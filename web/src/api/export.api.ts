import { type DataExport, dataExport } from '@lectern/contracts/data-export';
import type { Output } from '@lectern/contracts/define';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

const exportApi = api.injectEndpoints({
  endpoints: (build) => ({
    getExport: build.query<Output<typeof dataExport.get>, CallInput<typeof dataExport.get>>({
      ...call(dataExport.get),
      providesTags: ['Export'],
      // It expires.
      keepUnusedDataFor: 0,
    }),
    startExport: build.mutation<DataExport, CallInput<typeof dataExport.start>>({
      ...call(dataExport.start),
      invalidatesTags: ['Export'],
    }),
    removeExport: build.mutation<null, CallInput<typeof dataExport.remove>>({
      ...call(dataExport.remove),
      invalidatesTags: ['Export'],
    }),
    linkExport: build.mutation<Output<typeof dataExport.link>, CallInput<typeof dataExport.link>>(
      call(dataExport.link),
    ),
  }),
});

export const { useGetExportQuery, useStartExportMutation, useRemoveExportMutation, useLinkExportMutation } =
  exportApi;
