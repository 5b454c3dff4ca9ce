import type { ModelFact } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import type { Actors } from './actors.js';
import { sideThat } from './allegiance.js';
import { admittedIn } from './admissions.js';
import { type Act, bearingOfAct, bidsOrRefuses } from './bearing-of-acts.js';
import { actingFor, castOf } from './bearing-cast.js';
import { type AccusedBearing, type Cast, bearingOfAccused, speaks } from './bearing-of-accused.js';
import type { ReadCase } from './build.js';
import { isChargedWith, wordsOfCharge } from './charged-words.js';
import { isFoundWell } from './bearing-of-health.js';
import { isUnsigned, ofARecord } from './bearing-of-records.js';
import { isEarlierHarm } from './earlier-harm.js';
import { goesOnFor } from './goes-on-for.js';
import { grantsAgainstItself } from './own-concessions.js';
import { accountOf } from './paper.js';
import { placeOf, placesOf } from './pronouns.js';
import { surname } from './sides.js';
import { type Teller, paperOf, tellerOf } from './tellers.js';

/** For whom a fact speaks, who says it, and what it is by which it does. */
export interface Bearing {
  /** `neither`: both can tell it. `unsure`: words of one of them of which it is not plain whom they help. */
  favors: 'ours' | 'theirs' | 'neither' | 'unsure';
  /** By what it tells, or only by who tells it. */
  by: 'content' | 'teller';
  act?: Act | AccusedBearing['why'] | 'concession' | undefined;
  teller: Teller;
  /** The other side's pleading grants it. */
  admitted: boolean;
}

interface Reading {
  actors: Actors;
  cast: Cast;
  admitted: ReturnType<typeof admittedIn>;
  places: ReadonlyMap<string, number>;
  charged: string;
  facts: WeakMap<ModelFact, Bearing>;
}
const readings = new WeakMap<ReadCase, Reading>();

function readingOf(read: ReadCase): Reading {
  const known = readings.get(read);
  if (known) return known;
  const { sides, sentences } = read;
  const reading: Reading = {
    actors: actingFor(read),
    cast: sides.criminal ? castOf(read) : { accused: [], near: [], wronged: [] },
    admitted: admittedIn(read),
    places: placesOf(sentences),
    charged: sides.criminal ? wordsOfCharge(read.papers) : '',
    facts: new WeakMap(),
  };
  readings.set(read, reading);
  return reading;
}

/** For whom a fact of the file speaks. */
export function bearingOf(read: ReadCase, fact: ModelFact): Bearing {
  const reading = readingOf(read);
  const known = reading.facts.get(fact);
  if (known) return known;
  const found = weighed(read, fact, reading);
  reading.facts.set(fact, found);
  return found;
}

type Content = Pick<Bearing, 'favors' | 'act'>;

function weighed(read: ReadCase, fact: ModelFact, reading: Reading): Bearing {
  const teller = tellerOf(read, fact);
  const admitted = reading.admitted(fact) || toldByBoth(read, fact);
  const rest = { teller, admitted };
  const { favors: said } = fact;
  if (!said && (read.typed || sideThat(read, 'claiming') === 'neither'))
    return { favors: 'neither', by: 'teller', ...rest };
  const recorded = ofARecord(read, fact, reading.actors, teller);
  if (recorded) return { by: 'content', ...recorded, ...rest };
  const content =
    limitOf(fact, teller) ??
    grantedOf(read, fact, { ...reading, teller }) ??
    (read.sides.criminal ? ofTheAccused : ofTheSuit)(read, fact, { ...reading, ...rest }) ??
    concessionOf(teller);
  const act = content?.favors === said ? content?.act : undefined;
  if (said) return { by: 'content', favors: said, act, ...rest };
  if (content) return { by: 'content', ...content, ...rest };
  // Nobody's message is his side's own story, and who wrote it is not known to be of the other.
  if (isUnsigned(fact, teller, paperOf(read, fact)?.kind)) return { favors: 'unsure', by: 'teller', ...rest };
  // What one of them volunteered to the other's counsel helps nobody for sure.
  if (teller.pressed) return { favors: 'unsure', by: 'teller', ...rest };
  return { favors: admitted ? 'neither' : teller.side, by: 'teller', ...rest };
}

const sideOf = (read: ReadCase, favors: 'claiming' | 'defending'): 'ours' | 'theirs' =>
  sideThat(read, favors) === 'ours' ? 'ours' : 'theirs';

/** What a witness of one side had to grant to counsel of the other. */
const concessionOf = ({ side, conceded, pressed }: Teller): Content | undefined =>
  conceded && pressed ? { favors: side === 'ours' ? 'theirs' : 'ours', act: 'concession' } : undefined;

/** "I have not practiced since 2014", "I charge $450 an hour": what an expert grants of himself. */
function limitOf({ said }: ModelFact, { name, side, retained }: Teller): Content | undefined {
  if (!retained || name === undefined || side === 'neither') return undefined;
  const own = new RegExp(`^(?:Dr\\.? )?(?:\\p{Lu}[\\p{L}.]* )*${escaped(surname(name))}\\b`, 'u');
  return said.some((text) => own.test(text) && LIMITS.test(text))
    ? { favors: side === 'ours' ? 'theirs' : 'ours', act: 'concession' }
    : undefined;
}
/** What our own paper grants against us. */
function grantedOf(
  { sentences, sides }: ReadCase,
  fact: ModelFact,
  { places, teller }: Pick<Reading, 'places'> & Pick<Bearing, 'teller'>,
): Content | undefined {
  if (sides.criminal || teller.side === 'neither' || teller.as === 'testimony') return undefined;
  const at = placeOf(fact, places);
  return at !== undefined && grantsAgainstItself(sentences, at)
    ? { favors: teller.side === 'ours' ? 'theirs' : 'ours', act: 'concession' }
    : undefined;
}
const LIMITS =
  /\b(?:not|never|only|no longer|charges?|paid|fee|assum(?:ed|es)|(?:has|have) testified|percent of)\b|\$\d/i;

type Given = Omit<Reading, 'admitted' | 'facts'> & Pick<Bearing, 'teller' | 'admitted'>;

function ofTheAccused(read: ReadCase, fact: ModelFact, given: Given): Content | undefined {
  const { cast, teller, charged } = given;
  if (fact.said.some((text) => isChargedWith(text, charged) && speaks(text, cast.accused, true)))
    return { favors: sideOf(read, 'claiming'), act: 'confession' };
  const goesOn = goesOnFor(read, fact, given);
  const toldByNear =
    (teller.side === sideThat(read, 'defending') && teller.as === 'statement') || goesOn === 'near';
  const found = fact.said.flatMap(
    (text, at) =>
      bearingOfAccused(text, cast, {
        toldByNear,
        goesOn: goesOn === 'accused' || (at > 0 && speaks(fact.said[0]!, cast.accused, false)),
      }) ?? [],
  );
  // A confession is one with its excuses; else what clears him in one half clears him in the whole.
  const content =
    found.find(({ why }) => why === 'confession') ??
    found.find(({ favors }) => favors === 'defending') ??
    found[0];
  return (
    content && {
      favors: content.favors === 'unsure' ? 'unsure' : sideOf(read, content.favors),
      act: content.why,
    }
  );
}

function ofTheSuit(read: ReadCase, fact: ModelFact, given: Given): Content | undefined {
  const { actors, teller, admitted } = given;
  // "Defendants deny that the flashers were on" is a plea, and nobody's fact.
  if (teller.as === 'pleading' && fact.said.some((text) => PLEADS.test(text))) return { favors: 'unsure' };
  if (isEarlierHarm(read.model, fact)) return { favors: sideOf(read, 'defending'), act: 'earlier-harm' };
  if (isFoundWell(read.model, fact)) return { favors: sideOf(read, 'defending'), act: 'found-well' };
  if (bidsOrRefuses(fact.said, actors)) return { favors: sideOf(read, 'defending'), act: 'own-fault' };
  const claims = teller.side === sideThat(read, 'claiming');
  const defends = teller.as === 'pleading' && teller.side === sideThat(read, 'defending');
  if (defends && !admitted && speaksOfClaimant(fact, actors)) return { favors: 'unsure' };
  const sworn = teller.side === 'neither' ? 'other' : claims ? 'first' : 'second';
  const [content] = fact.said
    .map((text) => named(read, fact, text, given))
    .flatMap(
      (text) =>
        bearingOfAct(text, actors, {
          sworn: teller.as === 'testimony' ? sworn : undefined,
          quoted: !claims,
        }) ?? [],
    )
    .map(({ favors, act }) => ({ favors: sideOf(read, favors), act }))
    .filter(({ favors, act }) => {
      // A harm that is granted, or pay and repairs, are common ground.
      if ((act === 'care' || act === 'harm') && admitted) return false;
      // A pleading does not accuse itself, unless it grants it or tells of the one who sues.
      const itself = teller.as === 'pleading' && teller.side !== favors && !admitted;
      return !itself || (claims && OF_THE_CLAIMANT.test(act));
    });
  if (content) return content;
  if (admitted && sworn === 'second' && NOTHING_DONE.test(fact.said.join(' ')))
    return { favors: sideOf(read, 'claiming'), act: 'fault' };
  return undefined;
}
/** What one's own people said or wrote of the one who sues, quoted in one's own paper because it must be met there. */
const speaksOfClaimant = ({ said }: ModelFact, { first }: Actors): boolean => {
  const all = said.join(' ');
  const quoted = [...all.matchAll(/“([^”]*)”/g)].map(([, words = '']) => words).join(' ');
  if (quoted === '' || opensOn(all, first)) return false;
  const given = first.flatMap((name) => [surname(name), name.split(' ')[0]!]);
  return (
    given.some((name) => name.length > 2 && new RegExp(`\\b${escaped(name)}\\b`, 'u').test(quoted)) ||
    (/\b(?:said to|wrote to|wrote|told) (?!“)(?:him|her|them|\p{Lu}[^“]{2,40}), “/u.test(all) &&
      /\byou\b/i.test(quoted))
  );
};
const opensOn = (text: string, names: readonly string[]): boolean =>
  names.some((name) =>
    new RegExp(
      `^(?:On [^,]{3,20}(?:, \\d{4})?, (?:at [^,]{4,12}, )?)?(?:\\p{Lu}[\\p{L}.]* ){0,2}${escaped(surname(name))}\\b`,
      'u',
    ).test(text),
  );
/** As the reports of a shop or a clinic call the one who sues it. */
const CLAIMANT =
  /^(?:The )?(?:[Cc]ustomer|[Gg]uest|[Pp]atron|[Pp]atient|[Cc]laimant|[Rr]esident|[Tt]enant)\b(?! \p{Lu})/u;
/** "She declined it": whoever alone of the parties was spoken of before. */
function named(
  { sentences }: ReadCase,
  fact: ModelFact,
  text: string,
  { actors, places }: Pick<Reading, 'actors' | 'places'>,
): string {
  const nouns = CLAIMANT.exec(text)?.[0];
  if (nouns && actors.first.length === 1) return `${actors.first[0]!}${text.slice(nouns.length)}`;
  if (!/^(?:He|She)\b/.test(text)) return text;
  const at = placeOf(fact, places);
  const first = fact.said[0]!;
  const before = first === text ? (at === undefined ? '' : (sentences[at - 1]?.text ?? '')) : first;
  const of = (names: readonly string[]): string[] => names.filter((name) => before.includes(surname(name)));
  const [claims, defends] = [of(actors.first), of(actors.second)];
  const [one] = claims.length > 0 && defends.length === 0 ? claims : claims.length === 0 ? defends : [];
  return one === undefined ? text : text.replace(/^(?:He|She)\b/, one);
}

const PLEADS = /^[^“”]{2,100} den(?:y|ies) (?:that|any|all|each|the)\b/;
const OF_THE_CLAIMANT = /^(?:own-fault|denial|unsure|amends)$/;

const toldByBoth = ({ papers, model }: ReadCase, { sources }: ModelFact): boolean => {
  const told = new Set(
    sources.flatMap(({ document, page }) => {
      const paper = papers.find(
        (one) =>
          one.document.name === document?.name && one.document.pages.some(({ number }) => number === page),
      );
      return paper ? [accountOf(paper, model.side)] : [];
    }),
  );
  return told.has('ours') && told.has('theirs');
};

/** "No rent was paid", where the answer has to admit it. */
const NOTHING_DONE = /^No \p{Ll}|\b(?:not|never|nothing|penalty|citation|violation)\b/u;
