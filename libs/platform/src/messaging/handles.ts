import type { Actor } from '@lectern/contracts/actor';
import type { Fact, Input, Job, Operation, Output, Payload, Result } from '@lectern/contracts/define';
import { MessagePattern } from '@nestjs/microservices';
import type { Transaction } from '../database/transaction.js';
import { AppError, invalidInput, refuse } from '../errors/app-error.js';
import { errorCode } from '../errors/error-code.js';
import type { JobRun } from '../jobs/job-run.js';
import { withTrace } from '../logging/trace.js';
import type { CheckedMessage, Reply } from './bus.js';

type Method<F> = <M extends F>(target: object, key: string, descriptor: TypedPropertyDescriptor<M>) => void;

/** A user operation always has a caller; others may not. */
export type Caller<O extends Operation> = O['access'] extends 'user' ? Actor : Actor | null;

/** Reports what a handler threw that is not an AppError; set by the host to its logger. */
export const unexpected: { report: (pattern: string, error: unknown) => void } = { report: () => undefined };

/** Binds a method to a contract: input parsed before it runs, output before it leaves. */
export function Handles<O extends Operation>(
  operation: O,
): Method<(input: Input<O>, actor: Caller<O>) => Promise<Output<O>>> {
  return (target, key, descriptor) => {
    const handle = descriptor.value;
    if (handle === undefined) throw new Error(`@Handles(${operation.name}) belongs on a method`);
    const onMessage = function (this: object, { input, actor, traceId }: CheckedMessage): Promise<Reply> {
      return withTrace({ traceId, userId: actor?.userId }, async () => {
        try {
          if (operation.access === 'user' && actor === null) throw refuse('sign-in-needed');
          const parsed = operation.input.safeParse(input);
          if (!parsed.success) throw invalidInput(parsed.error);
          const value = await handle.call(this, parsed.data as Input<O>, actor as Caller<O>);
          return { value: operation.output.parse(value) };
        } catch (error) {
          if (error instanceof AppError) return { refusal: error.toWire() };
          unexpected.report(operation.name, error);
          if (isOutage(error))
            return {
              refusal: {
                code: 'unavailable',
                message: 'A part of Lectern is not reachable. Please try again.',
              },
            };
          return { refusal: { code: 'internal', message: 'This failed on our side.' } };
        }
      });
    };
    // The framework edge: Nest calls the method with one message instead of (input, actor).
    descriptor.value = onMessage as never;
    MessagePattern(operation.name)(target, key, descriptor as never);
  };
}

/** A lost database or broker connection: the caller should try again, nothing about the request was wrong. */
export function isOutage(error: unknown): boolean {
  const code = errorCode(error) ?? '';
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
  return (
    /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)/.test(code) ||
    // 25006: a former primary that a standby has replaced takes no changes. 58: its disk fails.
    /^(08|53|57P0|58|25006)/.test(code) ||
    LOST_CONNECTION.test(message)
  );
}

// What the driver and TypeORM say without a code. A query runner is released under a transaction only by a lost connection.
const LOST_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query runner already released|query runner was already released|is not currently accepting connections/;

const REACTIONS = Symbol('reactions');
const PROCESSORS = Symbol('processors');
const FAILURES = Symbol('failures');
const GIVEN_UP = Symbol('given up');

export interface Reaction {
  fact: Fact;
  method: string;
}
export interface Processor {
  job: Job;
  method: string;
}

/** Binds a method to a fact. It runs inside the transaction that marks the fact as applied. */
export function Reacts<E extends Fact>(
  fact: E,
): Method<(payload: Payload<E>, tx: Transaction) => Promise<void>> {
  return (target, key) => {
    Reflect.defineMetadata(REACTIONS, [...reactionsOf(target), { fact, method: key }], target);
  };
}

/** Binds a method to a job. It must end through `run.complete`, which stores the result under the run's fence. */
export function Processes<J extends Job>(
  job: J,
): Method<(payload: Payload<J>, run: JobRun<Result<J>>) => Promise<void>> {
  return (target, key) => {
    Reflect.defineMetadata(PROCESSORS, [...processorsOf(target), { job, method: key }], target);
  };
}

/** Binds a method to the final failure of a job: it tells whoever waits, in the transaction that ends the run. */
export function OnFailed<J extends Job>(
  job: J,
): Method<(payload: Payload<J>, reason: string, tx: Transaction) => Promise<void>> {
  return (target, key) => {
    Reflect.defineMetadata(FAILURES, [...failuresOf(target), { job, method: key }], target);
  };
}

/** Binds a method to a fact whose reaction here was given up: it ends what waits for it, in the transaction that gives it up. */
export function OnGivenUp<E extends Fact>(
  fact: E,
): Method<(payload: Payload<E>, tx: Transaction) => Promise<void>> {
  return (target, key) => {
    Reflect.defineMetadata(GIVEN_UP, [...givenUpOf(target), { fact, method: key }], target);
  };
}

/** What the decorators have noted about a class: its reactions, processors and handlers of failed jobs. */
export const reactionsOf = (prototype: object): Reaction[] =>
  (Reflect.getMetadata(REACTIONS, prototype) as Reaction[] | undefined) ?? [];
export const givenUpOf = (prototype: object): Reaction[] =>
  (Reflect.getMetadata(GIVEN_UP, prototype) as Reaction[] | undefined) ?? [];
export const processorsOf = (prototype: object): Processor[] =>
  (Reflect.getMetadata(PROCESSORS, prototype) as Processor[] | undefined) ?? [];
export const failuresOf = (prototype: object): Processor[] =>
  (Reflect.getMetadata(FAILURES, prototype) as Processor[] | undefined) ?? [];
