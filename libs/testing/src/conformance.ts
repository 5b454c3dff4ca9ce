import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { getContainerRuntimeClient } from 'testcontainers';

export interface Adapter<T> {
  name: string;
  /** True if `start` runs a container. */
  needsDocker?: boolean;
  start: () => Promise<{ subject: T; stop: () => Promise<unknown> }>;
}

const START_MS = 180_000;

/** Why containers cannot run here; undefined if they can. */
const withoutDocker = await getContainerRuntimeClient().then(
  () => undefined,
  (error: unknown) => (error instanceof Error ? error.message : String(error)),
);

/**
 * Runs one suite on each adapter of a port: what holds for `npm start` must hold for containers. Without a Docker engine the
 * container half is reported as skipped, with the reason; REQUIRE_DOCKER=1 makes that a failure.
 */
export function conformance<T>(
  port: string,
  adapters: Adapter<T>[],
  suite: (subject: () => T) => void,
): void {
  for (const { name, needsDocker, start } of adapters) {
    const title = `${port}: ${name}`;
    const define = (): void => {
      let started: Awaited<ReturnType<typeof start>>;
      beforeAll(async () => {
        started = await start();
      }, START_MS);
      afterAll(async () => {
        await started?.stop();
      }, START_MS);
      suite(() => started.subject);
    };
    if (!needsDocker || withoutDocker === undefined) describe(title, define);
    else if (process.env['REQUIRE_DOCKER'] === '1')
      it(`${title} runs`, () => Promise.reject(new Error(`REQUIRE_DOCKER=1, but ${withoutDocker}`)));
    else describe.skip(`${title} (needs a Docker engine: ${withoutDocker})`, define);
  }
}
