import type { PaperKind } from '@lectern/contracts/case-model';
import { signedIn, statementWith } from './statements-in.js';
import { NO_NAME, TITLE, isCalling } from './names-in.js';
import type { FileSentence } from './file-sentences.js';
import type { Paper } from './paper.js';
import { surname } from './sides.js';

/** From which sentence on a report tells what somebody said to those who asked him. */
export interface Interviewed {
  name: string;
  sentence: FileSentence;
  /** The part of the paper that follows is his account as a whole. */
  whole: boolean;
}

const NAME = String.raw`(?:(?:Mr|Ms|Mrs|Dr|Officer|Detective|Sgt|Deputy|Trooper|Agent)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}\.)?(?: (?:["“]\p{L}+["”] )?(?:de |la |del |van |von )*\p{Lu}[\p{L}’'-]*\p{Ll}){0,3}(?:,? (?:Jr|Sr)\.|,? III?)?`;
const ROLE = String.raw`(?:(?:the|an?|his|her|its|their) (?:\p{Ll}[\p{L}’'-]* ){1,5}?|(?:\p{Lu}[\p{L}’'-]+['’]s) (?:\p{Ll}+ ){1,4})?,? ?`;
/** "I spoke to W-1 QUINTANAR": a code before the name. */
const CODE = String.raw`(?:[VWSPC]-?\d{1,2}[,:]? )?`;
/** "SUBJECT: Thaddeus O. Sandoval, CPA" */
const FIELD = new RegExp(
  `\\b(?:SUBJECT|INTERVIEWEE|PERSON INTERVIEWED|WITNESS INTERVIEWED|INTERVIEW OF|Interview of|INTERVIEW WITH|Interview with):? +(${NAME})(?=,| {2}|\\n|$| on | at |\\.)`,
  'u',
);
/** "Sandoval was interviewed", "Oyelaran, date of birth withheld, was interviewed at her home". */
const WAS_ASKED = new RegExp(
  `^(?:On [^,]{4,30}(?:, \\d{4})?,? )?(${NAME})(?:, [^,]{3,60},)? (?:was|were) (?:then |also |later )?(?:re-?)?(?:interviewed|questioned|debriefed|canvassed|contacted|Mirandized|advised of (?:the|his|her) (?:identit|rights|Miranda|nature)|told that (?:he|she) need not|read (?:his|her) )`,
  'u',
);
/** "Affiant spoke to the attendant, Judy Park" */
const ASKED = new RegExp(
  `\\b(?:[Ss]poke|[Tt]alked|[Mm]et) (?:by \\p{Ll}+ )?(?:\\p{Ll}+ )?(?:with|to) ${CODE}${ROLE}(${NAME})|\\b(?:re-?)?(?:interviewed|questioned|contacted) ${CODE}${ROLE}(${NAME})|\\btook a (?:recorded |written |sworn )?statement from ${CODE}${ROLE}(${NAME})`,
  'u',
);
const GIVES = new RegExp(
  `^(?:When asked[^,]{0,60}, |Asked [^,]{3,80}, |After [^,]{5,120}, )?(${NAME}) (?:then |also |further |later )?(?:provided|furnished) the following`,
  'u',
);
const SAYS = new RegExp(
  `^(?:On [^,]{4,30}(?:, \\d{4})?,? )?(${NAME})(?:, (?:the|an?|who|his|her) [^,]{3,60},)? (?:then |also |further |later )?(?:stated|said|told|reported|related|advised|explained|recalled|confirmed|admitted|claimed|denied|estimated|described|identified|volunteered)\\b`,
  'u',
);

/** "Customer Howard Finch" */
const withoutCalling = (name: string): string => {
  const [first = '', ...rest] = name.split(' ');
  return rest.length > 1 && !TITLE.test(first) && isCalling(first.toLowerCase()) ? rest.join(' ') : name;
};

const isName = (name: string): boolean => {
  const words = name.split(' ').filter((word) => !TITLE.test(word));
  return (
    words.length > 0 &&
    words.every((word) => !NO_NAME.test(word) && !/^(?:Affiant|Agents?|Officers?)$/.test(word))
  );
};

/** Somebody of those who ask. */
export const RANKED =
  /^(?:Officer|Ofc|Detective|Det|Sergeant|Sgt|Corporal|Deputy|Trooper|Agent|Special Agent|SA|TFO|Inspector|Investigator)\b/;

/** Papers of those who ask others. */
const ASKS: ReadonlySet<PaperKind> = new Set(['report', 'form', 'charge', 'other']);

/** Who was asked, with the sentence behind which he speaks; `named` gives roles and shouted words their names. */
export function interviewedIn(
  { paper: { kind, document }, sentences }: { paper: Paper; sentences: readonly FileSentence[] },
  named: (text: string) => string,
): Interviewed[] {
  if (!ASKS.has(kind)) return [];
  const found: Interviewed[] = [];
  // "Travis said that he would finish it", in what somebody wrote down himself: it was said to him, and to nobody who asks.
  const written = signedIn(document.pages);
  for (const sentence of sentences) {
    if (statementWith(sentence, written)) continue;
    const text = named(sentence.text);
    const field = FIELD.exec(text);
    const whole = field?.[1] ?? WAS_ASKED.exec(text)?.[1] ?? GIVES.exec(text)?.[1];
    const asked = ASKED.exec(text)?.slice(1).find(Boolean);
    const called = whole ?? asked ?? SAYS.exec(text)?.[1];
    const name = called && withoutCalling(called);
    if (!name || !isName(name)) continue;
    // "Sandoval" behind "SUBJECT: Thaddeus O. Sandoval" is the same man, and his account goes on.
    const last = found.at(-1);
    // "Agent Reed told him that he could go": who asks and tells in it is not the one who is heard.
    if (
      whole === undefined &&
      last?.whole &&
      last.sentence.document === sentence.document &&
      RANKED.test(name)
    )
      continue;
    const same = last && surname(last.name) === surname(name) && last.sentence.document === sentence.document;
    found.push({
      name: same ? last.name : name,
      sentence,
      whole: whole !== undefined || (same === true && last.whole),
    });
  }
  return found;
}
