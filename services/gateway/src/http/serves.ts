import { type Operation, type Route, routesOf } from '@lectern/contracts/define';
import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { CallerGuard } from '../auth/caller.guard.js';
import { AddressGuard } from './address.guard.js';
import { OPERATION } from './operation-of.js';

/** Binds a method to a route of a contract: path, method, status, and who may call. */
export function Serves(operation: Operation, route: Route = routesOf(operation)[0]!): MethodDecorator {
  return applyDecorators(
    SetMetadata(OPERATION, operation),
    RequestMapping({ path: route.path, method: RequestMethod[route.method] }),
    HttpCode(route.status ?? 200),
    UseGuards(operation.access === 'user' ? CallerGuard : AddressGuard),
  );
}
