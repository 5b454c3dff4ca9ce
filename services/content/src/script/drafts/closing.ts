import type { ModelClaim, ModelFact } from '@lectern/contracts/case-model';
import { type Brief, filled, fitting, hasStory, ours, shortNames, story, theirs, told } from '../brief.js';
import { disputedAmong } from '../disputed.js';
import { amountSlot, burden, theirPoint, wholeSums } from '../parts.js';
import { hurts, theirBestPoint } from '../their-best-point.js';
import { type Line, type Paragraph, type Section, factLines, framing, part, resting, text } from '../line.js';
import { lowerFirst } from '../english/casing.js';
import { isClause } from '../english/split.js';
import { PREPOSITIONS } from '../english/words.js';
import { accusedStory } from './accused-story.js';
import { noStory } from './no-story.js';

type ModelElement = ModelClaim['elements'][number];

const AROUND = 180;
const FACTS_AN_ELEMENT = 4;

/**
 * A closing: the question, the evidence element by element, the other side's best point and the answer, burden, verdict
 * form, amount (Mauet, ch. 9; Lubet, ch. 12: argue from the instructions, concede what is true, end on the theme).
 */
export function closing(brief: Brief): Section {
  if (!hasStory(brief)) return noStory(brief);
  const all = fitting(brief, story(brief), Math.max(160, brief.words - AROUND));
  const disputed = disputedAmong(brief, all);
  const against = theirBestPoint(brief, all, disputed);
  const held = brief.slots['worst-fact'] ? [] : [...against.points, against.answer];
  const prosecutes = brief.read.sides.criminal && brief.model.side === 'claiming';
  const facts = all.filter(
    (fact) => !held.includes(fact) && !disputed.has(fact) && !(prosecutes && hurts(brief, fact)),
  );
  const theirAccount = all.filter(
    (fact) => disputed.has(fact) && !held.includes(fact) && brief.model.side === 'defending',
  );
  // A claim of which the file tells nothing is no way to order what it tells.
  const claim = brief.model.claims.find(
    ({ elements }) => elements.filter(({ facts: own }) => own.length > 0).length * 3 >= elements.length,
  );
  const body =
    accusedStory(brief, facts, {
      title: 'What they told you',
      lead: ['Remember what {them} told you.'],
      undone: 'Now remember what was not done.',
    }) ??
    (claim
      ? byElement(brief, claim, facts)
      : told(brief, 'The evidence', facts, [framing('Let us go through what you heard, in order.')]));
  return text([
    part('The question', [framing(brief.forum.salutation), filled(brief, 'theme'), question(brief, claim)]),
    ...body,
    ...told(brief, 'What they told you', theirAccount, [framing(`Remember what ${theirs(brief)} told you.`)]),
    theirPoint(brief, against),
    part('Why it matters', [filled(brief, 'analogy')]),
    burden(brief),
    part('The verdict', verdict(brief, claim)),
    part('Last line', [filled(brief, 'theme')]),
  ]);
}

function question(brief: Brief, claim: ModelClaim | undefined): Line | undefined {
  if (brief.read.sides.criminal)
    return framing('You have one question to answer: has the charge been proved?');
  return claim ? resting(`The question for you is one of ${claim.name}.`, claim) : undefined;
}

/** Each element with the facts that bear on it, each fact once; facts that fit no element come first, as the story. */
function byElement(brief: Brief, claim: ModelClaim, facts: readonly ModelFact[]): Paragraph[] {
  const left = new Set(facts);
  const parts: Paragraph[] = [];
  const elements = claim.elements.filter(({ name }) => !FOR_THE_COURT.test(name));
  const bearing = ({ facts: own }: ModelElement): number => facts.filter(({ id }) => own.includes(id)).length;
  // The element that the fewest facts bear on is served first; a fact stands under one alone.
  const chosen = new Map<ModelElement, ModelFact[]>();
  for (const element of [...elements].sort((a, b) => bearing(a) - bearing(b))) {
    const own = facts
      .filter(
        (fact) =>
          left.has(fact) &&
          element.facts.includes(fact.id) &&
          !/^(?:He|She|It|They|This|That|But|So)\b|^\S+ \S+ (?:earlier|before|later|after),/.test(
            fact.said[0] ?? '',
          ),
      )
      .sort((a, b) => b.force - a.force)
      .slice(0, FACTS_AN_ELEMENT);
    for (const fact of own) left.delete(fact);
    chosen.set(
      element,
      facts.filter((fact) => own.includes(fact)),
    );
  }
  const rest = facts.filter((fact) => left.has(fact));
  if (rest.length > 0)
    parts.push(...told(brief, 'What happened', rest, [framing('Start with what happened.')]));
  for (const [at, element] of elements.entries()) {
    const own = chosen.get(element)!;
    const lead = {
      ...resting(asElement(brief, element.name, ORDINALS[at] ?? 'next'), claim),
      reworded: true,
    };
    parts.push(
      part(
        element.name,
        own.length > 0 ? [lead, ...own.flatMap(factLines)] : [lead, filled(brief, 'answer')],
      ),
    );
  }
  return shortNames(brief, parts);
}

/** What the court decides before anybody argues to those who find the facts. */
const FOR_THE_COURT = /\bstatute lets sue\b|\bjurisdiction of\b/i;

const MEANT: Record<string, string> = {
  intending: 'intended',
  knowing: 'knew',
  acting: 'acted',
  believing: 'believed',
};
const OPENS_NO_CLAUSE = /^(?:while|when|where|because|unless|without|intending|knowing|acting)\b/i;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** An element with the parties' names in it, as the question that those who decide are asked. */
function asElement({ read }: Brief, element: string, ordinal: string): string {
  const { client, opponent, side } = read.sides;
  const [first, second] = side === 'defending' ? [opponent, client] : [client, opponent];
  const plain = element.replace(/\btherein\b/, 'there');
  const named = read.called
    .named(plain)
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
  const opens = [first, second].some((party) => party && named.startsWith(`${party.short} `));
  return (opens || isClause(`${said}.`)) &&
    !OPENS_NO_CLAUSE.test(said) &&
    !PREPOSITIONS.has(said.split(' ')[0]!.toLowerCase())
    ? `The ${ordinal} question is whether ${said}.`
    : `The ${ordinal} thing to be shown is this: ${said}.`;
}

function verdict(brief: Brief, claim: ModelClaim | undefined): Line[] {
  const { side, people } = brief.model;
  const { criminal, opponent } = brief.read.sides;
  const own = people.find((person) => person.side === 'ours');
  const other = people.find((person) => person.side === 'theirs');
  if (side === 'unknown') return [filled(brief, 'ask')];
  if (criminal) {
    if (side === 'claiming')
      return [
        opponent && other
          ? resting(`We ask you to find ${opponent.short} guilty.`, other)
          : filled(brief, 'ask'),
      ];
    return [own ? resting(`We ask you to find ${ours(brief)} not guilty.`, own) : filled(brief, 'ask')];
  }
  const form =
    claim && brief.forum.decider === 'jury'
      ? resting(
          `When the verdict form asks you about ${claim.name}, the answer is ${side === 'claiming' ? 'yes' : 'no'}.`,
          claim,
        )
      : undefined;
  const judge = brief.forum.decider === 'judge';
  const asks = own
    ? resting(
        judge
          ? `We ask ${brief.forum.court} to decide for ${ours(brief)}.`
          : `We ask you for a verdict for ${ours(brief)}.`,
        own,
      )
    : filled(brief, 'ask');
  if (side === 'defending') return [...(form ? [form] : []), asks];
  const amounts = wholeSums(brief);
  const sum =
    amounts.length === 1 && !brief.slots.amount
      ? resting(`The number is ${amounts[0]!.amount}.`, amounts[0]!)
      : amountSlot(brief);
  return [...(form ? [form] : []), asks, ...(sum ? [sum] : [])];
}
