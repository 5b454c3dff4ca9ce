import type { Allowance } from '@lectern/contracts/allowance';
import { gateway } from '@lectern/contracts/gateway';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { callerOf } from '../auth/caller.guard.js';
import { Serves } from '../http/serves.js';
import { AllowanceBook } from './allowance-book.js';

@Controller()
export class AllowanceController {
  constructor(private readonly book: AllowanceBook) {}

  @Serves(gateway.readAllowance)
  read(@Req() request: Request): Promise<Allowance[]> {
    return this.book.of(callerOf(request)!.userId);
  }
}
