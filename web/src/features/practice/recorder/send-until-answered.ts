export interface UploadRequest {
  url: string;
  form: FormData;
  headers: Record<string, string>;
  signal: AbortSignal;
  onProgress: (sentBytes: number, totalBytes: number) => void;
}

export interface UploadAnswer {
  status: number;
  body: unknown;
}

/** The connection failed: nothing is known about the server's mind, so the same bytes may be sent again. */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError';
}

export class UploadCanceledError extends Error {
  override readonly name = 'UploadCanceledError';
}

/** fetch() reports no upload progress, so this one call goes through XMLHttpRequest. */
export function sendForm({ url, form, headers, signal, onProgress }: UploadRequest): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new UploadCanceledError('Upload canceled'));
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    const settled = () => signal.removeEventListener('abort', abort);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded, event.total);
    };
    request.onload = () => {
      settled();
      resolve({ status: request.status, body: parse(request.responseText) });
    };
    request.onerror = request.ontimeout = () => {
      settled();
      reject(new ConnectionLostError('The connection was lost while sending.'));
    };
    request.onabort = () => {
      settled();
      reject(new UploadCanceledError('Upload canceled'));
    };
    request.open('POST', url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(form);
  });
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export interface Network {
  isOnline: () => boolean;
  /** Resolves when the browser reports a connection. */
  backOnline: (signal: AbortSignal) => Promise<void>;
}

/** Sends, and after a lost connection waits for the network and sends again; a clear answer of any status ends it. */
export async function sendUntilAnswered(
  send: () => Promise<UploadAnswer>,
  network: Network,
  signal: AbortSignal,
  onWaiting: () => void,
  attempts = 5,
): Promise<UploadAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    if (!network.isOnline()) {
      onWaiting();
      await network.backOnline(signal);
    }
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ConnectionLostError)) throw error;
      // A failure while the browser says it is online counts; being offline does not.
      if (network.isOnline() && attempt >= attempts) throw error;
      onWaiting();
      if (network.isOnline()) await pause(Math.min(1_000 * 2 ** (attempt - 1), 8_000), signal);
    }
  }
}

export const browserNetwork: Network = {
  isOnline: () => navigator.onLine,
  backOnline: (signal) =>
    new Promise((resolve, reject) => {
      window.addEventListener('online', () => resolve(), { once: true, signal });
      signal.addEventListener('abort', () => reject(new UploadCanceledError('Upload canceled')), { once: true });
    }),
};

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(new UploadCanceledError('Upload canceled'));
      },
      { once: true },
    );
  });
