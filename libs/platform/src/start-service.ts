import 'reflect-metadata';
import { type DynamicModule, type INestMicroservice, Inject, Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, NestFactory } from '@nestjs/core';
import { Database } from './database/database.js';
import { Housekeeping } from './database/housekeeping.js';
import { keptFiles, keptFilesOf } from './files/kept-files.js';
import { Health, healthOf } from './health/health.js';
import type { Host } from './host.js';
import type { BoundProcessor } from './jobs/job-run.js';
import { Jobs } from './jobs/jobs.js';
import { type Logger, nestLogger } from './logging/logger.js';
import { assertComplete, bindHandlers } from './messaging/bind-handlers.js';
import { Bus, type Message } from './messaging/bus.js';
import { failuresOf, processorsOf, reactionsOf, unexpected } from './messaging/handles.js';
import { RequestLedger } from './messaging/request-ledger.js';
import { type BoundReaction, Inbox } from './outbox/inbox.js';
import { OutboxRelay } from './outbox/relay.js';
import { ENVIRONMENT, FILES, LOGGER, MAIL } from './provide.js';
import type { Service } from './service.js';

export interface RunningService {
  app: INestMicroservice;
  database: Database;
  health: Health;
  housekeeping: Housekeeping;
  /** Finishes what is running, then lets go of everything that this service opened. */
  stop(): Promise<void>;
}

@Module({})
class RootModule {
  constructor(@Inject(DiscoveryService) readonly discovery: DiscoveryService) {}
}

/** Starts a service on a host: schema, handlers, outbox, inbox, jobs. */
export async function startService(service: Service, host: Host): Promise<RunningService> {
  const { logger: rootLogger } = host;
  const logger = rootLogger.child({ service: service.name });
  unexpected.report = (pattern, error) => rootLogger.error({ error, pattern }, 'handler failed');

  const database = await Database.open(host.databaseUrl, {
    schema: service.name,
    entities: service.entities,
    migrations: service.migrations,
  });
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
  const jobs = new Jobs(database, host.queues, transport, logger);
  const housekeeping = new Housekeeping(database, logger, service.housekeeping ?? []);
  const relay = new OutboxRelay(database, transport, logger);
  database.wake.relay = () => relay.nudge();
  database.wake.job = (name, id) => jobs.wake(name, id);

  const health = new Health();
  health.addReachable('database', () => database.check());
  health.addReachable('messages', () => transport.check());
  health.addReachable('jobs', () => host.queues.check());
  health.add('facts', () => factsCheck(database));

  const server = transport.serverFor(service.name);
  const platform: DynamicModule = {
    module: RootModule,
    global: true,
    imports: [DiscoveryModule, service.module],
    providers: [
      { provide: Database, useValue: database },
      { provide: Jobs, useValue: jobs },
      { provide: Bus, useValue: new Bus(transport) },
      { provide: Health, useValue: health },
      { provide: FILES, useValue: host.files },
      { provide: MAIL, useValue: host.mail },
      { provide: LOGGER, useValue: logger },
      { provide: ENVIRONMENT, useValue: host.environment },
    ],
    exports: [Database, Jobs, Bus, Health, FILES, MAIL, LOGGER, ENVIRONMENT],
  };
  const app = await NestFactory.createMicroservice(platform, {
    strategy: server,
    logger: nestLogger(logger),
    abortOnError: false,
  });
  const handlers = bindHandlers(server, service, new RequestLedger(database));
  server.addHandler(healthOf(service.name).name, async () => ({ value: await health.report() }));
  server.addHandler(keptFilesOf(service.name).name, async ({ input }: Message) => {
    const { keys } = keptFilesOf(service.name).input.parse(input);
    return { value: await keptFiles(database, keys) };
  });
  // init() would run every module's init hook twice (Nest 12.1); this is the half of it that listen() relies on.
  await (app as INestMicroservice & { registerModules(): Promise<void> }).registerModules();
  assertComplete(service, handlers);

  const { reactions, processors } = bindMethods(app.get(RootModule).discovery);
  assertProcessors(service, processors);
  const inbox = new Inbox(database, reactions, logger);
  await app.listen();
  if (inbox.names.length > 0)
    await transport.subscribe(service.name, inbox.names, (fact) => inbox.deliver(fact));
  relay.start();
  jobs.start(processors);
  housekeeping.start();

  return {
    app,
    database,
    health,
    housekeeping,
    stop: async () => {
      await housekeeping.stop();
      await jobs.stop();
      await relay.stop();
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
    for (const { fact, method } of reactionsOf(prototype))
      reactions.push({ name: `${prototype.constructor.name}.${method}`, fact, react: bound(method) });
    for (const { job, method } of processorsOf(prototype)) {
      const failure = failuresOf(prototype).find((candidate) => candidate.job === job);
      processors.push({ job, process: bound(method), onFailed: failure && bound(failure.method) });
    }
  }
  return { reactions, processors };
}

async function factsCheck(database: Database): Promise<{ status: 'ok' | 'degraded'; message?: string }> {
  const [row]: { waiting: string; dead: string }[] = await database.manager.query(
    `select (select count(*) from outbox where created_at < now() - interval '1 minute') as waiting,
            (select count(*) from failed_reaction where dead_at is not null) as dead`,
  );
  const waiting = Number(row?.waiting ?? 0);
  const dead = Number(row?.dead ?? 0);
  if (waiting === 0 && dead === 0) return { status: 'ok' };
  return {
    status: 'degraded',
    message: `${waiting} facts wait for more than a minute, ${dead} reactions were given up.`,
  };
}
