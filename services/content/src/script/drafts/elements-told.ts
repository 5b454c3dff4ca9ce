import type { ModelClaim, ModelFact } from '@lectern/contracts/case-model';
import { placeOf, placesOf } from '../../case-model/pronouns.js';
import { type Brief, filled, shortNames, theirs, told } from '../brief.js';
import { lowerFirst } from '../english/casing.js';
import { isClause } from '../english/split.js';
import { PREPOSITIONS } from '../english/words.js';
import { type Line, type Paragraph, factLines, framing, part, resting } from '../line.js';

type ModelElement = ModelClaim['elements'][number];

const FACTS_AN_ELEMENT = 4;
const SHOWS_NONE =
  'Your file shows no fact on this. Fill it from the testimony and the exhibits, or leave it out where nobody disputes it.';

/** The facts of a closing by whose account they are; the other side's are put as what it points to. */
export interface Accounts {
  facts: readonly ModelFact[];
  theirs: readonly ModelFact[];
}

/**
 * The claims element by element, each fact once under the element that the fewest bear on. Facts that fit no element come first,
 * as the story; what the other side tells beyond the elements comes last.
 */
export function byElement(
  brief: Brief,
  claims: readonly ModelClaim[],
  { facts, theirs: account }: Accounts,
): Paragraph[] {
  const left = new Set([...facts, ...account]);
  const said = new Set<ModelFact>();
  const parts = claims.flatMap((claim, at) => {
    const about = OF_WHICH[at] ?? OF_WHICH.at(-1)!;
    const elements = claim.elements.filter(({ name }) => !FOR_THE_COURT.test(name));
    const chosen = placed(brief, elements, [...facts, ...account], left);
    const all = elements.map((element, by) => {
      const own = chosen.get(element)!;
      const ordinal = ORDINALS[by] ?? 'next';
      const lead: Line = {
        ...resting(asElement(brief, element.name, ordinal), claim),
        reworded: true,
      };
      const lines = [
        ...own.filter((fact) => facts.includes(fact)).flatMap(factLines),
        ...pointedTo(
          `On the ${ordinal} question${about}, remember what ${theirs(brief)} told you.`,
          own.filter((fact) => account.includes(fact)),
        ),
      ];
      const again = [...said].some(({ id }) => element.facts.includes(id));
      for (const fact of own) said.add(fact);
      if (lines.length > 0) return part(element.name, [lead, ...lines]);
      if (again)
        return part(element.name, [
          lead,
          framing(`For the ${ordinal} question${about}, remember what you have just heard.`),
        ]);
      return part(element.name, [lead, filled(brief, 'answer')], SHOWS_NONE);
    });
    const [first = []] = all;
    const turn = resting(`Turn now to ${claim.name}.`, claim);
    return at > 0 && first[0]
      ? [[{ ...turn, part: first[0].part! }, ...first.map(withoutPart)], ...all.slice(1)]
      : all;
  });
  const rest = facts.filter((fact) => left.has(fact));
  const other = account.filter((fact) => left.has(fact));
  return shortNames(brief, [
    ...told(brief, 'What happened', rest, [framing('Start with what happened.')]),
    ...parts,
    ...told(brief, 'What they told you', other, [framing(`Remember what ${theirs(brief)} told you.`)]),
  ]);
}

/** What the prosecution had to prove, part by part: what it lacks is the advocate's to say. */
export function toBeProved(brief: Brief): Paragraph[] {
  const [claim] = brief.model.claims;
  if (!brief.read.sides.criminal || !claim) return [];
  const elements = claim.elements.filter(({ name }) => !FOR_THE_COURT.test(name));
  return [
    part('What they must prove', [
      framing('The charge has parts, and every one of them must be proved.'),
      ...elements.map(({ name }, at) => ({
        ...resting(asElement(brief, name, ORDINALS[at] ?? 'next'), claim),
        reworded: true,
      })),
      filled(brief, 'answer'),
    ]),
  ];
}

const withoutPart = ({ text: said, sources, reworded }: Line): Line => ({
  text: said,
  sources,
  ...(reworded && { reworded }),
});

const pointedTo = (lead: string, facts: readonly ModelFact[]): Line[] =>
  facts.length > 0 ? [framing(lead), ...facts.flatMap(factLines)] : [];

/** The element that the fewest facts bear on is served first; a fact stands under one alone. */
export function placed(
  brief: Brief,
  elements: readonly ModelElement[],
  facts: readonly ModelFact[],
  left: Set<ModelFact>,
): Map<ModelElement, ModelFact[]> {
  const chosen = new Map<ModelElement, ModelFact[]>();
  const bearing = ({ facts: own }: ModelElement): number => facts.filter(({ id }) => own.includes(id)).length;
  for (const element of [...elements].sort((a, b) => bearing(a) - bearing(b))) {
    const own = facts
      .filter((fact) => left.has(fact) && element.facts.includes(fact.id) && !LEANS.test(fact.said[0] ?? ''))
      .sort((a, b) => b.force - a.force)
      .slice(0, FACTS_AN_ELEMENT)
      .flatMap((fact) => [fact, ...leaningOn(brief, fact, facts)])
      .filter((fact) => left.has(fact));
    for (const fact of own) left.delete(fact);
    chosen.set(
      element,
      facts.filter((fact) => own.includes(fact)),
    );
  }
  return chosen;
}
/** "She spent six days there": what the next sentences of the paper say of the same event goes with it. */
function leaningOn({ read }: Brief, fact: ModelFact, facts: readonly ModelFact[]): ModelFact[] {
  const places = placesOf(read.sentences);
  const found: ModelFact[] = [];
  let last = placeOf(fact, places);
  for (const next of facts.slice(facts.indexOf(fact) + 1)) {
    const at = placeOf(next, places);
    if (last === undefined || at !== last + 1 || !GOES_ON.test(next.said[0] ?? '')) break;
    found.push(next);
    last = at;
  }
  return found;
}
const GOES_ON = /^(?:He|She|It|They)\b/;
const LEANS = /^(?:He|She|It|They|This|That|But|So)\b|^\S+ \S+ (?:earlier|before|later|after),/;

/** What the court decides before anybody argues to those who find the facts. */
const FOR_THE_COURT = /\bstatute lets sue\b|\bjurisdiction of\b/i;

const MEANT: Record<string, string> = {
  intending: 'intended',
  knowing: 'knew',
  acting: 'acted',
  believing: 'believed',
};
const OPENS_NO_CLAUSE = /^(?:while|when|where|because|unless|without|intending|knowing|acting)\b/i;
const OF_WHICH = ['', ' of this claim', ' of the last claim'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** An element with the parties' names in it, as the question that those who decide are asked. */
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
