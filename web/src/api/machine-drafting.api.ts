import type { Output } from '@lectern/contracts/define';
import { machineDrafts } from '@lectern/contracts/machine-drafts';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

export type MachineDrafting = Output<typeof machineDrafts.offer>['state'];

const machineDraftingApi = api.injectEndpoints({
  endpoints: (build) => ({
    offerMachineDraft: build.query<Output<typeof machineDrafts.offer>, CallInput<typeof machineDrafts.offer>>(
      { ...call(machineDrafts.offer) },
    ),
  }),
});

export const { useOfferMachineDraftQuery } = machineDraftingApi;
