import { readEnvironment } from './config/environment.js';
import { Database } from './database/database.js';
import { openInternalPort } from './health/internal-port.js';
import { closeHost, createHost } from './host.js';
import { answerDirectly } from './messaging/direct-requests.js';
import { RabbitTransport } from './messaging/rabbitmq.js';
import { tellConfinement } from './process/spawn-confined.js';
import { startService } from './start-service.js';
import { startingTimes, step } from './starting-times.js';
import type { Service } from './service.js';

const DRAIN_MS = 30_000;

/** Runs one service as a process of its own, until it is told to end; with the argument `migrate`, only its migrations. */
export async function runService(service: Service): Promise<void> {
  step('code');
  const environment = readEnvironment();
  if (process.argv[2] === 'migrate') return migrate(service, environment.DATABASE_URL);
  const { DATABASE_URL, RABBITMQ_URL } = environment;
  if (DATABASE_URL === undefined || RABBITMQ_URL === undefined)
    throw new Error(
      'A service on its own needs DATABASE_URL and RABBITMQ_URL. For one process use `npm start`.',
    );
  const host = await createHost(environment, DATABASE_URL, service.name);
  const running = await startService(service, host);
  const { transport } = host;
  const inside = openInternalPort(environment, {
    report: () => running.health.report(),
    counts: () => host.counters.all(),
    answer: async (request, response) =>
      transport instanceof RabbitTransport &&
      transport.direct !== undefined &&
      answerDirectly(transport.direct, request, response, transport.answer.bind(transport)),
  });
  host.logger.info({ service: service.name, ms: startingTimes() }, 'started');
  endOnSignal(async () => {
    inside.close();
    await running.stop();
    await closeHost(host);
  });
  tellConfinement(host.logger);
}

/** Brings the service's tables up to date, and nothing else. */
async function migrate({ name, entities, migrations }: Service, url: string | undefined): Promise<void> {
  if (url === undefined) throw new Error('A migration needs DATABASE_URL.');
  await (await Database.open(url, { schema: name, entities, migrations })).close();
}

/** Ends the process on SIGTERM or SIGINT after `stop`, or after 30 s if that hangs. */
export function endOnSignal(stop: () => Promise<void>): void {
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
