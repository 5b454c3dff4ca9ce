import { findCitations } from '@lectern/legal-text/citations/find-citations';
import { sourceOf } from '../case-model/facts.js';
import type { CaseDocument, FileSentence } from '../case-model/file-sentences.js';
import { forceOf } from '../case-model/force.js';
import { happened } from '../case-model/happened.js';
import { accountOf } from '../case-model/paper.js';
import { spokenPlace } from '../case-model/spoken-place.js';
import { tell } from '../case-model/tell.js';
import type { Brief } from './brief.js';
import { isAllCaps, isOrdinary, writtenWithin } from './english/casing.js';
import { HONORIFICS } from './english/words.js';
import { capital } from './english/clauses.js';
import { stopped } from './english/phrases.js';
import { reworded } from './english/reword.js';
import { leans, stumble } from './english/sayable.js';
import { faultsOf } from './lint.js';
import { type Line, resting } from './line.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { CONCEDES, MIGHT_HAVE, OF_A_PAPER, PRESERVES, TURNS } from './granted.js';
import { lawWithin } from './rules-of-law.js';
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
const LONGEST_HEADING = 26;
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

/** The sentences of a paper without its headings: capitals of a title make no name. */
const proseOf = ({ read, model }: Brief, document: CaseDocument): Prose => ({
  body: read.sentences
    .filter((sentence) => sentence.document === document)
    .map(({ text }) => text)
    .join(' '),
  names: new Set(model.people.flatMap(({ name }) => name.match(/\p{Lu}\p{L}+/gu) ?? [])),
});
interface Prose {
  body: string;
  /** The words of the names of the people of the case. */
  names: ReadonlySet<string>;
}

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

/** "THE STOP WAS UNLAWFULLY EXTENDED." as one says it; undefined where it is no sentence of a speaker. */
function saidHeading(
  { read }: Brief,
  heading: string,
  prose: Prose,
): { said: string; within: string } | undefined {
  // "Plaintiffs' Are Suffering": a mark too many.
  const written = ofCount(asWritten(heading, prose)).replace(
    /(?<=s)[’'](?= (?:are|were|have|do|will)\b)/gi,
    '',
  );
  const said = read.called.named(stopped(reworded(written)));
  const sameWord = said.split(' ')[0]!.toLowerCase() === written.split(' ')[0]!.toLowerCase();
  const within =
    (/^\p{Ll}/u.test(written) && sameWord) || /^(?:The|An?) \p{Ll}/u.test(said)
      ? `${said.charAt(0).toLowerCase()}${said.slice(1)}`
      : said;
  const heard = said.replace(/\b(is|are|was|were) alleged\b/, '$1 pleaded');
  return stumble(capital(heard.replace(/^On (?:Count|Claim)s? \S+, /, '')), LONGEST_HEADING) === undefined &&
    faultsOf({ text: said, sources: [] }, SPOKEN).length === 0
    ? { said, within }
    : undefined;
}

/** "Count II: no report was made." is said "On Count II, no report was made."; a heading without a verb gets one. */
const ofCount = (heading: string): string =>
  heading
    .replace(/^((?:Count|Claim)s? (?:[IVX]{1,5}|\d{1,2}|One|Two|Three|Four|Five|Six)): (?=\p{L})/u, 'On $1, ')
    .replace(
      /^(On (?:Count|Claim)s? \S+), no (?=[^.]*$|[^.]*\.$)(?!.*\b(?:is|are|was|were|has|have|had|did|does|can|could|may|must)\b)/u,
      '$1, there is no ',
    );

/** Each word of a heading with the letters that the paper itself gives it in mid-sentence; what it never writes there is no name. */
function asWritten(heading: string, { body, names }: Prose): string {
  const shouted = isAllCaps(heading) || !/\p{Ll}{4}/u.test(heading);
  const capitals = heading.split(' ').filter((word) => /^\p{Lu}/u.test(word)).length;
  if (!shouted && capitals <= heading.split(' ').length * 0.6) {
    const [first = ''] = heading.split(' ');
    return isOrdinary(first.toLowerCase()) || body.includes(` ${first.toLowerCase()} `)
      ? `${heading.charAt(0).toLowerCase()}${heading.slice(1)}`
      : heading;
  }
  return heading.replace(/\p{L}[\p{L}\p{M}]*(?:-\p{L}+)*/gu, (word, at: number) => {
    // In a title of small letters, "PACER" and "E-Government" are written as they always are.
    if (!shouted && (/^\p{Lu}{2,}$/u.test(word) || (word.includes('-') && body.includes(` ${word} `))))
      return word;
    if (/['’]/.test(heading[at - 1] ?? '')) return word.toLowerCase();
    if (!shouted && named(heading, at, word, body)) return word;
    const within = writtenWithin(word, body);
    if (within) return within;
    const [first, rest] = [word[0]!.toUpperCase(), word.slice(1).toLowerCase()];
    if (names.has(first + rest) || HONORIFICS.has(word.toLowerCase())) return first + rest;
    const lower = word.toLowerCase();
    const titled = TITLED_BEFORE.exec(heading.slice(0, at));
    if (titled && (titled[1] === undefined || (!isOrdinary(lower) && !body.includes(` ${lower}`))))
      return first + rest;
    const name = new RegExp(`(?<=[\\p{Ll},] )${first}${rest}\\b`, 'u');
    return !isOrdinary(lower) && !body.includes(` ${lower}`) && name.test(body) ? first + rest : lower;
  });
}

/** "Dr. ", "Dr. Aldo ": a name follows, or goes on. */
const TITLED_BEFORE = /\b(?:Mr|Mrs|Ms|Dr|Prof|Officer|Detective|Sergeant|Deputy)\.? (\p{Lu}\p{L}+ )?$/iu;

/** "the Executive Order", "the Little Tucker Act": two words that keep their capitals in the middle of sentences, too. */
function named(heading: string, at: number, word: string, body: string): boolean {
  const before = /(\p{Lu}\p{L}+) $/u.exec(heading.slice(0, at))?.[1];
  const after = /^ (\p{Lu}\p{L}+)/u.exec(heading.slice(at + word.length))?.[1];
  return [before && `${before} ${word}`, after && `${word} ${after}`].some(
    (pair) =>
      pair !== undefined &&
      !body.includes(pair.replace(/ \p{Lu}/u, (letter) => letter.toLowerCase())) &&
      [...body.matchAll(new RegExp(`(?<=\\p{Ll},? (?:\\p{Lu}\\p{L}+ ){0,2})${pair}(?= \\p{Ll}|[,.;])`, 'gu'))]
        .length >= OFTEN,
  );
}
/** More often than a heading is repeated. */
const OFTEN = 4;

/** What the paper says of this case under the heading, told in its order; nothing that leans on a sentence left out. */
function applied({ read }: Brief, section: readonly FileSentence[]): Line[] {
  const lines: Line[] = [];
  let last = -2;
  let taken = 0;
  const cited = new Set<string>();
  let conceding = false;
  for (const sentence of section) {
    conceding = CONCEDES.test(sentence.text) || (conceding && !TURNS.test(sentence.text));
    if (conceding) continue;
    const text = sentence.text.replace(/^(?:Here|In this case|In the present case),? (?=\p{L})/u, '');
    if (REFERS.test(text) || /^(?:["“]|\d{1,2} \p{Lu})/u.test(text)) continue;
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
