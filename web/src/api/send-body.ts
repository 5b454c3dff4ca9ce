interface SentBody {
  method: 'POST' | 'PUT';
  url: string;
  headers: Record<string, string>;
  body: FormData | Blob;
  onProgress: ((sent: number, total: number) => void) | undefined;
  signal: AbortSignal;
}

/** Sends a form or a part of a file. XMLHttpRequest, because fetch cannot tell how many bytes have been sent. */
export function sendBody({ method, url, headers, body, onProgress, signal }: SentBody): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    request.withCredentials = true;
    request.responseType = 'blob';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (onProgress) request.upload.onprogress = (event) => onProgress(event.loaded, event.total);
    request.onload = () =>
      resolve(
        new Response(request.status === 204 ? null : (request.response as Blob), {
          status: request.status,
          statusText: request.statusText,
          headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
        }),
      );
    request.onerror = () => reject(new TypeError('No connection'));
    request.onabort = () => reject(new DOMException('Canceled', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    if (signal.aborted) return reject(new DOMException('Canceled', 'AbortError'));
    signal.addEventListener('abort', abort);
    request.send(body);
  });
}
