import { useDispatch } from 'react-redux';
import { signedIn } from '../../api/auth.slice.js';
import { currentUser } from '../../api/identity.js';
import { useSaveProfileMutation } from '../../api/profile.api.js';
import { PoolError } from './pool.js';

/**
 * After the user pool let somebody in: makes sure of the profile on the server and tells the app, whose guard then
 * leads to the dashboard. A profile that cannot be saved is tolerated: it is saved again with the next sign-in.
 */
export function useCompleteSignIn(): () => Promise<void> {
  const dispatch = useDispatch();
  const [saveProfile] = useSaveProfileMutation();
  return async () => {
    const user = await currentUser();
    if (!user) throw new PoolError('Sign in failed');
    const { sub, email, name, firm, barNumber, state } = user;
    void saveProfile({
      userId: sub,
      email,
      name: name ?? undefined,
      firm: firm ?? undefined,
      barNumber: barNumber ?? undefined,
      state: state ?? undefined,
    });
    dispatch(signedIn(user));
  };
}
