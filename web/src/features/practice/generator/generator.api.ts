import { speakingCopies } from '@lectern/contracts/case-scripts';
import { content } from '@lectern/contracts/content';
import type { Output } from '@lectern/contracts/define';
import { scripts } from '@lectern/contracts/scripts';
import { api } from '../../../api/api.js';
import type { DownloadedFile } from '../../../api/base-query.js';
import { call, type CallInput } from '../../../api/call.js';

export type ParsedPdf = Output<typeof content.parsePdf>;

export const generatorApi = api.injectEndpoints({
  endpoints: (build) => ({
    parsePdf: build.mutation<ParsedPdf, CallInput<typeof content.parsePdf>>({
      ...call(content.parsePdf),
      // Reading a PDF opens a session for it.
      invalidatesTags: ['Sessions', 'Stats'],
    }),
    // Asked anew each time: another window may have worked on it.
    getScript: build.query<Output<typeof scripts.get>, CallInput<typeof scripts.get>>({
      ...call(scripts.get),
      keepUnusedDataFor: 0,
    }),
    getDocument: build.query<Output<typeof content.getDocument>, CallInput<typeof content.getDocument>>({
      ...call(content.getDocument),
      providesTags: ['Documents'],
      keepUnusedDataFor: 0,
    }),
    saveScript: build.mutation<Output<typeof scripts.save>, CallInput<typeof scripts.save>>({
      ...call(scripts.save),
    }),
    cancelRequest: build.mutation<Output<typeof content.cancel>, CallInput<typeof content.cancel>>({
      ...call(content.cancel),
    }),
    finishByRules: build.mutation<
      Output<typeof content.finishByRules>,
      CallInput<typeof content.finishByRules>
    >({
      ...call(content.finishByRules),
    }),
    generateContent: build.mutation<Output<typeof content.generate>, CallInput<typeof content.generate>>({
      ...call(content.generate),
      invalidatesTags: (_answer, _error, { sessionId }) =>
        sessionId ? ['Sessions', { type: 'Session', id: sessionId }] : [],
    }),
    generateAudio: build.mutation<DownloadedFile, CallInput<typeof content.generateAudio>>({
      ...call(content.generateAudio),
    }),
    generateCompiledAudio: build.mutation<DownloadedFile, CallInput<typeof content.generateCompiledAudio>>({
      ...call(content.generateCompiledAudio),
    }),
    makeSpeakingCopy: build.mutation<DownloadedFile, CallInput<typeof speakingCopies.make>>({
      ...call(speakingCopies.make),
    }),
    compileText: build.mutation<DownloadedFile, CallInput<typeof content.compileText>>({
      ...call(content.compileText),
    }),
  }),
});

export const {
  useParsePdfMutation,
  useLazyGetScriptQuery,
  useGetDocumentQuery,
  useLazyGetDocumentQuery,
  useSaveScriptMutation,
  useCancelRequestMutation,
  useFinishByRulesMutation,
  useGenerateContentMutation,
  useGenerateAudioMutation,
  useGenerateCompiledAudioMutation,
  useCompileTextMutation,
  useMakeSpeakingCopyMutation,
} = generatorApi;
