import { useNavigate } from 'react-router-dom';
import { signOut } from '../api/identity.js';
import { paths } from '../lib/paths.js';
import { useToast } from '../ui/toast.js';
import { store } from './store.js';

/** Signs out and says so; the guard then leads to the landing page. */
export function useSignOut(): () => Promise<void> {
  const toast = useToast();
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut(store.dispatch);
      toast({ kind: 'success', title: 'Signed out successfully' });
      await navigate(paths.landing());
    } catch {
      toast({ kind: 'error', title: 'Sign out failed', text: 'There was an error signing you out.' });
    }
  };
}
