import type { Output } from '@lectern/contracts/define';
import type { cases } from '@lectern/contracts/cases';

/** A case as the sessions service answers for it, with a name and nothing else. */
export const caseOnlyNamed = (id: string): Output<typeof cases.find> => ({
  id,
  name: 'Moss v. Hale',
  clientName: null,
  opposingParty: null,
  side: null,
  court: null,
  docketNumber: null,
  hearingDate: null,
  hearingTime: null,
  hearingKind: null,
  hearingPlace: null,
  archived: false,
  caseData: {},
  createdAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
});
