import type { Output } from '@lectern/contracts/define';
import { profile } from '@lectern/contracts/profile';
import { skipToken } from '@reduxjs/toolkit/query';
import type { User } from './auth.slice.js';
import { useUser } from './hooks.js';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

type Profile = Output<typeof profile.get>;

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, { userId: string }>({
      // The gateway drops the caller's own id: the contract does not name it.
      query: (input) => ({ ...call(profile.get).query({}), input }),
      providesTags: ['Profile'],
    }),
  }),
});

/** What a call answers with is the profile from now on, in the menu too. */
const shownAtOnce = {
  onQueryStarted: async (
    _input: unknown,
    {
      dispatch,
      queryFulfilled,
    }: {
      dispatch: (action: ReturnType<typeof readApi.util.upsertQueryData>) => unknown;
      queryFulfilled: Promise<{ data: Profile }>;
    },
  ) => {
    const saved = await queryFulfilled.catch(() => undefined);
    if (saved !== undefined)
      dispatch(readApi.util.upsertQueryData('getProfile', { userId: saved.data.userId }, saved.data));
  },
};

export const profileApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    saveProfile: build.mutation<Profile, CallInput<typeof profile.save>>({
      ...call(profile.save),
      ...shownAtOnce,
    }),
    uploadAvatar: build.mutation<Profile, CallInput<typeof profile.uploadAvatar>>({
      ...call(profile.uploadAvatar),
      ...shownAtOnce,
    }),
    deleteAvatar: build.mutation<Profile, CallInput<typeof profile.deleteAvatar>>({
      ...call(profile.deleteAvatar),
      ...shownAtOnce,
    }),
  }),
});

export const {
  useGetProfileQuery,
  useSaveProfileMutation,
  useUploadAvatarMutation,
  useDeleteAvatarMutation,
} = profileApi;

/** Who is signed in, by the saved profile; what the sign-in tells stands in until that is known. */
export function useShownUser(): (User & { avatarUrl: string | null }) | null {
  const user = useUser();
  const { data } = useGetProfileQuery(user ? { userId: user.sub } : skipToken);
  if (!user) return null;
  if (!data) return { ...user, avatarUrl: null };
  const { name, firm, barNumber, state, avatarUrl } = data;
  return { ...user, name: name || user.name, firm, barNumber, state, avatarUrl };
}
