import { randomBytes } from 'node:crypto';
import { GenericContainer, type StartedTestContainer } from 'testcontainers';

export interface StartedBackingService {
  url: string;
  container: StartedTestContainer;
  stop: () => Promise<unknown>;
}

// The versions of docker-compose.yml.
const POSTGRES = 'postgres:18';
const RABBITMQ = 'rabbitmq:4.3';
const REDIS = 'redis:8.2';
const STORAGE = 'chrislusf/seaweedfs:4.48';

const secret = (): string => randomBytes(12).toString('hex');
const started = (container: StartedTestContainer, url: string): StartedBackingService => ({
  url,
  container,
  stop: () => container.stop(),
});

/** A PostgreSQL server; the URL is its administrator's. */
export async function startPostgres(): Promise<StartedBackingService> {
  const password = secret();
  const container = await new GenericContainer(POSTGRES)
    .withEnvironment({ POSTGRES_PASSWORD: password })
    .withExposedPorts(5432)
    .start();
  const address = `${container.getHost()}:${container.getMappedPort(5432)}`;
  return started(container, `postgres://postgres:${password}@${address}/postgres`);
}

/** A RabbitMQ broker; the URL carries its user. */
export async function startRabbitMq(): Promise<StartedBackingService> {
  const password = secret();
  const container = await new GenericContainer(RABBITMQ)
    .withEnvironment({ RABBITMQ_DEFAULT_USER: 'lectern', RABBITMQ_DEFAULT_PASS: password })
    .withExposedPorts(5672)
    .start();
  return started(
    container,
    `amqp://lectern:${password}@${container.getHost()}:${container.getMappedPort(5672)}`,
  );
}

/** A Redis server without a password. */
export async function startRedis(): Promise<StartedBackingService> {
  const container = await new GenericContainer(REDIS).withExposedPorts(6379).start();
  return started(container, `redis://${container.getHost()}:${container.getMappedPort(6379)}`);
}

export interface StartedStorage extends StartedBackingService {
  accessKeyId: string;
  secretAccessKey: string;
}

/** An S3 object store; the URL is its endpoint. */
export async function startStorage(): Promise<StartedStorage> {
  const [accessKeyId, secretAccessKey] = [secret(), secret()];
  const container = await new GenericContainer(STORAGE)
    .withCommand(['server', '-dir=/data', '-s3', '-master.volumeSizeLimitMB=1024'])
    .withEnvironment({ AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey })
    .withExposedPorts(8333)
    .start();
  const url = `http://${container.getHost()}:${container.getMappedPort(8333)}`;
  return { ...started(container, url), accessKeyId, secretAccessKey };
}
