import type { Actor } from '@lectern/contracts/actor';
import { type Operation, type Output, ownerOf, type RawInput } from '@lectern/contracts/define';
import { AppError } from '@lectern/platform/errors/app-error';
import type { BusTransport, Message, Reply } from '@lectern/platform/messaging/bus';

/** Answers one operation of a service that is not part of the test. */
export interface Stand {
  operation: Operation;
  answer: (input: never, actor: Actor | null) => unknown;
}

/** What a stand answers with: the given function, typed by the contract. */
export const standIn = <O extends Operation>(
  operation: O,
  answer: (input: RawInput<O>, actor: Actor | null) => Output<O> | Promise<Output<O>>,
): Stand => ({ operation, answer });

/** Puts stands on the bus, one server for each service that they belong to. */
export async function startStands(transport: BusTransport, stands: Stand[]): Promise<void> {
  for (const [service, group = []] of Object.entries(
    Object.groupBy(stands, (stand) => ownerOf(stand.operation)),
  )) {
    const server = transport.serverFor(service);
    for (const { operation, answer } of group)
      server.addHandler(operation.name, (message: Message) => replyOf(transport, answer, message));
    await new Promise<void>((resolve) => void server.listen(() => resolve()));
  }
}

async function replyOf(
  { callers }: BusTransport,
  answer: Stand['answer'],
  { input, caller }: Message,
): Promise<Reply> {
  try {
    const actor = caller === null ? null : await callers.actorOf(caller);
    return { value: await answer(input as never, actor) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.toWire() };
    throw error;
  }
}
