/** How police reports write, and how it is said. */
const WORDS: [RegExp, string][] = [
  [/\bOfc\.? (?=\p{Lu})/gu, 'Officer '],
  [/\bDet\.? (?=\p{Lu}\p{Ll})/gu, 'Detective '],
  [/\bSgt\.? (?=\p{Lu}\p{Ll})/gu, 'Sergeant '],
  [/\bLt\.? (?=\p{Lu}\p{Ll})/gu, 'Lieutenant '],
  [/\bCpl\.? (?=\p{Lu}\p{Ll})/gu, 'Corporal '],
  [/\bDep\.? (?=\p{Lu}\p{Ll})/gu, 'Deputy '],
  [/\bTpr\.? (?=\p{Lu}\p{Ll})/gu, 'Trooper '],
  [/\bSA (?=\p{Lu}\p{Ll})/gu, 'Special Agent '],
  [/\bInv\. (?=\p{Lu}\p{Ll})/gu, 'Investigator '],
  [/\bPtl\.? (?=\p{Lu}\p{Ll})/gu, 'Patrolman '],
  [/\badv\.? (?=(?:that|he|she|they|it|there|the|his|her|their|a|an|on|of)\b|["“\p{Lu}])/gu, 'said '],
  [/^W\/M(?= \p{Ll})/u, 'A white man'],
  [/^W\/F(?= \p{Ll})/u, 'A white woman'],
  [/^B\/M(?= \p{Ll})/u, 'A Black man'],
  [/^B\/F(?= \p{Ll})/u, 'A Black woman'],
  [/^H\/M(?= \p{Ll})/u, 'A Hispanic man'],
  [/^H\/F(?= \p{Ll})/u, 'A Hispanic woman'],
  [/^R\/[DO](?= \p{Ll})/u, 'The officer who wrote the report'],
  [/\b(\d{1,2})([0-5]\d) ([AP])\.?M\.?(?=[ ,;]|$)/g, '$1:$2 $3M'],
  [/\b([Aa]) W\/M\b/g, '$1 white man'],
  [/\b([Aa]) B\/M\b/g, '$1 Black man'],
  [/\b([Aa]) H\/M\b/g, '$1 Hispanic man'],
  [/\b([Aa]) W\/F\b/g, '$1 white woman'],
  [/\b([Aa]) B\/F\b/g, '$1 Black woman'],
  [/\b([Aa]) H\/F\b/g, '$1 Hispanic woman'],
  [/\bR\/[OD]\b/g, 'the officer'],
  [/\bE (?=end|side|corner|wall|door|curb|lot)/g, 'east '],
  [/\bW (?=end|side|corner|wall|door|curb|lot)/g, 'west '],
  [/\bN (?=end|side|corner|wall|door|curb|lot)/g, 'north '],
  [/\bS (?=end|side|corner|wall|door|curb|lot)/g, 'south '],
  [/\bobsvd\b/g, 'observed'],
  [/\bfrt pass\b/gi, 'front passenger'],
  [/\bpass side\b/g, 'passenger side'],
  [/\bveh\b/g, 'vehicle'],
  [/\btraf\b/g, 'traffic'],
  [/\bw\/(?= \p{L})/gu, 'with'],
  [/\babt\b/g, 'about'],
  [/\bappx\.? (?=\d|[a-z])/gi, 'about '],
  [/\bapprox(?:\.|imately)? (?=\d|[a-z])/gi, 'about '],
  [
    /,? \(?(?:see )?(?:copy|copies|photos?|photographs?) (?:is |are )?(?:in|on) (?:the )?file\)?(?=[.,;]|$)/gi,
    '',
  ],
  [/\b(?:in|with) reference (?:to )?(?=an?\b|the\b)/gi, 'about '],
];

/**
 * "at 1605", "until 2257": an hour without a colon. Not before 1900 to 2059 where it may be a year, nor before what is counted or
 * is the number of a house; with a zero before it, it is nothing else.
 */
const BARE_HOUR =
  /\b((?:at|until|by|before|after)(?: approx(?:\.|imately)?| about)?|approx(?:\.|imately)?) ([01]\d|2[0-3])([0-5]\d)(?! ?(?:hours|hrs)\b)(?=[.,;)]|$| (?:and|when|with|after|before|while|until|to|from|in|on|by|near|reference|he|she|they|it|I|the|a|an)\b(?! \d)|(?<=\b0\d{3}) \p{L}|(?<=^at \d{4}) (?:his|her|their|my|SA|Officer|Detective|Det|Sgt|Sergeant|Deputy)\b)/giu;

/** A sentence of a report in the words in which one tells it. */
export function spokenReport(text: string, spokenHour: (hour: string, minute: string) => string): string {
  const hours = text.replace(BARE_HOUR, (all, before: string, hour: string, minute: string) =>
    /^(?:19|20)/.test(hour + minute) && !/^at\b/i.test(before)
      ? all
      : `${before} ${spokenHour(hour, minute)}`,
  );
  return WORDS.reduce((said, [from, to]) => said.replace(from, to), hours);
}
