import type { MessageHandler, Server } from '@nestjs/microservices';
import { firstValueFrom, isObservable } from 'rxjs';
import { allowanceOf } from '../allowance/allowance.js';
import { keptFilesOf } from '../files/kept-files.js';
import { healthOf } from '../health/health.js';
import type { Counters } from '../logging/counters.js';
import type { Service } from '../service.js';
import { type Message, type Reply, timeoutOf } from './bus.js';
import type { Callers } from './callers.js';
import { unexpected } from './handles.js';
import type { RequestLedger } from './request-ledger.js';
import { forRequest, isLate } from './request-scope.js';

/** A repetition that waits for the first answer gives up this much before its own caller does. */
const ANSWER_MARGIN_MS = 1000;

/**
 * Counts how often each pattern is bound: Nest itself would let the last one win in silence. Each handler answers
 * through the ledger, only while its caller waits, and only for whom the gateway has signed.
 */
export function bindHandlers(
  server: Pick<Server, 'addHandler'>,
  service: Service,
  tools: { ledger: RequestLedger; callers: Callers; counters: Counters },
): Map<string, number> {
  const { ledger, callers, counters } = tools;
  const seen = new Map<string, number>();
  const addHandler = server.addHandler.bind(server);
  server.addHandler = (pattern: string, handler: MessageHandler, ...rest: never[]) => {
    seen.set(pattern, (seen.get(pattern) ?? 0) + 1);
    const operation = service.operations.find(({ name }) => name === pattern);
    const waitMs = timeoutOf(operation) - ANSWER_MARGIN_MS;
    const answer = async (message: Message, context: unknown): Promise<Reply> => {
      const { deadline } = message;
      if (isLate(deadline)) {
        counters.add('requests: dropped, their callers gone');
        throw new Error('nobody waits for this any more');
      }
      const { caller, ...rest } = message;
      const actor = caller === null ? null : await callers.actorOf(caller).catch(() => undefined);
      if (actor === undefined) {
        counters.add('requests: refused, the gateway has not signed them');
        return { refusal: { code: 'unauthenticated', message: 'Please sign in.' } };
      }
      const checked = { ...rest, actor };
      return forRequest({ deadline, caller: caller ?? undefined }, () =>
        ledger.answer(pattern, checked, waitMs, async () => {
          const reply: unknown = await handler(checked, context);
          return (isObservable(reply) ? firstValueFrom(reply) : reply) as Promise<Reply>;
        }),
      ).catch((error: unknown) => {
        // Whoever asked only hears that there is no answer.
        unexpected.report(pattern, error);
        throw error;
      });
    };
    addHandler(pattern, Object.assign(answer as MessageHandler, handler), ...rest);
  };
  return seen;
}

/** @throws Error unless each operation has exactly one handler and each handler an operation */
export function assertComplete(service: Service, handlers: Map<string, number>): void {
  for (const { name } of service.operations) {
    const count = handlers.get(name) ?? 0;
    if (count === 0) throw new Error(`${service.name} has no handler for ${name}: write one with @Handles.`);
    if (count > 1) throw new Error(`${service.name} has ${count} handlers for ${name}.`);
  }
  const declared = new Set(
    [...service.operations, healthOf(service.name), keptFilesOf(service.name), allowanceOf(service.name)].map(
      ({ name }) => name,
    ),
  );
  for (const name of handlers.keys())
    if (!declared.has(name))
      throw new Error(`${service.name} handles ${name}, which is not among its operations.`);
}
