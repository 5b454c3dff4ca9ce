import { lowerFirst } from '../english/casing.js';
import { isClause } from '../english/split.js';
import { PREPOSITIONS } from '../english/words.js';
import type { ModelClaim } from '@lectern/contracts/case-model';
import { shorterOf } from '../asked.js';
import type { Brief } from '../brief.js';
import { isCounterclaim } from '../claimed-by.js';

const MEANT: Record<string, string> = {
  intending: 'intended',
  knowing: 'knew',
  acting: 'acted',
  believing: 'believed',
};
const OPENS_NO_CLAUSE = /^(?:while|when|where|because|unless|without|intending|knowing|acting)\b/i;

/**
 * An element with the parties' names in it, as the question that a court decides: "The first question is whether ..."; of a claim
 * against some of several, with theirs.
 */
export function asElement(brief: Brief, element: string, ordinal: string, claim?: ModelClaim): string {
  const { read } = brief;
  const { client, opponent, side } = read.sides;
  const theySue = (side === 'defending') !== (claim !== undefined && isCounterclaim(brief, claim));
  const [first, sued] = theySue ? [opponent, client] : [client, opponent];
  const second = claim?.against
    ? { short: shorterOf(read, claim.against), several: / and /.test(claim.against) }
    : sued;
  const plain = element
    .replace(/\b([Tt]he) (?:employee|buyer|tenant|claimant|shareholder|patient)\b/g, '$1 plaintiff')
    .replace(/\b([Tt]he) (?:seller|landlord|lawyer)\b/g, '$1 defendant')
    .replace(/\btherein\b/, 'there')
    .replace(/, where (?:the statute requires one|charged)$/, '');
  const several = first?.several ? `(?<=\\b[Tt]he plaintiff\\b.{0,20} )` : undefined;
  const their = second?.several ? `(?<=\\b[Tt]he (?:defendant|employer) )` : undefined;
  const agreedOfThem = their
    ? plain
        .replace(new RegExp(`${their}was\\b`, 'g'), 'were')
        .replace(new RegExp(`${their}is\\b`, 'g'), 'are')
    : plain;
  const agreed = several
    ? agreedOfThem
        .replace(new RegExp(`${several}was\\b`, 'g'), 'were')
        .replace(new RegExp(`${several}is\\b`, 'g'), 'are')
    : agreedOfThem;
  const named = read.called
    .named(claim?.against ? agreed.replace(/\b[Tt]he (?:defendant|employer)\b/g, second!.short) : agreed)
    .replace(/\b[Tt]he employer\b/g, second?.short ?? 'the employer')
    .replace(/\b[Tt]he plaintiff\b/g, first?.short ?? 'the one who sues')
    .replace(/\b[Tt]he defendant\b/g, second?.short ?? 'the other side');
  const said = named.split(' ')[0] === plain.split(' ')[0] ? lowerFirst(named, new Set()) : named;
  const state = /^(intending|knowing|acting|believing) (.+)$/.exec(said);
  if (state && second)
    return `The ${ordinal} question is whether ${second.short} ${MEANT[state[1]!]} ${state[2]}.`;
  if (/^(?:from|by|in|during) /.test(said)) return `The ${ordinal} question is whether it was ${said}.`;
  if (/^(?:without|because of|while) /.test(said))
    return `The ${ordinal} question is whether it was done ${said}.`;
  if (/^an? /.test(said) && !isClause(`${said}.`))
    return `The ${ordinal} question is whether there was ${said}.`;
  const opens = [first, second].some((party) => party && named.startsWith(`${party.short} `));
  return (opens || isClause(`${said}.`)) &&
    !OPENS_NO_CLAUSE.test(said) &&
    !PREPOSITIONS.has(said.split(' ')[0]!.toLowerCase())
    ? `The ${ordinal} question is whether ${said}.`
    : `The ${ordinal} thing to be shown is this: ${said}.`;
}

/** "It takes evidence that the breach caused the harm." */
export function asNeeded(
  brief: Brief,
  claim: ModelClaim,
  element: string,
  { needs, isNext }: { needs: string; isNext: boolean },
): string {
  const asked = asElement(brief, element, 'first', claim);
  const [, clause] = / is whether (.+)\.$/.exec(asked) ?? [];
  const [, name] = / is this: (.+)\.$/.exec(asked) ?? [];
  const must = isNext ? needs.replace(/^It /, 'It also ') : needs;
  const plain = clause ?? (name?.startsWith('that ') ? name : undefined);
  return plain ? `${must} that ${plain.replace(/^that\b/, 'this')}.` : `${must} of this: ${name ?? element}.`;
}
