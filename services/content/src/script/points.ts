import { findCitations } from '@lectern/legal-text/citations/find-citations';
import { sourceOf } from '../case-model/facts.js';
import type { CaseDocument, FileSentence } from '../case-model/file-sentences.js';
import { forceOf } from '../case-model/force.js';
import { happened } from '../case-model/happened.js';
import { accountOf } from '../case-model/paper.js';
import { tell } from '../case-model/tell.js';
import type { Brief } from './brief.js';
import { isAllCaps, isOrdinary } from './english/casing.js';
import { capital } from './english/clauses.js';
import { stopped } from './english/phrases.js';
import { reworded } from './english/reword.js';
import { leans, stumble } from './english/sayable.js';
import { faultsOf } from './lint.js';
import { type Line, resting } from './line.js';
import { lawWithin } from './rules-of-law.js';

/** A point as our own paper argues it: its heading as it is said, its law, and what it says of this case. */
export interface Point {
  /** The heading behind "First:". */
  within: string;
  heading: Line;
  law: Line[];
  applied: Line[];
}

const MOST_POINTS = 4;
const MOST_LAW = 3;
const MOST_APPLIED = 5;
const LONGEST_HEADING = 26;
/** Points at what was said before, in a part that may be left out. */
const REFERS =
  /^Even if\b|\b(?:such (?:an?|any)|any such|(?:this|that|these|those) (?:arguments?|claims?|reasons?|cases?|rules?|exceptions?))\b/i;
const MIGHT_HAVE = /\b(?:could|would|should) (?:not )?have\b/;
const SPOKEN = { type: 'motion_argument', form: 'speech', jury: false, opening: false } as const;

/** Papers in which our side argues. */
export const ownPapers = ({ read, model }: Brief): ReadonlySet<CaseDocument> =>
  new Set(
    read.papers
      .filter(
        (paper) => /^(?:brief|motion|petition)$/.test(paper.kind) && accountOf(paper, model.side) === 'ours',
      )
      .map(({ document }) => document),
  );

/** The points of our own briefs and motions, in their order; none of a paper of the court or of the other side. */
export function pointsOf(brief: Brief): Point[] {
  const { read } = brief;
  const own = ownPapers(brief);
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
  return [...sections.values()].flatMap((section) => point(brief, section, used) ?? []).slice(0, MOST_POINTS);
}

function point(brief: Brief, section: readonly FileSentence[], used: Set<string>): Point | undefined {
  const [first] = section;
  const { document } = first!;
  const body = document.pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');
  const heading = saidHeading(brief, first!.point!.text, body);
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
    heading: { ...resting(heading.said, { sources }), reworded: true },
    law: lawWithin(brief, section, MOST_LAW, used),
    applied: applied(brief, section),
  };
}

/** "THE STOP WAS UNLAWFULLY EXTENDED." as one says it; undefined where it is no sentence of a speaker. */
function saidHeading(
  { read }: Brief,
  heading: string,
  body: string,
): { said: string; within: string } | undefined {
  const written = asWritten(heading, body);
  const said = read.called.named(stopped(reworded(written)));
  const within = /^\p{Ll}/u.test(written) ? `${said.charAt(0).toLowerCase()}${said.slice(1)}` : said;
  return stumble(said, LONGEST_HEADING) === undefined &&
    faultsOf({ text: said, sources: [] }, SPOKEN).length === 0
    ? { said, within }
    : undefined;
}

/** Each word of a heading with the letters that the paper itself gives it in mid-sentence; what it never writes there is no name. */
function asWritten(heading: string, body: string): string {
  const shouted = isAllCaps(heading) || !/\p{Ll}{4}/u.test(heading);
  const capitals = heading.split(' ').filter((word) => /^\p{Lu}/u.test(word)).length;
  if (!shouted && capitals <= heading.split(' ').length * 0.6) {
    const [first = ''] = heading.split(' ');
    return isOrdinary(first.toLowerCase()) || body.includes(` ${first.toLowerCase()} `)
      ? `${heading.charAt(0).toLowerCase()}${heading.slice(1)}`
      : heading;
  }
  return heading.replace(/\p{L}[\p{L}\p{M}]*/gu, (word, at: number) => {
    if (/['’]/.test(heading[at - 1] ?? '')) return word.toLowerCase();
    const [first, rest] = [word[0]!.toUpperCase(), word.slice(1).toLowerCase()];
    const name = new RegExp(`(?<=[\\p{Ll},] )${first}${rest}\\b`, 'u');
    const lower = word.toLowerCase();
    return !isOrdinary(lower) && !body.includes(` ${lower}`) && name.test(body) ? first + rest : lower;
  });
}

/** What the paper says of this case under the heading, told in its order; nothing that leans on a sentence left out. */
function applied({ read }: Brief, section: readonly FileSentence[]): Line[] {
  const lines: Line[] = [];
  let last = -2;
  let taken = 0;
  for (const sentence of section) {
    const text = sentence.text.replace(/^(?:Here|In this case|In the present case),? (?=\p{L})/u, '');
    if (REFERS.test(text) || /^(?:["“]|\d{1,2} \p{Lu})/u.test(text)) continue;
    if (taken >= MOST_APPLIED || findCitations(text).length > 0 || forceOf(sentence).kind === 'law') continue;
    const telling = tell(capital(text), read.called);
    if (!telling?.said.some((said) => happened(said) || MIGHT_HAVE.test(said))) continue;
    if ((telling.leans || leans(telling.said[0] ?? '')) && sentence.order - last !== 1) continue;
    if (telling.said.some((said) => faultsOf({ text: said, sources: [] }, SPOKEN).length > 0)) continue;
    last = sentence.order;
    taken += 1;
    const reword = telling.reworded || text !== sentence.text;
    for (const said of telling.said)
      lines.push({ ...resting(said, { sources: [sourceOf(sentence)] }), ...(reword && { reworded: true }) });
  }
  return lines;
}
