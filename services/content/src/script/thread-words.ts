import type { ModelPerson } from '@lectern/contracts/case-model';
import { withInches } from './english/quotes.js';
import { rowsOf } from '../case-model/block-quotes.js';
import type { CaseDocument } from '../case-model/file-sentences.js';
import { forceOf } from '../case-model/force.js';
import type { Message } from '../case-model/messages.js';
import { RECORDS } from '../case-model/record-facts.js';
import { threadsOf } from '../case-model/record-threads.js';
import { writerIn } from '../case-model/writers.js';
import type { Brief } from './brief.js';
import { countWords } from './english/count-words.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { splitUnits } from './english/sentences.js';
import { isoOf } from './iso-day.js';
import type { OwnPaper, OwnWords } from './own-paper.js';
import { factOf } from './passage-fact.js';

const [FEWEST, LONGEST] = [4, 24];
/** More than a jury keeps in mind of one thread. */
const MOST = 12;
/** It asks, jokes or passes the time of day. */
const IDLE =
  /\?$|^(?:lol|haha|ok|okay|thanks?|thx|thank you|good (?:morning|night)|happy|love you|see (?:you|u)|yes|no|yep|k)\b[^.]{0,24}$/i;

/** Offers to settle and insurance are told to no jury (FRE 408, 411). */
const NOT_TOLD =
  /\b(?:off (?:the )?record|call it (?:even|square)|settle\w*|knock \S+ off|insur\w+|adjuster|(?:my|our) (?:lawyer|attorney)s?|without prejudice)\b/i;

/** What the witness wrote in the threads of a telephone, message by message, the most telling of a long thread. */
export function threadWords(brief: Brief, witness: ModelPerson): OwnWords[] {
  const { read, model } = brief;
  const parties = [
    ...new Set([
      witness.name,
      ...model.people.filter(({ kind }) => kind === 'person').map(({ name }) => name),
    ]),
  ];
  const writers = { parties, text: parties.join('; ') };
  // "C.J.", as the attorney calls Curtis Orne Jr.
  const [short = ''] = brief.witness?.split(' ') ?? [];
  const called = (name: string): string => (name === short ? witness.name : writerIn(name, '', writers));
  return read.papers
    .filter(({ kind }) => RECORDS.has(kind))
    .flatMap(({ document }) =>
      threadsOf(rowsOf(document.pages)).flatMap(({ messages, rows }) => {
        const several = [...new Set(messages.map(({ from }) => called(from)))];
        const page = rows[0]?.page ?? 1;
        const words = messages.flatMap((message, at) => {
          if (called(message.from) !== witness.name) return [];
          const other = several.length === 2 ? several.find((name) => name !== witness.name) : undefined;
          const to = message.to === undefined ? other : called(message.to);
          return written(document, message, { to, page, at });
        });
        const touches = touching(read.sentences, document);
        const weight = (one: OwnWords): number => forceIn(one) + touches(one.words);
        const kept = new Set([...words].sort((a, b) => weight(b) - weight(a)).slice(0, MOST));
        return words.filter((one) => kept.has(one));
      }),
    );
}

/** How far words touch what the other papers tell. */
function touching(sentences: Brief['read']['sentences'], own: CaseDocument): (words: string) => number {
  const others = new Set(
    sentences.filter(({ document }) => document !== own).flatMap(({ text }) => [...stemsOf(text)]),
  );
  return (words) => Math.min(MOST_SHARED, sharedStems(stemsOf(words), others)) / 2;
}
const MOST_SHARED = 6;

const forceIn = ({ words }: OwnWords): number =>
  forceOf({ text: words, section: 'facts', numbered: false }).force +
  (/\b(?:not|never|no|dont|don['’]t|wont|cant|didnt)\b/i.test(words) ? 1 : 0) +
  Math.min(countWords(words), 16) / 8;

function written(
  document: CaseDocument,
  { text, day, by }: Message,
  { to, page, at }: { to: string | undefined; page: number; at: number },
): OwnWords[] {
  const spoken = by === 'voice';
  const paper: OwnPaper = {
    kind: spoken ? 'statement' : 'email',
    name: spoken ? 'a recording' : `text messages${to ? ` to ${to}` : ''}`,
    document,
    ...(day && { day }),
    ...(to && { to }),
    title: factOf(document, text.slice(0, 80), page, at),
  };
  return breathsOf(text).map((words, order) => ({
    text: spoken
      ? `You said on the recording: “${words}”`
      : `You wrote${to ? ` to ${to}` : ''}${day ? ` on ${day}` : ''}: “${words}”`,
    words,
    fact: factOf(document, words, page, at + order / 10),
    own: true,
    paper,
    from: paper.name.replace(/^a /, ''),
    ...(day && { day: isoOf(day) }),
  }));
}

/** A short message whole, of a longer one each sentence that says something. */
function breathsOf(text: string): string[] {
  const plain = withInches(text).replace(/["“”]/g, '’').trim();
  const units = countWords(plain) <= LONGEST ? [plain] : splitUnits(plain).map((one) => one.text.trim());
  return units.filter(
    (words) =>
      countWords(words) >= FEWEST &&
      countWords(words) <= LONGEST &&
      !IDLE.test(words) &&
      !NOT_TOLD.test(text),
  );
}
