import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

interface Trace {
  traceId: string;
  userId?: string | undefined;
}

const store = new AsyncLocalStorage<Trace>();

/** Runs `work` so that every log line in it, and every message it sends, carries this trace. */
export const withTrace = <T>(trace: Trace, work: () => T): T => store.run(trace, work);

/** The trace of the work that this code runs in; undefined outside of any. */
export const currentTrace = (): Trace | undefined => store.getStore();

/** A new trace id: a random UUID in hex alone, the shape of a W3C trace id. Node draws them ahead, many at once. */
export const newTraceId = (): string => randomUUID().replaceAll('-', '');
