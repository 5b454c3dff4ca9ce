import type { Actor } from '@lectern/contracts/actor';
import type { Operation, Output, RawInput } from '@lectern/contracts/define';
import type { JobProgress } from '@lectern/contracts/live';
import type { CustomTransportStrategy, Server } from '@nestjs/microservices';
import { AppError } from '../errors/app-error.js';
import { currentTrace, newTraceId } from '../logging/trace.js';

/** What travels for a request. */
export interface Message {
  input: unknown;
  actor: Actor | null;
  traceId: string;
  /** The caller's `Idempotency-Key`: a repetition gets the first answer. */
  requestKey?: string | undefined;
}

/** What comes back: a value, or a refusal that the caller may read. */
export type Reply = { value: unknown } | { refusal: { code: string; message: string; details?: unknown } };

/** A fact on its way. `id` is the same however often it is delivered. */
export interface Envelope {
  id: string;
  name: string;
  payload: unknown;
  traceId: string;
}

export type Deliver = (envelope: Envelope) => Promise<void>;

/** How services reach each other; one implementation in process, one over RabbitMQ. */
export interface BusTransport {
  /** The Nest transport that answers requests to `service`. */
  serverFor(service: string): Server & CustomTransportStrategy;
  request(service: string, pattern: string, message: Message, timeoutMs: number): Promise<Reply>;
  /** Resolves when the fact is safe with the broker (in process: when every subscriber has applied it). */
  publish(envelope: Envelope): Promise<void>;
  /** Facts by name, each delivered at least once to the service, whichever of its replicas takes it. */
  subscribe(service: string, names: string[], deliver: Deliver): Promise<void>;
  /** Facts by name, delivered to this process while it listens, without any guarantee. */
  listen(names: string[], deliver: (envelope: Envelope) => void): Promise<void>;
  /** Job progress for browsers, best effort. */
  broadcast(progress: JobProgress): void;
  onBroadcast(listener: (progress: JobProgress) => void): Promise<void>;
  /** Throws when requests and facts cannot travel. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** How long a caller waits for an answer, in milliseconds. */
export const timeoutOf = (operation: Pick<Operation, 'timeoutMs'> | undefined): number =>
  operation?.timeoutMs ?? 10_000;

/** Asks operations of other services. */
export class Bus {
  constructor(readonly transport: BusTransport) {}

  /**
   * Sends `input` to the service that owns `operation` and returns its parsed answer.
   * @throws AppError as the handler threw it; `unavailable` when nobody answers in time.
   */
  async ask<O extends Operation>(
    operation: O,
    input: RawInput<O>,
    actor: Actor | null,
    requestKey?: string,
  ): Promise<Output<O>> {
    const service = operation.name.slice(0, operation.name.indexOf('.'));
    const message: Message = { input, actor, traceId: currentTrace()?.traceId ?? newTraceId(), requestKey };
    const reply = await this.transport.request(service, operation.name, message, timeoutOf(operation));
    if ('refusal' in reply) throw AppError.fromWire(reply.refusal);
    return operation.output.parse(reply.value) as Output<O>;
  }
}
