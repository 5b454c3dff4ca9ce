import { datesIn } from '@lectern/legal-text/dates';
import type { Exchange } from '../case-fields/testimony.rules.js';
import { answerOf, questionOf } from './answers.js';
import { countWords } from './english/count-words.js';
import { splitUnits } from './english/sentences.js';

/** A sentence of an earlier paper of the witness that he was made to read aloud. */
export interface ReadAloud {
  words: string;
  page: number;
  paper: {
    kind: 'statement' | 'report' | 'email';
    noun: string;
    day?: string;
    row: string;
    /** It was handed to him as this exhibit, and nobody said that it is his own. */
    exhibit?: string;
  };
}

const READS =
  /\b(?:(?:please |you )?read (?:it|that|this|the|what|us|me|your|out|aloud|into)|read (?:it|that)?\.?$|what (?:does|did) (?:it|you) (?:say|write))\b/i;
const PAPER =
  /\b((?:incident |accident |written |recorded |sworn |witness |police )?(?:statement|report|affidavit|declaration|e-?mail|text|message|letter|log|note|memo(?:randum)?))\b/i;
const MARKED = /\ban? (.{3,60}?)(?: dated (.{4,24}?))? was (?:marked|received)\b/i;
const OWN =
  /\byour (\p{Ll}+ )?(?:statement|report|affidavit|declaration|e-?mail|message|letter|log|note|memo\p{Ll}*)\b/iu;
/** "Let me hand you Exhibit 7". */
const HANDED =
  /\b(?:hand(?:ing|ed)?|show(?:ing|ed|n)?|giv(?:e|ing)|look at|turn to)\b.{0,40}?\b((?:Plaintiff['’]s |Defen[cs]e |Defendant['’]s |State['’]s )?Exhibit (?:[A-Z]{1,2}|\d{1,3}))\b/;
const LONGEST = 26;
const FEWEST = 4;
/** Words that are read in one breath. */
const BREATH = 16;

/** What stands in quotation marks where counsel had the witness read, with the paper that was in his hand. */
export function readAloud(talks: readonly Exchange[]): ReadAloud[] {
  let paper: ReadAloud['paper'] | undefined;
  return talks.flatMap((talk) => {
    paper = inHand(talk) ?? paper;
    const [, passage] = /^“([^”]{16,700})”/.exec(answerOf(talk)) ?? [];
    const last = splitUnits(questionOf(talk)).at(-1)?.text.trim() ?? '';
    if (!passage || !paper || !READS.test(last)) return [];
    const of = paper;
    const units = splitUnits(passage).map(({ text }) => text.trim());
    // "I'm beat. Need to stop.": a short opening goes with the next.
    const whole = countWords(passage) <= BREATH && countWords(units[0] ?? '') < FEWEST;
    return (whole ? [passage] : units.flatMap(spliced))
      .filter(
        (words) =>
          countWords(words) >= FEWEST && countWords(words) <= LONGEST && /\bI\b|^\p{Lu}/u.test(words),
      )
      .map((words) => ({ words, page: talk.page, paper: of }));
  });
}

/** "we were out of orange, I was going to do it": two sentences. */
const spliced = (text: string): string[] => {
  const [cut] = /(?:,| and) (?=(?:I|we|he|she|they) \p{Ll})/u.exec(text) ?? [];
  const at = cut ? text.indexOf(cut) : -1;
  return cut && at > 12 ? [`${text.slice(0, at)}.`, ...spliced(text.slice(at + cut.length))] : [text];
};

function inHand({ question, marked }: Exchange): ReadAloud['paper'] | undefined {
  const [row = '', what = '', when] = (marked && MARKED.exec(marked)) || [];
  const own = OWN.exec(question)?.[0];
  const noun = PAPER.exec(what)?.[1] ?? (own && PAPER.exec(own)?.[1]);
  const exhibit = HANDED.exec(question)?.[1];
  if (!noun) return exhibit ? { kind: 'report', noun: 'exhibit', row: question, exhibit } : undefined;
  const [date] = datesIn(slashed(when ?? ''));
  const plain = noun.toLowerCase();
  return {
    kind: /mail|text|message|letter/.test(plain)
      ? 'email'
      : /report|log|note|memo/.test(plain)
        ? 'report'
        : 'statement',
    noun: plain,
    ...(date?.day && date.year && { day: date.text }),
    row: row || question,
  };
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
/** "10/13/21" in words. */
const slashed = (text: string): string =>
  text.replace(/\b(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})\b/, (all, month: string, day: string, year: string) =>
    MONTHS[Number(month) - 1]
      ? `${MONTHS[Number(month) - 1]!} ${Number(day)}, ${year.length === 2 ? `20${year}` : year}`
      : all,
  );
