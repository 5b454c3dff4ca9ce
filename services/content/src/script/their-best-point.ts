import type { ModelFact } from '@lectern/contracts/case-model';
import { aliasesIn } from '../case-model/actors.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { isEarlierHarm } from './earlier-harm.js';
import { subjectIn } from './english/subject.js';
import { tagged } from './english/tagged.js';
import { surname } from '../case-model/sides.js';
import { type Brief, accountOfFact } from './brief.js';

/** What the proof lacks, or what speaks for the accused. */
const CLEARS =
  /\b(?:no (?:[a-z]+ ){1,5}(?:was|were) (?:found|recovered|tested|seen|processed|conducted|collected|preserved|photographed|recorded|interviewed|examined)|no (?:fingerprints?|DNA|weapon|witness\w*|video|blood|trace|one (?:saw|could))|unable to|did not (?:see|identify|recognize|know who|find|contact|interview|test|photograph|check|collect|preserve)|could not (?:say|see|identify)|(?:has|have|was|were) (?:not|never) (?:been )?(?:found|recovered|tested|seen|processed|conducted|collected|preserved|photographed|recorded|interviewed|examined)|(?:was|were) (?:at work|at home|asleep|elsewhere|at (?:his|her|their) (?:home|house|apartment))|(?:is|was|am) not (?:sure|certain|positive)|(?:shorter|taller|older|younger) than|would (?:want|have) to see|had been home|never (?:saw|met|signed|touched|said))\b/i;
const INCRIMINATES =
  /\b(?:admitted|confessed|identified|matched|ran|fled|hid|slurred|refused|was found (?:in|on|with)|told (?:the )?(?:officer|police|agent|detective)|lied|bought|sold)\b/i;
/** What a search brought to light is for the prosecution to show. */
const YIELDS =
  /\b(?:cocaine|heroin|methamphetamine|fentanyl|marijuana|narcotics|contraband|(?:grams?|ounces?|kilos?|kilograms?) of|(?:found|recovered|seized|discovered) (?:an?|the|two|three|\$[\d,.]+) \w+)\b/i;
/** What a pleading grants the other side. */
const CONCEDES = /\b(?:acknowledges?|concedes?|do(?:es)? not (?:dispute|contend))\b/i;
/** What one did, or left undone, that one is asked about later. */
const OWN_FAULT =
  /\b(?:(?:did not|never) (?:respond|answer|report|read|call|pay|look|ask|complain|return|seek|submit|tell|check|stop|disclose|attend|appear|object|sign|inspect|warn|request|notify|mention|wear)\w*|failed|declined|refused|certified that|knew|was told (?:to|not to)|was warned|had been warned|(?<!\b(?:not|never)(?: \w+)? )(?:waited|late)|missed|without|ignored|admitted|continued)\b/i;
const EXPLAINS =
  /\b(?:explained|denied (?:that|it|any|all|\p{Ll}+ing)|offered|because|insisted|maintained|disputed|(?:answered|replied|responded|said) that (?:he|she|it|they|the) (?:\p{L}+ )?(?:had|did|was|were|never))\b/iu;

/** What the other side will hold up, and what the file says against it. */
export interface BestPoint {
  points: ModelFact[];
  answer?: ModelFact;
}

const MOST = 2;

/** The facts of the file that hurt the most, in their order, and the one that meets them best. */
export function theirBestPoint(
  brief: Brief,
  facts: readonly ModelFact[],
  disputed: ReadonlySet<ModelFact> = new Set(),
): BestPoint {
  const sayable = facts.filter(
    (fact) => fact.said.length <= (disputed.has(fact) ? 3 : 2) && !LEANS.test(fact.said[0] ?? ''),
  );
  const own = sayable.filter((fact) => hurts(brief, fact) && !disputed.has(fact));
  // What their own paper says against ours is what they will hold up.
  const theirs = sayable.filter(
    (fact) => disputed.has(fact) && !/\b(?:sorry|apologi\w+|regrets?)\b/i.test(fact.text),
  );
  const hurting = [...own, ...theirs].sort((a, b) => b.force - a.force);
  if (hurting.length === 0) return { points: [] };
  const points = facts.filter((fact) => hurting.slice(0, MOST).includes(fact));
  const topics = (fact: ModelFact): Set<string> => stemsOf(withoutNames(brief, fact.said.join(' ')));
  const held = new Set(points.flatMap((fact) => [...topics(fact)]));
  const [best] = facts
    .filter((fact) => !hurting.includes(fact) && !LEANS.test(fact.said[0] ?? ''))
    .filter((fact) => !disputed.has(fact))
    .map((fact) => ({ fact, shared: sharedStems(held, topics(fact)) }))
    .filter(({ shared }) => shared >= 2)
    .sort((a, b) => b.shared - a.shared || b.fact.force - a.fact.force);
  return { points, ...(best && { answer: best.fact }) };
}

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

/** What weakens our own case, whoever acts in it, when we sue. */
export const undercuts = (brief: Brief, fact: ModelFact): boolean =>
  brief.model.side === 'claiming' && weakens(brief, fact);

/**
 * What weakens the case of those who must prove it: nobody saw, nothing was found, the accused was elsewhere; of one who sues, a
 * witness who did not see, a warning that the plaintiff had, a trouble of the same body years before.
 */
export function weakens(brief: Brief, fact: ModelFact): boolean {
  const { model, read } = brief;
  if (read.typed) return false;
  if (read.sides.criminal)
    return model.side === 'defending' && fact.said.some((text) => CLEARS.test(text) || HESITATES.test(text));
  const plain = fact.said.join(' ').replace(/[“"][^”"]*[”"]/g, '“words”');
  return WEAKENS.test(plain) || isEarlierHarm(brief, fact);
}
/** What the one who sues did, or left undone, as any paper tells it: it speaks for the one who is sued. */
export function ownFault({ model, read }: Brief, fact: ModelFact): boolean {
  if (read.typed || read.sides.criminal || model.side !== 'defending') return false;
  const names = (read.sides.opponent?.short ?? '').split(/,? and |, /).filter((name) => name !== '');
  return fact.said.some((text) => {
    const plain = text.replace(QUOTES, '“words”');
    const [own = ''] = plain.split(/\b(?:told|that|which|who|because|when)\b/);
    return (
      (names.some((name) => own.includes(surname(name))) || /^(?:He|She|They)\b/.test(own)) &&
      OF_CARELESSNESS.test(text)
    );
  });
}
const OF_CARELESSNESS =
  /\b(?:waived|declined (?:to|the)|was (?:wearing|looking at|texting|reading|not wearing)|wore no|did not (?:look|read|wear|ask|check|inspect|call|return|use|take|see a doctor|fill)|had been (?:drinking|told not)|missed (?:\p{L}+ )?(?:appointments?|sessions?|visits?)|against (?:medical )?advice|accepted the|signed (?:a|the) (?:release|waiver|acknowledgment)|admit(?:s|ted) that (?:he|she|they)|apologi[sz]ed|acknowledges?)\b|[“"][^”"]*\b(?:happy|satisfied|pleased|works? (?:fine|well|great)|my (?:own )?fault|was looking|not (?:watching|paying)|I should have)\b[^”"]*[”"]/iu;

/** How sure an eyewitness was. */
const HESITATES =
  /\b(?:maybe|only|about|like) (?:[a-z-]+ )?percent\b|\bI think (?:it|that) (?:is|was|might)\b/i;
const WEAKENS =
  /\b(?:(?:had been|was) (?:dozing|asleep|reading|texting|intoxicated)|did not (?:see (?:the|what|who|how)|remember)|could not (?:say|remember)|(?:is|was) not (?:sure|certain)|pre-?existing|a trace of|prior (?:injur\w+|surger\w+|falls?|warnings?)|received (?:one|two|three|an?) (?:written |verbal |final )?(?:warnings?|reprimands?)|was (?:warned|reprimanded) for|on which (?:she|he) was (?:reading|writing|talking))\b/i;
/** Does a fact speak against the side that we stand on? */
export function hurts(brief: Brief, fact: ModelFact): boolean {
  const { model, read } = brief;
  const { said, reasons, text: written } = fact;
  const { criminal, client, opponent } = read.sides;
  if (weakens(brief, fact)) return model.side === 'claiming';
  // In our own answer only what it admits can hurt.
  const free =
    model.side === 'defending' && accountOfFact(brief, fact) === 'ours' && !/\badmits?\b/i.test(written);
  const acts = (name: string | undefined, text: string): boolean => {
    if (name === undefined) return false;
    const words = tagged(text);
    const subject = subjectIn(text, words);
    const last = read.shared.has(surname(name)) ? name : name.split(' ').at(-1)!;
    const also = aliasesIn(read.sentences, name);
    if (!subject) return false;
    const own = text.slice(words[subject.start]!.start, words[subject.verb]!.start);
    return [last, ...also].some((one) => own.includes(one));
  };
  if (model.side === 'claiming' && accountOfFact(brief, fact) === 'ours' && CONCEDES.test(written))
    return true;
  const accused = opponent?.short.split(/,? and |, /) ?? [];
  return said.some((text) => {
    if (criminal && model.side === 'defending' && YIELDS.test(text)) return true;
    if (model.side === 'unknown' || free) return false;
    if (criminal)
      return model.side === 'claiming'
        ? CLEARS.test(text) ||
            (accused.some((one) => acts(one, text)) &&
              !reasons.includes('admission') &&
              (/\bdenied\b/.test(text) || EXCUSES.test(text))) ||
            threatensTheAccused(text, accused)
        : acts(client?.short, text) && INCRIMINATES.test(text);
    if (acts(client?.short, text) && OWN_FAULT.test(text)) return true;
    return model.side === 'claiming'
      ? acts(opponent?.short, text) && EXPLAINS.test(text) && !reasons.includes('admission')
      : acts(opponent?.short, text) && (reasons.includes('direct-speech') || reasons.includes('harm'));
  });
}

/** "Teague stated that Hollis followed him", "that he believed it was a knife": what an accused says for himself. */
const EXCUSES =
  /\b(?:stated|said|told [^.“"]{2,40}?|claimed) (?:that )?(?:(?:he|she|they) (?:did not|never|thought|believed|feared|was afraid|had (?:not|been)|(?:was|were) (?:at|with|asleep|home|working)|went (?:home|back)|only|just|could not)\b|(?!(?:he|she|they)\b)[^.“"]{2,50}? (?:followed|threatened|grabbed|hit|attacked|came at|lunged|swung|pushed|punched|choked|had (?:an?|his|her) (?:gun|knife|hand|bat)|pulled (?:an?|his|her)|started it|belonged to)\b)/iu;
const THREAT = /[“"][^”"]*\b(?:stomp|kill|beat|hurt|whip|shoot|put (?:him|her) in)\w*\b[^”"]*[”"]/i;
const OF_THE_ACCUSED = /\b(?:suspect|defendant|accused|subject|S\d)\b/i;
/** The one who was hurt had threatened the accused. */
const threatensTheAccused = (text: string, accused: readonly string[]): boolean =>
  accused.length > 0 &&
  THREAT.test(text) &&
  !OF_THE_ACCUSED.test(text.replace(QUOTES, '')) &&
  !accused.some((one) => text.replace(QUOTES, '').includes(one.split(' ').at(-1)!)) &&
  /^(?:\p{Lu}|[VW]\d)/u.test(text) &&
  !/^(?:He|She|They)\b/.test(text);
const QUOTES = /[“"][^”"]*[”"]/g;
