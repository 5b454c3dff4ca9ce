import 'reflect-metadata';
import {
  type DynamicModule,
  type INestMicroservice,
  Inject,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, NestFactory } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { setTimeout as delay } from 'node:timers/promises';
import { allowanceOf } from './allowance/allowance.js';
import { Database } from './database/database.js';
import { Housekeeping } from './database/housekeeping.js';
import { factsCheck, NEEDS, waitingJobsCheck } from './health/service-checks.js';
import { DiscardedFiles } from './files/discarded-files.js';
import { assertFileColumns } from './files/file-column.js';
import { keptFiles, keptFilesOf } from './files/kept-files.js';
import { Health, healthOf } from './health/health.js';
import type { Host } from './host.js';
import type { BoundProcessor } from './jobs/job-run.js';
import { Jobs } from './jobs/jobs.js';
import { Counters } from './logging/counters.js';
import { type Logger, nestLogger } from './logging/logger.js';
import { assertMail } from './mail/choose-mail.js';
import { assertComplete, bindHandlers } from './messaging/bind-handlers.js';
import { Bus, type BusTransport, type CheckedMessage } from './messaging/bus.js';
import { failuresOf, givenUpOf, processorsOf, reactionsOf, unexpected } from './messaging/handles.js';
import { RequestLedger } from './messaging/request-ledger.js';
import { RETRY } from './outbox/dead-facts.js';
import { type BoundReaction, Inbox } from './outbox/inbox.js';
import { OutboxRelay } from './outbox/relay.js';
import { ENVIRONMENT, FILES, LOGGER, MAIL } from './provide.js';
import type { Service } from './service.js';
import { step } from './starting-times.js';

/** How long requests under way may take to end when the service is stopped. */
const DRAIN_MS = 15_000;

export interface RunningService {
  app: INestMicroservice;
  database: Database;
  transport: BusTransport;
  health: Health;
  housekeeping: Housekeeping;
  /** Finishes what is running, then lets go of everything that this service opened. */
  stop(): Promise<void>;
}

@Module({})
class RootModule implements OnApplicationBootstrap {
  /** Runs when Nest has bound the handlers, before any request is taken. */
  beforeListening: () => void = () => undefined;

  constructor(@Inject(DiscoveryService) readonly discovery: DiscoveryService) {}

  onApplicationBootstrap(): void {
    this.beforeListening();
  }
}

/** Starts a service on a host: schema, handlers, outbox, inbox, jobs. */
export async function startService(service: Service, host: Host): Promise<RunningService> {
  const { logger: rootLogger } = host;
  const logger = rootLogger.child({ service: service.name });
  unexpected.report = (pattern, error) => rootLogger.error({ error, pattern }, 'handler failed');

  if (service.needs?.includes('mail')) assertMail(host.environment);
  const database = await Database.open(host.databaseUrl, {
    schema: service.name,
    entities: service.entities,
    migrations: service.migrations,
  });
  step('database');
  try {
    return await run(service, host, database, logger);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function run(
  service: Service,
  host: Host,
  database: Database,
  logger: Logger,
): Promise<RunningService> {
  const { transport } = host;
  await assertFileColumns(database.source);
  const jobs = new Jobs(database, host.queues, transport, logger);
  const housekeeping = new Housekeeping(database, logger, service.housekeeping ?? []);
  const relay = new OutboxRelay(database, transport, { logger, counters: host.counters });
  const discarded = new DiscardedFiles(database, host.files, logger);
  database.wake.files = () => discarded.nudge();
  database.wake.relay = () => relay.nudge();
  database.wake.job = (name, id) => jobs.wake(name, id);

  const health = new Health();
  health.addReachable('database', () => database.check());
  health.addReachable('messages', () => transport.check());
  health.addReachable('jobs', () => host.queues.check());
  health.add('facts', () => factsCheck(database));
  health.add('waiting jobs', () => waitingJobsCheck(database));
  for (const need of service.needs ?? []) health.addNeeded(need, () => host[need].check(), NEEDS[need]);

  const server = transport.serverFor(service.name);
  const platform: DynamicModule = {
    module: RootModule,
    global: true,
    imports: [
      DiscoveryModule,
      TypeOrmModule.forRootAsync({
        name: service.name,
        useFactory: () => database.source.options,
        dataSourceFactory: async () => database.source,
      }),
      service.module,
    ],
    providers: [
      { provide: Database, useValue: database },
      { provide: Jobs, useValue: jobs },
      { provide: Housekeeping, useValue: housekeeping },
      { provide: Bus, useValue: new Bus(transport, service.name) },
      { provide: Health, useValue: health },
      { provide: FILES, useValue: host.files },
      { provide: MAIL, useValue: host.mail },
      { provide: LOGGER, useValue: logger },
      { provide: Counters, useValue: host.counters },
      { provide: ENVIRONMENT, useValue: host.environment },
    ],
    exports: [Database, Jobs, Housekeeping, Bus, Health, FILES, MAIL, LOGGER, Counters, ENVIRONMENT],
  };
  const app = await NestFactory.createMicroservice(platform, {
    strategy: server,
    logger: nestLogger(logger),
    abortOnError: false,
  });
  const handlers = bindHandlers(server, service, {
    ledger: new RequestLedger(database),
    callers: transport.callers,
    counters: host.counters,
  });
  server.addHandler(healthOf(service.name).name, async () => ({ value: await health.report() }));
  server.addHandler(keptFilesOf(service.name).name, async ({ input }: CheckedMessage) => {
    const { keys } = keptFilesOf(service.name).input.parse(input);
    return { value: await keptFiles(database, keys) };
  });
  server.addHandler(allowanceOf(service.name).name, async ({ input }: CheckedMessage) => {
    const { userId } = allowanceOf(service.name).input.parse(input);
    return { value: (await service.allowances?.of(database, userId)) ?? [] };
  });
  const root = app.get(RootModule);
  const { reactions, processors } = bindMethods(root.discovery);
  assertProcessors(service, processors);
  root.beforeListening = () => assertComplete(service, handlers);
  const inbox = new Inbox(database, reactions, logger);
  step('handlers');
  await app.listen();
  step('requests');
  if (inbox.names.length > 0)
    await transport.subscribe(service.name, inbox.names, (fact) => inbox.deliver(fact));
  const retryDead = (): void =>
    void inbox
      .retryDead()
      .catch((error: unknown) => logger.warn({ error }, 'dead facts could not be tried again'));
  // Also once now: the call may have come while nobody listened.
  database.wakeups.on(RETRY, retryDead);
  retryDead();
  if (host.allListen === undefined) relay.start();
  else void host.allListen.then(() => relay.start());
  discarded.start();
  jobs.start(processors);
  housekeeping.start();

  return {
    app,
    database,
    transport,
    health,
    housekeeping,
    stop: async () => {
      // What is under way may still wait for a job, so jobs go on until it is answered.
      await Promise.race([transport.drain(service.name), delay(DRAIN_MS, undefined, { ref: false })]);
      await housekeeping.stop();
      await jobs.stop();
      await relay.stop();
      await discarded.stop();
      await app.close();
      await database.close();
    },
  };
}

function assertProcessors(service: Service, processors: BoundProcessor[]): void {
  for (const { name } of service.jobs) {
    const count = processors.filter((processor) => processor.job.name === name).length;
    if (count !== 1)
      throw new Error(`${service.name} has ${count} processors for the job ${name}; it needs one.`);
  }
  for (const { job } of processors)
    if (!service.jobs.includes(job))
      throw new Error(`${service.name} processes ${job.name}, which is not among its jobs.`);
}

function bindMethods(discovery: DiscoveryService): {
  reactions: BoundReaction[];
  processors: BoundProcessor[];
} {
  const reactions: BoundReaction[] = [];
  const processors: BoundProcessor[] = [];
  for (const { instance } of [...discovery.getControllers(), ...discovery.getProviders()]) {
    if (typeof instance !== 'object' || instance === null) continue;
    const prototype = Object.getPrototypeOf(instance) as object | null;
    if (prototype === null || prototype === Object.prototype) continue;
    // Decorators have checked the methods' types where they stand.
    const bound = (method: string) =>
      (instance as Record<string, (...rest: unknown[]) => Promise<void>>)[method]!.bind(instance);
    for (const { fact, method } of reactionsOf(prototype)) {
      const ending = givenUpOf(prototype).find((candidate) => candidate.fact === fact);
      reactions.push({
        name: `${prototype.constructor.name}.${method}`,
        fact,
        react: bound(method),
        onGivenUp: ending && bound(ending.method),
      });
    }
    for (const { job, method } of processorsOf(prototype)) {
      const failure = failuresOf(prototype).find((candidate) => candidate.job === job);
      processors.push({ job, process: bound(method), onFailed: failure && bound(failure.method) });
    }
  }
  return { reactions, processors };
}
