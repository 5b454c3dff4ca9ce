import type { Output } from '@lectern/contracts/define';
import { content } from '@lectern/contracts/content';
import { library } from '@lectern/contracts/library';
import { api } from '../../api/api.js';
import type { DownloadedFile } from '../../api/base-query.js';
import { call, type CallInput } from '../../api/call.js';

export const libraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getResource: build.query<Output<typeof library.get>, CallInput<typeof library.get>>({
      ...call(library.get),
      keepUnusedDataFor: 60,
    }),
    printResource: build.mutation<DownloadedFile, CallInput<typeof library.print>>({
      ...call(library.print),
    }),
    speakResource: build.mutation<DownloadedFile, CallInput<typeof library.speak>>({
      ...call(library.speak),
    }),
    stopSpeaking: build.mutation<Output<typeof content.cancel>, CallInput<typeof content.cancel>>({
      ...call(content.cancel),
    }),
  }),
});

export const {
  useGetResourceQuery,
  usePrintResourceMutation,
  useSpeakResourceMutation,
  useStopSpeakingMutation,
} = libraryApi;
