import { refuse } from '@lectern/platform/errors/app-error';
import { Health } from '@lectern/platform/health/health';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hasFfmpeg } from './ffmpeg.js';

/** Readiness says when a feature is missing for want of a program. */
@Injectable()
export class FfmpegHealth implements OnModuleInit {
  constructor(private readonly health: Health) {}

  onModuleInit(): void {
    this.health.add('ffmpeg', async () =>
      (await hasFfmpeg())
        ? { status: 'ok' }
        : { status: 'degraded', message: refuse('recordings-need-ffmpeg').message },
    );
  }
}
