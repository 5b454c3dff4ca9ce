import type { ModelClaim } from '@lectern/contracts/case-model';
import type { Brief } from './brief.js';

/** The one who is sued claims it: those who decide answer it apart from what was sued for. */
export const isCounterclaim = ({ model }: Pick<Brief, 'model'>, { burdenOn }: ModelClaim): boolean =>
  (model.side === 'claiming' && burdenOn === 'them') || (model.side === 'defending' && burdenOn === 'us');

/** Ours to prove. */
export const isOurs = ({ model }: Pick<Brief, 'model'>, { burdenOn }: ModelClaim): boolean =>
  model.side !== 'unknown' && burdenOn === 'us';
