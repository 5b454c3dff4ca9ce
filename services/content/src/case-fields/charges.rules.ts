import { splitSentences } from '@lectern/legal-text/sentences';
import type { PdfPage } from '../pdf-text.js';
import { rightColumn } from './caption-columns.rules.js';
import { looksCited } from './caption.rules.js';
import type { Passage } from './document-passages.rules.js';
import type { ExtractedValue } from './extracted-value.js';
import { inSentenceCase, short, trim } from './issue-text.rules.js';
import type { Sentence } from './sentences.rules.js';

const COUNT =
  /^(?:(?:amended )?(?:count|claim|cause of action|claim for relief)\s+(?:[ivx]+|\d+|one|two|three|four|five|six|seven|eight|nine|ten)|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\w+teenth)\s+(?:cause of action|claim for relief|claim|count))\b[\s:.–—-]*(.*)$/i;

/** "COUNT I: THEFT, RCW 9A.56, committed as follows: ...": the charge ends where its story begins. */
const COMMITTED = /,? committed as\b.*$/is;
/** A row of a caption's right column that ran into the left one and on to the next count. */
const COUNT_WITHIN = /\S\s+count\s+(?:[ivx]{1,5}|\d{1,2})\b/i;

/** "COUNT II: NEGLIGENCE", "FIRST CAUSE OF ACTION / (Breach of Contract)". */
export function counts(passages: Passage[]): ExtractedValue[] {
  return passages.flatMap((passage, index) => {
    const match = COUNT.exec(passage.text.replace(COMMITTED, ''));
    if (!match || passage.text.replace(COMMITTED, '').length > 220) return [];
    const after = passages[index + 1];
    // "FIRST COUNT" over a numbered allegation has no name.
    const next = after?.number === undefined || after.text.startsWith('(') ? (after?.text ?? '') : '';
    const said = trim((match[1] ?? '') || (next.length < 140 ? next : ''));
    // What stands in parentheses names the count; text that follows begins it.
    const parenthesized = /^\(([^()]+(?:\([^()]*\)[^()]*)*)\)/.exec(said)?.[1];
    const named = (parenthesized ?? said.replace(/^\((.*)\)$/, '$1')).replace(
      /^against .{3,80}? for (?=\S{4})/i,
      '',
    );
    if (
      named.length < 4 ||
      COUNT_WITHIN.test(named) ||
      /^(plaintiff|defendant|the|from|on or about|against)/i.test(named)
    )
      return [];
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

const DEFENSES = /\b(?:affirmative )?(?:defen[sc]es|counterclaims)\b/i;
const LONGEST_NAME = 8;

/** "2. Retaliatory eviction. The City inspected ...": paragraphs under "AFFIRMATIVE DEFENSES" that begin with the name of theirs. */
export function defensesListed(passages: Passage[]): ExtractedValue[] {
  let listing = false;
  return passages.flatMap(({ kind, text, number, pageStarts }) => {
    if (kind === 'heading') listing = DEFENSES.test(text);
    const [name, next] = splitSentences(text).map((sentence) => sentence.text);
    return listing &&
      kind === 'text' &&
      number !== undefined &&
      next !== undefined &&
      /^[A-Z][^,;]{8,70}\.$/.test(name!) &&
      name!.split(' ').length <= LONGEST_NAME &&
      !/\b(?:is|are|was|were|has|have|had|did|den(?:y|ies)|admits?)\b/i.test(name!)
      ? [{ value: name!.replace(/\.$/, ''), page: pageStarts[0]?.page ?? 1, quote: name!, confidence: 0.88 }]
      : [];
  });
}

const COUNT_BESIDE = /(?:^|\s{2,}|[)\]|:§]\s+)counts?\s+(?:\d{1,2}|[ivx]{1,5})\s*[:–—-]\s*\S/i;

/** An indictment lists its counts beside the caption. */
export function countsBesideCaption(pages: PdfPage[]): ExtractedValue[] {
  const rows = pages[0]?.text.split('\n') ?? [];
  return rows.flatMap((row, at) => {
    if (!COUNT_BESIDE.test(row)) return [];
    const cells = rightColumn(rows, at);
    const end = cells.findIndex((cell, index) => index > 0 && /^counts?\s/i.test(cell));
    const quote = trim(cells.slice(0, end < 0 ? undefined : end).join(' '));
    const value = short(quote.replace(/^counts?\s+\w+\s*[:–—-]\s*/i, ''));
    return value.length > 5 ? [{ value, page: pages[0]?.number ?? 1, quote, confidence: 0.88 }] : [];
  });
}

const CLAIM_LIST = /\b(?:complaint|petition|claims?|causes? of action)\b[^.;]{0,40}\bfor:?$/i;
const AFTER_LIST = /\b(?:demand for|jury trial|trial date|judge|dept|department|date|hearing)\b.*$/i;

/** "COMPLAINT FOR: 1. BREACH OF CONTRACT 2. NEGLIGENCE" beside the parties. */
export function claimsBesideCaption(pages: PdfPage[]): ExtractedValue[] {
  const rows = pages[0]?.text.split('\n').slice(0, 60) ?? [];
  const at = rows.findIndex((row) =>
    CLAIM_LIST.test(
      row
        .trim()
        .split(/\s{3,}/)
        .at(-1) ?? '',
    ),
  );
  if (at < 0) return [];
  const [, ...items] = rightColumn(rows, at)
    .join(' ')
    .split(/\s\(?\d{1,2}[.)]\s+/);
  return items.flatMap((item) => {
    const quote = trim(item.replace(AFTER_LIST, ''));
    return quote.length > 4 && quote.length < 120
      ? [{ value: short(inSentenceCase(quote)), page: pages[0]?.number ?? 1, quote, confidence: 0.88 }]
      : [];
  });
}

const IN_CAPTION = /\bviolations?(?: of)?:?\s+(?=.*\d)(.{8,160})/i;
const IN_FORM = /^\s*(?:violations?|offenses?|charges?):\s+(\S.{4,160}?)(?:\s{3,}|$)/i;
const CHARGED = [
  /\bviolat(?:e|es|ed|ing|ions? of)\s+((?:Sections?|§+) \d+[^.;]{2,60}? of the [A-Z][^.;,]{3,80}? Act(?: of \d{4})?)/,
  /\b(Title \d+, United States Code, Sections? [^;]{3,120}?)(?=\.?\)?$|[.;]\s)/,
  /\b(?:in violation of|violat(?:es|ed|ing)|charged with violating)\s+((?:section |sections |§+ ?|title )?(?:\d+ [A-Z][\w.]+|[A-Z][\w.’' ]{2,40}?(?:§+|code|sec|section|act)\b).{2,80}?)(?=[;)]|\.(?:\s|$)|,? (?:which|by|when|because|and (?:the|by|his|her))\b|$)/i,
];

const CODE_ROW = /^\s*(\d+ U\.?\s?S\.?\s?C\.? §+ ?[\w().,-]+)(?:\s{2,}(\S.*))?$/i;

/** The form of a federal complaint: "Code Section" on the left, "Offense Description" on the right. */
function codeTable(pages: PdfPage[]): ExtractedValue[] {
  for (const page of pages.slice(0, 2)) {
    const rows = page.text.split('\n');
    const head = rows.findIndex((row) => /\bcode sections?\b.*\boffense description/i.test(row));
    if (head < 0) continue;
    const body = rows.slice(head + 1, head + 12);
    const end = body.findIndex((row) => /\b(based on|affidavit|continued)\b/i.test(row));
    const table = body.slice(0, end < 0 ? 8 : end).filter((row) => row.trim());
    const codes = table.flatMap((row) => CODE_ROW.exec(row)?.[1] ?? []);
    const whole = table.flatMap((row) => {
      const [, code, offense] = CODE_ROW.exec(row) ?? [];
      return code && offense ? [`${offense.trim()}, ${code}`] : [];
    });
    const said = table
      .map((row) => (CODE_ROW.exec(row)?.[2] ?? (CODE_ROW.test(row) ? '' : row)).trim())
      .join(' ')
      .split(/\s+(?=[A-Z][a-z])/);
    // Description and code pair off when each row holds both, or when there is one for each; else each stands alone.
    const values =
      whole.length === table.length
        ? whole
        : said.length === codes.length
          ? said.map((text, at) => `${text}, ${codes[at]}`)
          : [...said, ...codes];
    return values
      .filter((value) => value.length > 5)
      .map((value) => ({
        value: short(trim(value)),
        page: page.number,
        quote: trim(value),
        confidence: 0.88,
      }));
  }
  return [];
}

const CHARGE_ROW =
  /^\s*(?:\d{1,2}\s+)?([A-Z]{2,5}\.? §? ?\d[\w.()-]*)\s+([A-Z][A-Za-z ,-]{4,90}?)\s*(?:\(|\s{3}|$)/;

/** "The defendant is charged with:" over one charge a line. */
function chargeList(pages: PdfPage[]): ExtractedValue[] {
  for (const page of pages.slice(0, 2)) {
    const rows = page.text.split('\n');
    const head = rows.findIndex((row) => /\bcharged with(?: the following(?: offenses)?)?:?\s*$/i.test(row));
    if (head < 0) continue;
    return rows.slice(head + 1, head + 16).flatMap((row) => {
      const match = CHARGE_ROW.exec(row);
      return match
        ? [{ value: `${match[2]}, ${match[1]}`, page: page.number, quote: row.trim(), confidence: 0.88 }]
        : [];
    });
  }
  return [];
}

/** Statutes that the paper says were broken: beside the caption, after a count, in the text. */
export function charges(pages: PdfPage[], sentences: Sentence[]): ExtractedValue[] {
  const found = [...codeTable(pages), ...chargeList(pages)];
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
