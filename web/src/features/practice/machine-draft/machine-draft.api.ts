import type { Output } from '@lectern/contracts/define';
import { machineDrafts } from '@lectern/contracts/machine-drafts';
import { api } from '../../../api/api.js';
import { call, type CallInput } from '../../../api/call.js';

export type MachineDraft = Output<typeof machineDrafts.get>;

const machineDraftApi = api.injectEndpoints({
  endpoints: (build) => ({
    offerMachineDraft: build.query<Output<typeof machineDrafts.offer>, CallInput<typeof machineDrafts.offer>>(
      { ...call(machineDrafts.offer) },
    ),
    beginMachineDraft: build.mutation<
      Output<typeof machineDrafts.begin>,
      CallInput<typeof machineDrafts.begin>
    >({ ...call(machineDrafts.begin) }),
    // It is kept for an hour, and not by the browser.
    getMachineDraft: build.query<MachineDraft, CallInput<typeof machineDrafts.get>>({
      ...call(machineDrafts.get),
      keepUnusedDataFor: 0,
    }),
    takeMachineDraft: build.mutation<Output<typeof machineDrafts.take>, CallInput<typeof machineDrafts.take>>(
      { ...call(machineDrafts.take) },
    ),
  }),
});

export const {
  useOfferMachineDraftQuery,
  useBeginMachineDraftMutation,
  useGetMachineDraftQuery,
  useTakeMachineDraftMutation,
} = machineDraftApi;
