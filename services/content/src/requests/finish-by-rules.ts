import type { Actor } from '@lectern/contracts/actor';
import { content } from '@lectern/contracts/content';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { Cancellable } from './cancellable.js';

@Controller()
export class FinishByRules {
  constructor(
    private readonly database: Database,
    private readonly cancellable: Cancellable,
  ) {}

  @Handles(content.finishByRules)
  async handle({ requestId }: Input<typeof content.finishByRules>, { userId }: Actor): Promise<null> {
    await this.database.transaction((tx) => this.cancellable.stopModel(tx, requestId, userId));
    return null;
  }
}
