import type { Side } from '@lectern/contracts/case-model';
import { lastName } from '../script/english/last-name.js';

const HEAD = 6000;

/**
 * Who asks in a matter whose caption names neither side ("In the matter of ELSA KORTE"): whom the papers call the petitioner, or who
 * says "I, ANN LEE, make this petition"; undefined where they do not say.
 */
export function petitioningSide(
  { clientName, opposingParty }: { clientName?: string | undefined; opposingParty?: string | undefined },
  texts: readonly string[],
): Side | undefined {
  const heads = texts.map((text) => text.slice(0, HEAD).replace(/\s+/g, ' '));
  const asks = (name: string | undefined): boolean => {
    if (!name) return false;
    const last = lastName(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const own = `(?:\\p{Lu}[\\p{L}.’'-]* ){0,3}(?:${last}|${last.toUpperCase()})`;
    const asking = new RegExp(
      `\\b(?:[Pp]etitioner|PETITIONER),? (?:is )?${own}(?![\\p{L}-])|\\bI, ${own} ?,[^.]{0,120}\\b[Pp]etition\\b|\\b(?:[Pp]etition of|PETITION OF) ${own}(?![\\p{L}-])`,
      'u',
    );
    return heads.some((head) => asking.test(head));
  };
  const [client, opponent] = [asks(clientName), asks(opposingParty)];
  return client === opponent ? undefined : client ? 'claiming' : 'defending';
}
