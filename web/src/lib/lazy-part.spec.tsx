/** @jest-environment ./tools/jest/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { lazyPart, loadEveryPart, loadedInTheEnd } from './lazy-part.js';

const reached = { now: true };
const GONE = new TypeError('Failed to fetch dynamically imported module');

const asked = jest.fn(() =>
  reached.now ? Promise.resolve({ status: 200 } as Response) : Promise.reject(new TypeError('no network')),
);
const before = globalThis.fetch;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>failed</p> : this.props.children;
  }
}

function shown(load: () => Promise<{ Panel: () => ReactNode }>) {
  globalThis.fetch = asked;
  const Part = lazyPart(load, 'Panel');
  render(
    <>
      <p>a take that is not sent yet</p>
      <Boundary>
        <Suspense fallback={<p>loading</p>}>
          <Part />
        </Suspense>
      </Boundary>
    </>,
  );
}

afterEach(() => {
  globalThis.fetch = before;
  jest.restoreAllMocks();
});

describe('a part that is loaded with its first use', () => {
  it('waits until the server answers, and what is around it stays', async () => {
    reached.now = false;
    shown(() => (reached.now ? Promise.resolve({ Panel: () => <p>the part</p> }) : Promise.reject(GONE)));
    expect(await screen.findByText('loading')).toBeTruthy();
    expect(screen.getByText('a take that is not sent yet')).toBeTruthy();
    reached.now = true;
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('the part')).toBeTruthy();
  });

  it('fails where it is gone though the server answers', async () => {
    reached.now = true;
    jest.spyOn(console, 'error').mockReturnValue();
    shown(() => Promise.reject(GONE));
    expect(await screen.findByText('failed')).toBeTruthy();
    expect(screen.getByText('a take that is not sent yet')).toBeTruthy();
  });
});

describe('parts that are wanted before the network may go', () => {
  it('are loaded with those that they bring, and one that fails holds up none', async () => {
    const inner = jest.fn(() => Promise.resolve({ Panel: () => <p>inner</p> }));
    const gone = jest.fn(() => Promise.reject(GONE));
    const outer = jest.fn(() => {
      lazyPart(inner, 'Panel');
      return Promise.resolve({ Panel: () => <p>outer</p> });
    });
    lazyPart(gone, 'Panel');
    lazyPart(outer, 'Panel');
    await loadEveryPart();
    expect([gone, outer, inner].map((load) => load.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('are not asked for while there is no network, which would lose them for good', async () => {
    globalThis.fetch = asked;
    reached.now = false;
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = jest.fn(() => Promise.resolve({ Panel: () => <p>late</p> }));
    lazyPart(load, 'Panel');
    const loading = loadEveryPart();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(load).not.toHaveBeenCalled();
    reached.now = true;
    online.mockRestore();
    dispatchEvent(new Event('online'));
    await loading;
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a page that could not be loaded', () => {
  it('is not asked for while there is no network', async () => {
    globalThis.fetch = asked;
    reached.now = false;
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = jest.fn(() => Promise.resolve('page'));
    const loading = loadedInTheEnd(load);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(load).not.toHaveBeenCalled();
    reached.now = true;
    online.mockRestore();
    dispatchEvent(new Event('online'));
    expect(await loading).toBe('page');
  });

  it('is loaded once more, and not oftener', async () => {
    globalThis.fetch = asked;
    reached.now = true;
    const interrupted = jest
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(GONE)
      .mockResolvedValue('page');
    expect(await loadedInTheEnd(interrupted, 4_000)).toBe('page');
    const gone = jest.fn<() => Promise<string>>().mockRejectedValue(GONE);
    await expect(loadedInTheEnd(gone, 4_000)).rejects.toBe(GONE);
    expect([interrupted, gone].map((load) => load.mock.calls.length)).toEqual([2, 2]);
  });

  it('is given up without a server when the time is over', async () => {
    globalThis.fetch = asked;
    reached.now = false;
    await expect(loadedInTheEnd(() => Promise.reject(GONE), 10)).rejects.toBe(GONE);
  });
});
