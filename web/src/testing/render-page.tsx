import { configureStore } from '@reduxjs/toolkit';
import { configure, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Amplify } from 'aws-amplify';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { api } from '../api/api.js';
import { authReducer, signedIn, type User } from '../api/auth.slice.js';
import { jobsReducer } from '../api/jobs.slice.js';
import { lineReducer } from '../api/line.slice.js';
import { Overlays } from '../ui/overlays.js';

/** What a page shows after an answer is waited for as long as the machine needs. */
configure({ asyncUtilTimeout: 20_000 });

export const attorney: User = {
  sub: '5f0f7c1e-0000-4000-8000-000000000001',
  email: 'wrenna@attleby.example',
  name: 'Wrenna Attleby',
  firm: null,
  barNumber: null,
  state: null,
};

const accessToken = { payload: { sub: attorney.sub }, toString: () => 'token-of-the-test' };
Amplify.configure(
  { Auth: { Cognito: { userPoolId: 'local_test', userPoolClientId: 'test' } } },
  { Auth: { tokenProvider: { getTokens: async () => ({ accessToken }) } } },
);

const newStore = () => {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, auth: authReducer, jobs: jobsReducer, line: lineReducer },
    middleware: (standard) => standard({ serializableCheck: false }).concat(api.middleware),
  });
  store.dispatch(signedIn(attorney));
  return store;
};

export interface RenderedPage extends RenderResult {
  user: UserEvent;
  store: ReturnType<typeof newStore>;
  /** Where the router is. */
  address: () => string;
}

/** Renders a page as the app does, below store, router and overlays, for a signed-in attorney. */
export function renderPage(page: ReactNode, address = '/'): RenderedPage {
  const store = newStore();
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  const rendered = render(
    <Provider store={store}>
      <Overlays>
        <RouterProvider router={router} />
      </Overlays>
    </Provider>,
  );
  return {
    ...rendered,
    user: userEvent.setup(),
    store,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}
