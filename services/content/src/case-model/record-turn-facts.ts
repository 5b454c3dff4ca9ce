import type { FileSentence } from './file-sentences.js';
import { capital } from '../script/english/clauses.js';
import { splitUnits } from '../script/english/sentences.js';
import { factOfRecord, sayable } from './record-sayable.js';
import { CALLS, TAKES_CALL, type Turn } from './record-turns.js';
import { readOut } from './shorthand.js';
import type { Tellable } from './tellable.js';
import { type Writers, writerIn } from './writers.js';

/** It asks, or says nothing by itself. */
const EMPTY =
  /\?$|^(?:okay|ok|yes|yeah|yep|no|nope|all right|sure|uh|um|hello|thank you|thanks|right|I see|I['’]m sorry|sorry|please|hey|sir|ma['’]am|copy|ten-four)\b[^.]{0,14}[.]?$|^(?:take your time|hold on|one second|stay (?:on|with)|go ahead|officers are on)/i;
/** "No. I saw the top of the hood.": the answer stands before what is told. */
const BARE_ANSWER = /^(?:no|yes|yeah|yep|nope)[.] /i;
/** "No, he ran.": it is understood only behind what was asked. */
const ANSWERS = /^(?:no|yes|yeah|yep|nope), /i;
/** He began again: word for word it is said by nobody. */
const BROKEN = /--|\b(?:uh|um)\b|\b(\p{Ll}+), \1\b/u;
const FEWEST_WORDS = 4;
const MOST_TOGETHER = 22;

/** What somebody said in a recorded talk, sentence by sentence as one says it, by the name of whoever said it. */
export function turnFacts(turn: Turn, lead: FileSentence, writers: Writers): Tellable[] {
  if (TAKES_CALL.test(turn.by)) return [];
  const caller = CALLS.test(turn.by);
  const by = caller ? undefined : writerIn(turn.by, '', writers);
  // A label that means nobody of the case may be a heading.
  if (!caller && by === turn.by) return [];
  const frame = by ? `${by} said` : / \d$/.test(turn.by) ? 'A caller told 911' : 'The caller told 911';
  const units = splitUnits(turn.text).map(({ text }) => capital(text.trim().replace(BARE_ANSWER, '')));
  const told = units.map((text) => (isTold(text) ? text : undefined));
  return together(told)
    .flatMap((text) => sayable(readOut(text)))
    .filter((words) => words.split(' ').length >= FEWEST_WORDS)
    .flatMap(
      (words, order) =>
        factOfRecord([`${frame}: “${words}”`], turn.rows, {
          lead: { ...lead, order: lead.order + order / 100 },
          words,
          ...(by && { by }),
        }) ?? [],
    );
}

/** "I don't think so, no." */
const ELLIPTIC = /\b(?:think|guess|believe|hope) (?:so|not)\b|, (?:no|yes)[.]$/i;
const isTold = (text: string): boolean =>
  !EMPTY.test(text) && !BROKEN.test(text) && !ANSWERS.test(text) && !ELLIPTIC.test(text);

/** Sentences of one turn that follow each other are told in one breath: "Dark sweatshirt. Skinny." */
function together(units: readonly (string | undefined)[]): string[] {
  const found: string[] = [];
  let apart = true;
  for (const unit of units) {
    const last = apart ? undefined : found.at(-1);
    apart = unit === undefined;
    if (unit === undefined) continue;
    if (last !== undefined && last.split(' ').length + unit.split(' ').length <= MOST_TOGETHER)
      found[found.length - 1] = `${last} ${unit}`;
    else found.push(unit);
  }
  return found;
}
