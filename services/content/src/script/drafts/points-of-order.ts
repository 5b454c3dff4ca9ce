import type { ModelFact } from '@lectern/contracts/case-model';
import { bearingOf } from '../../case-model/bearing.js';
import type { FileSentence } from '../../case-model/file-sentences.js';
import { type Brief, filled } from '../brief.js';
import { isOrdinary } from '../english/casing.js';
import { capital } from '../english/clauses.js';
import { sharedStems } from '../english/likeness.js';
import { leans } from '../english/sayable.js';
import { isClause } from '../english/split.js';
import { type Line, type Paragraph, factLines, part, resting } from '../line.js';
import { partyMeant } from '../party-meant.js';
import { topics } from '../points-contended.js';
import { lawWithin } from '../rules-of-law.js';
import { type Prose, proseOf, saidHeading } from '../said-headings.js';
import { hurts } from '../their-best-point.js';
import { orderedFor } from './decided-motion.js';
import type { Pending } from './pending-motion.js';
import { decidedParts, reasonsOf, saidReasons } from './reasons-of-order.js';

const [MOST_POINTS, MOST_LAW, MOST_SHOWN] = [4, 2, 2];
/** Reasons of the court beside which the record need not be told again. */
const ENOUGH = 3;
const SHARED = 3;
const ORDINALS = ['first', 'second', 'third', 'fourth'];
/** What a heading says besides its point: its count, and against whom it stands. */
const OF_COUNT =
  /^(?:Counts?|Claims?) (?:[IVX]{1,5}|\d{1,2}|One|Two|Three|Four|Five|Six)(?: (?:and|through) \S+)?[:.]? ?/i;
interface Headed {
  heading: Line;
  clause: boolean;
  /** What the court reasons where it comes out for us. */
  forUs: FileSentence[];
  /** A part of what stands under the heading came out against us. */
  lost: boolean;
}

/**
 * The points under which the court's order decided the motion: those that came out for us in its reasons and what the record shows
 * for them, the others with the place for the answer.
 */
export function pointsOfOrder(
  brief: Brief,
  pending: Pending,
  { facts, placed }: { facts: readonly ModelFact[]; placed: Set<ModelFact> },
): Paragraph[] {
  const points = headed(brief, pending);
  if (!points.some(({ forUs }) => forUs.length > 0)) return [];
  const used = new Set<string>();
  return points.slice(0, MOST_POINTS).map(({ heading, clause, forUs, lost }, at) => {
    const ordinal = ORDINALS[at]!;
    const reasons = saidReasons(brief, forUs);
    const shown = reasons.length < ENOUGH ? shownBy(brief, forUs, facts, placed) : [];
    for (const fact of shown) placed.add(fact);
    const lines = [...lawWithin(brief, forUs, MOST_LAW, used), ...reasons, ...shown.flatMap(factLines)];
    return part(
      capital(ordinal),
      [
        {
          ...heading,
          text: clause ? `${capital(ordinal)}: ${heading.text}` : `The ${ordinal} point is ${heading.text}`,
        },
        ...lines,
        ...(lines.length === 0 ? [filled(brief, 'answer')] : []),
      ],
      lost ? 'The court ruled against you on this, or on a part of it: have an answer.' : undefined,
    );
  });
}

/** The facts of the record for us that speak of what the reasons speak of. */
function shownBy(
  brief: Brief,
  reasons: readonly FileSentence[],
  facts: readonly ModelFact[],
  placed: ReadonlySet<ModelFact>,
): ModelFact[] {
  if (reasons.length === 0) return [];
  const wanted = topics(brief, reasons.map(({ text }) => text).join(' '));
  const found = facts
    .filter(
      (fact) =>
        !placed.has(fact) &&
        fact.kind === 'event' &&
        !leans(fact.said[0] ?? '') &&
        !hurts(brief, fact) &&
        bearingOf(brief.read, fact).favors !== 'theirs',
    )
    .map((fact) => ({ fact, shared: sharedStems(wanted, topics(brief, fact.said.join(' '))) }))
    .filter(({ shared }) => shared >= SHARED)
    .sort((a, b) => b.shared - a.shared || b.fact.force - a.fact.force)
    .slice(0, MOST_SHOWN)
    .map(({ fact }) => fact);
  return facts.filter((fact) => found.includes(fact));
}

function headed(brief: Brief, pending: Pending): Headed[] {
  const { read } = brief;
  const courts = new Set(
    read.papers.filter(({ author }) => author === 'court').map(({ document }) => document),
  );
  const sections = new Map<string, FileSentence[]>();
  for (const sentence of read.sentences)
    if (sentence.point && !sentence.point.standard && courts.has(sentence.document)) {
      const key = `${sentence.document.name}\n${sentence.point.text}`;
      sections.set(key, [...(sections.get(key) ?? []), sentence]);
    }
  const whole = orderedFor(brief, pending);
  const meant = partyMeant(brief);
  return [...sections.values()].flatMap((section) => {
    const [first] = section;
    const { document } = first!;
    const title = first!
      .point!.text.replace(OF_COUNT, '')
      .replace(/ ?\([^()]*\)\.?$/, '')
      .trim();
    if (NO_SUBJECT.test(title)) return [];
    const prose = proseOf(brief, document);
    const heading = NAMES_LAW.test(title) ? undefined : saidHeading(brief, title, prose);
    const clause = heading !== undefined && isClause(heading.said);
    const said = clause ? heading?.within : labelOf(title, prose);
    if (said === undefined) return [];
    const source = {
      document: { ...(document.id && { id: document.id }), name: document.name },
      page: first!.point!.page,
      quote: first!.point!.text,
    };
    const parts = decidedParts(section, pending, whole);
    return [
      {
        heading: { ...resting(said, { sources: [source] }), reworded: true },
        clause,
        forUs: parts
          .filter(({ by }) => by === 'ours')
          .flatMap(({ sentences }) => reasonsOf(sentences, meant)),
        lost: parts.some(({ by }) => by === 'theirs'),
      },
    ];
  });
}

/** "Arises out of forum-related activities": a step of a test, and no point. */
const NO_SUBJECT = /^(?:Arises?|Relates?|Applies|Apply|Whether|Satisfies|Meets)\b/i;
const NAMES_LAW = /\b(?:Act|Code|Rules?|Statutes?|Clause|Amendment|Constitution)\b/;
/** "Failure to Intervene" as the name of a point; what is longer, or no name, is read and not said. */
function labelOf(title: string, { body, names }: Prose): string | undefined {
  if (!/^[\p{L}][\p{L}’', -]{5,70}$/u.test(title)) return undefined;
  if (NAMES_LAW.test(title)) return `${/^the\b/i.test(title) ? '' : 'the '}${title}.`;
  const isName = (word: string): boolean =>
    names.has(word) ||
    (!body.includes(` ${word.toLowerCase()}`) &&
      !isOrdinary(word.toLowerCase()) &&
      new RegExp(`\\p{Ll} ${word}\\b`, 'u').test(body));
  return `${title.replace(/\p{L}[\p{L}’'-]*/gu, (word) => (isName(word) ? word : word.toLowerCase()))}.`;
}
