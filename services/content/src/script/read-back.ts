import type { ModelPerson } from '@lectern/contracts/case-model';
import { interviewIn } from '../case-fields/interviews.rules.js';
import type { Exchange } from '../case-fields/testimony.rules.js';
import { witnessOf } from '../case-fields/witness-of.rules.js';
import type { CaseDocument } from '../case-model/file-sentences.js';
import { talksOf } from '../case-model/talks.js';
import { EXAMINER, WHY, answerOf, questionOf } from './answers.js';
import type { Brief } from './brief.js';
import { centrality, isCentral } from './central-words.js';
import { answerSaid, isStatement, withoutLead } from './conceded.js';
import { mayBeTold } from './cross-statements.js';
import { countWords } from './english/count-words.js';
import { splitUnits } from './english/sentences.js';
import { CORRECTS, NARRATES } from './exchange-read-back.js';
import type { OwnWords } from './own-paper.js';
import { factOf } from './passage-fact.js';
import { appearsFor } from './appears-for.js';
import { sidesteps } from './sidesteps.js';
import { standsAlone } from './stands-alone.js';
import { isHim } from './written-by.js';

/** A question under oath and what was answered, as they are read to the witness. */
export interface ReadBack {
  asked: string;
  answered: string;
  fact: OwnWords['fact'];
  /** "63:14", by the page and the line that the transcript prints. */
  cite?: string;
  /** Which exchange of its transcript it is, and how much the rest of the file speaks of it. */
  at: number;
  weight: number;
}

const FEWEST_WORDS = 5;
const LONGEST_QUESTION = 30;
const LONGEST_ANSWER = 16;
const MOST = 12;
/** Below it an answer speaks of nothing that the rest of the file speaks of. */
const CENTRAL = 1.2;
const PRELIMINARY =
  /\b(?:good (?:morning|afternoon)|(?:full|your) (?:name|job|title|position)|spell|any reason (?:you|why)|read (?:us )?the date|deposed|oath|medication|break|recognize|your signature|read (?:it|that|me)|recall|remember|understand|counsel|lawyer|attorney|insur\w+|how old|you go by|(?:anybody|anyone) from|get ready|prepare for)\b/i;
const UNSURE =
  /\b(?:(?:do not|don['’]t|can['’]t|cannot|couldn['’]t) (?:know|recall|remember|say|tell)|not sure|maybe|probably|I (?:guess|think|figured|believe|suppose|assume)|objection)\b|--/i;
/** Reasons, and what moves a jury for him. */
const EXPLAINS =
  /\b(?:because|since|so that|running late|busy|in a hurry|thought|trying|wanted|pain|hurt|scared|afraid|cried|sorry|my (?:husband|wife|mother|father|son|daughter|kids?))\b/i;
const DID_YOU =
  /\b(?:(?:did|have|had) (?:you|anyone|anybody|any) |do you say a word|ever\b|any(?:body|one|thing)?\b)/i;
/** "Okay.": he has heard it. */
const HEARD = /^(?:okay|all right|sure|go ahead|I see(?: (?:it|that))?|I(?:['’]ve| have) got it)[.]?$/i;
/** "On the property", "He'd come from the hip": he answers something else. */
const EVADES =
  /^(?:Well\b|That was \p{Ll}|I was \p{Ll}+ing|(?:everybody|everyone|nobody)['’]?s? |we |you |it['’]?s? (?:depends|could|would)|that['’]s (?:not|how|the way)|(?:he|she|they)['’](?:d|s) )|\b(?:supposed to|always|policy|safety)\b/iu;

/** Not a denial of what is wrong, and not a quarrel with what was put. */
function admits(asked: string, answered: string): boolean {
  if ([HARM, EVADES, HEARD].some((one) => one.test(answered)) || HARM.test(asked)) return false;
  const said = answerSaid(answered);
  if (said === 'no') return DID_YOU.test(asked) && !CHARGE.test(asked);
  return said === 'yes' || !DENIES.test(answered);
}
const DENIES = /\b(?:not|never|no|nothing|disagree|wrong|absolutely)\b|n['’]t\b/i;
/** To deny a wrong, and what he lives with, is his own counsel's to bring out. */
const CHARGE =
  /\b(?:drink|drunk|lie|steal|threaten|hurt|harass|falsify|alter|delete|speed\w*|look at your phone)\b|[“"][^”"]{12,}[”"]/i;
const HARM = /\b(?:touch\w*|pain|hurt|injur\w+|bled|surger\w+|afraid|cried|paid for your)\b/i;

/** Answers under oath to our counsel that stand by themselves with their questions, and that no question has put yet. */
export function readBacks(brief: Brief, witness: ModelPerson, told: readonly OwnWords[]): ReadBack[] {
  const side = witness.side === 'theirs' ? 'theirs' : undefined;
  const seen = new Set<string>();
  const found = brief.read.papers
    .flatMap(({ document, kind }) => {
      const his = kind === 'transcript' ? isHim(witnessIn(document), witness) : undefined;
      if (his === false || interviewIn(document.pages)) return [];
      const talks = kind === 'transcript' ? talksOf(document) : talksOf(quotedIn(document));
      const theirs = side && talks.length > 0 ? appearsFor(brief, side, document.pages) : () => false;
      return talks.flatMap((talk, at) => {
        const may = (his ?? quotedOf(brief, witness, document, talk)) && !theirs(talk.by);
        const back = may ? readBack(document, talk, told) : undefined;
        if (!back) return [];
        const weight = centrality(brief.read, `${back.asked} ${back.answered}`);
        return [{ ...back, at, weight }];
      });
    })
    .filter(({ asked, fact }) => mayBeTold(brief, asked, fact) && !seen.has(asked) && seen.add(asked))
    .filter(({ weight }) => isCentral(brief.read, weight, CENTRAL));
  const kept = new Set([...found].sort((a, b) => b.weight - a.weight).slice(0, MOST));
  return found.filter((one) => kept.has(one));
}

function readBack(
  document: CaseDocument,
  talk: Exchange,
  told: readonly OwnWords[],
): Omit<ReadBack, 'at' | 'weight'> | undefined {
  const [asked, whole] = [questionOf(talk).replace(EXAMINER, ''), answerOf(talk)];
  const answered = firstSaid(whole);
  const unanswered =
    answered === undefined ||
    UNSURE.test(whole) ||
    EXPLAINS.test(answered) ||
    sidesteps(asked, answered) ||
    !admits(asked, answered);
  if (
    unanswered ||
    [PRELIMINARY, WHY].some((one) => one.test(asked)) ||
    (NARRATES.test(withoutLead(splitUnits(asked).at(-1)?.text.trim() ?? '')) && !/[“"]/.test(answered)) ||
    !standsAlone(asked) ||
    // What was put is put again, or not at all.
    isStatement(asked) ||
    /[.]”?$/.test(asked) ||
    countWords(asked) < FEWEST_WORDS ||
    countWords(asked) > LONGEST_QUESTION ||
    told.some((one) => one.question === questionOf(talk) && one.unclear !== true)
  )
    return undefined;
  const cite = talk.line === undefined ? undefined : `${talk.folio ?? talk.page}:${talk.line}`;
  return {
    asked,
    answered,
    fact: factOf(document, `Q. ${questionOf(talk)} A. ${whole}`, talk.page, 0),
    ...(cite && { cite }),
  };
}

/** Behind a yes or a no he explains. */
const YES_OR_NO =
  /^((?:yes|no|correct|right|i did|i do|i was|i am|it was|it is|it did|that['’]s (?:right|correct))(?:,? (?:sir|ma['’]am|counsel))?[.]) /i;

/** The answer as far as it says something, without what explains it. */
export function firstSaid(answer: string): string | undefined {
  const [, plain] = YES_OR_NO.exec(answer) ?? [];
  if (plain) return CORRECTS.test(answer.slice(plain.length).trim()) ? undefined : plain;
  const units = splitUnits(answer).map(({ text }) => text.trim());
  if (/^\p{Lu}\. /u.test(answer) || units.slice(1).some((unit) => CORRECTS.test(unit))) return undefined;
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
