import type { Output } from '@lectern/contracts/define';
import { machineDrafts } from '@lectern/contracts/machine-drafts';
import { api } from '../../../api/api.js';
import { call, type CallInput } from '../../../api/call.js';

export type MachineDraft = Output<typeof machineDrafts.get>;

const machineDraftApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginMachineDraft: build.mutation<
      Output<typeof machineDrafts.begin>,
      CallInput<typeof machineDrafts.begin>
    >({ ...call(machineDrafts.begin) }),
    // They are kept by the server, and not by the browser.
    findMachineDraft: build.query<Output<typeof machineDrafts.find>, CallInput<typeof machineDrafts.find>>({
      ...call(machineDrafts.find),
      keepUnusedDataFor: 0,
    }),
    getMachineDraft: build.query<MachineDraft, CallInput<typeof machineDrafts.get>>({
      ...call(machineDrafts.get),
      keepUnusedDataFor: 0,
    }),
    takeMachineDraft: build.mutation<Output<typeof machineDrafts.take>, CallInput<typeof machineDrafts.take>>(
      { ...call(machineDrafts.take) },
    ),
    discardMachineDraft: build.mutation<
      Output<typeof machineDrafts.discard>,
      CallInput<typeof machineDrafts.discard>
    >({ ...call(machineDrafts.discard) }),
  }),
});

export const {
  useBeginMachineDraftMutation,
  useFindMachineDraftQuery,
  useGetMachineDraftQuery,
  useDiscardMachineDraftMutation,
  useTakeMachineDraftMutation,
} = machineDraftApi;
