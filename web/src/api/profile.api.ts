import type { Output } from '@lectern/contracts/define';
import { profile } from '@lectern/contracts/profile';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveProfile: build.mutation<Output<typeof profile.save>, CallInput<typeof profile.save>>(
      call(profile.save),
    ),
  }),
});
