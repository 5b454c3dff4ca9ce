import type { AppConfig } from '@lectern/contracts/app-config';

let loading: Promise<AppConfig> | undefined;

/** What this installation offers, fetched once per page load; a failed attempt is not remembered. */
export function appConfig(): Promise<AppConfig> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<AppConfig> {
  const answer = await fetch('/api/config', { credentials: 'include' });
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  // Only the type of the contract: zod would make the sign-in pages a tenth heavier.
  return (await answer.json()) as AppConfig;
}
