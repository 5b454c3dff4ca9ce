import { join } from 'node:path';
import { GATEWAY } from '@lectern/contracts/calls';
import type { Environment } from './config/environment.js';
import { diskFiles } from './files/disk-files.js';
import type { Files } from './files/files.js';
import { s3Files } from './files/s3-files.js';
import { type JobQueues, postgresQueues, redisQueues } from './jobs/job-queue.js';
import { Condition, Counters } from './logging/counters.js';
import { createLogger, type Logger } from './logging/logger.js';
import { chooseMail } from './mail/choose-mail.js';
import type { Mail } from './mail/mail.js';
import type { BusTransport } from './messaging/bus.js';
import { directLine } from './messaging/direct-requests.js';
import { InProcessTransport } from './messaging/in-process.js';
import { RabbitTransport } from './messaging/rabbitmq.js';
import { serviceKeys } from './messaging/service-keys.js';

/** What a process without a database of its own needs: the gateway. */
export interface Edge {
  environment: Environment;
  logger: Logger;
  transport: BusTransport;
  files: Files;
  /** What has happened in this process, counted. */
  counters: Counters;
}

/** The backing services of one process; each adapter is chosen by whether its variable is set. */
export interface Host extends Edge {
  databaseUrl: string;
  queues: JobQueues;
  mail: Mail;
  /** Where services share a process: no fact is announced before all of them listen, as a broker would keep it for them. */
  allListen?: Promise<void>;
}

/**
 * Connects what the gateway needs.
 * @param self the service that this process is; the gateway also where all share one
 * @throws Error when the folder of files cannot be written, or the store is not fully configured
 */
export async function createEdge(environment: Environment, self = GATEWAY): Promise<Edge> {
  const { RABBITMQ_URL, LOG_LEVEL, S3_ENDPOINT } = environment;
  const logger = createLogger(LOG_LEVEL);
  const files = chooseFiles(environment);
  const reached = files.check();
  if (S3_ENDPOINT === undefined) await reached;
  // A store elsewhere may come later: nothing but files waits for it.
  else reached.catch((error: unknown) => logger.warn({ error }, 'the file store does not answer yet'));
  if (process.getuid?.() === 0)
    logger.warn('runs as root: whoever breaks into this process owns the machine; give it a user of its own');
  const counters = new Counters();
  const keys = serviceKeys(environment);
  return {
    environment,
    logger,
    counters,
    transport:
      RABBITMQ_URL === undefined
        ? new InProcessTransport(keys)
        : new RabbitTransport(RABBITMQ_URL, {
            logger,
            counters,
            keys,
            direct: directLine(environment, self, { keys, counters }),
          }),
    files,
  };
}

/** Connects what services need; `databaseUrl` is theirs to open. @throws Error as {@link createEdge} */
export async function createHost(
  environment: Environment,
  databaseUrl: string,
  self = GATEWAY,
): Promise<Host> {
  const { REDIS_URL } = environment;
  const edge = await createEdge(environment, self);
  const queueing = new Condition('job queue', edge.logger, edge.counters);
  return {
    ...edge,
    databaseUrl,
    queues:
      REDIS_URL === undefined
        ? await postgresQueues(databaseUrl, queueing)
        : redisQueues(REDIS_URL, queueing),
    mail: chooseMail(environment, edge.logger),
  };
}

/** The bucket of `S3_ENDPOINT`, or a folder. @throws Error when the bucket's keys are missing */
export function chooseFiles(environment: Environment): Files {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, dataDir } = environment;
  if (S3_ENDPOINT === undefined) return diskFiles(join(dataDir, 'files'));
  if (S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined)
    throw new Error('S3_ENDPOINT needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  return s3Files({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}

/** Lets go of the connections, once every service on this host has stopped. */
export async function closeHost(host: Host): Promise<void> {
  await host.transport.close();
  await host.queues.close();
}
