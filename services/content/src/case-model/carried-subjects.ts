import { IRREGULAR_PAST, AUXILIARIES } from '../script/english/words.js';
import { SLASHED } from './lettered-people.js';
import { ADMITS_FAULT } from './granted-faults.js';
import type { FileSentence } from './file-sentences.js';

/** Whom a sentence of a report begins with: a code, or a name. */
const WHO =
  /^((?:[VSWAODP]-?\d{1,2}\b ?)?(?:(?:Mr|Mrs|Ms|Dr|Ofc|Officer|Det|Detective|Sgt|Sergeant|Dep|Deputy)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?|[VSWAODP]-?\d{1,2}|He|She) (\p{Ll}[\p{L}’']+)/u;
/** How a report goes on about the same one, without naming him again. */
const GOES_ON =
  /^(?:Stated|States|Said|Adv|Advised|Advises|Saw|Heard|Told|Denied|Denies|Admitted|Admits|Gave|Laid|Picked|Described|Recalled|Believed|Thought|Noticed|Observed|Refused|Claimed|Added|Reported|Did not|Could not|Was not|Had)\b(?! (?:by|that the report)\b)/;
const NOBODY =
  /^(?:The|This|That|These|It|There|At|On|In|After|When|While|If|No|Not|All|Both|Video|Phone|Store|Search|Scene)$/;

const isVerb = (word: string): boolean =>
  /ed$/.test(word) || word === 'adv' || IRREGULAR_PAST.has(word) || AUXILIARIES.has(word);

const GOES_ON_TELLING =
  /^(?:He|She) (?:also |then |further )?(?:stated|said|advised|heard|saw|recalled|believed|thought|described|noticed|reported|told|denied|did not (?:see|hear|recall|know|recognize)|could not (?:see|hear|say|tell|identify))\b/;
/** Somebody else is spoken of, and may be the next "he". */
const OTHERWISE = /^(?:R\/O|I|Officers?|Ofc|Det|The (?!victim|suspect))\b/;

/** "ORNE, D.: Saw the grille.": an account under the name of whoever gave it. */
const UNDER_NAME =
  /^(?:[VSWAODP]-?\d{1,2} )?(\p{Lu}[\p{Lu}’'-]{2,})(?:, (\p{Lu}[\p{L}’'-]*\.?)(?: \p{Lu}[\p{L}’'-]*\.?)?| \p{Lu}[\p{Lu}’'-]*\.?)?: (?=\S)/u;
const NOTED_OF = /^Noted of \p{Lu}/u;
/** A heading of a report, and nobody. */
const NO_NAME =
  /^(?:PRIORS?|HISTORY|CALLER|OWNER|VICTIM|SUSPECT|WITNESS|NARRATIVE|SYNOPSIS|INJUR(?:Y|IES)|PROPERTY|STATUS|ACTION|RESULTS?|NOTES?|SCENE|VEHICLE|WEATHER|LIGHTING|MEDICAL|EVIDENCE|PHOTOS)$/;
const cased = (word: string): string =>
  word.toLowerCase().replace(/(?:^|[-’'])\p{Ll}/gu, (letter) => letter.toUpperCase());

const OWNS_UP = new RegExp(
  `\\b(?:admit(?:s|ted)|concede[sd]|acknowledge[sd])\\b|${ADMITS_FAULT.source}`,
  'i',
);

/** A sentence of an account under a name, with its subject. */
function underName(text: string, who: string): string | undefined {
  if (/^[“"][^“”"]{8,}[”"][.]?$/.test(text)) return `${who} said: ${text.replace(/"([^"]*)"/, '“$1”')}`;
  const [first = ''] = text.split(' ');
  const acts =
    GOES_ON.test(text) || /^\p{Lu}\p{Ll}+ed$/u.test(first) || IRREGULAR_PAST.has(first.toLowerCase());
  // "Asked about the deer: “No”": somebody else asked.
  if (first === 'Asked') return undefined;
  if (acts) return `${who} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return undefined;
}

/** "MONEY: Maybe a thousand.": a label without a first name is a name where the paper calls somebody so elsewhere, too. */
const isNameAmong = (last: string, sentences: readonly FileSentence[]): boolean => {
  const called = new RegExp(`(?<![\\p{L}-])(?:${last}|${cased(last)})(?![\\p{L}:-])`, 'u');
  return sentences.some(({ text }) => called.test(text.replace(UNDER_NAME, '')));
};

/** "V1 said ... Stated 'none that I saw'.": the sentences of a report that leave out who goes on, with him as their subject, or empty where nobody tells them. */
export function withCarriedSubjects(
  sentences: readonly FileSentence[],
  isTheirs: (surname: string) => boolean = () => false,
): Map<FileSentence, string> {
  const carried = new Map<FileSentence, string>();
  let who: string | undefined;
  let under: { who: string; theirs: boolean } | undefined;
  let teller: string | undefined;
  let passage = -1;
  for (const sentence of sentences) {
    if (sentence.passage !== passage) {
      who = undefined;
      teller = undefined;
      const [label, last, first] = NOTED_OF.test(sentence.text) ? [] : (UNDER_NAME.exec(sentence.text) ?? []);
      under =
        last && !NO_NAME.test(last) && (label!.includes(',') || isNameAmong(last, sentences))
          ? {
              who: first && /\p{Ll}|\p{Lu}{3,}/u.test(first) ? `${cased(first)} ${cased(last)}` : cased(last),
              theirs: isTheirs(cased(last)),
            }
          : undefined;
    }
    passage = sentence.passage;
    if (under) {
      const told = underName(sentence.text.replace(UNDER_NAME, ''), under.who);
      // What the other side tells there is its story, and no fact of ours, unless it owns up to something.
      if (under.theirs) carried.set(sentence, told && OWNS_UP.test(told) ? told : '');
      else if (told !== undefined) carried.set(sentence, told);
      continue;
    }
    if (who && GOES_ON.test(sentence.text)) {
      carried.set(sentence, `${who} ${sentence.text.charAt(0).toLowerCase()}${sentence.text.slice(1)}`);
      continue;
    }
    const text = sentence.text.replace(SLASHED, '');
    // "V/ORNE stated he was struck. He saw the truck": whose account it is.
    if (teller && GOES_ON_TELLING.test(text)) carried.set(sentence, text.replace(/^(?:He|She)\b/, teller));
    const [, subject, verb] = WHO.exec(text) ?? [];
    who = subject && verb && isVerb(verb) && !NOBODY.test(subject) ? subject : undefined;
    if (who && !/^(?:He|She|Victim|Suspect|Complainant|Caller|Reportee)$/.test(who))
      teller = /^(?:stated|said|advised|reported)$/.test(verb!) ? who : undefined;
    else if (OTHERWISE.test(text)) teller = undefined;
  }
  return carried;
}
