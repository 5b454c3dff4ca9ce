import { Navigate, Outlet } from 'react-router-dom';
import { restoreSignIn } from '../api/identity.js';
import { useAuth } from '../api/hooks.js';
import { paths } from '../lib/paths.js';
import { hasStoredTokens } from '../lib/stored-tokens.js';
import { Brand } from '../ui/brand.js';
import { useDocumentTitle } from '../ui/document-title.js';
import { ErrorState, useLate } from '../ui/states.js';
import { store } from './store.js';

/** Pages for signed-in users; everybody else is sent to the landing page. */
export function SignedInOnly() {
  const { status, signedOut } = useAuth();
  if (status === 'loading') return <LoadingScreen />;
  if (status === 'unavailable') return <Unavailable />;
  return status === 'authenticated' ? (
    <Outlet />
  ) : (
    <Navigate
      to={paths.landing()}
      replace
      state={signedOut ? { toast: 'Signed out successfully' } : undefined}
    />
  );
}

/** Sign-in and sign-up: a signed-in user goes to the dashboard. */
export function SignedOutOnly() {
  const { status } = useAuth();
  if (status === 'authenticated') return <Navigate to={paths.dashboard()} replace />;
  // Without a stored token nobody is signed in, so there is nothing to wait for.
  if (status === 'loading' && hasStoredTokens()) return <LoadingScreen />;
  return <Outlet />;
}

function LoadingScreen() {
  useDocumentTitle();
  const late = useLate(200);
  if (!late) return null;
  return (
    <main className="loading-screen">
      <Brand to={paths.landing()} size={30} />
      <p role="status">Loading...</p>
    </main>
  );
}

function Unavailable() {
  useDocumentTitle('Not available');
  return (
    <main className="loading-screen">
      <Brand to={paths.landing()} size={30} />
      <h1>Lectern cannot be reached</h1>
      <ErrorState
        message="You are still signed in, and nothing is lost."
        onRetry={() => void restoreSignIn(store.dispatch)}
      />
    </main>
  );
}
