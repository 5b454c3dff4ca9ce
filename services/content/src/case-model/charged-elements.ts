import { countWords } from '../script/english/count-words.js';
import { tagged } from '../script/english/tagged.js';
import type { Count } from './counts.js';

const MOST_WORDS = 36;
const FEWEST_WORDS = 3;
/** Where the charge ends and the law, the class and what it may bring begin. */
const ENDS =
  /[,;.]? ?(?:\b(?:contrary to|in violation of|against the peace|all in violation|a (?:class|felony|misdemeanor)\b|pursuant to|under (?:section|§)|as (?:prohibited|proscribed|set out) (?:by|in))|\[\d|\bFELONY\b|\bMISDEMEANOR\b|\bPENALT|\bMCL\b|\bRCW\b|\bORS\b|\bI\.?C\.? ?\d|§).*$/is;
const OPENS =
  /\bdid(?:,? (?:then and there|there and then|on or about [^,]{4,30}),?|, (?:by|with|while|in) [^,]{4,80},)? (?!not\b)(?=\p{L})/iu;
/** Where the law defines it. */
const DEFINED = /,? as (?:defined|described|set out) (?:by|in) [^,;]{4,60}(?=[,;]|$)/giu;
const COMMITTED = /\bwas committed by [^,]{4,60}, who did (?=\p{L})/iu;
/** Words of art that no juror needs, and that a crime has anyway. */
const ART =
  /(?:(?:,|,? and) )?\b(?:unlawfully|feloniously|then and there|(?:as )?aforesaid)\b(?: and (?=\p{L}+ly\b)|,(?= \p{L}+ly\b))?|\b(?:the )?said(?= \p{Lu})/giu;
/** "(a)", "and/or". */
const MARKS = /(?:^|(?<=[ ,]))\([a-z\d]{1,2}\) /giu;
/** "to another, to wit: ANN LEE" */
const TO_WIT =
  /\b(?:another(?: person| individual| human being)?|a person|one), to[- ]?wit:? ((?:\p{Lu}[\p{L}.’'-]* ){1,4}\p{Lu}[\p{L}’'-]+)/u;
/** What a thing was is no element. */
const TO_WIT_THING = /,? to[- ]?wit[:,]? [^;]{3,120}?(?=[,;] |[,;]?$)/giu;
const NEXT =
  /(?:,|;)? (?:and|by which means) did (?=\p{L})|[,;] and (?:such conduct|the same|that) (?=\p{Ll})/iu;

/** "ANN LEE" as she is called. */
const calm = (text: string): string =>
  text.replace(/\b\p{Lu}{2,}(?:['’-]\p{Lu}{2,})*\b/gu, (word) =>
    /^(?:II|III|IV|DUI|DWI|OWI|OVI|DNA|LLC)$/.test(word)
      ? word
      : word.toLowerCase().replace(/(?:^|(?<=['’-]))\p{L}/gu, (letter) => letter.toUpperCase()),
  );

/**
 * What a charge says that the accused did, part by part, in its own words: "did drive a vehicle ..., and did cause bodily harm to Ann
 * Lee". Empty where its grammar is not plain.
 */
export function chargedElements({ line, body }: Count): string[] {
  const flat = `${line} ${body}`.replace(/\s+/g, ' ').trim();
  const opens = COMMITTED.exec(flat) ?? OPENS.exec(flat);
  if (!opens) return [];
  const charge = flat
    .slice(opens.index + opens[0].length)
    .replace(DEFINED, '')
    .replace(ENDS, '');
  const plain = charge
    .replace(/(?<=\p{Ll}{3})\. \p{Lu}.*$/u, '')
    .replace(TO_WIT, (_, name: string) => calm(name))
    .replace(TO_WIT_THING, '')
    .replace(MARKS, '')
    .replace(/,? and\/or /g, ', or ')
    .replace(ART, '')
    .replace(/ {2,}/g, ' ');
  const parts = plain
    .split(NEXT)
    .map((one) => calm(one.replace(/[,;. ]+$/, '').trim()))
    .filter(Boolean);
  const isPlain = (text: string): boolean =>
    countWords(text) >= FEWEST_WORDS &&
    countWords(text) <= MOST_WORDS &&
    !OPEN_END.test(text) &&
    isBare(text);
  return parts.length > 0 && parts.every(isPlain) ? parts.map((one) => `The defendant did ${one}`) : [];
}

/** Cut in the middle, or with what no ear keeps. */
const OPEN_END =
  /\b(?:and|or|of|to|by|with|in|the|an?|that|for)$|[;]|and\/or|,\d|to[- ]?wit|, (?:Inc|LLC|Co)\b/iu;
/** "knowingly take", "drive or operate": what follows "did" is a verb in its plain form. */
function isBare(text: string): boolean {
  const words = tagged(`They did ${text}.`).slice(2);
  const verb = words.find(({ lower }) => !/ly,?$/u.test(lower) && !/^(?:and|or)$/u.test(lower));
  return (
    verb !== undefined &&
    !/(?:ed|ing)$/.test(verb.lower) &&
    (verb.tags.has('Verb') || verb.tags.has('Infinitive'))
  );
}

const IDENTITY = /\bwas the defendant who did it\b/i;
/** Who it was is a question only where somebody had to pick him out, or says that it was another. */
const DISPUTED =
  /\b(?:alibi|line-?ups?|array|photo(?:graphic)? (?:array|line-?up|spread)|photographs? of|show-?ups?|picked|misidentif\w+|mistaken identi\w+|(?:could|can|did)(?:n['’]t| ?not) (?:\p{L}+ )?identif\w+|wasn['’]t (?:me|him|her)|was not (?:me|him|her|the (?:man|driver|one))|not the (?:driver|shooter|man)|fingerprints?|DNA|somebody else|someone else|another (?:man|person|driver)|face (?:was|could)|mask(?:ed|s)?|hood(?:ed|ie)?|unknown (?:male|man|suspect|person)|surveillance|was at (?:his|her) (?:home|house|apartment))\b/iu;

/** Who says that he defended himself says that it was he, whatever photographs and cameras there are. */
const DEFENDED = /\bself[- ]defen[cs]e\b|\bdefend(?:ed|ing)? (?:him|her|my)self\b/i;
const ELSEWHERE =
  /\b(?:alibi|misidentif\w+|mistaken identi\w+|(?:could|can|did)(?:n['’]t| ?not) identif\w+|wasn['’]t (?:me|him|her)|was not (?:me|him|her|the (?:man|driver|one))|not the (?:driver|shooter|man)|somebody else|someone else)\b/i;

/**
 * Elements without what nobody disputes: who did it, and whether the act was justified where no paper speaks of a reason for it. Justification
 * is put to those who decide only when there is evidence of it (Mathews v. United States, 485 U.S. 58, 63 (1988)).
 */
function disputed(elements: readonly string[], texts: readonly { text: string }[]): string[] {
  const says = (pattern: RegExp): boolean => texts.some(({ text }) => pattern.test(text));
  const isAsked = says(DISPUTED) && (!says(DEFENDED) || says(ELSEWHERE));
  const isJustified = says(JUSTIFIED) || says(DEFENDED);
  return elements.filter(
    (one) => (isAsked || !IDENTITY.test(one)) && (isJustified || !/\bnot justified\b/.test(one)),
  );
}
const JUSTIFIED =
  /\b(?:self-?defen[cs]e|justif(?:y|ied|ication)\b(?! margins?)|(?:defend|protect)(?:ed|ing)? (?:himself|herself|themselves|myself|his|her)\b|stand your ground|castle doctrine|necessity defense|deadly force|first aggressor|initial aggressor)\b/i;

/** By these words a charge is of another conduct than the crime whose name it bears. */
const OTHER_CONDUCT =
  /\b(?:vehicular|vehicle|intoxicat\w+|influence|strangl\w+|strangulation|business setting|by (?:employee|omission))\b/i;

/** What a charge asks: in its own words where the books know it by another name or not at all. */
export function elementsOfCharge(
  name: string,
  elements: readonly string[],
  count: Count | undefined,
  texts: readonly { text: string }[],
): string[] {
  const own = count && (elements.length === 0 || OTHER_CONDUCT.test(name)) ? chargedElements(count) : [];
  return disputed(own.length > 0 ? own : elements, texts);
}
