/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useSessionInAddress } from './use-session-in-address.js';

const SESSION = '5f0f9a60-1f2e-4a7e-9d65-0a3a9a1c7b11';

function Practice() {
  const [session, set] = useSessionInAddress();
  return (
    <>
      <p>{session ?? 'no session'}</p>
      <button onClick={() => set(SESSION)}>Made</button>
      <button onClick={() => set(null)}>Cleared</button>
    </>
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

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

    press('Made');
    expect(await screen.findByText(SESSION)).toBeDefined();
    expect(router.state.location.search).toBe(`?scenario=opening-statement&session=${SESSION}`);

    press('Cleared');
    expect(await screen.findByText('no session')).toBeDefined();
  });

  it('does not call back whoever is on the way to another page, whose code has not come yet', async () => {
    const { router, arrive } = pages();

    act(() => void router.navigate('/case'));
    press('Made');
    act(arrive);

    expect(await screen.findByText('The case')).toBeDefined();
    expect(router.state.location.pathname).toBe('/case');
  });
});
