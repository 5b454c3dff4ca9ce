/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useSessionInAddress } from './use-session-in-address.js';

const SESSION = '5f0f9a60-1f2e-4a7e-9d65-0a3a9a1c7b11';
let put: (sessionId: string | null) => void;

function Practice() {
  const [session, set] = useSessionInAddress();
  put = set;
  return <p>{session ?? 'no session'}</p>;
}

/** The practice page, and another whose code takes as long as the test wants. */
function pages() {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const router = createMemoryRouter(
    [
      { path: '/practice', Component: Practice },
      { path: '/case', lazy: async () => (await arrived, { Component: () => <p>The case</p> }) },
    ],
    { initialEntries: ['/practice?scenario=opening-statement'] },
  );
  render(<RouterProvider router={router} />);
  return { router, arrive };
}

describe('the session in the address', () => {
  it('stands beside the scenario, and is taken out again', async () => {
    const { router } = pages();

    act(() => put(SESSION));
    expect(await screen.findByText(SESSION)).toBeDefined();
    expect(router.state.location.search).toBe(`?scenario=opening-statement&session=${SESSION}`);

    act(() => put(null));
    expect(await screen.findByText('no session')).toBeDefined();
  });

  it('does not call back whoever is on the way to another page, whose code has not come yet', async () => {
    const { router, arrive } = pages();

    act(() => void router.navigate('/case'));
    act(() => put(SESSION));
    act(arrive);

    expect(await screen.findByText('The case')).toBeDefined();
    expect(router.state.location.pathname).toBe('/case');
  });
});
