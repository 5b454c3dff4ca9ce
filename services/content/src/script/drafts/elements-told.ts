import type { ModelClaim, ModelFact } from '@lectern/contracts/case-model';
import { questionOf, questionOfElement, shorterOf } from '../asked.js';
import { type Brief, filled, shortNames, theirs, told } from '../brief.js';
import { joined } from '../english/phrases.js';
import { type Line, type Paragraph, factLines, framing, part, resting } from '../line.js';
import { type ModelElement, UNARGUED, elementsOf, placed, roomForScene, sceneOf } from './elements-placed.js';

const SHOWS_NONE =
  'Your file shows no fact on this. Fill it from the testimony and the exhibits, or leave it out where nobody disputes it.';

/** The facts of a closing by whose account they are; the other side's are put as what it points to. */
export interface Accounts {
  facts: readonly ModelFact[];
  theirs: readonly ModelFact[];
}

/**
 * The claims element by element, each opened by the question that it asks, each fact once. What fits no element sets the scene; what
 * the other side tells beyond the elements comes last.
 */
export function byElement(
  brief: Brief,
  claims: readonly ModelClaim[],
  { facts, theirs: account }: Accounts,
): Paragraph[] {
  const all = [...facts, ...account];
  const left = new Set(all);
  const chosen = placed(brief, claims.flatMap(elementsOf), all, left);
  const said = new Set<ModelFact>();
  const leads = [...LEADS];
  const parts = claims.flatMap((claim, at) => {
    const own = partsOf(brief, claim, { chosen, said, ours: new Set(facts), leads });
    for (const element of elementsOf(claim)) for (const fact of chosen.get(element)!) said.add(fact);
    return claims.length > 1 ? withTurn(own, turnTo(brief, claim, at)) : own;
  });
  const loose = facts.filter((fact) => left.has(fact));
  const rest = brief.read.typed
    ? loose
    : sceneOf(loose, roomForScene(facts.length, facts.length - loose.length));
  const other = sceneOf(
    account.filter((fact) => left.has(fact)),
    MOST_BESIDES,
  );
  return shortNames(brief, [
    ...told(brief, 'What happened', rest, [framing('Start with what happened.')]),
    ...parts,
    ...told(brief, 'What they told you', other, [framing(`Remember what ${theirs(brief)} told you.`)]),
  ]);
}

interface Shared {
  chosen: ReadonlyMap<ModelElement, readonly ModelFact[]>;
  /** Told under the claims before. */
  said: ReadonlySet<ModelFact>;
  ours: ReadonlySet<ModelFact>;
  /** Words before the other side's account that were not said yet. */
  leads: string[];
}

function partsOf(brief: Brief, claim: ModelClaim, { chosen, said, ours, leads }: Shared): Paragraph[] {
  const elements = elementsOf(claim);
  if (elements.length === 0) return [part(claim.name, [filled(brief, 'answer')], SHOWS_NONE)];
  const asks = ({ name }: ModelElement): Line => ({
    ...resting(questionOfElement(brief, claim, name), claim),
    reworded: true,
  });
  const shown = elements.filter((element) => chosen.get(element)!.length > 0);
  const silent = elements.filter((element) => !shown.includes(element));
  // What a fact shows beside its own element is asked with it: one fact answers both.
  const besides = new Map<ModelElement, ModelElement>();
  for (const element of silent) {
    const by = shown.find((other) => chosen.get(other)!.some(({ id }) => element.facts.includes(id)));
    if (by) besides.set(element, by);
  }
  const before = silent.filter(
    (element) => !besides.has(element) && [...said].some(({ id }) => element.facts.includes(id)),
  );
  const open = silent.filter(
    (element) =>
      !besides.has(element) &&
      !before.includes(element) &&
      (brief.read.sides.criminal || !UNARGUED.test(element.name)),
  );
  const nothingNew = shown.length === 0 && open.length === 0;
  const parts = shown.map((element) => {
    const own = chosen.get(element)!;
    const with_ = silent.filter((one) => besides.get(one) === element);
    const account = strongest(own.filter((fact) => !ours.has(fact)));
    return part(element.name, [
      ...[element, ...with_].sort((a, b) => elements.indexOf(a) - elements.indexOf(b)).map(asks),
      ...own.filter((fact) => ours.has(fact)).flatMap(factLines),
      ...(account.length > 0 ? theirsOnThat(brief, account, leads) : []),
    ]);
  });
  return [
    ...parts,
    before.length > 0
      ? part(before[0]!.name, [
          ...(nothingNew ? [] : before.map(asks)),
          resting(
            nothingNew
              ? `What you have heard answers ${claim.name}, too.`
              : `You have already heard the evidence on this part of ${briefName(brief, claim)}.`,
            claim,
          ),
        ])
      : [],
    open.length > 0 ? part(open[0]!.name, [...open.map(asks), filled(brief, 'answer')], SHOWS_NONE) : [],
    // What only the other side tells wants an answer of ours.
    open.length === 0 && ours.size === 0 && shown.length > 0
      ? part('Your answer', [filled(brief, 'answer')])
      : [],
  ].filter((lines) => lines.length > 0);
}

const LEADS = [
  'On that, remember what {them} told you.',
  'Here is what {them} told you about that.',
  'You heard {them} on that, too.',
  'Their account of it is this.',
  'On this, too, you heard their side.',
];

/** What the other side told is never told without saying so: with no words left for that, it is left out. */
function theirsOnThat(brief: Brief, account: readonly ModelFact[], leads: string[]): Line[] {
  const lead = leads.shift();
  return lead === undefined
    ? []
    : [framing(lead.replace('{them}', theirs(brief))), ...account.flatMap(factLines)];
}

const MOST_OF_THEIRS = 3;
/** Of what they tell beyond the elements. */
const MOST_BESIDES = 6;
/** What the other side says is met at its strongest, and not recited. */
function strongest(facts: readonly ModelFact[]): ModelFact[] {
  const chosen = [...facts].sort((a, b) => b.force - a.force).slice(0, MOST_OF_THEIRS);
  return facts
    .filter((fact) => chosen.includes(fact) || LEANS.test(fact.said[0] ?? ''))
    .filter(
      (fact, at, all) => !LEANS.test(fact.said[0] ?? '') || all[at - 1] === facts[facts.indexOf(fact) - 1],
    );
}
const LEANS = /^(?:He|She|It|They)\b/;

/** "Turn now to the claim for negligence against Brightline, Count Two." */
function turnTo({ read }: Brief, claim: ModelClaim, at: number): Line {
  const { criminal } = read.sides;
  const count = claim.count && /count/i.test(claim.count) ? `, ${claim.count}` : '';
  const against = claim.against && !criminal ? ` against ${shorterOf(read, claim.against)}` : '';
  const what = `the ${criminal ? 'charge of' : 'claim for'} ${claim.name}${against}${count}`;
  return resting(at === 0 ? `Begin with ${what}.` : `Turn now to ${what}.`, claim);
}

/** A name too long to be said again is called by its count; of two of one name each by whom it is against. */
const briefName = ({ read }: Brief, { name, count, against }: ModelClaim): string =>
  name.split(' ').length <= MOST_WORDS_OF_NAME
    ? `${name}${against && !read.sides.criminal ? ` against ${shorterOf(read, against)}` : ''}`
    : (count ?? 'this claim');
const MOST_WORDS_OF_NAME = 4;

/** A part keeps its title on its first line. */
function withTurn([first = [], ...more]: Paragraph[], turn: Line): Paragraph[] {
  const [line] = first;
  if (!line) return more;
  const { part: title, ...bare } = line;
  return [[{ ...turn, ...(title && { part: title }) }, bare, ...first.slice(1)], ...more];
}

/** What the prosecution had to prove, part by part: what it lacks is the advocate's to say. */
export function toBeProved(brief: Brief, claims: readonly ModelClaim[]): Paragraph[] {
  if (!brief.read.sides.criminal || claims.length === 0) return [];
  return claims.map((claim, at) =>
    part(claims.length > 1 ? `What they must prove: ${claim.name}` : 'What they must prove', [
      at === 0 ? framing('A charge has parts, and every one of them must be proved.') : undefined,
      claims.length > 1 ? turnTo(brief, claim, at) : undefined,
      ...elementsOf(claim).map(({ name }) => ({
        ...resting(questionOfElement(brief, claim, name), claim),
        reworded: true,
      })),
      filled(brief, 'answer'),
    ]),
  );
}

const COUNTED = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** What those who decide are asked, as they will hear it. */
export function questions(brief: Brief, claims: readonly ModelClaim[]): Line[] {
  if (brief.read.sides.criminal) {
    if (claims.length < 2) return [framing('You have one question to answer: has the charge been proved?')];
    const names = joined(
      claims.map(({ name }) => name),
      'and',
    );
    return [
      resting(`There are ${COUNTED[claims.length]} charges: ${names}.`, ...claims),
      framing('Take them one at a time, and ask of each whether it has been proved.'),
    ];
  }
  const asked = claims.map((claim) => ({
    ...resting(questionOf(brief, claim) ?? `There is a claim of ${claim.name}.`, claim),
    reworded: true,
  }));
  return claims.length > 1 ? [framing(`You will decide ${COUNTED[claims.length]} things.`), ...asked] : asked;
}
