import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type Analytics, progress } from '@lectern/contracts/progress';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ReadProgress } from './read-progress.js';

@Controller()
export class GetAnalytics {
  constructor(private readonly read: ReadProgress) {}

  @Handles(progress.analytics)
  handle(asked: Input<typeof progress.analytics>, { userId }: Actor): Promise<Analytics> {
    return this.read.of(userId, asked);
  }
}
