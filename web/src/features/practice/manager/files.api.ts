import type { Output } from '@lectern/contracts/define';
import { storedFiles } from '@lectern/contracts/stored-files';
import { api } from '../../../api/api.js';
import { call, type CallInput } from '../../../api/call.js';

export const filesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Kept for no time: which files there are changes with every take, and links expire.
    listFiles: build.query<Output<typeof storedFiles.list>, CallInput<typeof storedFiles.list>>({
      ...call(storedFiles.list),
      keepUnusedDataFor: 0,
    }),
    getDownloadUrl: build.query<
      Output<typeof storedFiles.downloadUrl>,
      CallInput<typeof storedFiles.downloadUrl>
    >({
      ...call(storedFiles.downloadUrl),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLazyListFilesQuery, useLazyGetDownloadUrlQuery } = filesApi;
