import 'reflect-metadata';
import { push } from '@lectern/contracts/notifications';
import { PoolKeys } from '@lectern/gateway/auth/pool-keys';
import { TokenVerifier } from '@lectern/gateway/auth/token-verifier';
import { RateLimits } from '@lectern/gateway/http/rate-limits';
import { Serves } from '@lectern/gateway/http/serves';
import { readEnvironment } from '@lectern/platform/config/environment';
import { createLogger } from '@lectern/platform/logging/logger';
import { Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ClientProxyFactory, Transport } from '@nestjs/microservices';
import { firstValueFrom } from 'rxjs';

// A Nest HTTP app with one route, the gateway's token check and its limits, and nothing else. With RABBITMQ_URL a service
// answers, else the app itself.
const environment = readEnvironment();
const { RABBITMQ_URL } = environment;
const client =
  RABBITMQ_URL &&
  ClientProxyFactory.create({
    transport: Transport.RMQ,
    options: { urls: [RABBITMQ_URL], queue: 'bare', noAck: true, queueOptions: { durable: true } },
  });
await client?.connect();

class Keys {
  get() {
    return client ? firstValueFrom(client.send('push-key', {})) : { publicKey: null };
  }
}
Serves(push.key)(Keys.prototype, 'get', Object.getOwnPropertyDescriptor(Keys.prototype, 'get'));
Controller()(Keys);

const keys = new PoolKeys(
  { jwksUri: '', fetchKeys: async () => ({ keys: [JSON.parse(process.env.BENCH_JWK)] }) },
  { info: () => undefined, warn: console.error },
);
await keys.load();
const pool = { issuer: 'http://lectern.test/local_Lectern1', clientId: 'lectern-web' };
class Root {}
Module({
  controllers: [Keys],
  providers: [
    { provide: TokenVerifier, useValue: new TokenVerifier(pool, keys, { includes: () => false }) },
    { provide: RateLimits, useValue: RateLimits.at(environment, createLogger('warn')) },
  ],
})(Root);

const app = await NestFactory.create(Root, { logger: ['error', 'warn'] });
app.set('trust proxy', 1);
await app.listen(0, '127.0.0.1');
console.log(`ready ${(await app.getUrl()).replace('[::1]', '127.0.0.1')}`);
