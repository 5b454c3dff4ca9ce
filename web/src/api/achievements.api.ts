import { achievements } from '@lectern/contracts/achievements';
import type { Output } from '@lectern/contracts/define';
import { api } from './api.js';
import type { DownloadedFile } from './base-query.js';
import { call, type CallInput } from './call.js';

const achievementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAchievements: build.query<Output<typeof achievements.get>, CallInput<typeof achievements.get>>({
      ...call(achievements.get),
      providesTags: ['Achievements'],
    }),
    issueCertificate: build.mutation<
      Output<typeof achievements.issueCertificate>,
      CallInput<typeof achievements.issueCertificate>
    >({
      ...call(achievements.issueCertificate),
      invalidatesTags: ['Achievements'],
    }),
    // A file for the disk, not for the cache.
    downloadCertificate: build.mutation<DownloadedFile, CallInput<typeof achievements.downloadCertificate>>({
      ...call(achievements.downloadCertificate),
    }),
  }),
});

export const { useGetAchievementsQuery, useIssueCertificateMutation, useDownloadCertificateMutation } =
  achievementsApi;
