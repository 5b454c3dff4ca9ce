import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { errorFromAnswer, errorWithoutAnswer, type ApiError } from './api-error.js';
import { signInEnded } from './auth.slice.js';
import { fillPath, type ApiCall, type UploadedFile } from './call.js';
import { requestKeyOf, wasAnswered } from './request-key.js';
import { currentTokens } from './tokens.js';
import { sendBody } from './send-body.js';
import { goesInParts, sendParts } from './send-parts.js';

/** A downloaded file, with the name that the server gave it. */
export interface DownloadedFile {
  blob: Blob;
  fileName: string;
  /** Who read it aloud, where it is a reading. */
  spoken?: { by: string; insteadOf: string | null; finerSoon: boolean };
}

/** Sends one call with the bearer token; a refused token is renewed once before the sign-in counts as ended. */
export const baseQuery: BaseQueryFn<ApiCall, unknown, ApiError> = async (request, { signal, dispatch }) => {
  try {
    const answer = await sendAsUser(request, signal);
    if (answer.status === 401) dispatch(signInEnded());
    // A gateway timeout is no answer of the service: its effect may still be there.
    if (answer.status !== 503 && answer.status !== 504) wasAnswered(request);
    if (!answer.ok) {
      return { error: errorFromAnswer(answer.status, answer.statusText, await answer.text()) };
    }
    return { data: await read(request, answer) };
  } catch {
    return { error: errorWithoutAnswer(signal.aborted || uploadSignal(request)?.aborted === true) };
  }
};

/** Sends one call as whoever is signed in, once more with a renewed token where the first was refused. */
export async function sendAsUser(request: ApiCall, signal: AbortSignal): Promise<Response> {
  const answer = await send(request, false, signal);
  return answer.status === 401 ? send(request, true, signal) : answer;
}

async function send(request: ApiCall, renewToken: boolean, signal: AbortSignal): Promise<Response> {
  const { route, input } = request;
  const { accessToken, userId } = await currentTokens(renewToken);
  // A `:userId` in a path is always the caller.
  const { path, rest } = fillPath(route.path, route.path.includes(':userId') ? { userId, ...input } : input);
  const headers: Record<string, string> = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
  if (route.method === 'POST') headers['idempotency-key'] = requestKeyOf(request);

  if (route.upload) {
    const { upload, signal: cancel, ...fields } = rest as { upload: UploadedFile; signal?: AbortSignal };
    const sending = {
      headers,
      onProgress: upload.onProgress,
      signal: cancel ? AbortSignal.any([signal, cancel]) : signal,
    };
    const form = formOf(fields);
    if (goesInParts(upload.file)) {
      const arrived = await sendParts({ ...sending, file: upload.file });
      if (arrived instanceof Response) return arrived;
      const { type } = upload.file;
      const named = { arrived, fileName: upload.fileName, contentType: type || 'application/octet-stream' };
      for (const [name, value] of Object.entries(named)) form.append(name, value);
      return fetch(path, {
        method: 'POST',
        headers,
        body: form,
        credentials: 'include',
        signal: sending.signal,
      });
    }
    form.append(route.upload.field, upload.file, upload.fileName);
    return sendBody({ ...sending, method: 'POST', url: path, body: form });
  }
  const init: RequestInit = { method: route.method, headers, credentials: 'include', signal };
  if (route.method === 'GET' || route.method === 'DELETE') return fetch(path + queryOf(rest), init);
  headers['content-type'] = 'application/json';
  return fetch(path, { ...init, body: JSON.stringify(rest) });
}

async function read({ route }: ApiCall, answer: Response): Promise<unknown> {
  if (route.responds === 'file') {
    const spoken = spokenOf(answer);
    const file: DownloadedFile = {
      blob: await answer.blob(),
      fileName: fileNameOf(answer),
      ...(spoken && { spoken }),
    };
    return file;
  }
  return answer.status === 204 ? null : answer.json();
}

/** The fields, before the file: a server that streams it already knows them. */
function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

function queryOf(input: Record<string, unknown>): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(
        given.map(([name, value]): [string, string] => [
          name,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      )}`;
}

function spokenOf({ headers }: Response): DownloadedFile['spoken'] {
  const said = new URLSearchParams(headers.get('lectern-spoken') ?? '');
  const by = said.get('by');
  if (by === null) return undefined;
  return { by, insteadOf: said.get('insteadOf'), finerSoon: said.get('finerSoon') === 'true' };
}

function fileNameOf(answer: Response): string {
  const header = answer.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(header)?.[1] ?? 'download';
}

function uploadSignal({ input }: ApiCall): AbortSignal | undefined {
  return input['signal'] instanceof AbortSignal ? input['signal'] : undefined;
}
