import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { withInches } from './english/quotes.js';
import { rowsOf } from '../case-model/block-quotes.js';
import type { Email } from '../case-model/email-header.js';
import { emailsIn } from '../case-model/emails.js';
import { breaths } from '../case-model/facts-of-messages.js';
import type { CaseDocument } from '../case-model/file-sentences.js';
import { threadsOf } from '../case-model/record-threads.js';
import { writerIn } from '../case-model/writers.js';
import type { Brief } from './brief.js';
import { centrality, isCentral } from './central-words.js';
import { mayBeTold } from './cross-statements.js';
import { countWords } from './english/count-words.js';
import { splitUnits } from './english/sentences.js';
import { SETTLES } from './is-told.js';
import { factOf } from './passage-fact.js';
import { isHim } from './written-by.js';

/** What somebody wrote to the witness, and what he answered. */
export interface AnsweredMessage {
  from: string;
  /** "January 24, 2023". */
  day?: string | undefined;
  wrote: ModelFact;
  words: string;
  answered: ModelFact;
  answer: string;
  /** A camera or a telephone recorded it. */
  spoken?: boolean;
}

const MOST = 4;
const LONGEST = 24;
const FEWEST = 2;
/** Between a message and its answer others may stand. */
const NEAR = 3;
/** Below it a message speaks of nothing that the rest of the file speaks of. */
const CENTRAL = 1.05;
const IDLE = /^(?:ok(?:ay)?|thanks?|thank you|yes|no|sure|will do|got it|lol|haha)[.! ]*$/i;

/** What ours owned up to in it is theirs to read out. */
const OWNS_UP =
  /\b(?:my (?:fault|bad|mistake)|that(?: is|['’]s) on me|I(?:['’]m| am) sorry|I (?:slept|forgot|was late|messed up|should(?:n['’]t| not)? have|screwed up|lied))\b/i;

const RECORDED =
  /\b(?:BODY[- ]?(?:WORN|CAM)\w*|DASH ?CAM\w*|BWC|911|RECORD(?:ED|INGS?)|TRANSCRIPT OF (?:CALL|VIDEO|AUDIO)|[Bb]ody[- ]?(?:worn|camera)|[Dd]ash ?cam\w*)\b/;
const HEAD = 900;
type Mail = Pick<Email, 'from' | 'to' | 'day' | 'page'> & { body: string };

/** Messages to the witness with his own answers: the two together say what neither says alone. The most telling first, in their order. */
export function answeredMessages(brief: Brief, witness: ModelPerson): AnsweredMessage[] {
  const found = brief.read.papers.flatMap(({ document }) => {
    const mails = mailsOf(brief, document, witness);
    const used = new Set<Mail>();
    return mails.flatMap((mail, at) => {
      if (!isHim(mail.from, witness) || isHim(mail.to, witness)) return [];
      const before = mails
        .slice(Math.max(0, at - NEAR), at)
        .findLast(
          (one) =>
            one.from === mail.to && isHim(one.to, witness) && (one.day ?? mail.day) === (mail.day ?? one.day),
        );
      if (!before || used.has(before)) return [];
      used.add(before);
      const pair = pairOf(brief, document, before, mail);
      return pair ? [pair] : [];
    });
  });
  const kept = new Set([...found].sort((a, b) => b.weight - a.weight).slice(0, MOST));
  return found.filter((one) => kept.has(one));
}

function pairOf(
  brief: Brief,
  document: CaseDocument,
  before: Mail,
  mail: Mail,
): (AnsweredMessage & { weight: number }) | undefined {
  // "SU": nobody knows who that is.
  if (/^\p{Lu}{1,3}$/u.test(before.from)) return undefined;
  const words = striking(brief, before.body);
  const answer = firstBreath(mail.body);
  if (!words || !answer || IDLE.test(answer) || countWords(answer) < FEWEST) return undefined;
  if (SETTLES.test(`${before.body} ${mail.body}`) || OWNS_UP.test(words)) return undefined;
  const weight = centrality(brief.read, `${words} ${answer}`);
  const [wrote, answered] = [factOf(document, words, before.page, 0), factOf(document, answer, mail.page, 1)];
  if (!isCentral(brief.read, weight, CENTRAL)) return undefined;
  if (!mayBeTold(brief, words, wrote) || !mayBeTold(brief, answer, answered)) return undefined;
  const spoken = RECORDED.test(document.pages[0]?.text.slice(0, HEAD) ?? '');
  return {
    from: before.from,
    day: before.day,
    wrote,
    words,
    answered,
    answer,
    weight,
    ...(spoken && { spoken }),
  };
}

/** What it asks, else what of it the rest of the file speaks of most. */
function striking({ read }: Brief, body: string): string | undefined {
  const units = splitUnits(plainOf(body))
    .map(({ text }) => text.trim())
    .filter((text) => countWords(text) >= FEWEST && countWords(text) <= LONGEST);
  const asks = units.filter((text) => /\?$/.test(text));
  return [...(asks.length > 0 ? asks : units)].sort((a, b) => centrality(read, b) - centrality(read, a))[0];
}

/** The first words of an answer, as they stand. */
function firstBreath(body: string): string | undefined {
  const plain = plainOf(body);
  const first = breaths(plain).find((text) => countWords(text) <= LONGEST);
  return first && (plain.includes(first) ? first : first.replace(/[.]$/, ''));
}
const plainOf = (body: string): string =>
  withInches(body.replace(/\s+/g, ' ').trim())
    .replace(/ Sent from my .*$/, '')
    .replace(/["“”]/g, '’')
    .replace(/(?<=[.!?]) (?:\p{Lu}{2,3}|-{0,2} ?\p{Lu}\p{Ll}+)$/u, '')
    .replace(/^(?:(?:Hi|Hello|Hey|Dear) )?\p{Lu}[\p{L}.’-]{1,30}(?: \p{Lu}[\p{L}.’-]{1,30})?, (?=\S)/u, '')
    .trim();

/** The messages of a paper in their order, of an email and of a thread of two. */
function mailsOf({ read, model }: Brief, document: CaseDocument, witness: ModelPerson): Mail[] {
  const parties = [
    witness.name,
    ...model.people.filter(({ kind }) => kind === 'person').map(({ name }) => name),
  ];
  const writers = { parties: [...new Set(parties)], text: parties.join('; ') };
  const called = (name: string): string => writerIn(name, '', writers);
  if (read.keptOut.untold.has(document.name)) return [];
  const mails = emailsIn(document);
  if (mails.length > 0)
    return mails.map((mail) => ({ ...mail, from: called(mail.from), to: called(mail.to) }));
  return threadsOf(rowsOf(document.pages)).flatMap(({ messages, rows }) => {
    const own = messages.map((one) => ({ ...one, from: called(one.from) }));
    const several = [...new Set(own.map(({ from }) => from))];
    if (several.length !== 2) return [];
    return own.map(({ from, text, day }) => ({
      from,
      to: several.find((name) => name !== from)!,
      day,
      body: text,
      page: rows.find((row) => row.text.includes(text.slice(0, 16)))?.page ?? rows[0]!.page,
    }));
  });
}
