import type { ModelPerson } from '@lectern/contracts/case-model';
import { interviewIn } from '../case-fields/interviews.rules.js';
import type { Exchange } from '../case-fields/testimony.rules.js';
import { witnessOf } from '../case-fields/witness-of.rules.js';
import type { CaseDocument } from '../case-model/file-sentences.js';
import { talksOf } from '../case-model/talks.js';
import { WHY, answerOf, questionOf } from './answers.js';
import type { Brief } from './brief.js';
import { answerSaid } from './conceded.js';
import { countWords } from './english/count-words.js';
import { splitUnits } from './english/sentences.js';
import type { OwnWords } from './own-paper.js';
import { factOf } from './passage-fact.js';
import { appearsFor } from './appears-for.js';
import { isHim } from './written-by.js';

/** A question under oath and what was answered, as they are read to the witness. */
export interface ReadBack {
  asked: string;
  answered: string;
  fact: OwnWords['fact'];
  /** "63:14", by the page and the line that the transcript prints. */
  cite?: string;
}

const FEWEST_WORDS = 5;
const LONGEST_QUESTION = 26;
const LONGEST_ANSWER = 16;
const MOST = 4;
const PRELIMINARY =
  /\b(?:good (?:morning|afternoon)|your name|spell|deposed|oath|medication|break|recognize|your signature|read (?:it|that|me)|exhibit|position|job|recall|remember|understand|counsel|lawyer|attorney|insur\w+|(?:anybody|anyone) from)\b/i;
/** What only the questions before it tell. */
const POINTS =
  /^(?:And|So|Then|But|Or|What (?:is|was) (?:it|that)|Once|How so|Careful)\b|\b(?:he|she|they|it|him|her|them|those|these|there|one|this|that(?! (?:you|the|he|she|they|a|an|\p{Lu}\p{L}*)\b))\b/iu;
/** "If you had been there, and you had seen that, what ...": its own clauses tell it. */
const CLAUSE = /^(?:If|On|In|At|After|When|Before) [^?]{3,80}, (?=\p{Ll})/u;
const UNSURE =
  /\b(?:(?:do not|don['’]t|can['’]t|cannot) (?:know|recall|remember|say)|not sure|maybe|probably|I guess|I think|I figured|objection)\b|--/i;
/** Reasons, and what moves a jury for him. */
const EXPLAINS =
  /\b(?:because|since|so that|running late|busy|in a hurry|thought|trying|wanted|pain|hurt|scared|afraid|cried|sorry|my (?:husband|wife|mother|father|son|daughter|kids?))\b/i;
/** What he did, would have done, or did not do. */
const OWN_ACT =
  /\bI(?:['’]d| would) have\b|\bI (?:did|took|shut|sent|wrote|signed|told|said|knew|never|did not|didn['’]t|forgot|missed|deleted|changed)\b/i;
const COUNTED = /^(?:[^,?]{3,60}, )?how (?:many|much)\b/i;
const AMOUNT =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twice|once|none|zero|hundred|thousand)\b/i;
const DID_YOU = /\b(?:did|have|had) (?:you|anyone|anybody|any) /i;

function admits(asked: string, answered: string): boolean {
  if (!/\?$/.test(asked) || HARM.test(asked) || HARM.test(answered)) return false;
  if (COUNTED.test(asked)) return AMOUNT.test(answered);
  return answerSaid(answered) === 'no'
    ? DID_YOU.test(asked) && !CHARGE.test(asked)
    : OWN_ACT.test(answered) && answerSaid(answered) === undefined;
}
/** To deny a wrong, and what he lives with, is his own counsel's to bring out. */
const CHARGE =
  /\b(?:drink|drunk|lie|steal|threaten|hurt|harass|falsify|alter|delete|speed\w*|look at your phone)\b/i;
const HARM = /\b(?:touch\w*|pain|hurt|injur\w+|bled|surger\w+|afraid|cried|paid for your)\b/i;

/** Answers under oath to our counsel that stand by themselves with their questions, and that no question has put yet. */
export function readBacks(brief: Brief, witness: ModelPerson, told: readonly OwnWords[]): ReadBack[] {
  const side = witness.side === 'theirs' ? 'theirs' : undefined;
  const seen = new Set<string>();
  return brief.read.papers
    .flatMap(({ document, kind }) => {
      const his = kind === 'transcript' ? isHim(witnessIn(document), witness) : undefined;
      if (his === false || interviewIn(document.pages)) return [];
      const talks = kind === 'transcript' ? talksOf(document) : talksOf(quotedIn(document));
      const theirs = side && talks.length > 0 ? appearsFor(brief, side, document.pages) : () => false;
      return talks.flatMap((talk) =>
        (his ?? quotedOf(brief, witness, document, talk)) && !theirs(talk.by)
          ? (readBack(document, talk, told) ?? [])
          : [],
      );
    })
    .filter(({ asked }) => !seen.has(asked) && seen.add(asked))
    .slice(0, MOST);
}

function readBack(document: CaseDocument, talk: Exchange, told: readonly OwnWords[]): ReadBack | undefined {
  const [asked, whole] = [questionOf(talk), answerOf(talk)];
  const answered = firstSaid(whole);
  const unanswered =
    answered === undefined || UNSURE.test(whole) || EXPLAINS.test(answered) || !admits(asked, answered);
  if (
    unanswered ||
    [PRELIMINARY, WHY, POINTS].some((one) => one.test(asked.replace(CLAUSE, ''))) ||
    countWords(asked) < FEWEST_WORDS ||
    countWords(asked) > LONGEST_QUESTION ||
    !/\byou\b/i.test(asked) ||
    told.some((one) => one.question === asked && one.unclear !== true)
  )
    return undefined;
  const cite = talk.line === undefined ? undefined : `${talk.folio ?? talk.page}:${talk.line}`;
  return {
    asked,
    answered,
    fact: factOf(document, `Q. ${asked} A. ${whole}`, talk.page, 0),
    ...(cite && { cite }),
  };
}

/** The answer as far as it says something, without what explains it. */
function firstSaid(answer: string): string | undefined {
  const units = splitUnits(answer).map(({ text }) => text.trim());
  const kept: string[] = [];
  for (const unit of units) {
    if (/^(?:I just|But|Because|That['’]s why|And)\b/.test(unit) || EXPLAINS.test(unit)) break;
    if (countWords([...kept, unit].join(' ')) > LONGEST_ANSWER) break;
    kept.push(unit);
  }
  return kept.length > 0 ? kept.join(' ') : undefined;
}

const witnessIn = (document: CaseDocument): string => witnessOf(document.pages.slice(0, 3));

const quoting = new WeakMap<CaseDocument, CaseDocument>();
/** A paper as far as it quotes testimony. */
function quotedIn(document: CaseDocument): CaseDocument {
  const known = quoting.get(document);
  if (known) return known;
  const pages = document.pages.filter(({ text }) => /^\s+Q[.:]?\s/m.test(text)).map(quotedOnly);
  const quoted = { ...document, pages };
  quoting.set(document, quoted);
  return quoted;
}

/** A paper that quotes testimony sets it in: what begins farther left is the paper's own again. */
function quotedOnly<P extends { text: string }>(page: P): P {
  let inset: number | undefined;
  const rows = page.text.split('\n').map((row) => {
    const indent = row.search(/\S/);
    if (indent < 0) return row;
    if (/^\s+Q[.:]?\s/.test(row)) inset = indent;
    else if (inset !== undefined && indent < inset) inset = undefined;
    return inset === undefined ? `THE REPORTER: ${row.trim()}` : row;
  });
  return { ...page, text: rows.join('\n') };
}

const LEAD = 260;
const LEAD_WORDS = 40;
const ROLE = /\b(plaintiff|defendant|petitioner|respondent)\b/i;

/** Testimony that a motion or a statement of facts quotes: the line above it tells whose it is. */
function quotedOf(
  { read }: Brief,
  witness: ModelPerson,
  document: CaseDocument,
  { question, page }: Exchange,
): boolean {
  const flat = (text: string): string => text.replace(/\s+/g, ' ');
  const text = flat(document.pages.find(({ number }) => number === page)?.text ?? '');
  const at = text.indexOf(flat(question).slice(0, 40));
  const before = text.slice(Math.max(0, at - LEAD), at);
  const verb = before.search(
    /\b(?:testified|answered as follows|was asked|admitted)\b(?!.*\b(?:testified|answered|was asked|admitted)\b)/,
  );
  const lead = verb < 0 ? '' : before.slice(Math.max(0, verb - LEAD_WORDS), verb);
  const named = lead.replace(ROLE, (role) => read.called.named(role));
  return witness.name.split(' ').some((word) => word.length > 3 && named.includes(word));
}
