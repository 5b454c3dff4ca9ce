export interface Network {
  isOnline: () => boolean;
  /** Resolves when the browser reports a connection; rejects when the signal aborts. */
  backOnline: (signal: AbortSignal) => Promise<void>;
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export interface Sending<T> {
  send: () => Promise<T>;
  /** No answer came, so nothing is known about the server's mind and the same bytes may be sent again. */
  wasLost: (error: unknown) => boolean;
  onWaiting: () => void;
  signal: AbortSignal;
}

/** Two minutes in all: an installation that is started anew is back by then. */
const ATTEMPTS_ONLINE = 12;
const LONGEST_PAUSE_MS = 15_000;

/** Sends; after a lost connection waits for the network and sends again. Any answer, also a refusal, ends it. */
export async function sendUntilAnswered<T>(
  { send, wasLost, onWaiting, signal }: Sending<T>,
  network: Network,
): Promise<T> {
  for (let attempt = 1; ;) {
    if (!network.isOnline()) {
      onWaiting();
      await network.backOnline(signal);
    }
    try {
      return await send();
    } catch (error) {
      if (signal.aborted || !wasLost(error)) throw error;
      onWaiting();
      // Being offline is no failed attempt: the audio is safe here and can wait for hours.
      if (!network.isOnline()) continue;
      if (attempt >= ATTEMPTS_ONLINE) throw error;
      await network.pause(Math.min(1_000 * 2 ** (attempt - 1), LONGEST_PAUSE_MS), signal);
      attempt += 1;
    }
  }
}

const aborted = () => new DOMException('Canceled', 'AbortError');

export const browserNetwork: Network = {
  isOnline: () => navigator.onLine,
  backOnline: (signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(aborted());
      window.addEventListener('online', () => resolve(), { once: true, signal });
      signal.addEventListener('abort', () => reject(aborted()), { once: true });
    }),
  pause: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(aborted());
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer);
          reject(aborted());
        },
        { once: true },
      );
    }),
};
