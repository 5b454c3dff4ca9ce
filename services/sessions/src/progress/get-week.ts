import type { Input, Output } from '@lectern/contracts/define';
import { progress } from '@lectern/contracts/progress';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ReadProgress } from './read-progress.js';

@Controller()
export class GetWeek {
  constructor(private readonly read: ReadProgress) {}

  @Handles(progress.week)
  handle(asked: Input<typeof progress.week>): Promise<Output<typeof progress.week>> {
    return this.read.week(asked);
  }
}
