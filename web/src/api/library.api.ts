import type { Output } from '@lectern/contracts/define';
import { library } from '@lectern/contracts/library';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

/** The resources, shown by the library and counted by the dashboard. */
const resourcesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Asked anew on each visit: downloads are counted.
    listResources: build.query<Output<typeof library.list>, CallInput<typeof library.list>>({
      ...call(library.list),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useListResourcesQuery } = resourcesApi;
