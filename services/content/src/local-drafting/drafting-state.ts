import type { Drafter } from '../script/drafter.js';
import type { InstalledState } from '@lectern/platform/models/installed-state';
import type { LocalDrafting } from './local-drafting.js';

/** Whether the model on this machine may be asked: never where drafts come from a model anyway. */
export const machineDrafting = async (drafter: Drafter, local: LocalDrafting): Promise<InstalledState> =>
  drafter.hasModel ? 'absent' : local.state();
