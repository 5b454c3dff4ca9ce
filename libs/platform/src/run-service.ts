import { createServer } from 'node:http';
import { readEnvironment } from './config/environment.js';
import { closeHost, createHost } from './host.js';
import { answerDirectly } from './messaging/direct-requests.js';
import { RabbitTransport } from './messaging/rabbitmq.js';
import { startService } from './start-service.js';
import type { Service } from './service.js';

const DRAIN_MS = 30_000;

/** Runs one service as a process of its own, until it is told to end. */
export async function runService(service: Service): Promise<void> {
  const environment = readEnvironment();
  const { DATABASE_URL, RABBITMQ_URL, INTERNAL_PORT } = environment;
  if (DATABASE_URL === undefined || RABBITMQ_URL === undefined)
    throw new Error(
      'A service on its own needs DATABASE_URL and RABBITMQ_URL. For one process use `npm start`.',
    );
  const host = await createHost(environment, DATABASE_URL);
  const running = await startService(service, host);
  const probe = createServer((request, response) => {
    void (async () => {
      const { transport } = host;
      if (transport instanceof RabbitTransport && transport.direct !== undefined) {
        const answer = transport.answer.bind(transport);
        if (await answerDirectly(transport.direct, request, response, answer)) return;
      }
      const checks = request.url === '/health/live' ? [] : await running.health.report();
      response.writeHead(checks.some((check) => check.status === 'down') ? 503 : 200, {
        'content-type': 'application/json',
      });
      response.end(JSON.stringify({ checks }));
    })();
  }).listen(INTERNAL_PORT);
  host.logger.info({ service: service.name }, 'started');
  endOnSignal(async () => {
    probe.close();
    await running.stop();
    await closeHost(host);
  });
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
