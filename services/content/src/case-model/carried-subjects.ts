import { IRREGULAR_PAST, AUXILIARIES } from '../script/english/words.js';
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

/** "V1 said ... Stated 'none that I saw'.": the sentences of a report that leave out who goes on, with him as their subject. */
export function withCarriedSubjects(sentences: readonly FileSentence[]): Map<FileSentence, string> {
  const carried = new Map<FileSentence, string>();
  let who: string | undefined;
  let passage = -1;
  for (const sentence of sentences) {
    if (sentence.passage !== passage) who = undefined;
    passage = sentence.passage;
    if (who && GOES_ON.test(sentence.text)) {
      carried.set(sentence, `${who} ${sentence.text.charAt(0).toLowerCase()}${sentence.text.slice(1)}`);
      continue;
    }
    const [, subject, verb] = WHO.exec(sentence.text) ?? [];
    who = subject && verb && isVerb(verb) && !NOBODY.test(subject) ? subject : undefined;
  }
  return carried;
}
