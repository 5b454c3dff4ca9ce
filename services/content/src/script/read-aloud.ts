import { datesIn } from '@lectern/legal-text/dates';
import type { Exchange } from '../case-fields/testimony.rules.js';
import { answerOf, questionOf } from './answers.js';
import { capital } from './english/clauses.js';
import { countWords } from './english/count-words.js';
import { splitUnits } from './english/sentences.js';
import { finiteAt, tagged } from './english/tagged.js';

/** A paper that was in the hand of the witness, as far as the exchanges before have told of it. */
export interface PaperInHand {
  kind: 'statement' | 'report' | 'email';
  noun: string;
  row: string;
  /** He made it himself. */
  own: boolean;
  /** Who else made it. */
  by?: string;
  to?: string;
  day?: string;
  exhibit?: string;
  /** "Your notebook": his, though it may hold the words of others. */
  says?: string;
  /** It is what he wrote back. */
  answers?: boolean;
  /** "Exhibit 17 is the service log for May 4, 2023." */
  about?: string;
}

/** A sentence that a witness was made to read aloud. */
export interface ReadAloud {
  words: string;
  page: number;
  at: number;
  paper: PaperInHand;
  /** "the entry at 10:22 a.m.": of what part of the paper. */
  part?: string;
}

const READS =
  /\b(?:(?:please |you )?read (?:it|that|this|the|what|us|me|your|out|aloud|into|line|paragraph|page)|read (?:it|that)?\.?$|(?:would|could|will|can) you (?:please )?read|what (?:does|did) it say)\b/i;
const ANSWERED =
  /^(?:And )?(?:(?:your (?:answer|reply|response)|yours)(?:,? [^?]{1,16})?|what (?:did you answer|was your (?:answer|reply|response)))\?$/i;
const WROTE =
  /^(?:And )?[Ww]hat did you (say|write|text|answer|put|type)(?: back| down| there)?(?:,? at [\d:]{3,5})?\?$/;
const AT = '(?:(?:At )?\\d{1,2}:\\d\\d(?: ?[ap]\\.?m\\.?)?[,.]? )?';
const QUOTED = new RegExp(`^(?:It says[,:]? )?${AT}“([^”]{8,900})”`);
const PAPER =
  /\b((?:incident |accident |written |recorded |sworn |witness |police )?(?:statement|report|affidavit|declaration|e-?mail|text|message|letter|log|note(?:book|s)?|journal|diary|memo(?:randum)?))\b/i;
const MARKED = /\ban? (.{3,60}?)(?: dated (.{4,24}?))? was (?:marked|received)\b/i;
const OWN =
  /\byour (\p{Ll}+ )?(?:statement|report|affidavit|declaration|e-?mail|message|letter|log|note(?:book|s)?|journal|diary|memo\p{Ll}*)\b/iu;
/** "Let me hand you Exhibit 7", "Exhibit 7 is the log". */
const EXHIBIT =
  /\b((?:Plaintiff['’]s |Defen[cs]e |Defendant['’]s |State['’]s )?Exhibit (?:[A-Z]{1,2}|\d{1,3})|(?:P|D|PX|DX|GX|CX)-\d{1,3}|(?:Plaintiff|Defendant|Petitioner|Respondent)s?['’]s? \d{1,3})\b/;
const ABOUT =
  /\b((?:Plaintiff['’]s |Defen[cs]e |Defendant['’]s |State['’]s )?Exhibit (?:[A-Z]{1,2}|\d{1,3}) is (?:the|an?|your) \p{Ll}[^.?]{3,70})[.]/u;
/** What he swore to or filed, of which counsel speaks as his. */
const PLEADED =
  /\b([Yy]our (?:complaint|petition|interrogatory answers?|answers? to interrogator(?:y|ies)(?: (?:No\. )?\d+)?))\b/;
/** "Would you read May 3, from your brother?" */
const READ_FROM =
  /\bread\b[^?]{0,50}\bfrom (your (?:brother|sister|wife|husband|son|daughter|mother|father|boss|supervisor)|(?:Mr|Ms|Mrs|Dr)\. \p{Lu}[\p{L}’'-]+)[.?]$/u;
const PART =
  /\bread (?:me |us |out )?(the (?:\p{Ll}+ )?(?:entry|line|note|message|sentence|paragraph|part|reason)\b[^?]{0,30}?)(?:, please|, sir|, ma['’]am)?[.?]$/iu;
const LONGEST = 26;
const FEWEST = 3;
/** Words that are read in one breath. */
const BREATH = 16;

/** What stands in quotation marks where counsel had the witness read, with the paper that was in his hand. */
export function readAloud(talks: readonly Exchange[]): ReadAloud[] {
  let paper: PaperInHand | undefined;
  let last = -1;
  return talks.flatMap((talk, at) => {
    paper = told(inHand(talk, paper), talk);
    const [, passage] = QUOTED.exec(answerOf(talk)) ?? [];
    const asked = splitUnits(questionOf(talk)).map(({ text }) => text.trim());
    const answers = asked.some((one) => ANSWERED.test(one));
    const [, verb] = WROTE.exec(asked.at(-1) ?? '') ?? [];
    // "And what did you say?", of a message that was just read.
    const wrote = verb !== undefined && (verb !== 'say' || last === at - 1);
    if (!passage || !paper || !(answers || wrote || asked.slice(-2).some((one) => READS.test(one))))
      return [];
    last = at;
    const by = asked.flatMap((one) => READ_FROM.exec(one)?.[1] ?? [])[0];
    const of = by
      ? { ...paper, own: false, by: capital(by), kind: 'email' as const }
      : answers || wrote
        ? { ...paper, own: true, kind: 'email' as const, ...(answers && { answers }) }
        : paper;
    const part = of.own ? undefined : asked.flatMap((one) => PART.exec(one)?.[1] ?? [])[0];
    return messagesIn(answerOf(talk), passage, of).flatMap(([words, own]) =>
      sentencesOf(words, own).map((one) => ({
        words: one,
        page: talk.page,
        at,
        paper: own,
        ...(part && { part }),
      })),
    );
  });
}

/** The sentences of a passage, as far as they tell something alone. */
function sentencesOf(passage: string, of: PaperInHand): string[] {
  // A message in small letters.
  const plain = /(?:^|[.!?] )\p{Ll}/u.test(passage);
  const units = splitUnits(passage).map(({ text }) => text.trim());
  // "I'm beat. Need to stop.": a short opening goes with the next.
  const whole = countWords(passage) <= BREATH && countWords(units[0] ?? '') < FEWEST;
  return (whole ? [passage] : units.flatMap(spliced))
    .map((words) => (of.kind === 'email' ? capital(words.replace(GREETING, '')) : words))
    .filter((words) => isTold(words, of, plain));
}

const SPOKEN_BY =
  /^(?:\p{Lu}\p{Ll}+ \d{1,2}, \d{4}\. )?(Me|\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?), \d{1,2}:\d\d(?: ?[ap]\.?m\.?)?: (.+)$/u;

/** "“Roe, 6:42 p.m.: When?” “Me, 6:50: Not now.”": the messages of a thread, each with whoever wrote it. */
function messagesIn(answer: string, passage: string, paper: PaperInHand): [string, PaperInHand][] {
  const quotes = [...answer.matchAll(/“([^”]{3,900})”/g)].map(([, words]) => words!);
  return (quotes.length > 1 ? quotes : [passage]).flatMap((quote, at): [string, PaperInHand][] => {
    const [, who, words] = SPOKEN_BY.exec(quote) ?? [];
    if (!who || !words) return at === 0 ? [[quote, paper]] : [];
    const { by: _, answers: __, ...of } = paper;
    return [[words, { ...of, kind: 'email', own: who === 'Me', ...(who !== 'Me' && { by: who }) }]];
  });
}
/** "Ada, we have had a third one." */
const GREETING = /^\p{Lu}\p{Ll}+, (?=\p{Ll})/u;

const isTold = (words: string, { kind, own }: PaperInHand, plain: boolean): boolean =>
  countWords(words) >= FEWEST &&
  countWords(words) <= LONGEST &&
  (plain || /\bI\b|^\p{Lu}/u.test(words)) &&
  (kind === 'email' && own
    ? /\bI\b/.test(words) || finiteAt(tagged(words)) >= 0 || /\b(?:not|no|never|nobody|are|is)\b/.test(words)
    : // "Third St, FL18, H. Roe": what labels an entry.
      own || finiteAt(tagged(words)) > 0 || /\b\p{Ll}{2,} \p{Ll}{2,}\b/u.test(words));

/** "we were out of orange, I was going to do it": two sentences. */
const spliced = (text: string): string[] => {
  const [cut] = /(?:,| and) (?=(?:I|we|he|she|they) \p{Ll})/u.exec(text) ?? [];
  const at = cut ? text.indexOf(cut) : -1;
  return cut && at > 12 ? [`${text.slice(0, at)}.`, ...spliced(text.slice(at + cut.length))] : [text];
};

/** The paper of which a question speaks, else the one that was in his hand before. */
function inHand({ question, marked }: Exchange, before: PaperInHand | undefined): PaperInHand | undefined {
  const [row = '', what = '', when] = (marked && MARKED.exec(marked)) || [];
  const own = OWN.exec(question)?.[0];
  const exhibit = EXHIBIT.exec(question)?.[1];
  const pleaded = PLEADED.exec(question)?.[1];
  if (pleaded) return { kind: 'report', noun: 'pleading', row: question, own: false, exhibit: pleaded };
  const about = ABOUT.exec(question.replace(/\s+/g, ' '))?.[1];
  const same = exhibit !== undefined && exhibit === before?.exhibit;
  const noun = PAPER.exec(what)?.[1] ?? (own && PAPER.exec(own)?.[1]);
  if (!noun) {
    if (!exhibit || same) return before;
    const plain = PAPER.exec(question)?.[1]?.toLowerCase() ?? 'exhibit';
    return { kind: kindOf(plain), noun: plain, row: question, own: false, exhibit, ...(about && { about }) };
  }
  const [date] = datesIn(slashed(when ?? ''));
  const plain = noun.toLowerCase();
  return {
    kind: plain === 'exhibit' ? 'report' : kindOf(plain),
    noun: plain,
    row: row || question,
    // What he noted may be what others said.
    own: !NOTES.test(plain),
    ...(NOTES.test(plain) && { says: `your ${plain}` }),
    ...(about && { about }),
    ...(date?.day && date.year && { day: date.text }),
    ...(exhibit && { exhibit }),
  };
}

const NOTES = /^(?:.+ )?(?:log|note|notes|notebook|journal|diary)$/;

const kindOf = (noun: string): PaperInHand['kind'] =>
  /mail|text|message|letter/.test(noun)
    ? 'email'
    : /report|log|note|journal|diary|memo|exhibit/.test(noun)
      ? 'report'
      : 'statement';

const ASKS_WHO = /^(?:And )?[Ww]ho (?:wrote|sent|made|prepared|signed|typed) (?:it|this|that|Exhibit \w+)\?$/;
const ASKS_DAY =
  /^(?:And )?(?:(?:[Tt]he |[Ww]hat is the |[Ww]hat['’]s the )?[Dd]ate|[Dd]ated|[Ww]hen (?:was|is) (?:it|that|this)(?: (?:dated|sent|written))?)\?$/;
const ASKS_TO =
  /^(?:And )?(?:[Tt]o(?: whom)?|[Ww]ho (?:is|was|did) (?:it|you) (?:to|send it to|addressed to)|[Ww]ho(?:m)? did you send it to)\?$/;

/** "Who wrote it? I did." "Date? May 4, 2018." "To? Ada. Ms. Roe.": what an exchange adds of the paper in hand. */
function told(paper: PaperInHand | undefined, talk: Exchange): PaperInHand | undefined {
  if (!paper) return undefined;
  const asked = splitUnits(questionOf(talk)).at(-1)?.text.trim() ?? '';
  const answers = splitUnits(answerOf(talk)).map(({ text }) => text.trim().replace(/[.]$/, ''));
  const [first = ''] = answers;
  if (ASKS_WHO.test(asked)) {
    if (/^(?:I (?:did|wrote it|sent it)|me|that was me)$/i.test(first)) return { ...paper, own: true };
    return NAMED.test(first) ? { ...paper, by: first } : paper;
  }
  if (ASKS_DAY.test(asked)) {
    const [date] = datesIn(slashed(first));
    return date?.day && date.year ? { ...paper, day: date.text } : paper;
  }
  return ASKS_TO.test(asked) && NAMED.test(first) ? { ...paper, to: whole(first, answers[1] ?? '') } : paper;
}
const NAMED = /^(?:(?:Mr|Ms|Mrs|Dr)\. )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]*){0,3}$/u;

/** "Ada. Ms. Roe." is Ada Roe. */
function whole(first: string, next: string): string {
  const [, last] = /^(?:Mr|Ms|Mrs|Dr)\.? (\p{Lu}[\p{L}’'-]+(?: (?:Jr|Sr|II|III|IV)\.?)?)$/u.exec(next) ?? [];
  return last && !first.includes(' ') ? `${first} ${last}` : first;
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
