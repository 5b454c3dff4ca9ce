import { content } from '@lectern/contracts/content';
import type { Output } from '@lectern/contracts/define';
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
    compileText: build.mutation<DownloadedFile, CallInput<typeof content.compileText>>({
      ...call(content.compileText),
    }),
  }),
});

export const {
  useParsePdfMutation,
  useGenerateContentMutation,
  useGenerateAudioMutation,
  useGenerateCompiledAudioMutation,
  useCompileTextMutation,
} = generatorApi;
