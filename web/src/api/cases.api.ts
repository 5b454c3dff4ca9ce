import { caseScripts } from '@lectern/contracts/case-scripts';
import { cases } from '@lectern/contracts/cases';
import type { Output } from '@lectern/contracts/define';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

/** Cases and their scripts are shown by several features, so their endpoints live here. */
export const casesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCases: build.query<Output<typeof cases.list>, CallInput<typeof cases.list>>({
      ...call(cases.list),
      providesTags: ['Cases', 'Sessions'],
    }),
    getCase: build.query<Output<typeof cases.get>, CallInput<typeof cases.get>>({
      ...call(cases.get),
      providesTags: ['Cases', 'Sessions'],
    }),
    createCase: build.mutation<Output<typeof cases.create>, CallInput<typeof cases.create>>({
      ...call(cases.create),
      invalidatesTags: ['Cases'],
    }),
    updateCase: build.mutation<Output<typeof cases.update>, CallInput<typeof cases.update>>({
      ...call(cases.update),
      invalidatesTags: ['Cases', 'Sessions'],
    }),
    archiveCase: build.mutation<Output<typeof cases.archive>, CallInput<typeof cases.archive>>({
      ...call(cases.archive),
      invalidatesTags: ['Cases'],
    }),
    // Asked anew each time: it says what would be lost.
    caseContents: build.query<Output<typeof cases.contents>, CallInput<typeof cases.contents>>({
      ...call(cases.contents),
      keepUnusedDataFor: 0,
    }),
    deleteCase: build.mutation<Output<typeof cases.delete>, CallInput<typeof cases.delete>>({
      ...call(cases.delete),
      invalidatesTags: ['Cases', 'Sessions', 'Stats'],
    }),
    addScript: build.mutation<Output<typeof caseScripts.add>, CallInput<typeof caseScripts.add>>({
      ...call(caseScripts.add),
      invalidatesTags: ['Cases'],
    }),
    // Asked anew each time: another window may have worked on it.
    openScript: build.query<Output<typeof caseScripts.open>, CallInput<typeof caseScripts.open>>({
      ...call(caseScripts.open),
      keepUnusedDataFor: 0,
    }),
    writeScript: build.mutation<Output<typeof caseScripts.write>, CallInput<typeof caseScripts.write>>({
      ...call(caseScripts.write),
    }),
    deleteScript: build.mutation<Output<typeof caseScripts.delete>, CallInput<typeof caseScripts.delete>>({
      ...call(caseScripts.delete),
      invalidatesTags: ['Cases', 'Sessions'],
    }),
  }),
});

export const {
  useListCasesQuery,
  useGetCaseQuery,
  useCreateCaseMutation,
  useUpdateCaseMutation,
  useArchiveCaseMutation,
  useLazyCaseContentsQuery,
  useDeleteCaseMutation,
  useAddScriptMutation,
  useOpenScriptQuery,
  useLazyOpenScriptQuery,
  useWriteScriptMutation,
  useDeleteScriptMutation,
} = casesApi;
