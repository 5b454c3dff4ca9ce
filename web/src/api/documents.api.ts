import type { Output } from '@lectern/contracts/define';
import { documents } from '@lectern/contracts/documents';
import { api } from './api.js';
import type { DownloadedFile } from './base-query.js';
import { call, type CallInput } from './call.js';

/** The documents of a case: the case page shows them, practice quotes them. */
export const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDocuments: build.query<Output<typeof documents.list>, CallInput<typeof documents.list>>({
      ...call(documents.list),
      providesTags: ['Documents'],
    }),
    addDocument: build.mutation<Output<typeof documents.add>, CallInput<typeof documents.add>>({
      ...call(documents.add),
      invalidatesTags: ['Documents', 'Cases'],
    }),
    renameDocument: build.mutation<Output<typeof documents.rename>, CallInput<typeof documents.rename>>({
      ...call(documents.rename),
      invalidatesTags: ['Documents'],
    }),
    reorderDocuments: build.mutation<Output<typeof documents.reorder>, CallInput<typeof documents.reorder>>({
      ...call(documents.reorder),
      // The new order stands at once; it is taken back where it could not be kept.
      onQueryStarted: async ({ caseId, documentIds }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(
          documentsApi.util.updateQueryData('listDocuments', { caseId }, (list) => {
            list.documents.sort((a, b) => documentIds.indexOf(a.id) - documentIds.indexOf(b.id));
          }),
        );
        await queryFulfilled.catch(undo);
      },
      invalidatesTags: ['Documents'],
    }),
    removeDocument: build.mutation<Output<typeof documents.remove>, CallInput<typeof documents.remove>>({
      ...call(documents.remove),
      invalidatesTags: ['Documents', 'Cases'],
    }),
    readDocumentAgain: build.mutation<
      Output<typeof documents.readAgain>,
      CallInput<typeof documents.readAgain>
    >({ ...call(documents.readAgain), invalidatesTags: ['Documents'] }),
    documentPage: build.query<Output<typeof documents.page>, CallInput<typeof documents.page>>({
      ...call(documents.page),
      keepUnusedDataFor: 60,
    }),
    documentPageImage: build.query<DownloadedFile, CallInput<typeof documents.pageImage>>({
      ...call(documents.pageImage),
      keepUnusedDataFor: 60,
    }),
    readText: build.mutation<Output<typeof documents.readText>, CallInput<typeof documents.readText>>({
      ...call(documents.readText),
    }),
  }),
});

export const {
  useListDocumentsQuery,
  useAddDocumentMutation,
  useRenameDocumentMutation,
  useReorderDocumentsMutation,
  useRemoveDocumentMutation,
  useReadDocumentAgainMutation,
  useDocumentPageQuery,
  useDocumentPageImageQuery,
  useReadTextMutation,
} = documentsApi;
