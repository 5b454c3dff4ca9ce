import { fillPath, type ApiCall } from './call.js';

/** Sends a call without a body that outlives the page; nobody is left to read the answer. */
export function sendWhileLeaving({ route, input }: ApiCall, accessToken: string | undefined): void {
  const { path } = fillPath(route.path, input);
  const headers: Record<string, string> = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
  void fetch(path, { method: route.method, headers, credentials: 'include', keepalive: true }).catch(
    () => undefined,
  );
}
