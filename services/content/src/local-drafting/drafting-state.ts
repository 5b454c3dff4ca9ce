import type { Drafter } from '../script/drafter.js';
import type { LocalDraftingState } from './installed-drafter.js';
import type { LocalDrafting } from './local-drafting.js';

/** Whether the model on this machine may be asked: never where drafts come from a model anyway. */
export const machineDrafting = async (drafter: Drafter, local: LocalDrafting): Promise<LocalDraftingState> =>
  drafter.hasModel ? 'absent' : local.state();
