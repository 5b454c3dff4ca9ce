import type { CaseDetails } from '@lectern/contracts/case';
import type { Side, Standard } from '@lectern/contracts/case-model';

export type Stage = 'trial' | 'motion' | 'appeal';

export interface Burden {
  standard: Standard;
  on: 'us' | 'them' | 'unknown';
}

/**
 * Who must show what to whom. Criminal: In re Winship, 397 U.S. 358 (1970). Civil: a preponderance, Addington v. Texas,
 * 441 U.S. 418, 423 (1979), with clear and convincing evidence only where the claim is known to ask for it. Where neither
 * the kind of case nor the file says, it is asked.
 */
export function burdenOf(
  details: CaseDetails,
  {
    side,
    criminal,
    stage,
    claim,
  }: {
    side: Side;
    criminal: boolean;
    stage: Stage;
    claim?: 'clear-and-convincing' | 'preponderance' | 'ask' | undefined;
  },
): Burden {
  if (stage === 'appeal') return { standard: 'review', on: 'unknown' };
  if (stage === 'motion') return { standard: 'motion', on: 'unknown' };
  const on = side === 'unknown' ? 'unknown' : side === 'claiming' ? 'us' : 'them';
  if (criminal) return { standard: 'beyond-reasonable-doubt', on };
  if (
    details.caseType === 'immigration' ||
    details.caseType === 'family-law' ||
    details.caseType === 'bankruptcy' ||
    details.caseType === 'criminal-defense'
  )
    return { standard: claim ?? 'ask', on };
  return { standard: claim ?? 'preponderance', on };
}

/** The burden as that side may put it to those who decide; `several` of the client. Undefined where it must be asked. */
export function spokenBurden(
  { standard, on }: Burden,
  { client, opponent, several = false }: { client: string; opponent: string; several?: boolean },
): string[] | undefined {
  if (on === 'unknown') return undefined;
  switch (standard) {
    case 'beyond-reasonable-doubt':
      return on === 'us'
        ? [
            `The burden of proof is on ${client}, and it never moves.`,
            'We must prove every element of the charge beyond a reasonable doubt.',
          ]
        : [
            `The law presumes that ${client} ${several ? 'are' : 'is'} not guilty.`,
            `${cap(opponent)} must prove every element beyond a reasonable doubt.`,
            `${cap(client)} ${several ? 'do' : 'does'} not have to prove anything.`,
          ];
    case 'preponderance':
      return on === 'us'
        ? [
            'We have to show you that our claim is more likely true than not.',
            'That is our burden, and we accept it.',
          ]
        : [
            `${cap(opponent)} must show you that the claim is more likely true than not.`,
            `The burden is on ${opponent}, not on ${client}.`,
          ];
    case 'clear-and-convincing':
      return on === 'us'
        ? ['We must show you this by clear and convincing evidence.']
        : [`${cap(opponent)} must show you this by clear and convincing evidence.`];
    default:
      return undefined;
  }
}
const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
