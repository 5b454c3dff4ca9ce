import { InjectLogger } from '@lectern/platform/provide';
import type { Logger } from '@lectern/platform/logging/logger';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { asAppError, sendError } from './error-response.js';

/** Answers whatever was thrown; what is not ours is logged and says nothing to the outside. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@InjectLogger() private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const report = (unknown: unknown): void => this.logger.error({ error: unknown }, 'request failed');
    sendError(host.switchToHttp().getResponse<Response>(), asAppError(error, report));
  }
}
