import type { Actor } from '@lectern/contracts/actor';
import { caseScripts, type Script } from '@lectern/contracts/case-scripts';
import type { Input } from '@lectern/contracts/define';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ScriptViews } from './script-view.js';

@Controller()
export class OpenScript {
  constructor(private readonly views: ScriptViews) {}

  @Handles(caseScripts.open)
  handle({ scriptId }: Input<typeof caseScripts.open>, { userId }: Actor): Promise<Script> {
    return this.views.of(scriptId, userId);
  }
}
