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
/** It answers what was asked; what is told stands behind it. */
const ANSWERS = /^(?:(?:no|yes|yeah|yep|nope|okay|well)[.,] )+/i;
/** He began again: word for word it is said by nobody. */
const BROKEN = /--|\b(?:uh|um)\b|\b(\p{Ll}+), \1\b/u;
const FEWEST_WORDS = 4;
const MOST_TOGETHER = 22;

/** What somebody said in a recorded talk, sentence by sentence as one says it, by the name of whoever said it. */
export function turnFacts(turn: Turn, lead: FileSentence, writers: Writers): Tellable[] {
  if (TAKES_CALL.test(turn.by)) return [];
  const caller = CALLS.exec(turn.by);
  const by = caller ? undefined : writerIn(turn.by, '', writers);
  // A label that means nobody of the case may be a heading.
  if (!caller && by === turn.by) return [];
  const frame = caller ? 'The caller told 911' : `${by} said`;
  const units = splitUnits(turn.text)
    .map(({ text }) => capital(text.trim().replace(ANSWERS, '').trim()))
    .filter((text) => text !== '' && !EMPTY.test(text) && !BROKEN.test(text));
  return together(units)
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

/** Short sentences of one turn are told in one breath: "Dark sweatshirt. Skinny." */
function together(units: readonly string[]): string[] {
  const found: string[] = [];
  for (const unit of units) {
    const last = found.at(-1);
    if (last !== undefined && last.split(' ').length + unit.split(' ').length <= MOST_TOGETHER)
      found[found.length - 1] = `${last} ${unit}`;
    else found.push(unit);
  }
  return found;
}
