import { SLOT_TALK } from '@lectern/contracts/slots';
import { escaped } from '@lectern/legal-text/escaped';

/** A place that the advocate still has to fill, as a draft marks it; its name is the first group. */
export const OPEN_PLACE = new RegExp(
  `\\[(${Object.values(SLOT_TALK)
    .map(({ label }) => escaped(label))
    .join('|')})\\]`,
  'g',
);
