import { ConfigProvider } from 'antd';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { api } from '../api/api.js';
import { restoreSignIn } from '../api/identity.js';
import { useAuth } from '../api/hooks.js';
import { jobsForgotten } from '../api/jobs.slice.js';
import { cspNonce } from '../lib/csp-nonce.js';
import { Overlays } from '../ui/overlays.js';
import { listenForToastKey } from '../ui/toast-behavior.js';
import { lecternTheme } from './theme.js';
import { store } from './store.js';
import { reducedMotion, useThemeMode } from './use-appearance.js';

const nonce = cspNonce();
const overlays = document.getElementById('overlays') ?? document.body;

// Starts while the page's own code is still loading.
void restoreSignIn(store.dispatch);

/** Everything behind the landing page: store, Ant Design, sign-in state. */
export function AuthRoot() {
  const mode = useThemeMode();
  useEffect(listenForToastKey, []);
  return (
    <Provider store={store}>
      <ConfigProvider
        theme={lecternTheme(mode, reducedMotion)}
        csp={{ nonce }}
        wave={{ disabled: true }}
        getPopupContainer={() => overlays}
      >
        <Overlays>
          <LiveFacts />
          <Outlet />
          <ScrollRestoration getKey={placeOf} />
        </Overlays>
      </ConfigProvider>
    </Provider>
  );
}

/** Pages that are opened anew have no key of their own, and would take over each other's place. */
const placeOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/** Keeps the cache fresh while somebody is signed in, and empties it when they leave. */
function LiveFacts() {
  const userId = useAuth().user?.sub;
  useEffect(() => {
    if (!userId) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    void import('../api/live.js').then(({ listenToLiveFacts }) => {
      if (!left) stop = listenToLiveFacts(store.dispatch);
    });
    return () => {
      left = true;
      stop?.();
      store.dispatch(api.util.resetApiState());
      store.dispatch(jobsForgotten());
    };
  }, [userId]);
  return null;
}
