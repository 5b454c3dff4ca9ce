import { NO_NAME } from '../case-model/names-in.js';
import { capital } from './english/clauses.js';
import { finiteAt, tagged } from './english/tagged.js';
import { IRREGULAR_PAST } from './english/words.js';
import { QUOTATIONS } from './english/quotes.js';
import { type Mention, mentionsIn } from './mentions.js';

const SHORT: [RegExp, string][] = [
  [/\bI['’]m\b/g, 'I am'],
  [/\bI['’]ve\b/g, 'I have'],
  [/\bI['’]d (?=(?:just |already |never )?(?:had|been|gone|seen|told|taken|done|\p{Ll}+ed)\b)/gu, 'I had '],
  [/\bI['’]ll\b/g, 'I will'],
  [
    /\b([Hh]e|[Ss]he|[Tt]here)['’]s (?=(?:not|an?|the|my|your|his|her|always|still|in|on|at|\p{Ll}+ing)\b)/gu,
    '$1 is ',
  ],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\b(did|do|does|was|were|is|are|had|has|have|could|would|should)n['’]t\b/gi, '$1 not'],
];
/** "Yes, I saw it": the answer is told by its sentence; "No gun was found" is no answer. Hedges at its end are asked about by nobody. */
const OPENS =
  /^(?:(?:(?:yes|no|yeah|sure|right|correct|okay)(?:[,.] | (?=(?:I|it|he|she|they|we|there)\b))|(?:well|so|and|but|then)\b[,.]? ))+(?=\S)/i;
const GUESSED = /^I would say(?: that)? (?=\p{L})/iu;
/** What he only thought cannot be put to him as what was. */
const THOUGHT =
  /^I (?:think|believe|guess|assumed|don['’]t (?:think|believe)|do not (?:think|believe)|thought (?:that|it) was|took (?:it|that) (?:as|to))\b/i;
const HEDGE =
  /(?:,? (?:I (?:think|believe|guess|would say|understand now)|sir|ma['’]am|counsel)|, (?:yes|yeah|no))(?=[.!]$)/i;
const PLURAL = /\b(?:we|us|our|ours|they|them|their|theirs)\b/i;
/** What cannot be known without what stood before. */
const POINTS = /^(?:it|this|these|those|that|there)\b|\b(?:that|this|it|so|those)[.!]$/i;

/** "I told her" as the one who says "I" is spoken to; what stands between quotation marks stays. */
export function asSecondPerson(text: string): string {
  const full = text;
  return full
    .split(/([“"][^”"]*[”"])/)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : inFull(part)
            .replace(/\bI says\b/g, 'I said')
            .replace(/\bI am\b/g, 'you are')
            .replace(/\bI was\b/g, 'you were')
            .replace(/\bam I\b/g, 'are you')
            .replace(/\b[Mm]yself\b/g, 'yourself')
            .replace(/\b[Mm]ine\b/g, 'yours')
            .replace(/\b[Mm]y\b/g, 'your')
            .replace(/\b(?:I(?!\.\p{Lu})|me)\b/gu, 'you')
            .replace(/\b([Yy]ou (?:\p{Ll}+ly |also |then |never |just )?)was\b/gu, '$1were')
            .replace(/\b(and|but) was\b(?=[^.]{2,40}\.$)/, (all) =>
              /^I\b/.test(full) ? all.replace('was', 'were') : all,
            ),
    )
    .join('');
}

const inFull = (part: string): string =>
  SHORT.reduce((rest, [short, long]) => rest.replace(short, long), part);

/**
 * A sentence of the witness's own paper as it is put to him; a pronoun stands for the one person spoken of before.
 * Undefined where a word would have to be guessed; what leans on the sentence before may end with "it".
 */
export function addressed(
  words: string,
  before: readonly (readonly Mention[])[],
  leans = false,
): string | undefined {
  if (THOUGHT.test(words.replace(OPENS, '')) || /\?$|;|:(?!\d)/.test(words) || !/[.!]["”’]?$/.test(words))
    return undefined;
  const plain = named(
    asSecondPerson(capital(words.replace(OPENS, '').replace(GUESSED, '').replace(HEDGE, ''))),
    before,
  );
  if (plain === undefined) return undefined;
  const turned = quotedSpeech(plain)
    .replace(ASIDE, '')
    .replace(/"([^"]*)"/g, '“$1”')
    .replace(/(?<= )’([^’]*)’/g, '“$1”');
  if ((!leans && POINTS.test(turned)) || PLURAL.test(outsideQuotes(turned).replace(TOLD_OF_OTHERS, '$1')))
    return undefined;
  if (OPINION.test(turned)) return undefined;
  return finiteAt(tagged(turned.replace(CONDITION, '.'))) > 0 ? capital(turned.trim()) : undefined;
}
/** "A key, if the landlord agreed.": the condition has the only verb. */
const CONDITION = /, (?:if|unless|when|once|until) [^,“”]{3,80}\.$/;
/** What he would call it, and what he heard of it without saying what. */
const OPINION =
  /^You (?:would(?: not)? (?:call|say)|want to add|am|are asked)\b|\b(?:hear|say|know|see|tell|remember|add) (?:what|if|why|how|who)\.$|\bsaid something\b/i;

const outsideQuotes = (text: string): string => text.replace(QUOTATIONS, '');
/** "told you they had him": who they are is for who told it. */
const TOLD_OF_OTHERS = /(\b(?:told you|said)(?: that)?) they\b/g;
const PRONOUN = /\b(he|she|him|her|his|hers)\b/i;

/** "Rosa, the owner, took me to her office": whose it is stands at the beginning. */
const opensWithName = (text: string): boolean => {
  const [, first = ''] = /^(\p{Lu}\p{Ll}+(?:[-’']\p{Lu}\p{Ll}+)?)(?:['’]s)?(?:,| \p{Ll})/u.exec(text) ?? [];
  return (
    first !== '' &&
    !NO_NAME.test(first) &&
    !/^(?:You|Your|My|Nobody|Somebody|Everybody|Around|About|Yes|Well|Only|Just|Even|Every|Both|Maybe|Sometimes|Usually|Within|Between|Behind|Outside|Inside|Yesterday|Today)$/.test(
      first,
    )
  );
};

/** The first pronoun as the name that it stands for; those behind it lean on the name. */
function named(text: string, before: readonly (readonly Mention[])[]): string | undefined {
  const own = outsideQuotes(text);
  const [, pronoun] = PRONOUN.exec(own) ?? [];
  if (
    pronoun === undefined ||
    mentionsIn(own.slice(0, own.indexOf(pronoun)), []).length > 0 ||
    opensWithName(own)
  ) {
    // "Ms. Reed stated that she did not see it": she is who stated it.
    return text;
  }
  // "interviewed Akers at his apartment": it leans on the name before it; "in Macon he left" on none.
  const [, near = '', name = ''] = NAMED_BEFORE.exec(own.slice(0, own.indexOf(pronoun))) ?? [];
  if (name && !NO_NAME.test(name)) return PLACED.test(near) ? undefined : text;
  // "Did you fire her because she complained?": whoever was named last need not be she.
  if (AGAIN.test(own)) return undefined;
  const female = /^(?:she|hers?)$/i.test(pronoun);
  const who = meant(before, female);
  if (who === undefined || (female ? /\b(?:he|him|his)\b/i : /\b(?:she|hers?)\b/i).test(own))
    return undefined;
  const possessive = /^(?:his|hers)$/i.test(pronoun) || HER_OWN.test(own.slice(own.indexOf(pronoun)));
  const form = possessive && !/^(?:she|he|him)$/i.test(pronoun) ? `${who}'s` : who;
  return text.replace(new RegExp(`\\b${pronoun}\\b`), form);
}

const AGAIN = /\b(?:him|her) (?:because|before|after|while|since|until|unless|when|if) (?:s?he)\b/i;
const NAMED_BEFORE = /(?<!\p{Ll})(\p{Ll}{1,30}) (\p{Lu}\p{Ll}{2,30})\b[^.]{0,200}$/u;
const PLACED = /^(?:in|at|from|near|to|of|on|through|past|the)$/;

/** "her coat", and not "told her you were late". */
const HER_OWN =
  /^[Hh]er (?!(?:because|before|after|while|since|until|unless|than|by|into|you|that|to|the|an?|about|in|on|at|with|for|from|if|what|where|when|and|or|not|your|how|why|out|up|down|off|again|there|he|she|it)\b)\p{Ll}/u;

const ASIDE = / (?:so far|at all|you know)(?=[.!]$)/;

/** "He said ship it": words that are no clause of their own are quoted. */
const quotedSpeech = (text: string): string =>
  text.replace(
    /^(?![Yy]ou )([^“”]{2,40}) said (?!that\b|he\b|she\b|you\b|it\b|the\b|a\b|there\b|they\b|to\b|something\b|anything\b|nothing\b|no\b|yes\b|your\b)([^“”]{2,60}?)[.]$/u,
    (all, who: string, what: string) =>
      finiteAt(tagged(capital(what))) < 1 && !/^not\b|\byou\b/.test(what) ? `${who} said: “${what}.”` : all,
  );

/**
 * The one person whom "he" or "she" can mean: who acted in the nearest sentence that speaks of one, else who is alone of that
 * kind in it.
 */
export function meant(before: readonly (readonly Mention[])[], female: boolean): string | undefined {
  for (const mentions of [...before].reverse().slice(0, BACK)) {
    const able = mentions.filter((one) => one.female === undefined || one.female === female);
    const acting = able.find(({ acts }) => acts);
    if (acting) return ROLE_ONLY.test(acting.name) ? undefined : acting.name;
    const [first, ...more] = able;
    if (first) return more.length === 0 && !ROLE_ONLY.test(first.name) ? first.name : undefined;
  }
  return undefined;
}
const ROLE_ONLY = /^the (?!(?:man|woman|boy|girl)$)/;
/** Sentences looked back over. */
const BACK = 3;

/** "I searched him and found $31" as two acts. */
export function actsIn(text: string): string[] {
  const [, one, first, verb, rest] =
    /^(I (\p{Ll}+) [^,;“”"]{3,80}?) and (\p{Ll}+) ([^;“”"]{3,80})$/u.exec(text) ?? [];
  const isAct = (word: string | undefined): boolean =>
    word !== undefined &&
    (/ed$/.test(word) || IRREGULAR_PAST.has(word)) &&
    !/^(?:was|were|had|did)$/.test(word);
  return one && isAct(first) && isAct(verb) ? [`${one}.`, `I ${verb} ${rest}`] : [text];
}
