import type { Gender } from '../case-model/genders.js';

const QUOTES = /([“"][^”"]*[”"])/;

/** What stands between single marks is said by somebody, too. */
const marked = (text: string): string =>
  text
    .replace(/^["“](?=[^"”]*$)/, '')
    .replace(/(^|[\s(])'([^']{3,200}[.,?!])'(?=\s|$|[.,;])/g, '$1“$2”')
    .replace(/"([^"]*)"/g, '“$1”');

const outside = (text: string, change: (part: string) => string): string =>
  text
    .split(QUOTES)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The verb that goes with "you". */
const agreeing = (part: string): string =>
  part
    .replace(/\b([Yy]ou)((?: \p{L}+ly| also| then| never| still| now)?) (?:was)\b/gu, '$1$2 were')
    .replace(/\b([Yy]ou)((?: \p{L}+ly| also| then| never| still| now)?) (?:is|am)\b/gu, '$1$2 are')
    .replace(/\b([Yy]ou)((?: \p{L}+ly| also| then| never| still| now)?) has\b/gu, '$1$2 have')
    .replace(/\b([Yy]ou)((?: \p{L}+ly| also| then| never| still| now)?) does\b/gu, '$1$2 do')
    .replace(/\b(?:was|am) you\b/g, 'were you');

/** Words of whoever says "I", as they are put to him; what he quotes stays. */
export function fromFirstPerson(text: string): string {
  const told = outside(marked(text), (part) =>
    agreeing(
      part
        .replace(/\b(?:[Yy]our|[Tt]he|[Tt]his) [Aa]ffiant['’]s\b|\b[Aa]ffiant['’]s\b/g, 'your')
        .replace(/\b(?:[Yy]our |[Tt]he |[Tt]his )?(?:[Aa]ffiant|[Dd]eclarant|undersigned)\b/g, 'you')
        .replace(/\bI['’]m\b/g, 'you are')
        .replace(/\bI['’]ve\b/g, 'you have')
        .replace(/\b(?:I|[Ww]e)['’]ll\b/g, 'you will')
        .replace(/\b(?:I|[Ww]e)['’]d\b/g, 'you had')
        .replace(
          /(?<!\b(?:Phase|Part|Count|Class|Type|Unit|Level|Title|Act|Article|Section|Exhibit) )\bI\b(?!\.)/g,
          'you',
        )
        .replace(/\b(?:[Ww]e|us|me)\b/g, 'you')
        .replace(/\b(?:[Mm]y|[Oo]ur)\b/g, 'your')
        .replace(/\b(?:mine|ours)\b/g, 'yours')
        .replace(/\b(?:myself|ourselves)\b/g, 'yourself')
        .replace(
          /\b([Yy]our (?:\p{Ll}+ )?\p{Ll}+|(?<=^|, )\p{Lu}\p{Ll}+) and you (?=\p{Ll})/gu,
          (_, who: string) => `you and ${who} `,
        ),
    ),
  );
  return capital(told);
}

/** The witness as a paper of somebody else names and follows him. */
export interface Spoken {
  /** His names in the paper. */
  names: RegExp;
  /** "He" and "she" of the sentence can be nobody else. */
  alone: boolean;
  /** Which of the two is meant. */
  gender: Gender | undefined;
  /** The sentence before was about him: "He" that opens this one is the witness. */
  goesOn: boolean;
}

/** "The edge of the chair struck her knee." */
const OWN_BODY =
  /^(?:(?:The|An?) (?:[\p{Ll}-]+ ){1,5}?\p{Ll}+|(?:On [^“”]{4,44}, )?\p{Lu}[^,“”]{2,40} (?:told|asked|telephoned|texted|approached|gave|showed|handed|called|sent|offered|warned|hit|struck|pushed|grabbed|carried|took|flew|brought|rushed|transported)) (?:his|her|him)\b/u;
const LEFT = /\b(?:he|she|him|his|her|hers|himself|herself)\b/i;
const NO_NOUN =
  'about|in|into|on|onto|at|to|for|from|with|without|by|of|off|up|down|out|over|again|back|home|there|here|that|if|whether|as|and|or|but|before|after|when|while|because|until|how|what|who|where|why|not|some|the|an?';

/** Words of another paper as they are put to the witness; undefined where they do not speak of him. */
export function fromThirdPerson(text: string, { names, alone, goesOn, gender }: Spoken): string | undefined {
  let found = false;
  const told = outside(marked(text), (part) => {
    let own = part
      .replace(new RegExp(`(?:${names.source})['’]s?(?=\\s)`, 'gu'), () => ((found = true), 'your'))
      .replace(new RegExp(`(?:${names.source})(?!-)`, 'gu'), () => ((found = true), 'you'));
    if (goesOn && /^(?:He|She|His|Her)\b/.test(own)) {
      own = own.replace(/^(?:His|Her)\b/, 'your').replace(/^(?:He|She)\b/, 'you');
      found = true;
    }
    if (goesOn && alone && OWN_BODY.test(own)) found = true;
    if (found && alone && LEFT.test(own)) own = withPronouns(own, gender);
    return agreeing(own);
  });
  return found && !MISTOLD.test(told) ? capital(told) : undefined;
}
/** A name within a name, and the one who is himself. */
const MISTOLD =
  /(?:^|[\s(])(?:[Tt]he|[Aa]n?|[Tt]his|[Tt]hese|[Ee]ach|[Ee]very) you\b|\byou[-–]\p{L}|\p{L}[-–]you\b|\b[Yy]ou \p{Lu}|\byou,? (?:and|or) you\b|\p{Lu}\p{L}+ you\b/u;

const HE: readonly [RegExp, string][] = [
  [/\bhimself\b/g, 'yourself'],
  [/\bhe\b/gi, 'you'],
  [/\bhim\b/g, 'you'],
  [/\bhis\b/gi, 'your'],
];
const SHE: readonly [RegExp, string][] = [
  [/\bherself\b/g, 'yourself'],
  [/\bshe\b/gi, 'you'],
  [new RegExp(`\\b[Hh]er (?!(?:${NO_NOUN})\\b)(?=\\p{Ll})`, 'gu'), 'your '],
  [/\b[Hh]er back(?= (?:to|and|was|hurt|against)\b|[.,;]|$)/g, 'your back'],
  [/\bher\b/g, 'you'],
];
/** Pronouns of the witness alone: "She interviewed him" leaves him. */
function withPronouns(text: string, gender: Gender | undefined): string {
  const he = /\b(?:he|him|his|himself)\b/i.test(text);
  const she = /\b(?:she|her|herself)\b/i.test(text);
  const meant = gender ?? (he === she ? undefined : he ? 'he' : 'she');
  if (meant === undefined) return text;
  return (meant === 'he' ? HE : SHE).reduce((told, [pronoun, you]) => told.replace(pronoun, you), text);
}
