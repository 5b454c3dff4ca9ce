import type { ModelFact } from '@lectern/contracts/case-model';
import { sourceOf } from '../case-model/facts.js';
import type { Brief } from './brief.js';
import { type Contention, contentionsOf } from './contentions.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { lowerFirst } from './english/casing.js';
import { type Line, factLines, resting } from './line.js';
import type { Whose } from './party-meant.js';
import { type Point, pointsOf } from './points.js';
import { lawWithin, rulesFor } from './rules-of-law.js';
import { type SpokenContention, saidAs, saidOf } from './said-contention.js';
import { hurts } from './their-best-point.js';
import { whoWon } from './who-appeals.js';

const [MOST_POINTS, MOST_LAW, MOST_FACTS] = [4, 2, 2];
const ALIKE = 0.7;

/** One thing that a side argues, with every reason that it gives. */
interface Argued {
  contentions: Contention[];
  spoken: SpokenContention[];
  stems: ReadonlySet<string>;
}

/** What a side argues on appeal by the court's paper, each thing once: before this court if anything is, else in the court below. */
function arguedBy(brief: Brief, whose: Whose): Argued[] {
  const all = contentionsOf(brief).filter((one) => one.whose === whose);
  const now = all.filter(({ past }) => !past);
  const found: Argued[] = [];
  for (const one of now.length > 0 ? now : all) {
    const spoken = saidAs(brief, one);
    if (!spoken) continue;
    const stems = stemsOf(spoken.point.join(' '));
    const same = found.find(
      (other) => sharedStems(stems, other.stems) >= Math.min(stems.size, other.stems.size) * ALIKE,
    );
    if (!same) found.push({ contentions: [one], spoken: [spoken], stems });
    else if (spoken.reason.length > 0 && !same.spoken.some(({ reason }) => reason[0] === spoken.reason[0])) {
      same.contentions.push(one);
      same.spoken.push(spoken);
    } else same.contentions[0]!.behind.push(...one.behind);
  }
  return found;
}

const known = new WeakMap<Brief, Point[]>();

/** The points of an appeal: of our own brief, else what the court's paper says that our side argues. */
export function appealPoints(brief: Brief): Point[] {
  const own = pointsOf(brief);
  const found = own.length > 0 ? own : (known.get(brief) ?? contended(brief));
  if (own.length === 0) known.set(brief, found);
  return found;
}

function contended(brief: Brief): Point[] {
  const names = namesOf(brief);
  const used = new Set<string>();
  const told = new Set<ModelFact>();
  // What a court says behind an argument that it refused is its answer to it, and no law for us.
  const won = whoWon(brief) === 'ours';
  const all = arguedBy(brief, 'ours');
  const specific = all.filter(
    ({ spoken }) => spoken.some(({ reason }) => reason.length > 0) || !ONLY_ERROR.test(spoken[0]!.point[0]!),
  );
  return (specific.length > 0 ? specific : all)
    .slice(0, MOST_POINTS)
    .map(({ contentions, spoken }): Point => {
      const [first] = contentions;
      const [heading, ...more] = spoken[0]!.point;
      const line = (one: Contention, text: string): Line => ({
        ...resting(text, { sources: [sourceOf(one.sentence)] }),
        reworded: true,
      });
      const each = contentions.map((one, at) => [
        ...spoken[at]!.reason.map((text) => line(one, text)),
        ...lawFor(brief, one, won, used),
      ]);
      const stated = each.flat();
      const words = spoken.flatMap(({ point, reason }) => [...point, ...reason]).join(' ');
      return {
        within: within(heading!, first!.clause, names),
        written: first!.clause,
        heading: line(first!, heading!),
        law: [
          ...more.map((text) => line(first!, text)),
          ...(won && each.every((lines, at) => lines.length === spoken[at]!.reason.length)
            ? [...stated, ...rulesFor(brief, words, 1, used)]
            : stated),
        ],
        applied: bearingOn(brief, words, told).flatMap(factLines),
      };
    });
}

/** The law that the paper states for it; where the court refused it, no rule that refuses it. */
function lawFor(brief: Brief, { before, behind }: Contention, won: boolean, used: Set<string>): Line[] {
  if (won) return lawWithin(brief, [...before, ...behind], MOST_LAW, used);
  return lawWithin(
    brief,
    before.filter(({ text }) => !REFUSES.test(text)),
    MOST_LAW,
    used,
  );
}
const REFUSES =
  /\b(?:not|no|nor|cannot|merely|unavailable|unless|only|presum\w+|insufficient|alone|strong)\b/i;

/** Words that keep their capitals. */
export const namesOf = ({ model }: Brief): Set<string> =>
  new Set(
    model.people.flatMap(({ name }) =>
      (name.match(/\p{Lu}\p{L}+/gu) ?? []).map((word) => word.toLowerCase()),
    ),
  );

/** "The court erred in granting the motion": the whole appeal, and no point of it. */
const ONLY_ERROR =
  /\b(?:court|judge) erred (?:in|by|when it) (?:grant|den|dismiss|enter)\p{L}+ [^,]*\b(?:motion|judgment|complaint|petition)\b[^,]*$|\bmotion [^,]* erroneously (?:denied|granted)\.$/iu;

/** Small letters where the paper has them behind "argues that". */
const within = (heading: string, clause: string, names: ReadonlySet<string>): string =>
  clause.replace(/^[“"[‘]+/, '').split(' ')[0] === heading.split(' ')[0]
    ? heading
    : lowerFirst(heading, names);

/** Facts of the record that speak of what a point speaks of, and not against us. */
function bearingOn(brief: Brief, words: string, told: Set<ModelFact>): ModelFact[] {
  const wanted = topics(brief, words);
  const found = brief.model.facts
    .filter(
      (fact) =>
        fact.kind === 'event' && isOfRecord(fact) && isPlain(fact) && !told.has(fact) && !hurts(brief, fact),
    )
    .map((fact) => ({ fact, shared: sharedStems(wanted, topics(brief, fact.said.join(' '))) }))
    .filter(({ shared }) => shared >= FEWEST_SHARED)
    .sort((a, b) => b.shared - a.shared || b.fact.force - a.fact.force)
    .slice(0, MOST_FACTS)
    .map(({ fact }) => fact);
  for (const fact of found) told.add(fact);
  return brief.model.facts.filter((fact) => found.includes(fact));
}
const FEWEST_SHARED = 3;

/** What happened, and not what a court ruled of it or says that it should have. */
export const isOfRecord = ({ used, said }: ModelFact): boolean =>
  used && said.length > 0 && !said.some((one) => OF_COURTS.test(one));
const OF_COURTS =
  /\b(?:(?:district|trial|circuit|superior|lower|supreme|state) court|court of appeals|(?:magistrate|trial|district) judge|(?:circuit|court)) (?:\p{L}+ly )?(?:denied|granted|held|ruled|found|concluded|determined|dismissed|entered|affirmed|reversed|should|erred|agreed)\b|\b(?:removed the case|moved for|appeal(?:s|ed)? (?:the|from|to)|has appealed|incorrectly determined|argument founders)\b/iu;
/** Told on its own, in a few words. */
const isPlain = ({ said }: ModelFact): boolean => said.length <= 2 && !LEANS.test(said[0]!);
const LEANS = /^(?:He|She|It|They|This|That|These|Those|His|Her|Its|Their|But|So|An?|Any|No|Where|When|If) /;

/** The words of a text without the names of the people of the case: they are in every fact. */
export const topics = ({ model }: Brief, text: string): ReadonlySet<string> =>
  stemsOf(
    model.people
      .flatMap(({ name }) => name.split(' '))
      .filter((word) => word.length > 2)
      .reduce((rest, word) => rest.replaceAll(word, ' '), text),
  );

/** What the other side argues by the court's paper, in words that follow "argues that", with who argues it: what an appeal must answer. */
export const arguedAgainst = (brief: Brief): { text: string; by: Contention }[] =>
  arguedBy(brief, 'theirs').map(({ contentions: [by], spoken: [first] }) => ({
    text: within(saidOf(brief, by!)?.point[0] ?? first!.point[0]!, by!.clause, namesOf(brief)),
    by: by!,
  }));
