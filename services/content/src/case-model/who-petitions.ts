import type { Side } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
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
  const called = (name: string | undefined, [word, others]: readonly [string, string]): boolean => {
    if (!name) return false;
    const last = escaped(lastName(name.replace(OFFICE, '')));
    const own = `(?:\\p{Lu}[\\p{L}.’'-]* ){0,3}(?:${last}|${last.toUpperCase()})`;
    const asking = new RegExp(
      `\\b(?:${word}),? (?:is |are )?${own}(?![\\p{L}-])${others.replaceAll('{own}', own)}`,
      'u',
    );
    return heads.some((head) => asking.test(head));
  };
  /** Of two of one surname the first name tells. */
  const asksByFirstName = (name: string | undefined): boolean => {
    const [first = ''] = (name ?? '').split(' ');
    const asking = new RegExp(
      `\\b(?:[Pp]etitioner|PETITIONER)[,:]? (?:is )?(?:${escaped(first)}|${escaped(first.toUpperCase())})(?![\\p{L}-])`,
      'u',
    );
    return first !== '' && heads.some((head) => asking.test(head));
  };
  const both = [clientName, opposingParty];
  const [byLast, otherByLast] = both.map((name) => called(name, ASKS));
  const [client, opponent] = byLast === otherByLast ? both.map(asksByFirstName) : [byLast, otherByLast];
  if (client !== opponent) return client ? 'claiming' : 'defending';
  const [answers, otherAnswers] = both.map((name) => called(name, ANSWERS));
  return answers === otherAnswers ? undefined : answers ? 'defending' : 'claiming';
}
/** "Ann Lee, Executrix of the Estate of Elsa Korte": whose estate it is does not name her. */
const OFFICE =
  /,? (?:as |the |in (?:his|her) capacity as )*(?:co-?)?(?:execut(?:or|rix)|administrat(?:or|rix)|trustee|guardian|conservator|personal representative|next friend)\b.*$/i;
const ASKS = [
  '[Pp]etitioners?|PETITIONERS?',
  '|\\bI, {own} ?,[^.]{0,120}\\b[Pp]etition\\b|\\b(?:[Pp]etition of|PETITION OF) {own}(?![\\p{L}-])',
] as const;
const ANSWERS = ['[Rr]espondents?|RESPONDENTS?', ''] as const;
