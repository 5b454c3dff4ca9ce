import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type ComparisonRow, progress } from '@lectern/contracts/progress';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ReadComparison } from './read-comparison.js';

@Controller()
export class CompareSessions {
  constructor(private readonly read: ReadComparison) {}

  @Handles(progress.comparison)
  handle(asked: Input<typeof progress.comparison>, { userId }: Actor): Promise<ComparisonRow[]> {
    return this.read.of(userId, asked);
  }
}
