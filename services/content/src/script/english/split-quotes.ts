import { countWords } from './count-words.js';
import { type Rule, sentence } from './joints.js';
import { pastOf } from './participles.js';
import { lastName } from './last-name.js';
import { ORGANIZATION, subjectIn } from './subject.js';
import type { Word } from './tagged.js';

/** Words from which on a sentence cannot be said in one breath. */
const LONG = 25;
/** Words of a quotation that are said at once behind whoever said them. */
const ONE_BREATH = 22;
/** Behind a longer lead the words begin anew. */
const LEAD = 14;

const SPOKE = /^(?:said|told|stated|testified|replied|answered|responded|explained|added|asked|insisted)$/;
/** A verb that waits for what was said, however many words lie between. */
const SPEAKS =
  /\b(?:sa(?:id|y|ys|ying)|t(?:old|ell|ells|elling)|stat(?:ed|e|ing)|replied|answered|responded|added|ask(?:ed|ing)?|wr(?:ote|ite|ites|iting)|yell(?:ed|ing)?|shout(?:ed|ing)?)\b(?!.*\b(?:that|something|this)\b)/i;
const WROTE = /^(?:wrote|emailed|e-mailed|texted|messaged|posted|noted)$/;
/** "..., which read", "..., stating": what brings the words, behind a sentence that stands without it. */
const BRINGS =
  /^(.{12,}?,”|.{12,}?(?=, )),? (?:(which|that) (read|reads|stated|said|says|provided|provides)|(\p{Ll}+ing))$/u;
/** The words must follow at once. */
const OPEN =
  /(?:\b(?:that|which|read|reads|reading|stated|stating|said|says|saying|wrote|writes|writing|was|were|is|are|asked|asking|replied|answered|responded|the|a|an|of|to|as|and)|[,;])$/i;
const QUOTES = /^([^“”]{6,}?(?:“[^“”]{2,60}”[^“”]{1,80}?)?)([,:]?) “([^“”]{12,900})”\.?$/u;

/**
 * "Pratt told her: “... . ... .”": words of several sentences are said one breath at a time, each as words of whoever said them. Nothing
 * within the quotation is changed or left out.
 */
export const quotedSentences: Rule = (text, words) => {
  const [, lead, mark, quoted] = QUOTES.exec(text) ?? [];
  if (!lead || mark === undefined || !quoted) return undefined;
  const sentences = quoted.split(
    /(?<=[\p{Ll}\p{N}][.!?]’?)(?<!\b(?:Mr|Ms|Mrs|Dr|St|Jr|Sr|No|vs?|Sgt|Lt|Prof|Ofc|Off|Det|Dep|Capt|Cpl|Tpr|Ptl|Insp|Supt|Hon|Rev|Gov|Sen|Rep|Ex|Fig|Dept|Approx)\.) (?=[\p{Lu}‘'])/u,
  );
  const whole = countWords(lead) + countWords(quoted);
  if (whole <= LONG) return undefined;
  const brought = BRINGS.exec(lead);
  if (brought && countWords(lead) + countWords(sentences[0]!) > LONG) {
    const own = subjectIn(text, words)?.again ?? 'It';
    const says = brought[2] ? `It ${brought[3]}` : pastOf(brought[4]!) && `${own} ${pastOf(brought[4]!)}`;
    return says
      ? [sentence(brought[1]!), ...breaths(sentences, countWords(says)).map((one) => `${says}: “${one}”`)]
      : undefined;
  }
  // "a stamp in the name “Gary Hall”": a name or a term, which nobody said.
  if (mark === '' && !OPEN.test(lead)) return undefined;
  const apart = countWords(lead) + countWords(sentences[0]!) > LONG || countWords(lead) > LEAD;
  const again = sayingOf(text, words, lead.length);
  // "She told the clerk" is no sentence without what she told.
  if (apart && !OPEN.test(lead) && (WROTE_TO.test(lead) || !SPEAKS.test(lead))) {
    const [opening, ...more] = breaths(sentences, 3);
    const thing = THING.exec(lead)?.[1]?.toLowerCase();
    return [
      sentence(lead),
      `${thing ? 'It read' : 'The words were'}: “${closed(opening!)}”`,
      ...more.map((one) => `${again}: “${closed(one)}”`),
    ];
  }
  const [first = '', ...rest] = breaths(sentences, countWords(lead));
  if (rest.length === 0) return undefined;
  return [`${lead}${mark} “${first}”`, ...rest.map((one) => `${again}: “${closed(one)}”`)];
};

/** "Orne wrote to the inspector": a sentence without what he wrote. */
const WROTE_TO =
  /\b(?:wrote|replied|responded|spoke) (?:back )?to (?:the |his |her |an? )?\p{L}+|\b(?:texted|e-?mailed|messaged) (?:the |his |her |an? )?\p{L}+/u;
/** What is written has a name of its own. */
const THING =
  /\b(text|message|e-?mail|letter|note|memo|memorandum|postcard|voicemail|post|notice|entry|invoice|caption|sign|summary|report|chart|record|sheet|log|affidavit|statement|contract|agreement|lease|policy|will|deed|review|plan)(?:e?s)?\b/i;
/** "lol" ends no sentence: what is said gets its mark. */
const closed = (words: string): string =>
  /[.!?][’']?$/.test(words) ? words : `${words.replace(/[,;:]$/, '')}.`;

/** Sentences of a quotation, short ones together; less beside a first one that others lead in. */
function breaths(sentences: readonly string[], lead: number): string[] {
  const found: string[] = [];
  for (const one of sentences) {
    const last = found.at(-1);
    const room = Math.max(0, ONE_BREATH - (found.length === 1 ? lead : 2));
    if (last !== undefined && countWords(`${last} ${one}`) <= room)
      found[found.length - 1] = `${last} ${one}`;
    else found.push(one);
  }
  return found;
}

/** Who said or wrote the words, for those that follow; what holds them where the sentence does not tell plainly. */
function sayingOf(text: string, words: readonly Word[], end: number): string {
  const at = words.findLastIndex(
    ({ lower, shut, start }) => !shut && start < end && (SPOKE.test(lower) || WROTE.test(lower)),
  );
  const subject = subjectIn(text, words);
  const itself =
    subject && (subject.verb === at || (words[at - 1]?.lower === 'and' && SOMEBODY.test(subject.again)));
  if (at >= 0 && itself) return `${subject.again} went on`;
  const before = at > 0 ? (NAMED_BEFORE.exec(text.slice(0, words[at]!.start))?.[1] ?? '') : '';
  if (before !== '' && !ORGANIZATION.test(before)) return `${lastName(before)} went on`;
  const thing = THING.exec(text.slice(0, end))?.[1]?.toLowerCase();
  return thing ? `The ${thing} went on` : 'The next words were';
}
/** Somebody by name, or by a pronoun. */
const SOMEBODY = /^(?:He|She|They|\p{Lu}[\p{L}’'. -]*)$/u;
/** "at 11:48 p.m., Malik Orne emailed", "her teacher, Ms. Renee Abbott, wrote". */
const NAMED_BEFORE =
  /(?:^|, |[ap]\.m\. )((?:(?:Mr|Mrs|Ms|Dr)\. )?\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}\.|\p{Lu}[\p{L}’'-]+|de|la|van|von|der)){0,3}),? $/u;
