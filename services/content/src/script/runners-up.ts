import type { ModelFact } from '@lectern/contracts/case-model';
import { bearingOf } from '../case-model/bearing.js';
import { repeats } from '../case-model/repeated-facts.js';
import { placeOf, placesOf } from '../case-model/pronouns.js';
import { type Brief, story } from './brief.js';
import { isJottedDown } from './english/jotted.js';
import { countWords } from './english/count-words.js';
import { commentsOnSilence, onlyAsks, tellsSettlement } from './is-told.js';
import { leans } from './english/sayable.js';
import { finiteAt, tagged } from './english/tagged.js';
import { mistakable } from './namesake.js';
import { storyWeights, triviaIn, withoutTrivia } from './story-weight.js';
import { withoutSingleAnswers } from './sworn-in-openings.js';
import { QUOTATIONS } from './english/quotes.js';

/** A question and its answer under oath are for the stand and the closing; who tells what happened leaves them out. */
export const isExchange = ({ said }: ModelFact): boolean => / was asked: “/.test(said[0] ?? '');

/** "On May 4, the notes said: “...”": a row of a log tells nothing of who did what, and opens for us only where it speaks for us. */
const isRecordRow = ({ said }: ModelFact): boolean => RECORD_SAID.test(said[0] ?? '');
const RECORD_SAID =
  /^(?:(?:On|At|As to) [^“”]{3,60}, )?[Tt]he [\p{Ll} /-]{3,60} (?:said|went on|reads?|states?): “/u;

/** A fact that was not chosen must do more than those, or complete what is told around it. */
const JOINS = 5.5;
const COMPLETES = 3;

/** "Fracture of the left wrist, two pins.": a note of a chart is no sentence. */
const isSentence = (text: string): boolean =>
  !OF_LAW.test(text.replace(QUOTATIONS, '“words”')) &&
  !isJottedDown(text) &&
  (/[“"]/.test(text) || finiteAt(tagged(text)) > 0);
/** What a law does, and what a verdict would say. */
const OF_LAW =
  /\b(?:became law|into law|statut\w+|regulations?|constitution\w*|amendment|breach(?:ed|es)?|negligen\w*|liable|unlawful\w*|violat(?:ed|es|ing|ions?)|(?:partnership|corporate) opportunity|otherwise denies)\b/i;

const isTimed = ({ said }: ModelFact): boolean => said.some((text) => /\b\d{1,2}:\d{2}\b/.test(text));

/** Events that an opening may tell, chosen or not. */
export function offeredIn({ model, read }: Brief): readonly ModelFact[] {
  const known = offeredOf.get(read);
  if (known) return known;
  const offered = model.facts.filter(
    (fact) =>
      fact.kind === 'event' &&
      fact.said.length > 0 &&
      fact.said.every(isSentence) &&
      !commentsOnSilence(read, fact) &&
      !tellsSettlement(fact) &&
      !onlyAsks(fact) &&
      !mistakable(read, fact) &&
      !isExchange(fact),
  );
  offeredOf.set(read, offered);
  return offered;
}
/** Whatever is drafted of a case asks for them, several times. */
const offeredOf = new WeakMap<Brief['read'], readonly ModelFact[]>();

/** So many facts of our own paper are its whole story. */
const WHOLE = 8;
/** What another paper adds to that story. */
const STRENGTHENS = 14;

/** What our own paper tells, where that is a story; undefined where it is none. */
export function ownPaperStory(
  brief: Brief,
  isOurs: (fact: ModelFact) => boolean,
): readonly ModelFact[] | undefined {
  if (brief.read.typed) return undefined;
  const trivial = triviaIn(brief.read);
  return ownAccountIn(brief, offeredIn(brief), (fact) => isOurs(fact) && !trivial(fact));
}

/** What our own paper tells, all of it, where that is a story: what other papers jot down between would only break it up. */
function ownAccountIn(
  { read }: Brief,
  offered: readonly ModelFact[],
  mayTell: (fact: ModelFact) => boolean,
): ModelFact[] | undefined {
  const own = offered.filter((fact) => {
    const { side, as } = bearingOf(read, fact).teller;
    return (
      side === 'ours' && (as === 'pleading' || as === 'accusation') && !isRecordRow(fact) && mayTell(fact)
    );
  });
  // A charge or a complaint that tells the story tells it better than the notes of whoever investigated.
  const noted = new Set(
    read.papers.filter(({ kind }) => kind === 'report').map(({ document }) => document.name),
  );
  const composed = own.filter(({ sources }) => !noted.has(sources[0]?.document?.name ?? ''));
  return composed.length >= WHOLE ? composed : own.length >= WHOLE ? own : undefined;
}

/** Of the other papers, what proves our account in their own words. */
function strengthens({ read }: Brief, fact: ModelFact, weight: (fact: ModelFact) => number): boolean {
  const { favors, by, teller } = bearingOf(read, fact);
  return (
    teller.as === 'pleading' ||
    teller.as === 'testimony' ||
    (favors === 'ours' && by === 'content' && weight(fact) >= STRENGTHENS)
  );
}

/**
 * The facts that an opening is made of: those of the story that do something for it, and for a longer time the strongest beside
 * them that are ours to tell, first those that stand next to a told one in the paper, until `words` are told; each at its place.
 */
export function openingFacts(brief: Brief, words: number, isOurs: (fact: ModelFact) => boolean): ModelFact[] {
  const { model, read } = brief;
  const chosen = story(brief).filter((fact) => !isExchange(fact));
  if (read.typed) return chosen;
  const proves = (fact: ModelFact): boolean => {
    const { favors, by } = bearingOf(read, fact);
    return !isRecordRow(fact) || (favors === 'ours' && by === 'content');
  };
  const offered = offeredIn(brief);
  const weight = storyWeights(read, [...new Set([...offered, ...chosen])]);
  const size = ({ said }: ModelFact): number => said.reduce((sum, text) => sum + countWords(text), 0);
  const trivial = triviaIn(read);
  const account = ownPaperStory(brief, isOurs);
  const joins = (fact: ModelFact): boolean => account === undefined || strengthens(brief, fact, weight);
  const strong = chosen
    .filter(
      (fact) =>
        !trivial(fact) && fact.said.every(isSentence) && proves(fact) && (!isOurs(fact) || joins(fact)),
    )
    .concat(account ?? []);
  const told = new Set(strong);
  let left = words - strong.filter(isOurs).reduce((sum, fact) => sum + size(fact), 0);
  const places = placesOf(read.sentences);
  const toldAt = new Set(strong.filter(isOurs).map((fact) => placeOf(fact, places)));
  const isNext = (fact: ModelFact): boolean => {
    const at = placeOf(fact, places);
    return at !== undefined && (toldAt.has(at - 1) || toldAt.has(at + 1));
  };
  const worth = (fact: ModelFact): number => weight(fact) + (isNext(fact) ? JOINS - COMPLETES : 0);
  const others = offered
    .filter(
      (fact) =>
        !told.has(fact) &&
        isOurs(fact) &&
        !trivial(fact) &&
        proves(fact) &&
        joins(fact) &&
        worth(fact) >= JOINS &&
        (isNext(fact) || !leans(fact.said[0]!)),
    )
    .sort((a, b) => worth(b) - worth(a));
  for (const fact of others) {
    if (left <= 0) break;
    // What a summary told without its hour is told again where it belongs.
    const known = isTimed(fact) ? [...told].filter(isTimed) : told;
    if (size(fact) > left || repeats(fact, known)) continue;
    told.add(fact);
    left -= size(fact);
  }
  const facts = model.facts.filter((fact) => told.has(fact));
  return withoutSingleAnswers(brief, facts, weight).map((fact) => withoutTrivia(read, fact));
}
