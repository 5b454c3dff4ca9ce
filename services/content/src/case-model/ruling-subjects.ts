import { sharedStems, stemsOf } from '../script/english/likeness.js';
import { lettersOnly } from '../script/english/words-only.js';
import type { FileSentence } from './file-sentences.js';

/** "No mention of gummies": in two or three words what nobody may speak of. */
const UNSPOKEN =
  /(?<!\b(?:is|was|are|were|be|made|makes) )\b(?:no|not|neither party shall|shall not|may not|never) (?:mention|reference|hint|allude)(?: (?:of|to|at|about|concerning|regarding))? (?:the |any |an? |his |her |their )?([\p{L}’'-]{1,30}(?: [\p{L}’'-]{1,30}){0,2})(?=[ ]?[.;,(]|$)/giu;
/** Words that name nothing by themselves. */
const GENERAL =
  /\b(?:it|this|that|these|those|them|same|matter|matters|ruling|order|motion|fact|facts|issue|subject|such|plaintiffs?|defendants?|party|parties|counsel|jury|evidence|testimony|statements?|case|other|either|any|amounts?|number)\b/giu;

/** What a ruling says nobody may mention, as the stems of its words. */
export const unspokenIn = (text: string): ReadonlySet<string>[] =>
  [...text.matchAll(UNSPOKEN)]
    .map(([, words]) => stemsOf(words!.replace(GENERAL, ' ')))
    .filter(({ size }) => size > 0);

/** "“I told you” (Moss): reserved; not in opening" */
const RESERVED = /[“"]([^“”"]{6,120})[”"][^.;“”"]{0,40}\breserved\b/g;
export const reservedIn = (text: string): string[] =>
  [...text.matchAll(RESERVED)].map(([, quote]) => lettersOnly(quote!));

/** "The statement in the patrol car": what is suppressed, where it is not quoted. */
const STATEMENT_AT =
  /\b(?:statements?|remarks?|answers?|words|utterances?) (?:(?:made|given|taken|spoken) )?((?:in|at|on|by|to|during|outside|inside|from|of) (?:the |his |her |a )?[^.,;]{4,50}?)(?= (?:was|were|is|are|of)\b|[.,;]|$)/iu;
const OF_ANY =
  /\b(?:defendants?|plaintiffs?|accused|court|trial|officer|deputy|trooper|detective|police)\b/gi;
const FEWEST = 2;

/** The words that a ruling quotes elsewhere of a statement which it keeps out by where it was made. */
export function quotedOfThat(clause: string, ruling: readonly FileSentence[]): string[] {
  if (/[“"]/.test(clause)) return [];
  const [, where] = STATEMENT_AT.exec(clause) ?? [];
  const stems = where ? stemsOf(where.replace(OF_ANY, ' ')) : new Set<string>();
  if (stems.size < FEWEST) return [];
  return ruling
    .filter(({ text }) => sharedStems(stems, stemsOf(text)) === stems.size)
    .flatMap(({ text }) => [...text.matchAll(/[“"]([^“”"]{8,200})[”"]/g)])
    .map(([, quote]) => lettersOnly(quote!));
}

/** "Everything after 2:52 p.m. is SUPPRESSED": from which minute of the day on nothing may be told that was said. */
const AFTER =
  /\b(?:everything|anything|all|statements?|answers?)\b[^.;]{0,60}\bafter (?:about )?(\d{1,2}:\d{2}(?: ?[ap]\.?m)?|(?!(?:19|20)\d{2}\b(?! ?h(?:ou)?rs\b))\d{4})\b/i;
export function suppressedAfter(text: string): number | undefined {
  const time = AFTER.exec(text)?.[1];
  return time === undefined ? undefined : minutesOf(time);
}

/** The hour with which a sentence begins: "At 1501", "At 3:01 p.m." */
export function hourIn(text: string): number | undefined {
  const time = /^(?:At|By|Around) (?:about )?(\d{1,2}:\d{2}(?: ?[ap]\.?m)?|[012]\d{3})\b/i.exec(text)?.[1];
  return time === undefined ? undefined : minutesOf(time);
}

function minutesOf(time: string): number | undefined {
  const [, hour, minute, half] = /^(\d{1,2}):?(\d{2})(?: ?([ap]))?/i.exec(time) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  const own =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? HALF : 0);
  return own * 60 + Number(minute);
}
const HALF = 12;

const MEASURED = /\b(?:BAC|PBT|breath|blood|alcohol|readings?|results?)\b/i;
/** Shares below one, as breath and blood are measured, without the nought before them. */
const figuresIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\d.])0?(\.\d{2,3})(?!\d|[ -]?cal)/g)].map(([, share]) => share!);

/** A tester for the measures that rulings name where they speak of breath, blood or a reading. */
export function namesMeasureOf(rulings: readonly { text: string }[]): (text: string) => boolean {
  const kept = rulings.flatMap(({ text }) => (MEASURED.test(text) ? figuresIn(text) : []));
  return (text) => kept.length > 0 && figuresIn(text).some((one) => kept.includes(one));
}
