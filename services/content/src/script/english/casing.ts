import {
  DETERMINERS,
  CONJUNCTIONS,
  HONORIFICS,
  LOWERABLE,
  PREPOSITIONS,
  AUXILIARIES,
  IRREGULAR_PAST,
  PRESENT_VERBS,
  PRONOUN_SUBJECTS,
  ADVERBS,
} from './words.js';

const MONTHS =
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  );
const SHORT_FORMS = new Map(
  'Inc Corp Co Ltd Mr Mrs Ms Dr Jr Sr St Ave Rd Blvd No Nos v vs'
    .split(' ')
    .map((form) => [form.toLowerCase(), form]),
);
const ACRONYMS = new Set(
  'LLC LLP PLLC PC NA USA US FBI DEA IRS SEC EEOC ADA FMLA FLSA ERISA HOA HR CEO CFO COO CTO EMT ER MRI CT DNA DUI DWI BAC CCTV GPS SUV VIN NDA IP AI II III IV VI VII VIII IX XI XII UCC FRCP USC CFR NY NYC LA TX CA DC UK EU ICE DHS USCIS OSHA FDA EPA INS IT PM AM'.split(
    ' ',
  ),
);
const COMMON = [
  'driver car truck vehicle store floor sign signs manager police officer report witness witnesses street road light intersection accident contract payment agreement employee supervisor company customer employer landlord tenant lease property house home child children wife husband mother father hospital doctor injury injuries back neck knee video camera phone email letter notice date time day days week weeks month months year years hour hours minute minutes money damages court judge jury case evidence testimony trial motion complaint plaintiff defendant client victim suspect arrest search warrant drug drugs gun weapon night morning evening afternoon work job pay wage wages overtime bank loan debt account accounts hotel school office building door window wall water ice snow rain wet dry red green yellow black white old new left right front rear side first second third last next own other same late early full high low long short several people person man woman men women team board meeting warning warnings inspection inspections repair repairs record records document documents photo photos photograph photographs log logs surveillance footage speed limit stop sidewalk stairs stairwell handrail parking lot aisle freezer spill leak product machine equipment safety policy hearing order custody support visitation divorce marriage petition asylum visa removal patent trademark copyright invention license royalty shareholder shareholders director directors merger stock shares deed title boundary fence easement mortgage foreclosure guilty verdict count counts charge charges crime bag seat trunk fingerprint fingerprints knife blood test tests lab result results passenger pedestrian bicycle body cell text message messages bank check cash bill bills receipt invoice invoices tax taxes income salary bonus promotion complaint complaints human resources race sex age religion pregnancy disability leave medical records wrist arm leg hand head neck shoulder knee hip foot eye eyes brain bone bones surgery therapy treatment pain patient nurse clinic drunk alcohol beer bar club party parties friend friends neighbor brother sister son daughter uncle aunt boy girl student teacher church city state county federal local government agency public private letter call calls phone number address street highway lane corner room bed bathroom kitchen garage yard garden roof basement tree dog cat animal fire smoke gas oil power light lights machine tool ladder roof nothing something anything everything',
]
  .join(' ')
  .split(' ');
const COMMON_SET = new Set(COMMON);
const SUFFIXES =
  /(?:ed|ing|ly|tion|tions|sion|ment|ments|ness|ity|ities|ance|ence|able|ible|ous|ful|less|ive|ical|ology|ship|ism|ure|ures|est)$/;

/** Is the text shouted, so that its capitals name nobody? */
export function isAllCaps(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const upper = letters.replace(/[^\p{Lu}]/gu, '').length;
  // In a short text a few capitals are initials: there all of it must be shouted.
  if (letters.length < 12) return letters.length >= 7 && upper === letters.length;
  return upper / letters.length > 0.8;
}

/** Shouted text in sentence case. A word that may be a name keeps a capital: a name in small letters is the worse error. */
export function calm(text: string, names: ReadonlySet<string>): string {
  let starts = true;
  let before = '';
  const calmed = text.replace(/[\p{L}][\p{L}'’]*|[.!?](?=\s|$)|\n/gu, (token, at: number) => {
    if (!/\p{L}/u.test(token)) {
      starts = starts || (!SHORT_FORMS.has(before) && before.length > 1);
      return token;
    }
    const lower = token.toLowerCase();
    const next = /^[.\s]*([\p{L}]*)/u.exec(text.slice(at + token.length))?.[1]?.toLowerCase() ?? '';
    const first = starts;
    const said =
      spoken(token, lower, text[at + token.length] ?? '') ??
      (first || isName(lower, before, next, names) ? titled(lower) : lower);
    starts = false;
    before = lower;
    return said;
  });
  return calmed
    .replace(
      /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|thirteenth|fourteenth) amendment\b/gi,
      (hit) => hit.split(' ').map(titledWord).join(' '),
    )
    .replace(/\bunited states\b/gi, 'United States');
}

const titledWord = (word: string): string => titled(word.toLowerCase());

/** Initials, short forms and clock times, which have one spelling. */
function spoken(token: string, lower: string, near: string): string | undefined {
  if (lower === 'i') return 'I';
  if (lower === 'm' || ((lower === 'p' || lower === 'a') && near === '.')) return lower;
  if (near === '.' && SHORT_FORMS.has(lower)) return SHORT_FORMS.get(lower);
  // "US" and "IT" are also words; only with periods or in a name are they read as initials.
  if (ACRONYMS.has(token) && !['US', 'IT', 'AM', 'CO', 'ICE', 'LA', 'ER', 'SEC', 'TITLE'].includes(token))
    return token;
  return near === '.' && token.length === 1 ? token : undefined;
}

function isName(word: string, before: string, next: string, names: ReadonlySet<string>): boolean {
  if (names.has(word.replace(/['’]s?$/, ''))) return true;
  if (isFunctionWord(word)) return false;
  if (HONORIFICS.has(before)) return true;
  if (isOrdinary(word)) return false;
  // "the bag", "no fingerprints": after an article a lone unknown word is a thing, two in a row are a name.
  const alone = isOrdinary(next) || next === '';
  if (DETERMINERS.has(before) && alone) return false;
  return !(word.endsWith('s') && word.length > 5 && alone && PREPOSITIONS.has(before));
}

const isFunctionWord = (word: string): boolean =>
  [DETERMINERS, CONJUNCTIONS, PREPOSITIONS, AUXILIARIES, PRONOUN_SUBJECTS, ADVERBS, IRREGULAR_PAST].some(
    (set) => set.has(word),
  );

/** An everyday word, not a name, as far as these lists know. */
export function isOrdinary(word: string): boolean {
  if (MONTHS.includes(word) && word !== 'may' && word !== 'march') return false;
  if (HONORIFICS.has(word)) return false;
  const sets = [
    DETERMINERS,
    CONJUNCTIONS,
    LOWERABLE,
    PREPOSITIONS,
    AUXILIARIES,
    IRREGULAR_PAST,
    PRESENT_VERBS,
    PRONOUN_SUBJECTS,
    ADVERBS,
    COMMON_SET,
  ];
  return sets.some((set) => set.has(word)) || (SUFFIXES.test(word) && word.length > 4) || word.length <= 2;
}

const titled = (lower: string): string =>
  lower
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase())
    .replace(/^(Mc|O['’])(\p{L})/u, (_, lead: string, letter: string) => lead + letter.toUpperCase());

/** A name as it is spoken and written: shouted or small names get capitals, forms and initials stay. */
export function properName(raw: string): string {
  const text = raw
    .replace(/\s+/g, ' ')
    .trim()
    // "McALLISTER" is shouted as well.
    .replace(/\bMc(?=\p{Lu}{2})/gu, 'MC');
  const letters = text.replace(/[^\p{L}]/gu, '');
  const shouted = letters.length > 4 && letters === letters.toUpperCase();
  const small = letters === letters.toLowerCase();
  if (!shouted && !small) return raw.replace(/\s+/g, ' ').trim();
  return text
    .split(' ')
    .map((word, at) => {
      const bare = word.replace(/[^\p{L}]/gu, '');
      if (ACRONYMS.has(bare.toUpperCase())) return word.toUpperCase();
      if (
        at > 0 &&
        [
          'of',
          'and',
          'the',
          'for',
          'in',
          'de',
          'la',
          'von',
          'van',
          'd/b/a',
          'v',
          'ex',
          'rel',
          'et',
          'al',
        ].includes(bare.toLowerCase())
      )
        return word.toLowerCase();
      if (shouted && /^(?:\p{Lu}\.)+,?$/u.test(word)) return word;
      return word.toLowerCase().split('-').map(titled).join('-');
    })
    .join(' ');
}

/** Every word up to "Act" is a capital's or one of the small ones. */
const lawName = (text: string): boolean =>
  /^(?:(?:\p{Lu}[\p{L}'’-]*|and|of|in|with|for|the|to) )+(?:Act|Amendment|Clause|Code|Law)\b/u.test(text);

/** Begins a sentence somewhere in every file, behind whatever mark, and names nobody. */
const NO_NAME =
  /^(?:there|it|this|that|these|those|the|he|she|they|in|on|at|no|any|an?|his|her|their|its|all|nobody|when|after|before|as|from|by|with|for|both|each|every)$/;

/** Lowers the first letter where the capital only marked a beginning, so that the phrase can follow other words. */
export function lowerFirst(text: string, names: ReadonlySet<string>): string {
  const match = /^(["“'(]*)(\p{Lu})([\p{L}'’-]*)(?:\.?\s+(\S+))?/u.exec(text);
  if (!match) return text;
  const word = (match[2]! + match[3]!).toLowerCase();
  const rest = match[3]!;
  if (
    /\p{Lu}/u.test(rest) ||
    // "A.O. fell"
    /^(?:\p{Lu}\.){2}/u.test(text) ||
    word === 'i' ||
    MONTHS.includes(word) ||
    HONORIFICS.has(word) ||
    (!NO_NAME.test(word) && names.has(word.replace(/['’]s?$/, '')))
  )
    return text;
  // "Fourth Amendment", "Title VII", "Jane Doe": the next capital says that this is a name.
  if (!LOWERABLE.has(word) && (rest === '' || /^[\p{Lu}\p{N}]/u.test(match[4] ?? ''))) return text;
  if (
    LOWERABLE.has(word) &&
    ['opposing', 'police', 'client', 'plaintiff', 'defendant'].includes(word) &&
    /^\p{Lu}/u.test(match[4] ?? '')
  )
    return text;
  // "Americans with Disabilities Act": a law's name keeps its capital.
  if (lawName(text)) return text;
  const at = match[1]!.length;
  return text.slice(0, at) + text[at]!.toLowerCase() + text.slice(at + 1);
}

/** Words that carry a capital in the middle of a sentence somewhere in the file, and all words of the parties' names. */
export function namesIn(texts: readonly string[], parties: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const party of parties) {
    for (const word of party.match(/[\p{L}'’]+/gu) ?? []) {
      if (word.length > 1 && !['the', 'and', 'of', 'for'].includes(word.toLowerCase()))
        found.add(word.toLowerCase().replace(/['’]s?$/, ''));
    }
  }
  for (const text of texts) {
    if (isAllCaps(text)) continue;
    for (const match of text.matchAll(/[\p{L}\p{N},;)][ \t]+(\p{Lu}\p{Ll}[\p{L}'’]*)/gu))
      found.add(match[1]!.toLowerCase().replace(/['’]s?$/, ''));
  }
  return found;
}

/** "Arceneaux-Ward", "McAlister": a name with a capital inside it, as the body of the paper writes it. */
export const writtenWithin = (word: string, body: string): string | undefined =>
  word.length < 4
    ? undefined
    : [...body.matchAll(new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'giu'))]
        .map(([found]) => found)
        .find((found) => /^\p{Lu}.*\p{Ll}.*\p{Lu}|^\p{Lu}\p{Ll}*\p{Lu}\p{Ll}/u.test(found));
