import type { PdfPage } from '../pdf-text.js';
import { balanced, withoutPageMarks } from './candidates/presentable.rules.js';
import { asksNothing } from './candidates/questions.rules.js';
import { looksCited } from './caption.rules.js';
import {
  charges,
  claimsBesideCaption,
  counts,
  countsBesideCaption,
  defensesListed,
} from './charges.rules.js';
import { isContentsPage, type Passage } from './document-passages.rules.js';
import type { ExtractedValue } from './extracted-value.js';
import { inSentenceCase, short, trim } from './issue-text.rules.js';
import { claimsListed, namedActs, statutes } from './named-law.rules.js';
import { splitSentences } from '@lectern/legal-text/sentences';
import type { Sentence } from './sentences.rules.js';

export const MAX_ISSUES = 12;

/** "(1) whether ...; (2) whether ...": each is a question of its own. */
const NEXT_QUESTION = /[;,]\s+(?:and\s+|or\s+)?\(\d{1,2}\)\s*(?=whether\b)/i;

/** "Whether ..." and the sentences of a statement of issues. */
function questions(sentences: Sentence[]): ExtractedValue[] {
  return sentences.flatMap((sentence) => {
    // What another case asked is its question.
    if (sentence.section !== 'issues' && looksCited(sentence.text)) return [];
    const asked =
      /\b(?:the )?(?:question|issue)s?\b[^.]{0,60}\b(?:is|are|presented)\b[^.]{0,30}?(whether .+)$/i.exec(
        sentence.text,
      )?.[1];
    const whether = asked ?? (/^(?:\(?\d\)?\.?\s*)?(whether .+)$/i.exec(sentence.text)?.[1] || undefined);
    const stated =
      sentence.section === 'issues' &&
      /\b(whether|did|does|do|should|is|are|was|may|can|erred?|properly)\b/i.test(sentence.text) &&
      sentence.text.length > 25
        ? sentence.text
        : undefined;
    const addressed =
      /\b(?:address(?:ing)?|decid(?:e|ing)|consider(?:ing)?|determin(?:e|ing)|resolv(?:e|ing))\b[^.]{0,30}\b(whether .+)$/i.exec(
        sentence.text,
      )?.[1];
    const erred =
      /\berred|abused/i.test(sentence.text) &&
      !/\b(?:we|v\.)\s/i.test(sentence.text) &&
      sentence.text.length < 420
        ? /(?:\b(?:contends?|argues?|asserts?|maintains?) that )?(?<![\w'’])((?:the )?(?:[\w'’]+ ){0,4}?(?:court|judge|commissioner|board|agency|trial court|examiner)\b (?:also )?(?:erred|abused (?:its|his|her) discretion) (?:in|by|when|as)\b.+)$/i.exec(
            sentence.text,
          )?.[1]
        : undefined;
    const value =
      whether ??
      stated ??
      addressed ??
      erred?.replace(
        /^(?:(?:(?!\b(?:erred|abused)\b).)*?\bthat|(?:\w+ ){0,3}?(?:argu|assert|contend|claim|maintain)\w*) (?=the\b)/i,
        '',
      );
    return (value ?? '')
      .split(NEXT_QUESTION)
      .filter(
        (one) => one && !(/^whether\b/i.test(one) && asksNothing(one.replace(/^whether (?:or not )?/i, ''))),
      )
      .map((one) => ({
        value: short(trim(balanced(withoutPageMarks(one)))),
        page: sentence.page,
        quote: sentence.text,
        confidence: asked || sentence.section === 'issues' ? 0.92 : 0.85,
      }));
  });
}

const POINT =
  /^(?:[IVX]{1,5}|[A-H]|\d)\.\s+(.*\b(?:should|must|cannot|fails?|failed|erred|is|are|was|were|has|have|does|did|do|lacks?|bars?|barred|violate[sd]?|states?|waived|entitled)\b.*)$/i;

const OUTLINED = /^(?:[IVX]{1,5}|[A-H])\.\s+(?=[A-Z“])/;

/** A point set as a sentence of its own under "ARGUMENT". */
function pointOf(text: string): string | undefined {
  const first = splitSentences(text.replace(OUTLINED, ''))[0]?.text ?? '';
  return first.length > 24 && first.length < 220 && first.endsWith('.') && !/^In\b/.test(first)
    ? first
    : undefined;
}

/** The headings of an argument are the points as its author puts them. */
function points(passages: Passage[]): ExtractedValue[] {
  return passages.flatMap(({ kind, section, text, pageStarts }) => {
    const heading =
      kind === 'heading' && text.length > 28 && /^[A-Z\d](?!\S*\s+(?:If|What|How)\b)/.test(text)
        ? POINT.exec(text)?.[1]
        : undefined;
    const point = heading ?? (section === 'argument' && OUTLINED.test(text) ? pointOf(text) : undefined);
    return point
      ? [
          {
            value: short(inSentenceCase(trim(point))),
            page: pageStarts[0]?.page ?? 1,
            quote: trim(text),
            confidence: 0.82,
          },
        ]
      : [];
  });
}

/** Doctrines and rights by their usual names, wherever the law calls them so. */
const DOCTRINES =
  /(?<![-\w])((?:first|second|fourth|fifth|sixth|seventh|eighth|tenth|eleventh|thirteenth|fourteenth) amendment|legal malpractice|medical malpractice|loss of consortium|duress|unconscionab(?:le|ility)|specific performance|account stated|quantum meruit|negligent (?:supervision|hiring|retention|maintenance|entrustment)|failure to warn|nuisance|trespass|breach of trust|undue influence|(?:lack of )?testamentary capacity|insider trading|securities fraud|false claims?|relief from (?:the )?(?:automatic )?stay|negligent in (?:the )?[a-z, ]{6,60}[a-z]|takings clause|dormant commerce clause|adultery|cruel(?: treatment|ty)|insupportab(?:le|ility)|discord or conflict of personalities|dissolution of (?:the )?marriage|termination of parental rights|(?:sex|age|race|racial|disability|religious|national origin|pregnancy) discrimination|reasonable accommodation|unpaid commissions|unfair (?:labor )?practices?|accuracy-related penalty|credibility|free (?:exercise|speech)(?: clause)?|establishment clause|equal protection|(?:procedural |substantive )?due process|commerce clause|supremacy clause|qualified immunity|sovereign immunity|absolute immunity|(?:subject[- ]matter|personal|appellate|supplemental|diversity|(?!(?:invoke|establish|under|the|lacks?|no|for) )[A-Z][a-z]+(?: [A-Z][a-z]+)? Act) jurisdiction|lack of (?:[a-z]+ )?jurisdiction|forum non conveniens|res judicata|collateral estoppel|claim preclusion|issue preclusion|statute of limitations|laches|mootness|standing(?! (?:chapter|trustees?|orders?|committees?|rules?)\b)|ripeness|likelihood of success(?: on the merits)?|irreparable (?:harm|injury)|balance of (?:the )?(?:hardships|equities)|public interest|preliminary injunction|temporary restraining order|permanent injunction|summary judgment|motion to dismiss|class certification|habeas corpus|ineffective assistance(?: of counsel)?|probable cause|reasonable suspicion|miranda|double jeopardy|excessive force|deliberate indifference|negligence(?: per se)?|gross negligence|comparative (?:fault|negligence)|strict liability|wrongful death|premises liability|vicarious liability|respondeat superior|breach of (?:(?:written |oral |express |implied )*contract|fiduciary duty|(?:the )?(?:implied )?(?:covenant|warranty)[a-z ]{0,40}|(?:the )?lease|duty)|unjust enrichment|promissory estoppel|fraud(?:ulent (?:inducement|misrepresentation|transfer|conveyance))?|negligent misrepresentation|conversion|defamation|tortious interference|unfair competition|trade secrets?|(?:patent|copyright|trademark) infringement|confidentiality agreements?|non-?compete|wrongful (?:termination|discharge)|hostile work environment|retaliation|discrimination|unpaid (?:wages|overtime)|workers['’] compensation|notice of the hearing|unlawful detainer|retaliatory eviction|eviction|nonpayment of rent|(?:implied )?warranty of habitability|constructive eviction|quiet title|foreclosure|easement|adverse possession|child custody|child support|spousal (?:support|maintenance)|division of (?:marital |community )?property|equitable distribution|parenting (?:time|plan)|best interests? of the child(?:ren)?|irreconcilable differences|irretrievabl[ey] (?:broken|breakdown)|derivative (?:action|claim)|business judgment rule|corporate waste|demand futility|oppression of minority shareholders|shareholder oppression|automatic stay|discharge(?:ability)? of (?:the )?debts?|asylum|withholding of removal|cancellation of removal|convention against torture|false statements?|mail fraud|wire fraud|conspiracy|obstruction of justice|money laundering|burglary|robbery|assault|battery|theft|possession of a controlled substance|driving under the influence|reckless driving|speeding|consolidat(?:ed|ion)|joinder|(?:improper|change of|transfer of) venue|venue (?:is|was) improper|arbitration|preemption|attorneys?['’]? fees|punitive damages|illegal exaction|declaratory (?:judgment|relief)|dependent on skill or chance)\b/gi;

interface Said {
  term: string;
  count: number;
  page: number;
  quote: string;
}

/** What a heading names is an issue; what running text names may be a passing mention. */
const HEADING_COUNTS = 3;

function doctrines(passages: Passage[], sentences: Sentence[]): ExtractedValue[] {
  const said = new Map<string, Said>();
  const collect = (text: string, page: number, counts: number): void => {
    for (const match of text.matchAll(DOCTRINES)) {
      const key = match[0].toLowerCase().replace(/s$/, '');
      const known = said.get(key);
      if (known) known.count += counts;
      else said.set(key, { term: match[0], count: counts, page, quote: text });
    }
  };
  for (const { text, page, section } of sentences) if (section !== 'aside') collect(text, page, 1);
  for (const { kind, section, text, pageStarts } of passages)
    if (kind === 'heading' && section !== 'aside')
      collect(trim(text), pageStarts[0]?.page ?? 1, HEADING_COUNTS);
  return [...said.values()]
    .sort((a, b) => b.count - a.count || a.page - b.page)
    .slice(0, 8)
    .map(({ term, page, quote, count }) => ({
      value: inSentenceCase(term.charAt(0).toUpperCase() + term.slice(1)),
      page,
      quote,
      confidence: count > 2 ? 0.8 : 0.7,
    }));
}

/** Headings of an argument in a brief's contents: the points as its author put them. */
function argumentHeadings(pages: PdfPage[]): ExtractedValue[] {
  const found: ExtractedValue[] = [];
  for (const page of pages.filter(isContentsPage)) {
    let inArgument = false;
    let open = '';
    for (const row of page.text.split('\n')) {
      const text = trim(row);
      if (/^(summary of )?argument\b/i.test(text)) inArgument = !/^summary/i.test(text);
      if (/^(i\.|a\.)\s/i.test(text))
        inArgument ||= /\b(should|erred|must|cannot|fails?|properly|were|was|is|are|did|does)\b/i.test(text);
      if (/^(conclusion|certificate|addendum|prayer)/i.test(text)) inArgument = false;
      if (!inArgument) continue;
      const starts = /^[IVX]{1,5}\.\s+(.+)$/.exec(text);
      if (starts?.[1]) open = starts[1];
      else if (open && !/^[A-Z]\.\s/.test(text)) open += ` ${text}`;
      else open = '';
      const ended = /^(.*?)\s?\.{4,}/.exec(open);
      if (ended?.[1]) {
        found.push({
          value: short(trim(ended[1])),
          page: page.number,
          quote: trim(ended[1]),
          confidence: 0.85,
        });
        open = '';
      }
    }
  }
  return found;
}

const PROPER = /\b(?:amendment|clause|act|miranda|convention|title)\b/i;

/** "Breach of Written Contract" is no name: a sentence says it in small letters. */
const inPlainCase = (value: string): string =>
  !PROPER.test(value) && /^(?:\s|,|&|and|or)*$/.test(value.replace(DOCTRINES, ''))
    ? value.charAt(0) + value.slice(1).toLowerCase()
    : value;

const key = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(?:the|an?) /g, '')
    .trim();

/** "Plaintiffs' Remaining Arguments Are Meritless": a heading that names no point. */
const NO_POINT =
  /\b(?:remaining|other|additional|various) (?:arguments?|claims?|contentions?|points?|objections?)\b.{0,40}\b(?:meritless|without merit|lacks? merit|unavailing|fails?|unpersuasive|misplaced)\b|^(?:introduction|background|conclusion|procedural history|standard of review|argument|discussion|analysis)$/i;

/** A heading whose next line was lost, or a sentence in which the court speaks of itself. */
const UNFINISHED = /\b(?:a|an|the|of|to|in|and|or|for|by|with|that|governing)$/i;
const DECIDES = /\bwe (?:decline|hold|conclude|affirm|reverse|need not|agree|disagree)\b/i;

/** Where an issue may be named, surest first. */
export const ISSUE_RULES: Record<
  string,
  (pages: PdfPage[], passages: Passage[], sentences: Sentence[]) => ExtractedValue[]
> = {
  counts: (_, passages) => counts(passages).slice(0, 8),
  countsBesideCaption: (pages) => countsBesideCaption(pages).slice(0, 6),
  claimsBesideCaption: (pages) => claimsBesideCaption(pages).slice(0, 8),
  defensesListed: (_, passages) => defensesListed(passages).slice(0, 8),
  questions: (_, __, sentences) => questions(sentences).slice(0, 4),
  claimsListed: (_, __, sentences) => claimsListed(sentences).slice(0, 6),
  points: (_, passages) => points(passages).slice(0, 5),
  charges: (pages, _, sentences) => charges(pages, sentences).slice(0, 4),
  argumentHeadings: (pages) => argumentHeadings(pages).slice(0, 4),
  statutes: (pages) => statutes(pages),
  doctrines: (_, passages, sentences) => doctrines(passages, sentences),
  namedActs: (_, __, sentences) => namedActs(sentences).slice(0, 4),
};

/** What is in dispute: questions asked, causes of action, statutes charged, points argued, doctrines named. */
export function readLegalIssues(
  pages: PdfPage[],
  passages: Passage[],
  sentences: Sentence[],
): ExtractedValue[] {
  const all = Object.values(ISSUE_RULES).flatMap((rule) => rule(pages, passages, sentences));
  const seen: string[] = [];
  return all
    .map((found) => ({ ...found, value: inPlainCase(found.value) }))
    .filter(({ value }) => {
      const own = key(value);
      if (
        own.length < 4 ||
        UNFINISHED.test(value) ||
        NO_POINT.test(value) ||
        DECIDES.test(value) ||
        seen.some((other) => other.includes(own))
      )
        return false;
      seen.push(own);
      return true;
    })
    .slice(0, MAX_ISSUES);
}
