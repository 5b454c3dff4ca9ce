import type { LoggerService } from '@nestjs/common';
import { types } from 'node:util';
import pino from 'pino';
import { currentTrace } from './trace.js';

export type Logger = pino.Logger;

/**
 * One JSON line per message. Never log input, output or payloads as a whole: they hold transcripts, codes and links.
 * @param to where the lines go, standard output unless given
 */
export const createLogger = (level: string, to: pino.DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => ({ ...currentTrace() }),
      serializers: { error: describeError },
    },
    to,
  );

/** An error of Node's own need not be one of this realm. */
const isError = (error: unknown): error is Error => error instanceof Error || types.isNativeError(error);

function describeError(error: unknown): unknown {
  if (!isError(error)) return { message: String(error) };
  // A database error's `detail`, `parameters` and `query` quote user data, so only these leave.
  return {
    name: error.name,
    message: error.message.slice(0, 500),
    stack: error.stack?.split('\n').slice(1, 8),
    ...(isError(error.cause) && { cause: describeError(error.cause) }),
  };
}

/** Nest's own messages: warnings and errors only, as lines of ours. */
export const nestLogger = (logger: Logger): LoggerService => ({
  log: () => undefined,
  warn: (message: unknown) => logger.warn({ from: 'nest' }, String(message)),
  error: (message: unknown, ...rest: unknown[]) =>
    logger.error({ from: 'nest', stack: typeof rest[0] === 'string' ? rest[0] : undefined }, String(message)),
});
