import type { Output } from '@lectern/contracts/define';
import { machineDrafts } from '@lectern/contracts/machine-drafts';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { Drafter } from '../script/drafter.js';
import { LocalDrafting } from './local-drafting.js';
import { machineDrafting } from './drafting-state.js';

/** Says whether a model on this machine can write a draft. */
@Controller()
export class OfferMachineDraft {
  constructor(
    private readonly drafter: Drafter,
    private readonly local: LocalDrafting,
  ) {}

  @Handles(machineDrafts.offer)
  async offer(): Promise<Output<typeof machineDrafts.offer>> {
    return { state: await machineDrafting(this.drafter, this.local) };
  }
}
