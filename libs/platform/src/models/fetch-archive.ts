import { open, rm, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Archive } from './model.js';
import { sumOf } from './model-folder.js';

export interface FetchOptions {
  /** Told with the bytes that are there, now and then. */
  onBytes?: (bytes: number) => void;
  signal?: AbortSignal | undefined;
  /** Between two tries, doubled each time. */
  firstWaitMs?: number;
}

/** Tries that bring nothing new, in a row. */
const MOST_TRIES = 5;
const FIRST_WAIT_MS = 1000;
/** A server that says nothing for so long has gone away. */
const SILENCE_MS = 60_000;

/** The archive is not what was published: trying again would bring the same. */
export class NotAsPublished extends Error {}

/**
 * Fetches an archive to `part`, going on where an earlier try ended, and checks size and sum.
 * @throws NotAsPublished when something else came, which is then deleted; Error when it could not be fetched: what came is kept
 */
export async function fetchArchive(
  archive: Archive,
  part: string,
  options: FetchOptions = {},
): Promise<void> {
  let wait = options.firstWaitMs ?? FIRST_WAIT_MS;
  for (let tries = 0; ; tries++) {
    const before = await sizeOf(part);
    if (before >= archive.bytes) break;
    try {
      await fetchRest(archive, part, before, options);
    } catch (error) {
      options.signal?.throwIfAborted();
      if (error instanceof NotAsPublished) throw error;
      if ((await sizeOf(part)) > before) tries = 0;
      if (tries + 1 >= MOST_TRIES) throw unreachable(archive, error);
      await delay(wait, undefined, { signal: options.signal });
      wait *= 2;
    }
  }
  await assertPublished(archive, part);
}

/** @throws NotAsPublished unless the file is the archive to the byte */
export async function assertPublished(archive: Archive, path: string, keep = false): Promise<void> {
  const bytes = await sizeOf(path);
  const fault =
    bytes !== archive.bytes
      ? `it has ${bytes} bytes and should have ${archive.bytes}`
      : (await sumOf(path)) !== archive.sha256
        ? 'its SHA-256 is another'
        : undefined;
  if (fault === undefined) return;
  if (!keep) await rm(path, { force: true });
  throw new NotAsPublished(`This is not the file that was published (${archive.url}): ${fault}.`);
}

async function fetchRest(
  archive: Archive,
  part: string,
  from: number,
  { onBytes, signal }: FetchOptions,
): Promise<void> {
  const silence = new AbortController();
  const clock = setTimeout(() => silence.abort(new Error('the server fell silent')), SILENCE_MS);
  try {
    const response = await fetch(archive.url, {
      headers: from > 0 ? { range: `bytes=${from}-` } : {},
      signal: AbortSignal.any([silence.signal, ...(signal ? [signal] : [])]),
    });
    if (response.status === 416) {
      await rm(part, { force: true });
      throw new Error('the server has fewer bytes');
    }
    if (!response.ok || response.body === null) throw new Error(`the server answered ${response.status}`);
    if (response.headers.get('content-type')?.startsWith('text/html') === true)
      throw new NotAsPublished(
        `A web page came instead of the file (${archive.url}). Is there a sign-in or a filter in between?`,
      );
    // A server that knows no ranges begins anew.
    let bytes = response.status === 206 ? from : 0;
    const file = await open(part, bytes > 0 ? 'a' : 'w');
    try {
      for await (const chunk of response.body) {
        clock.refresh();
        bytes += chunk.length;
        if (bytes > archive.bytes)
          throw new NotAsPublished(`More than the published ${archive.bytes} bytes came (${archive.url}).`);
        await file.writeFile(chunk);
        onBytes?.(bytes);
      }
    } finally {
      await file.close();
    }
    if (bytes < archive.bytes) throw new Error('the connection ended early');
  } catch (error) {
    if (error instanceof NotAsPublished) await rm(part, { force: true });
    throw error;
  } finally {
    clearTimeout(clock);
  }
}

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.size ?? 0;

function unreachable({ url }: Archive, error: unknown): Error {
  return new Error(
    `${url} could not be fetched: ${reasonOf(error)}. Run the command again to go on where it ended, or fetch the file elsewhere and use --file.`,
    { cause: error },
  );
}

/** Fetch hides why it failed in the cause. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('cause' in error && error.cause !== undefined) return reasonOf(error.cause);
  return 'message' in error ? String(error.message) : 'unknown';
}
