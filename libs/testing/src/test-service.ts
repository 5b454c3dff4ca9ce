import type { Actor } from '@lectern/contracts/actor';
import type { Fact, Operation, Output, Payload, RawInput, RawPayload } from '@lectern/contracts/define';
import { randomUUID } from 'node:crypto';
import { Bus } from '@lectern/platform/messaging/bus';
import type { Files } from '@lectern/platform/files/files';
import type { Letter } from '@lectern/platform/mail/mail';
import type { Service } from '@lectern/platform/service';
import { type RunningService, startService } from '@lectern/platform/start-service';
import { afterAll, beforeAll } from '@jest/globals';
import { type Stand, startStands } from './stands.js';
import { createTestHost, type TestHost } from './test-host.js';

export interface ServiceUnderTest {
  /** Sends an operation over the bus as the gateway would. @throws AppError */
  ask<O extends Operation>(
    operation: O,
    input: RawInput<O>,
    actor: Actor | null,
    requestKey?: string,
  ): Promise<Output<O>>;
  /** Facts of that name which the service has announced, oldest first. */
  published<E extends Fact>(fact: E): Promise<Payload<E>[]>;
  /** Delivers a fact to the service as its owner would announce it. The same id means the same fact again. */
  announce<E extends Fact>(fact: E, payload: RawPayload<E>, id?: string): Promise<void>;
  /** Runs SQL in the service's schema. */
  query<T>(sql: string, parameters?: unknown[]): Promise<T[]>;
  readonly files: Files;
  readonly letters: Letter[];
  readonly running: RunningService;
}

/** A function where an address is known only once a stand-in listens. */
type Variables = Record<string, string> | (() => Record<string, string>);

/** Boots a service before the suite on a database of its own, and stops it afterwards. */
export function testService(
  service: Service,
  options: { variables?: Variables; stands?: Stand[] } = {},
): ServiceUnderTest {
  let testHost: TestHost;
  let running: RunningService;
  const announced: { name: string; payload: unknown }[] = [];

  beforeAll(async () => {
    testHost = await createTestHost(
      typeof options.variables === 'function' ? options.variables() : options.variables,
    );
    const { transport } = testHost.host;
    const publish = transport.publish.bind(transport);
    transport.publish = async (envelope) => {
      await publish(envelope);
      announced.push(envelope);
    };
    await startStands(transport, options.stands ?? []);
    running = await startService(service, testHost.host);
  }, 60_000);
  afterAll(async () => {
    await running?.stop();
    await testHost?.close();
  }, 60_000);

  return {
    ask: (...request) => new Bus(testHost.host.transport).ask(...request),
    published: async (fact) =>
      announced
        .filter(({ name }) => name === fact.name)
        .map(({ payload }) => fact.payload.parse(payload)) as never,
    announce: (fact, payload, id = randomUUID()) =>
      testHost.host.transport.publish({
        id,
        name: fact.name,
        payload: fact.payload.parse(payload),
        traceId: 'test',
      }),
    query: (sql, parameters) => running.database.manager.query(sql, parameters),
    get files() {
      return testHost.host.files;
    },
    get letters() {
      return testHost.letters;
    },
    get running() {
      return running;
    },
  };
}
