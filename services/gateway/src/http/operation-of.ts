import type { Operation } from '@lectern/contracts/define';
import type { ExecutionContext } from '@nestjs/common';

export const OPERATION = Symbol('operation');

/** The contract that the called method answers. */
export const operationOf = (context: ExecutionContext): Operation =>
  Reflect.getMetadata(OPERATION, context.getHandler()) as Operation;
