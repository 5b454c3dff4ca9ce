import { datesIn } from '@lectern/legal-text/dates';
import type { Called } from './called.js';
import type { Tellable } from './tellable.js';
import type { FileSentence } from './file-sentences.js';
import { forceOf } from './force.js';
import { happened } from './happened.js';
import { tell } from './tell.js';
import { QUOTATIONS } from '../script/english/quotes.js';

/** Words of somebody, without to whom or when: "Hall said, “...”", "Lombardo stated: “...”". */
export const BARE_QUOTE =
  /^(?:But )?(?:(?:Mr|Mrs|Ms|Dr)\. )?(?:\p{Lu}[\p{L}’'.-]* ){1,4}(?:then |also |later |further )?(?:said|stated|replied|responded|answered|added|asked|explained|continued|told (?:\p{L}+ ){1,3}?)(?:that )?[,:]? ?“/u;
/** Where people come to speak with each other. */
const MEETS =
  /\b(?:called|telephoned|phoned|met|spoke|talked|e-?mailed|texted|messaged|visited|interviewed|conversation|meeting|call|lunch|dinner|recorded|recording|discussed|came to|arrived at)\b/i;
/** Sentences without a quotation that may lie between the words and where they were spoken. */
const BACK = 4;
const LONGEST_TALK = 40;

/** Each bare quotation with the sentence before it that says who spoke with whom, and when; that sentence is told with it. */
export function withSettings(
  told: readonly Tellable[],
  sentences: readonly FileSentence[],
  called: Called,
): Tellable[] {
  const known = new Map(told.map((one) => [one.sentence.order, one]));
  const added = new Map<number, Tellable>();
  const all = told.map((one) => {
    const own = one.said[0] ?? '';
    if (!BARE_QUOTE.test(own) || datesIn(own.replace(QUOTATIONS, '')).length > 0) return one;
    const setting = settingOf(one.sentence, sentences);
    if (!setting) return one;
    const before =
      known.get(setting.order) ?? added.get(setting.order) ?? tellSetting(setting, called, one.of);
    if (!before) {
      // What opens the talk cannot be said whole: its kind and its day are said before the first words that are told.
      const said = inTalk(setting.text);
      return said ? { ...one, opening: { said, sentence: setting } } : one;
    }
    if (!known.has(setting.order)) added.set(setting.order, before);
    return { ...one, setting: before };
  });
  return [...all, ...added.values()].sort((a, b) => a.sentence.order - b.sentence.order);
}

/** The sentence that opens the talk in which words were spoken: who, with whom, on which day. */
export function settingOf(
  sentence: FileSentence,
  sentences: readonly FileSentence[],
): FileSentence | undefined {
  let between = 0;
  for (let at = sentence.order - 1; at >= Math.max(0, sentence.order - LONGEST_TALK); at -= 1) {
    const before = sentences[at];
    if (before?.document !== sentence.document) return undefined;
    const own = before.text.replace(QUOTATIONS, '');
    const dated = datesIn(own).length > 0;
    if (MEETS.test(own) && dated) return before;
    // Another day is another talk.
    if (dated) return undefined;
    if (own === before.text && (between += 1) > BACK) return undefined;
  }
  return undefined;
}

/** "In a recorded conversation in February 2013". */
function inTalk(text: string): string | undefined {
  const own = text.replace(QUOTATIONS, '');
  const [date] = datesIn(own);
  const talk = /\b(?:conversation|telephone call|phone call|call|meeting|interview|dinner|lunch)\b/i.exec(
    own,
  )?.[0];
  // "Following his March 24 meeting with Orne, he wrote to Hall": what Hall answered was not said there.
  if (!date?.year || date.month === undefined || !talk || WROTE.test(own) || NOT_THERE.test(own))
    return undefined;
  const recorded = /\brecord(?:ed|ing)\b/i.test(own) ? 'recorded ' : '';
  const article = recorded === '' && /^i/i.test(talk) ? 'an' : 'a';
  return `In ${article} ${recorded}${talk.toLowerCase()} ${date.day === undefined ? 'in' : 'on'} ${date.text.replace(/ of /, ' ')}`;
}

const WROTE = /\b(?:e-?mail(?:ed|s)?|wrote|texted|messaged|sent|posted|letter)\b/i;
const NOT_THERE =
  /\b(?:following|after|before|prior to|ahead of|since|until|about|regarding|concerning|arrang\w+|schedul\w+|plann\w+|propos\w+|cancel\w+|request\w+)\b[^.;]{0,50}\b(?:conversation|call|meeting|interview|dinner|lunch)\b/i;

function tellSetting(sentence: FileSentence, called: Called, of: number): Tellable | undefined {
  const telling = tell(sentence.text, called);
  if (!telling?.said.some(happened) || telling.leans) return undefined;
  return { sentence, of, ...forceOf(sentence), ...telling, kind: 'event' };
}
