import 'reflect-metadata';
import { Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { MessagePattern, Transport } from '@nestjs/microservices';

/** What a Nest service over RabbitMQ is at least. */
class Keys {
  get() {
    return { publicKey: null };
  }
}
const { prototype } = Keys;
MessagePattern('push-key')(prototype, 'get', Object.getOwnPropertyDescriptor(prototype, 'get'));
Controller()(Keys);

class Root {}
Module({ controllers: [Keys] })(Root);

const app = await NestFactory.createMicroservice(Root, {
  transport: Transport.RMQ,
  options: { urls: [process.env.RABBITMQ_URL], queue: 'bare', noAck: true, queueOptions: { durable: true } },
  logger: ['error', 'warn'],
});
await app.listen();
console.log('ready service');
