import { join } from 'node:path';
import type { Environment } from './config/environment.js';
import { diskFiles } from './files/disk-files.js';
import type { Files } from './files/files.js';
import { s3Files } from './files/s3-files.js';
import { type JobQueues, postgresQueues, redisQueues } from './jobs/job-queue.js';
import { createLogger, type Logger } from './logging/logger.js';
import { type Mail, outboxMail, smtpMail } from './mail/mail.js';
import type { BusTransport } from './messaging/bus.js';
import { directLine } from './messaging/direct-requests.js';
import { InProcessTransport } from './messaging/in-process.js';
import { RabbitTransport } from './messaging/rabbitmq.js';

/** What a process without a database of its own needs: the gateway. */
export interface Edge {
  environment: Environment;
  logger: Logger;
  transport: BusTransport;
  files: Files;
}

/** The backing services of one process; each adapter is chosen by whether its variable is set. */
export interface Host extends Edge {
  databaseUrl: string;
  queues: JobQueues;
  mail: Mail;
}

/** Connects what the gateway needs. @throws Error when the file store is not reachable or not fully configured */
export async function createEdge(environment: Environment): Promise<Edge> {
  const { RABBITMQ_URL, LOG_LEVEL } = environment;
  const files = chooseFiles(environment);
  await files.check();
  return {
    environment,
    logger: createLogger(LOG_LEVEL),
    transport:
      RABBITMQ_URL === undefined
        ? new InProcessTransport()
        : new RabbitTransport(RABBITMQ_URL, directLine(environment)),
    files,
  };
}

/** Connects what services need; `databaseUrl` is theirs to open. @throws Error as {@link createEdge} */
export async function createHost(environment: Environment, databaseUrl: string): Promise<Host> {
  const { REDIS_URL, SMTP_URL, MAIL_FROM, dataDir } = environment;
  const edge = await createEdge(environment);
  return {
    ...edge,
    databaseUrl,
    queues: REDIS_URL === undefined ? await postgresQueues(databaseUrl) : redisQueues(REDIS_URL),
    mail:
      SMTP_URL === undefined
        ? outboxMail(join(dataDir, 'outbox'), MAIL_FROM, edge.logger)
        : smtpMail(SMTP_URL, MAIL_FROM),
  };
}

function chooseFiles(environment: Environment): Files {
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
