import type { Output } from '@lectern/contracts/define';
import { settings, type StoredSettings } from '@lectern/contracts/settings';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<StoredSettings, CallInput<typeof settings.get>>({
      ...call(settings.get),
      providesTags: ['Settings'],
    }),
    /** Never from the cache: what is due changes with every take and every day. */
    previewRetention: build.query<
      Output<typeof settings.previewRetention>,
      CallInput<typeof settings.previewRetention>
    >({ ...call(settings.previewRetention), keepUnusedDataFor: 0 }),
  }),
});

export const settingsApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    saveSettings: build.mutation<StoredSettings, CallInput<typeof settings.save>>({
      ...call(settings.save),
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        if (saved !== undefined) void dispatch(readApi.util.upsertQueryData('getSettings', {}, saved.data));
      },
    }),
  }),
});

export const { useGetSettingsQuery, useLazyPreviewRetentionQuery, useSaveSettingsMutation } = settingsApi;
