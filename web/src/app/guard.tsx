import { useEffect, useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { restoreSignIn } from '../api/identity.js';
import { useAuth } from '../api/hooks.js';
import { paths } from '../lib/paths.js';
import { forgetReturnAddress, keepReturnAddress, returnAddress } from '../lib/return-address.js';
import { hasStoredTokens } from '../lib/stored-tokens.js';
import { Brand } from '../ui/brand.js';
import { useDocumentTitle } from '../ui/document-title.js';
import { ErrorState, useLate } from '../ui/states.js';
import { store } from './store.js';

/** Pages for signed-in users; everybody else is sent to the landing page, and comes back here after the sign-in. */
export function SignedInOnly() {
  const { status } = useAuth();
  useEffect(() => {
    if (status === 'authenticated') forgetReturnAddress();
  }, [status]);
  if (status === 'loading') return <LoadingScreen />;
  if (status === 'unavailable') return <Unavailable />;
  return status === 'authenticated' ? <Outlet /> : <SignInFirst />;
}

function SignInFirst() {
  const { signedOut, deleted, expired } = useAuth();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const returns = !signedOut && pathname !== paths.dashboard();
  useEffect(() => {
    if (returns) keepReturnAddress(address);
  }, [returns, address]);
  const toast = reason({ signedOut, deleted, expired, returns });
  // The same object for as long as it says the same: to `Navigate` a new one is a new place to go.
  const state = useMemo(() => ({ toast }), [toast]);
  return <Navigate to={paths.landing()} replace state={state} />;
}

function reason(why: {
  signedOut?: boolean;
  deleted?: boolean;
  expired?: boolean;
  returns: boolean;
}): string | undefined {
  if (why.deleted) return 'Your account and everything in it was deleted.';
  if (why.signedOut) return 'Signed out successfully';
  if (why.expired) return 'Your sign-in has ended. Sign in again to go on where you were.';
  return why.returns ? 'Sign in to open that page.' : undefined;
}

/** Sign-in and sign-up: a signed-in user goes to the dashboard, or back to where the sign-in was asked for. */
export function SignedOutOnly() {
  const { status } = useAuth();
  if (status === 'authenticated') return <Navigate to={returnAddress() ?? paths.dashboard()} replace />;
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
