import { findCitations } from '@lectern/legal-text/citations/find-citations';
import { sourceOf } from '../case-model/facts.js';
import type { CaseDocument, FileSentence } from '../case-model/file-sentences.js';
import { forceOf } from '../case-model/force.js';
import { happened } from '../case-model/happened.js';
import { accountOf } from '../case-model/paper.js';
import { spokenPlace } from '../case-model/spoken-place.js';
import { tell } from '../case-model/tell.js';
import type { Brief } from './brief.js';
import { capital } from './english/clauses.js';
import { leans } from './english/sayable.js';
import { faultsOf } from './lint.js';
import { type Line, resting } from './line.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { CONCEDES, MIGHT_HAVE, OF_A_PAPER, PRESERVES, TURNS } from './granted.js';
import { lawWithin } from './rules-of-law.js';
import { proseOf, saidHeading } from './said-headings.js';
import { topicsOf } from './topic-sentences.js';

/** A point as our own paper argues it: its heading as it is said, its law, and what it says of this case. */
export interface Point {
  /** The heading behind "First:". */
  within: string;
  heading: Line;
  law: Line[];
  applied: Line[];
  /** The heading in the words of the paper. */
  written: string;
}

const [MOST_POINTS, MOST_LAW] = [4, 3];
const MOST_APPLIED = 5;
const MOST_CITED = 3;
/** Points at what was said before, in a part that may be left out. */
const REFERS =
  /^Even if\b|\b(?:such (?:an?|any)|any such|(?:this|that|these|those) (?:arguments?|claims?|reasons?|cases?|rules?|exceptions?|questions?|inquir(?:y|ies)|factors?|prongs?|steps?|tests?|standards?|approach(?:es)?|issues?|words|phrases?|statements?))\b|\b(?:cited|described|discussed|noted|explained|mentioned|set (?:out|forth)) (?:above|below|earlier)\b/i;
const SPOKEN = { type: 'motion_argument', form: 'speech', jury: false, opening: false } as const;

/** Papers in which one side argues; our own unless told otherwise. */
export const ownPapers = ({ read, model }: Brief, whose: Account = 'ours'): ReadonlySet<CaseDocument> =>
  new Set(
    read.papers
      .filter(
        (paper) => /^(?:brief|motion|petition)$/.test(paper.kind) && accountOf(paper, model.side) === whose,
      )
      .map(({ document }) => document),
  );
type Account = 'ours' | 'theirs';

/** Looked for once, however many parts of a draft ask. */
const known = new WeakMap<Brief, Partial<Record<Account, Point[]>>>();

/** The points of our own briefs and motions, or of theirs, in their order; none of a paper of the court. */
export function pointsOf(brief: Brief, whose: Account = 'ours'): Point[] {
  const found = known.get(brief)?.[whose] ?? pointsIn(brief, whose);
  known.set(brief, { ...known.get(brief), [whose]: found });
  return found;
}

function pointsIn(brief: Brief, whose: Account): Point[] {
  const { read } = brief;
  const own = ownPapers(brief, whose);
  // What was moved at trial is not argued again in the same words on appeal.
  if (brief.scenario === 'appellate-argument' && read.papers.every(({ kind }) => kind === 'motion'))
    return [];
  const sections = new Map<string, FileSentence[]>();
  for (const sentence of read.sentences)
    if (sentence.point && !sentence.point.standard && own.has(sentence.document)) {
      const key = `${sentence.document.name}\n${sentence.point.text}`;
      sections.set(key, [...(sections.get(key) ?? []), sentence]);
    }
  const used = new Set<string>();
  const headed = [...sections.values()].flatMap((section) => point(brief, section, used) ?? []);
  return (headed.length > 0 ? headed : stated(brief, own, used)).slice(0, MOST_POINTS);
}

/** Points that stand in the sentences of a brief without headings; of two that say the same, the first. */
function stated(brief: Brief, own: ReadonlySet<CaseDocument>, used: Set<string>): Point[] {
  const { read } = brief;
  const said: ReadonlySet<string>[] = [];
  return topicsOf(read.sentences, own, read.details.desiredOutcome ?? '').flatMap(
    ({ text, sentence, section }) => {
      const heading = saidHeading(brief, reasonLast(text), proseOf(brief, sentence.document));
      const stems = stemsOf(text);
      if (heading === undefined || leans(heading.said) || REFERS.test(text)) return [];
      if (said.some((other) => sharedStems(stems, other) >= Math.min(stems.size, other.size) * ALIKE))
        return [];
      said.push(stems);
      return [
        {
          within: heading.within,
          written: text,
          heading: { ...resting(heading.said, { sources: [sourceOf(sentence)] }), reworded: true },
          law: lawWithin(brief, section, MOST_LAW, used),
          applied: applied(brief, section),
        },
      ];
    },
  );
}
const ALIKE = 0.6;

/** "Because the ruling is near, a stay saves work." as one says it: what follows first, then the reason. */
const reasonLast = (text: string): string => {
  const [, reason, result] = /^(?:Because|Given that) ([^,“”]{8,}), ([^“”]{8,})\.$/u.exec(text) ?? [];
  return reason && result ? `${capital(result)}, because ${reason}.` : text;
};

function point(brief: Brief, section: readonly FileSentence[], used: Set<string>): Point | undefined {
  const [first] = section;
  const { document } = first!;
  const heading = saidHeading(brief, first!.point!.text, proseOf(brief, document));
  if (heading === undefined) return undefined;
  const sources = [
    {
      document: { ...(document.id && { id: document.id }), name: document.name },
      page: first!.point!.page,
      quote: first!.point!.text,
    },
  ];
  return {
    within: heading.within,
    written: first!.point!.text,
    heading: { ...resting(heading.said, { sources }), reworded: true },
    law: lawWithin(brief, section, MOST_LAW, used),
    applied: applied(brief, section),
  };
}

/** An e-mail that a brief sets out: its writer argues nothing for us. */
const MESSAGE_HEAD = /^(?:From|Sent|To|Subject|Re): /;
const BEHIND_MESSAGE =
  /\b(?:answered|replied|responded)\b|^(?:The|This|That) (?:e-?mail|message|letter|note|text)\b/i;
const MESSAGE = 6;

/** What the paper says of this case under the heading, told in its order; nothing that leans on a sentence left out. */
function applied({ read }: Brief, section: readonly FileSentence[]): Line[] {
  const lines: Line[] = [];
  let last = -2;
  let taken = 0;
  const cited = new Set<string>();
  let conceding = false;
  let inMessage = 0;
  for (const sentence of section) {
    conceding = CONCEDES.test(sentence.text) || (conceding && !TURNS.test(sentence.text));
    if (conceding) continue;
    const text = sentence.text.replace(/^(?:Here|In this case|In the present case),? (?=\p{L})/u, '');
    if (MESSAGE_HEAD.test(text)) inMessage = MESSAGE;
    else inMessage = BEHIND_MESSAGE.test(text) ? 0 : inMessage - 1;
    if (inMessage > 0) continue;
    if (REFERS.test(text) || /^(?:["“]|\d{1,2} \p{L})/u.test(text)) continue;
    if (taken >= MOST_APPLIED || findCitations(text).length > 0 || forceOf(sentence).kind === 'law') continue;
    const telling = tell(capital(text), read.called);
    if (
      !telling?.said.some(
        (said) => happened(said) || MIGHT_HAVE.test(said) || OF_A_PAPER.test(said) || PRESERVES.test(said),
      )
    )
      continue;
    if ((telling.leans || leans(telling.said[0] ?? '')) && sentence.order - last !== 1) continue;
    if (telling.said.some((said) => faultsOf({ text: said, sources: [] }, SPOKEN).length > 0)) continue;
    last = sentence.order;
    taken += 1;
    const reword = telling.reworded || text !== sentence.text;
    for (const said of telling.said)
      lines.push({ ...resting(said, { sources: [sourceOf(sentence)] }), ...(reword && { reworded: true }) });
    const place = sentence.record && spokenPlace(sentence.record);
    if (place && cited.size < MOST_CITED && !cited.has(place)) {
      cited.add(place);
      const source = { ...sourceOf(sentence), quote: sentence.record! };
      lines.push({ ...resting(`That is ${place}.`, { sources: [source] }), reworded: true });
    }
  }
  return lines;
}
