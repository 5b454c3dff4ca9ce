import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { signedIn, type User } from '../../api/auth.slice.js';
import { currentUser } from '../../api/identity.js';
import { PoolError } from './pool-error.js';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * After the user pool let somebody in: makes sure of the profile on the server and tells the app, whose guard then
 * leads to the dashboard.
 */
export function useCompleteSignIn(): () => Promise<void> {
  const dispatch = useDispatch<Dispatch>();
  return async () => {
    const user = await currentUser();
    if (!user) throw new PoolError('Sign in failed');
    // A failure is tolerated: the profile is saved again with the next sign-in.
    void saveProfile(dispatch, user).catch(() => undefined);
    dispatch(signedIn(user));
  };
}

async function saveProfile(dispatch: Dispatch, user: User): Promise<void> {
  const { profileApi } = await import('../../api/profile.api.js');
  await dispatch(
    profileApi.endpoints.saveProfile.initiate({
      initial: true,
      userId: user.sub,
      email: user.email,
      name: user.name ?? undefined,
      firm: user.firm ?? undefined,
      barNumber: user.barNumber ?? undefined,
      state: user.state ?? undefined,
    }),
  );
}
