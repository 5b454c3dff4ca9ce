import type { Actor } from '@lectern/contracts/actor';
import type { Operation, Output, RawInput } from '@lectern/contracts/define';
import type { JobProgress } from '@lectern/contracts/live';
import type { CustomTransportStrategy, Server } from '@nestjs/microservices';
import { GATEWAY, mayAsk } from '@lectern/contracts/calls';
import { AppError, refuse } from '../errors/app-error.js';
import { currentTrace, newTraceId } from '../logging/trace.js';
import type { Callers } from './callers.js';
import { currentCaller } from './request-scope.js';

/** What travels for a request. */
export interface Message {
  input: unknown;
  /** The user, as the gateway has signed it. */
  caller: string | null;
  traceId: string;
  /** The caller's `Idempotency-Key`: a repetition gets the first answer. */
  requestKey?: string | undefined;
  /** When the caller stops waiting, in milliseconds since 1970. Nothing may happen for it afterwards. */
  deadline?: number | undefined;
}

/** A request whose caller has been checked, as a handler gets it. */
export type CheckedMessage = Omit<Message, 'caller'> & { actor: Actor | null };

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
  readonly callers: Callers;
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
  /** Takes no more requests to `service`, and resolves when those that were taken are answered. */
  drain(service: string): Promise<void>;
  close(): Promise<void>;
}

/** No answer came, and none will. */
export const unavailable = (service: string, cause?: unknown): AppError =>
  Object.assign(refuse('service-away', { service }), { cause });

/** A change is kept only this long before its caller stops waiting, so that the caller still hears of it. */
const ANSWER_MS = 250;

/** How long a caller waits for an answer, in milliseconds. */
export const timeoutOf = (operation: Pick<Operation, 'timeoutMs'> | undefined): number =>
  operation?.timeoutMs ?? 10_000;

/** Asks operations of other services. */
export class Bus {
  /** @param self the service that asks */
  constructor(
    readonly transport: BusTransport,
    private readonly self = GATEWAY,
  ) {}

  /**
   * Sends `input` to the service that owns `operation` and returns its parsed answer.
   * @param actor for whom; a service can name only the user whose request or job this runs for
   * @throws AppError as the handler threw it; `unavailable` when nobody answers in time.
   */
  async ask<O extends Operation>(
    operation: O,
    input: RawInput<O>,
    actor: Actor | null,
    requestKey?: string,
  ): Promise<Output<O>> {
    return operation.output.parse(await this.pass(operation, input, actor, requestKey)) as Output<O>;
  }

  /**
   * As {@link ask}, but the answer goes on as the service has checked it, without being read here.
   * @throws AppError as {@link ask}
   */
  async pass<O extends Operation>(
    operation: O,
    input: RawInput<O>,
    actor: Actor | null,
    requestKey?: string,
  ): Promise<unknown> {
    const service = operation.name.slice(0, operation.name.indexOf('.'));
    if (!mayAsk(this.self, operation.name))
      throw new Error(`${this.self} asks for ${operation.name}, which is not among its calls.`);
    const timeoutMs = timeoutOf(operation);
    const message: Message = {
      input,
      caller: actor && (await this.callerFor(actor)),
      traceId: currentTrace()?.traceId ?? newTraceId(),
      requestKey,
      deadline: Date.now() + timeoutMs - ANSWER_MS,
    };
    const reply = await this.transport.request(service, operation.name, message, timeoutMs);
    if ('refusal' in reply) throw AppError.fromWire(reply.refusal);
    return reply.value;
  }

  private async callerFor({ userId, ...rest }: Actor): Promise<string> {
    const { callers } = this.transport;
    if (this.self === GATEWAY) return callers.sign({ userId, ...rest });
    const caller = currentCaller();
    if (caller === undefined || (await callers.actorOf(caller)).userId !== userId)
      throw new Error(`${this.self} speaks for a user who has not asked it for anything.`);
    return caller;
  }
}
