import { lowerFirst } from '../english/casing.js';
import { isClause } from '../english/split.js';
import { PREPOSITIONS } from '../english/words.js';
import type { Brief } from '../brief.js';

const MEANT: Record<string, string> = {
  intending: 'intended',
  knowing: 'knew',
  acting: 'acted',
  believing: 'believed',
};
const OPENS_NO_CLAUSE = /^(?:while|when|where|because|unless|without|intending|knowing|acting)\b/i;

/** An element with the parties' names in it, as the question that a court decides: "The first question is whether ...". */
export function asElement({ read }: Brief, element: string, ordinal: string): string {
  const { client, opponent, side } = read.sides;
  const [first, second] = side === 'defending' ? [opponent, client] : [client, opponent];
  const plain = element
    .replace(/\btherein\b/, 'there')
    .replace(/, where (?:the statute requires one|charged)$/, '');
  const several = first?.several ? `(?<=\\b[Tt]he plaintiff\\b.{0,20} )` : undefined;
  const agreed = several
    ? plain
        .replace(new RegExp(`${several}was\\b`, 'g'), 'were')
        .replace(new RegExp(`${several}is\\b`, 'g'), 'are')
    : plain;
  const named = read.called
    .named(agreed)
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
