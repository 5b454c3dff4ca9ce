import type { PdfPage } from '../pdf/pdf-text.js';
import { rightColumn } from './caption-columns.rules.js';
import { looksCited } from './caption.rules.js';
import { isContentsPage, type Passage } from './document-passages.rules.js';
import type { Finding } from './finding.js';
import type { Sentence } from './sentences.rules.js';

export const MAX_ISSUES = 12;
const MAX_ISSUE_LENGTH = 320;

const trim = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.]+|[\s,;:]+$/g, '')
    .trim();
const short = (text: string) =>
  text.length <= MAX_ISSUE_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_ISSUE_LENGTH))} …`;

/** "Whether ..." and the sentences of a statement of issues. */
function questions(sentences: Sentence[]): Finding[] {
  return sentences.flatMap((sentence) => {
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
    const value = whether ?? stated ?? addressed;
    return value
      ? [
          {
            value: short(trim(value)),
            page: sentence.page,
            quote: sentence.text,
            confidence: asked || whether ? 0.92 : 0.85,
          },
        ]
      : [];
  });
}

const inSentenceCase = (text: string) =>
  /[a-z]/.test(text) ? text : text.charAt(0) + text.slice(1).toLowerCase();

const COUNT =
  /^(?:(?:amended )?(?:count|claim|cause of action|claim for relief)\s+(?:[ivx]+|\d+|one|two|three|four|five|six|seven|eight|nine|ten)|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\w+teenth)\s+(?:cause of action|claim for relief|claim|count))\b[\s:.–—-]*(.*)$/i;

/** "COUNT II: NEGLIGENCE", "FIRST CAUSE OF ACTION / (Breach of Contract)". */
function counts(passages: Passage[]): Finding[] {
  return passages.flatMap((passage, index) => {
    const match = COUNT.exec(passage.text);
    if (!match || passage.text.length > 220) return [];
    const next = passages[index + 1]?.text ?? '';
    const named = trim((match[1] ?? '') || (next.length < 140 ? next : '')).replace(/^\(|\)$/g, '');
    if (named.length < 4 || /^(plaintiff|defendant|the|from|on or about|against)/i.test(named)) return [];
    return [
      {
        value: short(inSentenceCase(named)),
        page: passage.pageStarts[0]?.page ?? 1,
        quote: trim(`${passage.text} ${match[1] ? '' : next}`),
        confidence: 0.92,
      },
    ];
  });
}

const IN_CAPTION = /\bviolations?(?: of)?:?\s+(?=.*\d)(.{8,160})/i;
const IN_FORM = /^\s*(?:violations?|offenses?|charges?):\s+(\S.{4,160}?)(?:\s{3,}|$)/i;
const CHARGED = [
  /\((Title \d+, United States Code, Sections? .{3,120}?)\)/,
  /\b(?:in violation of|violat(?:es|ed|ing)|charged with violating)\s+((?:section |sections |§+ ?|title )?(?:\d+ [A-Z][\w.]+|[A-Z][\w.’' ]{2,40}?(?:§+|code|sec|section|act)\b).{2,80}?)(?=[;)]|\.(?:\s|$)|,? (?:which|by|when|and (?:the|by|his|her))|$)/i,
];

/** Statutes that the paper says were broken: beside the caption, after a count, in the text. */
function charges(pages: PdfPage[], sentences: Sentence[]): Finding[] {
  const found: Finding[] = [];
  for (const page of pages.slice(0, 2)) {
    const rows = page.text.split('\n');
    const at = rows.findIndex((row) => /(^|\s{2,})(violations?( of)?|offenses?|charges?)\b\s*:?/i.test(row));
    const beside = at < 0 ? '' : rightColumn(rows, at).slice(0, 6).join(' ');
    const match = IN_FORM.exec(rows[at] ?? '') ?? IN_CAPTION.exec(beside.replace(/\s+/g, ' '));
    if (match?.[1])
      found.push({
        value: short(trim(match[1])),
        page: page.number,
        quote: trim(match[0]),
        confidence: 0.85,
      });
  }
  for (const sentence of sentences) {
    const match = CHARGED.map((pattern) => pattern.exec(sentence.text)).find((result) => result?.[1]);
    if (match?.[1] && !looksCited(sentence.text))
      found.push({
        value: short(trim(match[1])),
        page: sentence.page,
        quote: sentence.text,
        confidence: 0.8,
      });
  }
  return found;
}

/** Doctrines and rights by their usual names, wherever the law calls them so. */
const DOCTRINES =
  /(?<![-\w])((?:first|second|fourth|fifth|sixth|seventh|eighth|tenth|eleventh|thirteenth|fourteenth) amendment|free (?:exercise|speech)(?: clause)?|establishment clause|equal protection|(?:procedural |substantive )?due process|commerce clause|supremacy clause|qualified immunity|sovereign immunity|absolute immunity|(?:subject[- ]matter|personal|appellate|supplemental|diversity|[A-Z][a-z]+(?: [A-Z][a-z]+)? Act) jurisdiction|lack of (?:[a-z]+ )?jurisdiction|forum non conveniens|res judicata|collateral estoppel|claim preclusion|issue preclusion|statute of limitations|laches|mootness|standing|ripeness|likelihood of success(?: on the merits)?|irreparable (?:harm|injury)|balance of (?:the )?(?:hardships|equities)|public interest|preliminary injunction|temporary restraining order|permanent injunction|summary judgment|motion to dismiss|class certification|habeas corpus|ineffective assistance(?: of counsel)?|probable cause|reasonable suspicion|miranda|double jeopardy|excessive force|negligence(?: per se)?|gross negligence|comparative (?:fault|negligence)|strict liability|wrongful death|premises liability|vicarious liability|respondeat superior|breach of (?:contract|fiduciary duty|(?:the )?(?:implied )?(?:covenant|warranty)[a-z ]{0,40}|(?:the )?lease|duty)|unjust enrichment|promissory estoppel|fraud(?:ulent (?:inducement|misrepresentation|transfer|conveyance))?|negligent misrepresentation|conversion|defamation|tortious interference|unfair competition|trade secrets?|(?:patent|copyright|trademark) infringement|confidentiality agreements?|non-?compete|wrongful (?:termination|discharge)|hostile work environment|retaliation|discrimination|unpaid (?:wages|overtime)|workers['’] compensation|notice of the hearing|unlawful detainer|nonpayment of rent|(?:implied )?warranty of habitability|constructive eviction|quiet title|foreclosure|easement|adverse possession|child custody|child support|spousal (?:support|maintenance)|division of (?:marital |community )?property|equitable distribution|parenting (?:time|plan)|best interests? of the child(?:ren)?|irreconcilable differences|irretrievabl[ey] (?:broken|breakdown)|derivative (?:action|claim)|business judgment rule|corporate waste|demand futility|oppression of minority shareholders|shareholder oppression|automatic stay|discharge(?:ability)? of (?:the )?debts?|asylum|withholding of removal|cancellation of removal|convention against torture|false statements?|mail fraud|wire fraud|conspiracy|obstruction of justice|money laundering|burglary|robbery|assault|battery|theft|possession of a controlled substance|driving under the influence|reckless driving|speeding|consolidat(?:ed|ion)|joinder|venue|arbitration|preemption|attorneys?['’]? fees|punitive damages|illegal exaction|declaratory (?:judgment|relief)|dependent on skill or chance)\b/gi;

interface Said {
  term: string;
  count: number;
  sentence: Sentence;
}

function doctrines(sentences: Sentence[]): Finding[] {
  const said = new Map<string, Said>();
  for (const sentence of sentences) {
    if (sentence.section === 'aside') continue;
    for (const match of sentence.text.matchAll(DOCTRINES)) {
      const key = match[0].toLowerCase().replace(/s$/, '');
      const known = said.get(key);
      if (known) known.count++;
      else said.set(key, { term: match[0], count: 1, sentence });
    }
  }
  return [...said.values()]
    .sort((a, b) => b.count - a.count || a.sentence.page - b.sentence.page)
    .slice(0, 8)
    .map(({ term, sentence, count }) => ({
      value: term.charAt(0).toUpperCase() + term.slice(1),
      page: sentence.page,
      quote: sentence.text,
      confidence: count > 2 ? 0.8 : 0.7,
    }));
}

/** The statute that a paper turns on is the one it names most. */
function statutes(pages: PdfPage[]): Finding[] {
  const named = new Map<string, { text: string; page: number; count: number }>();
  for (const page of pages) {
    for (const match of page.text
      .replace(/\s+/g, ' ')
      .matchAll(
        /\b(?:\d{1,2} U\.?\s?S\.?\s?C\.?(?:\s?A\.?)?|(?:[A-Z][\w’'.]* ){1,5}|[A-Z][A-Z.]{2,9})\s?§§?\s?[\d][\w.:-]*/g,
      )) {
      const text = trim(match[0]).replace(
        /^(?:see|under|and|the|of|in|by|with|that|because|whether|codified|violates?)\s+/i,
        '',
      );
      const key = text.replace(/\s/g, '').toLowerCase();
      const known = named.get(key);
      if (known) known.count++;
      else named.set(key, { text, page: page.number, count: 1 });
    }
  }
  return [...named.values()]
    .filter(({ count }) => count >= 2)
    .sort((a, b) => b.count - a.count)
    .slice(0, 2)
    .map(({ text, page }) => ({ value: text, page, quote: text, confidence: 0.75 }));
}

/** Headings of an argument in a brief's contents: the points as its author put them. */
function argumentHeadings(pages: PdfPage[]): Finding[] {
  const found: Finding[] = [];
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

const key = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** What is in dispute: questions asked, causes of action, statutes charged, points argued, doctrines named. */
export function readLegalIssues(pages: PdfPage[], passages: Passage[], sentences: Sentence[]): Finding[] {
  const all = [
    ...counts(passages).slice(0, 8),
    ...questions(sentences).slice(0, 4),
    ...charges(pages, sentences).slice(0, 4),
    ...argumentHeadings(pages).slice(0, 4),
    ...statutes(pages),
    ...doctrines(sentences),
  ];
  const seen: string[] = [];
  return all
    .filter(({ value }) => {
      const own = key(value);
      if (own.length < 4 || seen.some((other) => other.includes(own))) return false;
      seen.push(own);
      return true;
    })
    .slice(0, MAX_ISSUES);
}
