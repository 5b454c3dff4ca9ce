import type { Output } from '@lectern/contracts/define';
import { gateway } from '@lectern/contracts/gateway';
import type { HealthReport } from '@lectern/contracts/health';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Serves } from '../http/serves.js';
import { Readiness } from './readiness.js';

@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Serves(gateway.isLive)
  isLive(): Output<typeof gateway.isLive> {
    return { status: 'ok' };
  }

  @Serves(gateway.isReady)
  async isReady(@Res({ passthrough: true }) response: Response): Promise<HealthReport> {
    const report = await this.readiness.report();
    if (report.status === 'down') response.status(503);
    return report;
  }
}
