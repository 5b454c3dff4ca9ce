import { capital } from './english/clauses.js';
import { countWords } from './english/count-words.js';
import { splitUnits } from './english/sentences.js';
import { finiteAt, tagged } from './english/tagged.js';
import { completed } from './answered-question.js';
import { EMPTY, SOFT } from './not-put.js';
import type { Mention } from './mentions.js';
import { actsIn, addressed } from './own-words.js';
import { withThing } from './spoken-names.js';
import { ofPaper, withSubject } from './yes-or-no.js';

/** "You gave it to me": whoever asks is spoken to. */
const OF_COUNSEL =
  /\byou(?:rs?|rself)?\b|['’]d (?:took|went|came|saw|did|gave)\b|, so\b|\bcause\b|\bsaid (?:just |please )?\p{Ll}+ (?:me|my)\b/iu;
const unquoted = (text: string): string => text.replace(/“[^”]*”/g, '');
/** Neither a few words without a name, nor a thing with what was done with it, nor a list of acts. */
const tellsEnough = (text: string): boolean =>
  (countWords(text) > 4 || /(?!^)\b\p{Lu}|^(?:The|Your) (?:\p{Ll}+ ){2,}|^You \p{Ll}+ed it\./u.test(text)) &&
  !/^The [\p{L} ]{2,30} (?:is|was) \p{Lu}{2,5}\.$|^(?:Every|Each|All|At|On|In)\b[^,]*, (?:whichever|whoever|which)\b|^(?:On|In|At|By|With|From|For) [^,]*\b(?:what|who) [^,]*$|^(?:The|An?) [\p{L} -]{2,30} you \p{Ll}+|^You \p{Ll}+[^,“”]{0,40}, \p{Ll}+ [^,“”]{1,40}, \p{Ll}+|^You (?:can|remember|recall|think|believe)\b/u.test(
    text,
  );

/** Sentences; words between quotation marks stay together. */
export function unitsOf(text: string): string[] {
  const units: string[] = [];
  const plain = text.replace(/ said, (?:he|she|I) said,/g, ' said,');
  for (const { text: unit } of splitUnits(plain)) {
    const last = units.at(-1);
    const open = last !== undefined && (last.match(/“/g)?.length ?? 0) > (last.match(/”/g)?.length ?? 0);
    if (open) units[units.length - 1] = `${last} ${unit.trim()}`;
    else units.push(unit.trim());
  }
  return units;
}

/** A subject stands before the verb: "Lattice boom and fixed cab." and "Chart said 38." are pieces. */
function isSentence(unit: string, proper: ReadonlySet<string>): boolean {
  const plain = unit.replace(
    /^(?:(?:yes|no|yeah|well|so|but|then|okay|sure|right|correct|and)\b[,.]? )+/i,
    '',
  );
  const [first = ''] = /^[\p{L}’'-]+/u.exec(plain) ?? [];
  return (
    /^(?:I|you|he|she|it|they|we|that|this|there|the|an?|my|your|our|his|her|their|its|one|two|three|some|every|each|all|no|nobody|on|in|at|by|after|before|when|page|exhibit|mr|ms|mrs|dr|officer|detective)$/i.test(
      first.replace(/['’]\p{L}{1,2}$/u, ''),
    ) || proper.has(first.replace(/['’]s$/, ''))
  );
}

/** "It was cold, I was tired": two sentences that a transcript joins. */
function spliced(unit: string): string[] {
  const at = unit
    .replace(/“[^”]*(?:”|$)/g, (quote) => ' '.repeat(quote.length))
    .search(/, (?=(?:I|he|she|we|it|they)(?:['’]\p{L}{1,2})? \p{Ll})/u);
  if (
    at < 0 ||
    /^(?:When|If|Because|After|Since|As|While|Once|Until|Before|Although|Whenever|Where)\b/i.test(unit)
  )
    return [unit];
  const one = `${unit.slice(0, at)}.`;
  return finiteAt(tagged(one)) > 0 || /^(?:he|she|it|I|they|that|there)['’](?:s|m|re)\b/i.test(one)
    ? [one, ...spliced(capital(unit.slice(at + 2)))]
    : [unit];
}

/** "The reading was low and I flagged it": two facts, each with its subject; of "and then it fell" the first alone. */
const split = (text: string): string[] => {
  const [, one, other] =
    /^([^“”;]{12,90}?),? and ((?:I|he|she|the \p{Ll}+|\p{Lu}\p{Ll}+) \p{Ll}[^“”;]{3,80})$/u.exec(text) ?? [];
  if (one && other && finiteAt(tagged(`${one}.`)) > 0 && finiteAt(tagged(capital(other))) > 0)
    return [`${one}.`, capital(other)];
  const [, early] = /^([^“”;]{12,90}?),? and then [^“”;]{3,80}$/u.exec(text) ?? [];
  return actsIn(early ? `${early}.` : text);
};

export interface Around {
  before: readonly (readonly Mention[])[];
  /** Of them whose words may be told: whom the question names, or whose name tells "he" or "she". */
  certain: readonly (readonly Mention[])[];
  conceded: readonly string[];
  /** What the transcript writes with a capital within a sentence. */
  proper: ReadonlySet<string>;
}

/** The sentences of an answer, each as a statement to the witness; what cannot be said without guessing is left out. */
export function statements(
  asked: string,
  told: string,
  { before, certain, conceded, proper }: Around,
): string[] {
  const question = completed(asked, undefined);
  const units = unitsOf(told).flatMap(spliced);
  const [first = ''] = units;
  const full = units
    .map((unit) => ofPaper(withSubject(unit, question), question))
    .filter(
      (unit) =>
        !SOFT.test(unit) &&
        !OF_COUNSEL.test(unquoted(unit)) &&
        !/^(?:and|or)\b(?! I\b)/i.test(unit) &&
        isSentence(unit, proper) &&
        !/^(?:when|after|before) [^,]*$/i.test(unit),
    )
    .flatMap((unit) =>
      split(unit).flatMap(
        (part, at) => addressed(part, SPEECH.test(part) ? certain : before, at > 0 || TWICE.test(part)) ?? [],
      ),
    )
    .map((text) => (/\byou\b/i.test(question) ? withThing(text, question) : text))
    .filter((text) => tellsEnough(text) && !EMPTY.test(text) && !conceded.includes(text));
  const [, tail = ''] =
    /^Did you (?:ever )?tell (?:anyone|anybody|someone|somebody)( .+)?\?$/.exec(question) ?? [];
  const [, whom] = /^I told (\p{Lu}[^.,]{2,40}|the \p{Ll}+)(?:, [^.]{3,40})?\.$/u.exec(first) ?? [];
  if (whom && tail) return [`You told ${whom}${tail}.`];
  return full;
}

/** "He said to list it and see who bought it." */
const SPEECH = /^(?:He|She) (?:said|told|wrote|answered|asked)\b/;
const TWICE = /^(?:He|She|They) .*\bit\b.*\bit[.]$/;
