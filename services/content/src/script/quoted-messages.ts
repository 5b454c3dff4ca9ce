import type { ModelPerson } from '@lectern/contracts/case-model';
import { sameName } from '@lectern/legal-text/names';
import { accountOf } from '../case-model/paper.js';
import { surname } from '../case-model/sides.js';
import { rowsOf } from '../case-model/block-quotes.js';
import { RECORDS } from '../case-model/record-facts.js';
import { threadsOf } from '../case-model/record-threads.js';
import { emailsIn } from '../case-model/emails.js';
import type { Brief } from './brief.js';
import { countWords } from './english/count-words.js';
import { suffixOf } from './english/last-name.js';
import { splitUnits } from './english/sentences.js';
import { type Message, embeddedMessages } from './embedded-messages.js';
import { isoOf } from './iso-day.js';
import type { OwnPaper, OwnWords } from './own-paper.js';
import { factOf } from './passage-fact.js';

const LONGEST = 21;
const FEWEST = 4;
const SIGNED_OFF = /\s+[-–—]\s*\p{Lu}[\p{L}.]*\s*$/u;
const GREETING = /^(?:(?:Hi|Hello|Hey|Dear) )?\p{Lu}[\p{L}.’-]{0,30}(?:,| [-–—]) (?=\S)/u;
const IDLE =
  /\?$|\s\|(?:\s|$)|^(?:thanks?|thank you|regards|best|sincerely|please (?:see|find)|see (?:below|attached)|hope|call me)\b/i;

/** Somebody of the case under the name that a message gives: in full, or by a first or last name that he alone bears. */
export function isCalled(name: string, person: ModelPerson, people: readonly ModelPerson[]): boolean {
  const [suffix, own] = [suffixOf(name), suffixOf(person.name)];
  if (suffix !== '' && own !== '' && suffix !== own) return false;
  if (sameName(name, person.name)) return true;
  // "Wendell Jr", to his father of the same name.
  if (suffix !== '' && suffix === own && name.split(' ').length === 2)
    return name.split(' ')[0] === person.name.split(' ')[0];
  if (name.includes(' ')) return false;
  if (/^\p{Lu}{2,4}$/u.test(name))
    return initialsOf(person) === name && people.filter((one) => initialsOf(one) === name).length === 1;
  const bears = ({ name: own }: ModelPerson): boolean => surname(own) === name || own.split(' ')[0] === name;
  return bears(person) && !people.some((one) => one.id !== person.id && one.kind === 'person' && bears(one));
}

/** "MBN" for Mireille Baptiste-Nguyen. */
const initialsOf = ({ name }: ModelPerson): string =>
  (name.match(/(?<![\p{L}.])\p{Lu}(?=[\p{L}’'])|(?<=-)\p{Lu}/gu) ?? []).join('');

/**
 * Messages that a paper quotes in full. A party quotes what speaks for him: those in a paper of the other side are left to that
 * side.
 */
export function messagesOf({ read, model }: Brief): { message: Message; document: OwnPaper['document'] }[] {
  return read.papers
    .filter((paper) => paper.kind !== 'transcript' && accountOf(paper, model.side) !== 'theirs')
    .flatMap(({ document, kind }) =>
      // What is told of each message already is asked from there.
      emailsIn(document).length > 0 || (RECORDS.has(kind) && threadsOf(rowsOf(document.pages)).length > 0)
        ? []
        : embeddedMessages(document).map((message) => ({ message, document })),
    );
}

/** What the witness wrote in messages that other papers quote, sentence by sentence. */
export function quotedWords(brief: Brief, witness: ModelPerson): OwnWords[] {
  const { people } = brief.model;
  return messagesOf(brief).flatMap(({ message, document }) => {
    if (!isCalled(message.from, witness, people)) return [];
    const to = people.find(
      (one) => one.kind === 'person' && message.to !== undefined && isCalled(message.to, one, people),
    );
    // Nobody writes to himself: one of two of the same name was meant.
    if (to?.id === witness.id) return [];
    const whom = to?.name ?? message.to;
    const email = message.kind === 'email';
    const name = email
      ? `an email${message.day ? ` of ${message.day}` : ''}`
      : `text messages${whom ? ` to ${whom}` : ''}`;
    const paper: OwnPaper = {
      kind: 'email',
      name,
      document,
      embedded: true,
      day: message.day,
      title: factOf(document, message.body.slice(0, 80), message.page, 0),
      ...(whom && { to: whom }),
    };
    return sentencesOf(message).map((words, order) => ({
      text: `You wrote${whom ? ` to ${whom}` : ''}: “${words}”`,
      words,
      fact: factOf(document, words, message.page, order),
      own: true,
      paper,
      from: name.replace(/^an /, ''),
      ...(message.day && { day: isoOf(message.day) }),
    }));
  });
}

/** A short text message whole; of anything longer each sentence that says something. */
export function sentencesOf({ kind, body }: Message): string[] {
  const plain = body.replace(SIGNED_OFF, '').replace(/["“”]/g, '’').trim();
  if (kind === 'text message' && countWords(plain) <= LONGEST && countWords(plain) >= FEWEST) return [plain];
  return splitUnits(plain)
    .map(({ text }, at) => (at === 0 ? text.trim().replace(GREETING, '') : text.trim()))
    .filter(
      (words) =>
        countWords(words) >= FEWEST &&
        countWords(words) <= LONGEST &&
        !IDLE.test(words) &&
        /^\p{L}/u.test(words),
    );
}
