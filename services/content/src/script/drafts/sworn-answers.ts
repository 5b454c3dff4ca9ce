import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { standsFor } from '../../case-model/allegiance.js';
import { bearingOf } from '../../case-model/bearing.js';
import { isDeposition } from '../../case-model/deposed.js';
import { surname } from '../../case-model/sides.js';
import { talksOf } from '../../case-model/talks.js';
import { appearsFor } from '../appears-for.js';
import type { Brief } from '../brief.js';
import { nested } from '../answered-question.js';
import { EXAMINER, questionOf } from '../answers.js';
import { centrality, isCentral, isWeighed } from '../central-words.js';
import { withoutLead } from '../conceded.js';
import { grantsUs, helpsUs } from '../cross-serving.js';
import { mayBeTold } from '../cross-statements.js';
import { withoutSuffix } from '../english/last-name.js';
import { sharedStems, stemsOf } from '../english/likeness.js';
import { SETTLES } from '../is-told.js';
import { type Line, type Paragraph, framing, part, quotesOf, resting } from '../line.js';
import { faultsOf } from '../lint.js';
import { ownWords } from '../own-papers.js';
import { sidesteps } from '../sidesteps.js';
import { gendersOf } from '../genders-of.js';
import { firstSaid, readBacks } from '../read-back.js';
import { crossedIn } from '../crossed-in.js';
import { grantedOnCross } from './granted-on-cross.js';
import { isReadOut, swornStatement } from './sworn-statements.js';
import { hasTestified, witnessesFor } from '../witnesses.js';

const MOST_WITNESSES = 2;
const MOST_TRIED = 6;
const MOST_ANSWERS = 5;
const MOST_TOLD = 5;
const LEAST_READ = 3;
const LEAST_TOLD = 2;
const FEWEST_ANSWERS = 2;
/** Below it an answer speaks of nothing that the rest of the file speaks of. */
const CENTRAL = 1.5;
/** What counsel put and the witness let stand is surer than what he answered in his own words. */
const CONCEDED = 0.35;
const TOLD_ALREADY = 0.7;
/** What moves a jury for whoever accuses. */
const ACCUSES =
  /[.!] (?:He|She|They) \p{Ll}+|\b(?:bro(?:ke|ken)|hurts?|scared|afraid|blood|bleeding)\b|[“"]/u;
const SPOKEN = { type: 'opening_statement', form: 'speech', jury: true, opening: true } as const;

interface Answer {
  asked: string;
  answered: string;
  /** What question and answer tell of him together, in a sentence of its own. */
  told?: string;
  fact: ModelFact;
  at: number;
  weight: number;
}
interface Answers {
  witness: ModelPerson;
  /** What he let stand of what our counsel put, chapter by chapter. */
  granted: Line[];
  words: Answer[];
  weight: number;
}

/**
 * What the witnesses of the other side had to answer under oath: the answers that the rest of the file makes matter, read out word
 * for word, in their order (Fed. R. Evid. 801(d)(2), 613; Mauet, Trial Techniques and Trials, ch. 9).
 * @param told what was told before, and is not told again
 */
export function swornAnswers(
  brief: Brief,
  told: readonly Line[],
  lead: (name: string) => string,
): Paragraph[] {
  const known = told.map(({ text }) => ({ text, stems: stemsOf(text) }));
  return answersOf(brief)
    .map(({ witness, granted, words }) => {
      const name = calledIn(brief, witness);
      const isNew = ({ text }: Line): boolean => {
        const own = stemsOf(text);
        return !known.some(({ stems }) => sharedStems(own, stems) >= own.size * TOLD_ALREADY);
      };
      const fresh = words.filter((one) => {
        const own = stemsOf(`${one.asked} ${one.answered}`);
        const asked = nested(withoutLead(one.asked));
        return !known.some(
          ({ text, stems }) => sharedStems(own, stems) >= own.size * TOLD_ALREADY || text.includes(asked),
        );
      });
      const lines = [...granted.filter(isNew), ...fresh.flatMap(spoken)];
      return lines.length === 0
        ? []
        : part(`What ${name} answered under oath`, [framing(lead(spokenName(witness.name))), ...lines]);
    })
    .filter((lines) => lines.length > 0);
}

/** Has anybody of the other side answered something that is read out? */
export const hasSwornAnswers = (brief: Brief): boolean => answersOf(brief).length > 0;

/** Do both rest on one answer? */
const isSame = (
  one: Pick<Answers, 'words' | 'granted'>,
  other: Pick<Answers, 'words' | 'granted'>,
): boolean =>
  one.words.some(({ asked }) => asked === other.words[0]?.asked) ||
  one.granted.some(({ text }) => text === other.granted[0]?.text);

const calledIn = ({ read }: Brief, { name }: ModelPerson): string =>
  read.shared.has(surname(name)) ? spokenName(name) : surname(name);
const spokenName = (name: string): string => withoutSuffix(name).replace(/ \p{Lu}\.(?= )/gu, '');

const answersOfCase = new WeakMap<Brief['read'], Answers[]>();
function answersOf(brief: Brief): Answers[] {
  const known = answersOfCase.get(brief.read);
  if (known) return known;
  const { witness: _, ...anybody } = brief;
  const examined: Brief = { ...anybody, scenario: 'cross-examination' };
  const found = witnessesFor(examined)
    .slice(0, MOST_TRIED)
    .map((person) => answersFrom(examined, person))
    .filter(({ words, granted }) => words.length + granted.length >= FEWEST_ANSWERS)
    .sort((a, b) => b.weight - a.weight)
    // One who is named in two ways answered once.
    .filter(({ words, granted }, at, all) => !all.slice(0, at).some((one) => isSame(one, { words, granted })))
    .slice(0, MOST_WITNESSES);
  answersOfCase.set(brief.read, found);
  return found;
}

function answersFrom(brief: Brief, person: ModelPerson): Answers {
  const witness = hasTestified(brief, person) ? { ...person, side: standsFor(brief.read, person) } : person;
  const helps = helpsUs(brief, witness);
  const grants = grantsUs(brief);
  const accused = brief.read.sides.criminal && brief.model.side === 'defending';
  const own = ownWords(brief, witness);
  const name = calledIn(brief, witness);
  const gender = gendersOf(brief).get(person.name);
  const stated = own
    .filter((one) => helps(one) || grants(one))
    .flatMap((one): Answer[] => {
      const { question = '', words, conceded, fact, at } = one;
      const told = swornStatement(one, name, gender);
      if (!told && !isReadOut(one)) return [];
      const asked = question.replace(EXAMINER, '');
      const weight = centrality(brief.read, `${asked} ${words}`) + (conceded ? CONCEDED : 0);
      return [{ asked, answered: firstSaid(words) ?? words, fact, at: at!, weight, ...(told && { told }) }];
    });
  const oursAsked = askedByOurs(brief);
  const chosen: Answer[] = [
    ...stated,
    ...(isWeighed(brief.read) ? readBacks(brief, witness, own.filter(isReadOut)) : []),
  ]
    .filter(
      ({ asked, answered, fact, at, weight }: Answer) =>
        isCentral(brief.read, weight, CENTRAL) &&
        oursAsked(fact, at) &&
        !sidesteps(asked, answered) &&
        // What the accused said is the prosecution's to bring.
        !(accused && ACCUSES.test(answered)) &&
        !SETTLES.test(`${asked} ${answered}`) &&
        !speaksAgainstUs(brief, fact, `${asked} ${answered}`) &&
        mayBeTold(brief, asked, fact),
    )
    .sort((a, b) => b.weight - a.weight);
  const granted = grantedOnCross(brief, witness, {
    own,
    name,
    gender,
    may: ({ question = '', words, fact, at }) =>
      oursAsked(fact, at!) &&
      !(accused && ACCUSES.test(words)) &&
      !SETTLES.test(`${question} ${words}`) &&
      !speaksAgainstUs(brief, fact, `${question} ${words}`),
  });
  const rested = new Set(granted.flatMap(quotesOf));
  const rest = chosen.filter(({ fact }) => !fact.sources.some(({ quote }) => rested.has(quote)));
  const told = rest.filter((one) => one.told).slice(0, granted.length > 0 ? LEAST_TOLD : MOST_TOLD);
  const readOut = rest.filter(({ told: as, at }) => !as && !told.some((one) => one.at === at));
  const read = Math.max(LEAST_READ, MOST_ANSWERS - told.length);
  const kept = [...told, ...readOut.slice(0, read)];
  return {
    witness,
    granted,
    words: kept.sort((a, b) => a.at - b.at),
    weight: kept.reduce((sum, { weight }) => sum + weight, 0) + granted.length,
  };
}

function speaksAgainstUs({ read }: Brief, fact: ModelFact, said: string): boolean {
  const { favors, by } = bearingOf(read, { ...fact, said: [said] });
  return favors === 'theirs' && by === 'content';
}

/** A tester for exchanges under oath in which our counsel asked; where the papers do not tell whose counsel somebody is, below the heading of a cross-examination. */
function askedByOurs(brief: Brief): (fact: ModelFact, at: number) => boolean {
  return ({ sources, text }, at) => {
    const paper = brief.read.papers
      .map(({ document }) => document)
      .find((one) => {
        const talk = one.name === sources[0]?.document?.name ? talksOf(one)[at] : undefined;
        return talk !== undefined && text.startsWith(`Q. ${questionOf(talk)}`);
      });
    const head = paper?.pages
      .map((page) => page.text)
      .join('\n')
      .slice(0, HEAD);
    if (!paper || INTERVIEW.test(head!) || !(isDeposition(paper) || SWORN.test(head!))) return false;
    const talks = talksOf(paper);
    const { by, question } = talks[at]!;
    const ours = appearsFor(brief, 'ours', paper.pages);
    const theirs = appearsFor(brief, 'theirs', paper.pages);
    if (ours(by)) return true;
    if (theirs(by) || talks.some((one) => ours(one.by))) return false;
    const alone = new Set(talks.map((one) => one.by)).size === 1;
    return (alone && isDeposition(paper)) || crossedIn(brief, paper)(question);
  };
}
const HEAD = 1200;
const SWORN =
  /\b(?:sworn|oath|affirmed|depos(?:ition|ed)|testimony|testified|transcript|hearing|trial|examination)\b/i;
const INTERVIEW = /\b(?:interview(?:ed|er)?|recorded statement)\b/i;

/** What is told of him in a sentence, else "Question: “...” Answer: “...”", as a transcript is read out. */
function spoken({ asked, answered, told, fact }: Answer): Line[] {
  if (told) {
    const line = { ...resting(told, fact), reworded: true };
    return faultsOf(line, SPOKEN).length > 0 ? [] : [line];
  }
  const lines = [`Question: “${nested(withoutLead(asked))}”`, `Answer: “${nested(answered)}”`].map(
    (text) => ({
      ...resting(text, fact),
      reworded: true,
    }),
  );
  return lines.some((line) => faultsOf(line, SPOKEN).length > 0) ? [] : lines;
}
