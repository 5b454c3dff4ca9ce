import type { Side } from './cases.js';
import type { FieldSource } from './pdf-reading.js';

/** Where a party stands in a caption: who claims or charges stands first. */
export type Stand = 'first' | 'second';

/** On appeal either may be the one who claimed. */
const STAND_OF: Partial<Record<Side, Stand>> = {
  plaintiff: 'first',
  prosecution: 'first',
  petitioner: 'first',
  defendant: 'second',
  accused: 'second',
  respondent: 'second',
};

/** Whoever charges, as a caption names him; for what was read before it was kept where the client stands. */
const CHARGES = /^(?:the )?(?:people|state|commonwealth|united states|government)\b/i;

interface Parties {
  clientName?: string | undefined;
  opposingParty?: string | undefined;
  desiredOutcome?: string | undefined;
  clientStands?: Stand | undefined;
  sources: FieldSource[];
}

/**
 * What was read of a document, for the side that the case names: a paper of the other side shows that side as the client, and what it
 * asks for is not what we ask for.
 */
export function readFor<R extends Parties>(reading: R, side: Side | null): R {
  const ours = side === null ? undefined : STAND_OF[side];
  const shown = reading.clientStands ?? (CHARGES.test(reading.clientName ?? '') ? 'first' : undefined);
  if (ours === undefined || shown === undefined || ours === shown) return reading;
  return {
    ...reading,
    clientName: reading.opposingParty,
    opposingParty: reading.clientName,
    desiredOutcome: undefined,
    clientStands: ours,
    sources: reading.sources.flatMap((source) => {
      if (source.field === 'desiredOutcome') return [];
      if (source.field === 'clientName') return [{ ...source, field: 'opposingParty' as const }];
      return source.field === 'opposingParty' ? [{ ...source, field: 'clientName' as const }] : [source];
    }),
  };
}
