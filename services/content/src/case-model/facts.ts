import { createHash } from 'node:crypto';
import type { ModelFact, ModelSource, PaperKind } from '@lectern/contracts/case-model';
import { dateKey } from '@lectern/legal-text/dates';
import { isProse } from '../case-fields/key-facts.rules.js';
import { speaksToMachines } from '../case-fields/injected-text.rules.js';
import { replies } from '../script/english/sayable.js';
import { withoutLearning } from '../script/english/paper-asides.js';
import { withCarriedSubjects } from './carried-subjects.js';
import type { Called } from './called.js';
import { eventDate } from './event-date.js';
import type { FileSentence } from './file-sentences.js';
import { QUIET, chosenFrom, isOfThePast } from './floors.js';
import { type Force, forceOf } from './force.js';
import { asThirdPerson } from './third-person.js';
import { happened, omits, reasonOfDenial, withoutAnswering, withoutPleading } from './happened.js';
import { chainOf, follows } from './chains.js';
import { repeats } from './repeated-facts.js';
import { isNoFact } from './no-fact.js';
import { isProofOfThings } from './police-english.js';
import { setsTheScene } from './sets-the-scene.js';
import { withSettings } from './settings.js';
import { ARGUED, storyEnd } from './story-end.js';
import { tell } from './tell.js';
import { withThatDate } from './that-date.js';
import type { Tellable } from './tellable.js';

const SHORTEST = 25;
/** What a jury can be shown is worth as much as what somebody did. */
const PROOF_OF_THINGS = 2;
/** "He begged her to try." */
const SHORTEST_TOLD = 14;
const LONGEST = 420;
/** What strikes a listener this much is told although it takes a breath more. */
const FORCEFUL = 3;
const MOST_WORDS_OF_FORCE = 29;
const STRIKING = 7;
const MOST_WORDS_STRIKING = 34;
/** What our own pleading says in one breath is told so, where it cannot be told in two. */
const BREATH = 5;
/** Told facts of each document that are weighed against each other; the rest of a long file is weaker than these. */
const WEIGHED = 160;
/** Sentences that can be said, each with its force, in order of the document. */
export function tellable(
  sentences: readonly FileSentence[],
  called: Called,
  {
    kind,
    by,
    ours,
    insures,
    isTheirs,
    plain,
  }: {
    kind: PaperKind;
    /** A sentence of a report in whole English. */
    plain?: ((text: string) => string) | undefined;
    by?: (sentence: FileSentence) => string | undefined;
    ours: boolean;
    insures?: boolean;
    isTheirs?: (surname: string) => boolean;
  },
): Tellable[] {
  const argues = kind === 'brief' || kind === 'motion';
  const carried = kind === 'report' || kind === 'form' ? withCarriedSubjects(sentences, isTheirs) : undefined;
  const known = new Map<FileSentence, string>();
  const wordsOf = (sentence: FileSentence): string => {
    const before = known.get(sentence);
    if (before !== undefined) return before;
    const words =
      carried?.get(sentence) ?? (ours ? reasonOfDenial(sentence.text) : undefined) ?? sentence.text;
    const spoken = plain && words !== '' ? plain(words) : words;
    known.set(sentence, spoken);
    return spoken;
  };
  const end = ARGUED.has(kind) ? storyEnd(sentences, argues) : Infinity;
  const weighed = sentences
    .filter((sentence) => {
      const { section, reported, repeated } = sentence;
      const text = plain || ours ? wordsOf(sentence) : sentence.text;
      return (
        section !== 'aside' &&
        !repeated &&
        carried?.get(sentence) !== '' &&
        (!reported || ATTRIBUTED.test(text)) &&
        (text.length >= SHORTEST || ((omits(text) || text.length >= SHORTEST_TOLD) && tells(text))) &&
        text.length <= LONGEST &&
        (isProse(text) || tells(text) || carried?.has(sentence)) &&
        !isNoFact(text) &&
        !speaksToMachines(text)
      );
    })
    .map((sentence) => {
      const text = withoutAnswering(plain || ours ? wordsOf(sentence) : sentence.text);
      const force = forceOf({ ...sentence, text }, { insures: insures ?? false });
      return {
        sentence,
        force: plain && isProofOfThings(text) ? { ...force, force: force.force + PROOF_OF_THINGS } : force,
      };
    })
    .filter(({ force }) => force.force >= 0 || force.kind !== 'event');
  const strongest = new Set(
    [...weighed]
      .filter(({ force }) => force.kind === 'event')
      .sort((a, b) => b.force.force - a.force.force)
      .slice(0, WEIGHED)
      .map(({ sentence }) => sentence.order),
  );
  // Where a court or a brief reasons, "the defendant" may be that of another case.
  const steps = new Set(
    stepsAmong(
      weighed.filter(
        ({ sentence }) => sentence.order < end + STEPS_GO_ON || (!argues && called.namesParty(sentence.text)),
      ),
    ),
  );
  const told = weighed
    .filter(
      ({ sentence, force }) =>
        (force.kind === 'event' && strongest.has(sentence.order) && sentence.order < end) ||
        steps.has(sentence.order),
    )
    .flatMap(({ sentence, force }) => {
      const speaker = by?.(sentence);
      const words = wordsOf(sentence);
      const learned = withoutLearning(withThatDate(words, sentence, sentences));
      const own = speaker ? asThirdPerson({ text: learned }, speaker) : learned;
      const text = ours ? withoutPleading(own) : withoutAnswering(own);
      const most =
        force.force >= STRIKING
          ? MOST_WORDS_STRIKING
          : force.force >= FORCEFUL
            ? MOST_WORDS_OF_FORCE
            : undefined;
      const telling =
        tell(text, called, most) ?? (ours && most ? tell(text, called, most + BREATH) : undefined);
      if (!telling?.said.some(happened) && !(telling && ours && setsTheScene(sentence, telling.said)))
        return [];
      const reworded = telling.reworded || text !== sentence.text;
      return [{ sentence, of: sentences.length, ...force, ...telling, reworded }];
    });
  return withSettings(told, sentences, called);
}

/** A whole sentence of something done, whichever verb it has. */
const tells = (text: string): boolean => /[\p{Ll}\d][.]["”’]?$/u.test(text) && happened(text);

/** Sentences behind the story in which its last steps are told. */
const STEPS_GO_ON = 8;

/** Steps of the case: the first, and of a long file no more than the strongest beside them. */
function stepsAmong(weighed: readonly { sentence: FileSentence; force: Force }[]): number[] {
  const steps = weighed.filter((one) => one.force.kind === 'procedure' && DECIDED.test(one.sentence.text));
  const strong = [...steps].sort((a, b) => b.force.force - a.force.force).slice(0, WEIGHED / 2);
  return [...steps.slice(0, WEIGHED / 4), ...strong].map(({ sentence }) => sentence.order);
}

/** Says by itself whose account it is. */
const ATTRIBUTED =
  /\b(?:testified|stated|told|said|explained|claimed|admitted|reported|recalled|according to)\b/i;

/** Steps of the case itself, for those who decide on a motion or an appeal. */
const DECIDED =
  /\b(?:granted|denied|dismissed|affirmed|reversed|vacated|remanded|filed|moved|appealed|held|found|concluded|ruled|ordered|entered|issued|sought|sued|brought|removed|transferred|convicted|sentenced|certified|stayed|enjoined|argued|opposed)\b/;
const STEPS = 10;

/** How many facts a draft tells unless the attorney chooses otherwise, and how many more are offered. */
export const TOLD = 26;
export const OFFERED = 60;

/** The strongest facts, of our own pleading also those without force, at least a quarter of them from each third of the document where it has them; leaning ones with what they lean on. */
export function strongest(facts: readonly Tellable[], most = TOLD, ours = false): Set<Tellable> {
  const chosen = new Set<Tellable>();
  const floor = ours ? 0 : chosenFrom(facts.filter(({ kind }) => kind === 'event'));
  const before = new Map(facts.map((fact, at) => [fact, facts[at - 1]]));
  const after = new Map(facts.map((fact, at) => [fact, facts[at + 1]]));
  const take = (fact: Tellable): void => {
    if (chosen.has(fact) || repeats(fact, chosen)) return;
    const chain = chainOf(fact, before);
    if (!chain) return;
    for (const one of [chain[0]!.setting, ...chain]) if (one) chosen.add(one);
    // A question is told with its answer.
    const reply = after.get(fact);
    if (reply && replies(reply.said[0] ?? '') && follows(fact, reply)) chosen.add(reply);
  };
  const steps = facts.filter(({ kind }) => kind === 'procedure').slice(0, STEPS);
  for (const step of steps) take(step);
  const room = most + chosen.size;
  const ranked = facts
    // What is quiet must have happened, at least: how something stands, or is meant, says little outside our own story.
    .filter(
      ({ kind, force, said }) =>
        kind === 'event' && force >= floor && (ours || force >= QUIET || said.every(isOfThePast)),
    )
    .sort((a, b) => b.force - a.force || a.sentence.order - b.sentence.order);
  // Timed to the second, it is told so, and not again as it is summed up elsewhere.
  for (const fact of ranked.filter(({ said }) => TIMED.test(said.join(' '))).slice(0, Math.floor(most / 3)))
    take(fact);
  for (const third of [0, 1, 2])
    for (const fact of ranked
      .filter(({ sentence }) => sentence.third === third)
      .slice(0, Math.floor(most / 4)))
      take(fact);
  for (const fact of ranked) {
    if (chosen.size >= room) break;
    take(fact);
  }
  return chosen;
}

const TIMED = /\b\d{1,2}:\d{2}:\d{2}\b/;

export const idOf = (kind: string, text: string): string =>
  `${kind}-${createHash('sha256')
    .update(
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .digest('hex')
    .slice(0, 10)}`;

export const sourceOf = (sentence: FileSentence): ModelSource => ({
  document: { ...(sentence.document.id && { id: sentence.document.id }), name: sentence.document.name },
  page: sentence.page,
  quote: sentence.text,
});

export function modelFact(fact: Tellable, used: boolean): ModelFact {
  // Who somebody was is said first and has no day.
  const date = eventDate(fact.said.join(' '));
  return {
    id: idOf('fact', fact.sentence.text),
    confidence: 'sure',
    sources: [sourceOf(fact.sentence)],
    text: fact.sentence.text,
    said: fact.said,
    reworded: fact.reworded,
    kind: fact.kind,
    ...(date && { date: dateKey(date) }),
    force: Math.round(fact.force * 10) / 10,
    reasons: fact.reasons,
    people: [],
    used,
  };
}
