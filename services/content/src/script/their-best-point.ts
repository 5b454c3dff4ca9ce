import type { ModelFact } from '@lectern/contracts/case-model';
import { standsFor } from '../case-model/allegiance.js';
import { bearingOf } from '../case-model/bearing.js';
import { surname } from '../case-model/sides.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import type { Brief } from './brief.js';
import { tellsSettlement } from './is-told.js';

/** What a pleading grants the other side, or says that it relies on. */
const CONCEDES =
  /\b(?:acknowledges?|concedes?|do(?:es)? not (?:dispute|contend)|(?:proponents?|defendants?|respondents?) (?:rel(?:y|ies) (?:up)?on|points? to|will (?:say|argue|point)))\b/i;

/** What the other side will hold up, and what the file says against it. */
export interface BestPoint {
  points: ModelFact[];
  answer?: ModelFact;
}

const MOST = 2;
/** Two facts that share fewer words need not be of one thing: no answer is better than one that answers something else. */
const OF_ONE_THING = 3;

/** The facts of the file that hurt the most, in their order, and the one that meets them best. */
export function theirBestPoint(
  brief: Brief,
  facts: readonly ModelFact[],
  disputed: ReadonlySet<ModelFact> = new Set(),
): BestPoint {
  const sayable = facts.filter(
    (fact) =>
      fact.said.length <= (disputed.has(fact) ? 3 : 2) &&
      !LEANS.test(fact.said[0] ?? '') &&
      !tellsSettlement(fact),
  );
  const own = sayable.filter(
    (fact) => hurts(brief, fact) && !disputed.has(fact) && !isTheirDoing(brief, fact),
  );
  // What their own paper says against ours is what they will hold up.
  const theirs = sayable.filter(
    (fact) =>
      disputed.has(fact) &&
      !isTheirDoing(brief, fact) &&
      bearingOf(brief.read, fact).favors === 'theirs' &&
      (brief.read.sides.criminal ||
        hurts(brief, fact) ||
        ACCOUNTS_FOR.test(fact.said.join(' ')) ||
        namesUs(brief, fact)) &&
      !/\b(?:sorry|apologi\w+|regrets?)\b/i.test(fact.text),
  );
  const weight = (fact: ModelFact): number =>
    (WEIGHTS[bearingOf(brief.read, fact).act ?? ''] ?? 0) +
    (fact.said.some((text) => THREATENS.test(text)) ? 1 : 0);
  const hurting = [...own, ...theirs].sort((a, b) => weight(b) - weight(a) || b.force - a.force);
  return hurting.length === 0 ? { points: [] } : withAnswer(brief, facts, { hurting, disputed });
}

/** The strongest of what hurts, with what the file holds against it. */
function withAnswer(
  brief: Brief,
  facts: readonly ModelFact[],
  { hurting, disputed }: { hurting: readonly ModelFact[]; disputed: ReadonlySet<ModelFact> },
): BestPoint {
  const points = facts.filter((fact) => hurting.slice(0, MOST).includes(fact));
  const topics = (fact: ModelFact): ReadonlySet<string> => stemsOf(withoutNames(brief, fact.said.join(' ')));
  const held = new Set(points.flatMap((fact) => [...topics(fact)]));
  const [best] = facts
    .filter((fact) => !hurting.includes(fact) && !LEANS.test(fact.said[0] ?? ''))
    .filter((fact) => !disputed.has(fact) && bearingOf(brief.read, fact).favors === 'ours')
    .map((fact) => ({ fact, shared: sharedStems(held, topics(fact)) }))
    .filter(({ shared }) => shared >= OF_ONE_THING)
    .sort((a, b) => b.shared - a.shared || b.fact.force - a.fact.force);
  return { points, ...(best && { answer: best.fact }) };
}

/**
 * What the whole file tells of what our own side did wrong, failed to do or knew: as whoever sues us pleads it, as those whom we sue plead it
 * of us, or as our own witness had to grant it.
 */
export function doneByOurs(brief: Brief): BestPoint {
  const { read, model } = brief;
  if (read.sides.criminal) return { points: [] };
  const facts = model.facts.filter(({ kind, said }) => kind === 'event' && said.length > 0);
  const hurting = facts
    .filter((fact) => {
      const { favors, by, act, teller } = bearingOf(read, fact);
      const text = fact.said.join(' ');
      return (
        favors === 'theirs' &&
        by === 'content' &&
        OF_OURS.has(act ?? '') &&
        (teller.as === 'pleading'
          ? teller.side === 'theirs' && (model.side === 'claiming' || FAILED.test(text))
          : teller.side === 'ours' && teller.pressed === true) &&
        fact.said.length <= MOST + 1 &&
        !READ_OUT.test(text) &&
        !LEANS.test(text) &&
        !ORPHAN.test(text) &&
        !tellsSettlement(fact)
      );
    })
    .sort((a, b) => b.force - a.force);
  return hurting.length === 0 ? { points: [] } : withAnswer(brief, facts, { hurting, disputed: new Set() });
}
const OF_OURS: ReadonlySet<string> = new Set(['fault', 'own-fault', 'knowledge', 'earlier-harm']);
const FAILED =
  /\b(?:fail(?:ed|s)|did not|never|refused|late|without|(?:drove|ran|struck|hit|dropped|released|deleted|destroyed|lost|fired|terminated) )\b/i;
const READ_OUT = /\bwas asked: “|\bsaid: “/;
/** "did not return it": what, the sentence before said. */
const ORPHAN = /\b(?:it|them|the same|this|that)[.]|\bthe same and\b|\binform \p{Lu}[^.]{2,50}[.]$/u;

/** What somebody of those who are sued wrote or left undone is held up by nobody of theirs. */
function isTheirDoing({ read, model }: Brief, fact: ModelFact): boolean {
  if (model.side !== 'claiming' || read.sides.criminal) return false;
  const { teller, act } = bearingOf(read, fact);
  if ((teller.as === 'pleading' && teller.side !== 'ours') || act === 'excuse' || act === 'alibi')
    return false;
  if (teller.side === 'theirs' && WRITES.test(fact.said[0] ?? '')) return true;
  const who = fact.said[0]?.replace(/^(?:On|At|In) [^“”]{3,50}?, (?=\p{Lu})/u, '') ?? '';
  const [own] = model.people.filter(
    ({ name, kind }) =>
      kind === 'person' && (who.startsWith(`${name} `) || who.startsWith(`${surname(name)} `)),
  );
  return own !== undefined && (own.side === 'theirs' || standsFor(read, own) === 'theirs');
}

const WRITES = /^On [^“”]{4,60} (?:wrote|sent a message|texted|e-?mailed)\b/;

/** What a side did itself is held up before what the other says for himself. */
const WEIGHTS: Partial<Record<string, number>> = {
  'own-fault': 2,
  'earlier-harm': 2,
  confession: 2,
  knowledge: 2,
  fault: 1,
  blow: 1,
  admission: 1,
  concession: 1,
  alibi: 1,
  provocation: 1,
  excuse: -1,
};

/** Words that nobody would want to have written. */
const THREATENS =
  /[“"][^”"]*\b(?:pay up|or (?:else|pack|leave)|get out|evict|(?:don['’]t|do not|never) (?:tell|show|say|write|send|let)|shut up|keep (?:it|this|that) quiet|nobody (?:needs|has) to|(?:delete|get rid of) (?:it|this|that)|files comp|too old)\b/i;

/** Why it was, by their account. */
const ACCOUNTS_FOR =
  /\b(?:because|cause[ds]?|sole(?:ly)?|own|fault|policy|agreed|signed|consent\w{0,3}|permission|warned|before|instead|due to|under the|never|not|no)\b/i;
const namesUs = ({ model }: Brief, { said }: ModelFact): boolean =>
  model.people.some((one) => one.side === 'ours' && said.some((text) => text.includes(surname(one.name))));

/** Two facts that name the same people on days of one month need not be of one thing. */
const withoutNames = ({ model }: Brief, text: string): string =>
  model.people
    .flatMap(({ name }) => name.split(' '))
    .filter((word) => word.length > 2)
    .reduce((rest, word) => rest.replaceAll(word, ' '), text)
    .replace(SAYING, ' ')
    .replace(DAYS, ' ');
const SAYING =
  /\b(?:told|said|says?|stated|states|wrote|asked|answered|replied|reported|pointed|officer|detective|man|woman|he|she)\b/gi;
const DAYS =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|\d{1,4})\b/g;

const LEANS =
  /^(?:He|She|It|They|This|That|These|Those|His|Her|Its|Their|But|So)\b|^(?:On|In|At|By|After|Before|During) [^,“”"]{2,30}(?:, \d{4})?, (?:he|she|it|they)\b/;

/** Does a fact that others tell speak for the side that we stand on, by what it is? */
export function speaksForUs({ read }: Brief, fact: ModelFact): boolean {
  const { favors, by, teller } = bearingOf(read, fact);
  return favors === 'ours' && by === 'content' && !(teller.as === 'pleading' && teller.side === 'ours');
}

/** Does a fact speak against the side that we stand on, by what it is and not only by who tells it? */
export function hurts(brief: Brief, fact: ModelFact): boolean {
  const { favors, by, act, teller, admitted } = bearingOf(brief.read, fact);
  const own = teller.as === 'pleading' && teller.side === 'ours';
  if (own && brief.model.side === 'claiming' && CONCEDES.test(fact.text)) return true;
  if (own && act === 'concession' && favors === 'theirs') return true;
  // In our own answer only what it admits can hurt.
  return favors === 'theirs' && by === 'content' && !(own && brief.model.side === 'defending' && !admitted);
}
