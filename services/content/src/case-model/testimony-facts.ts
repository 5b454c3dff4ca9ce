import { isInterview } from '../case-fields/interviews.rules.js';
import { witnessOf } from '../case-fields/witness-of.rules.js';
import { countWords } from '../script/english/count-words.js';
import { splitUnits } from '../script/english/sentences.js';
import { stumble } from '../script/english/sayable.js';
import { type Gender, byFirstName } from './genders.js';
import { isClause } from '../script/english/split.js';
import type { ModelPerson, ModelSource } from '@lectern/contracts/case-model';
import { idOf, sourceOf } from './facts.js';
import type { Tellable } from './tellable.js';
import { type CaseDocument, placed } from './file-sentences.js';
import { withSubjects } from './answers-about.js';
import { asThirdPerson } from './third-person.js';
import { ADMITS_FAULT } from './granted-faults.js';
import { answered } from '../script/answers.js';
import { asNamed } from './exchange-statement.js';
import { readOutFacts } from './read-out-facts.js';
import { forceOf } from './force.js';
import { apart, onceNamed } from './named-once.js';
import { surname } from './sides.js';
import { talksOf } from './talks.js';

const LONGEST_SAID = 20;
/** "Open or shut?", "Who did you work for?": says nothing to those who were not there. */
const SHORTEST_QUESTION = 5;
const LONGEST_QUESTION = 16;
/** What counsel asks to get to know the witness, and what is between counsel. */
export const PRELIMINARY =
  /\b(?:good (?:morning|afternoon)|state your name|spell|ever been deposed|understand (?:the oath|that you)|under oath today|medication|off the record|short break|take a break|do you recognize|(?:where|who) (?:do|did|were) you work(?:ing)?|what (?:is|was) your (?:current )?(?:position|job|job title|title|occupation)|marked (?:as|for)|showing you|counsel|attorney)\b/i;
export const EMPTY = /^(?:uh|um|okay|i (?:don't|do not) (?:know|recall|remember)|objection)\b/i;

/** What a witness said under oath, in his own words, in the order of the transcript. */
export function testimonyFacts(
  document: CaseDocument,
  named: (text: string) => string,
  isShared: (witness: string) => boolean = () => false,
): Tellable[] {
  const { pages } = document;
  const witness = witnessOf(pages);
  if (witness === 'the witness') return [];
  const short = isShared(witness) ? apart(witness) : surname(witness);
  const gender = genderOf(
    witness,
    pages.map(({ text }) => text),
  );
  const oath = isInterview(pages) ? '' : ' under oath';
  const found: Tellable[] = [];
  const add = (quote: string, said: string[], page: number, leans = false): void => {
    const force = forceOf({ text: `${witness} said “${quote}”`, section: 'facts', numbered: false });
    found.push({
      sentence: placed(document, { text: quote, page, order: found.length }),
      of: 0,
      ...force,
      kind: 'event',
      force:
        Math.max(1, force.force) +
        (CHARGED.test(quote) || OWN_WORDS.test(quote) || ADMITS.test(quote) ? 3 : 0),
      said,
      reworded: true,
      leans,
    });
  };
  const talks = talksOf(document);
  const put = Map.groupBy(
    answered(talks, []).filter((one) => one.asked && !one.unclear),
    (one) => one.at,
  );
  const readOut = readOutFacts(talks, short);
  for (const [at, { question, answer, page }] of talks.entries()) {
    const out = readOut.find((one) => one.at === at);
    if (out) {
      add(`Q. ${question} A. ${answer}`.replace(/\s+/g, ' '), out.said, page);
      continue;
    }
    if (PRELIMINARY.test(question) || EMPTY.test(answer)) continue;
    const tidy = answer
      .replace(/\s+/g, ' ')
      .replace(/"([^"]*)"/g, '“$1”')
      .replace(/"/g, '’')
      .trim();
    const units = wholeQuotes(splitUnits(tidy).map(({ text }) => text.trim()));
    const asked = question.replace(/\s+/g, ' ').trim();
    const whose = withSubjects(asked, units);
    const alone = units.flatMap((unit, at) => {
      const own = named(whose[at]!);
      return tells(own, whose[at] !== unit) && !pointsBack(own) ? [{ unit, own }] : [];
    });
    const addUnit = ({ unit, own }: { unit: string; own: string }) =>
      add(unit, [asTold(own, short, gender) ?? quoted(witness, unit)], page);
    const stated = (put.get(at) ?? []).flatMap((one) => {
      const text = asNamed(one.text, short);
      return text && stumble(named(text)) === undefined ? [{ ...one, text: named(text) }] : [];
    });
    for (const one of stated)
      add(`Q. ${question} A. ${answer}`.replace(/\s+/g, ' '), [one.text], page, one.leans);
    if (stated.length > 0) {
      if (units.length > 1) alone.forEach(addUnit);
      continue;
    }
    alone.forEach(addUnit);
    // An answer that is understood behind its question alone is quoted with it, where both need no other.
    if (alone.length === 0 && (standsAlone(asked, tidy) || admits(asked, tidy)))
      add(
        `Q. ${question} A. ${answer}`.replace(/\s+/g, ' '),
        [
          `${short} was asked: “${withinQuotes(asked)}”`,
          `The answer${oath} was: “${withinQuotes(sentenceOf(tidy))}”`,
        ],
        page,
      );
  }
  for (const fact of found) fact.of = found.length;
  return found.map((fact, at) => ({
    ...fact,
    sentence: { ...fact.sentence, third: Math.min(2, Math.floor((at / found.length) * 3)) as 0 | 1 | 2 },
  }));
}

/** The witness of a transcript. */
export function swornIn(document: CaseDocument): ModelPerson | undefined {
  const name = witnessOf(document.pages);
  const page = document.pages[0]?.number ?? 1;
  return name === 'the witness'
    ? undefined
    : witnessNamed(name, sourceOf(placed(document, { text: name, page, order: 0 })));
}

/** Who can be asked because a paper is in his words. */
export const witnessNamed = (name: string, source: ModelSource): ModelPerson => ({
  id: idOf('person', name),
  name,
  kind: 'person',
  side: 'neither',
  witness: true,
  confidence: 'sure',
  sources: [source],
});

/** Sentences of one quotation stay together. */
const wholeQuotes = (units: readonly string[]): string[] =>
  units.reduce<string[]>((whole, unit) => {
    const last = whole.at(-1);
    if (last !== undefined && last.split('“').length > last.split('”').length)
      whole[whole.length - 1] = `${last} ${unit}`;
    else whole.push(unit);
    return whole;
  }, []);

const OWN_WORDS = /\bI (?:said|told \p{L}+|yelled|hollered|texted|wrote)[^“”"]{0,12}[“"]/u;
const ADMITS =
  /\bI (?:took|stole|borrowed|hit|struck|shot|stabbed|lied|forgot|forged|hid|threw|drank|sold|kept|lost|stamped|missed|skipped|knew|gambled)\b/;
const CHARGED =
  /\b(?:not safe|never|nobody|no one|broken|told me|told him|told her|afterward|wrote|changed|did not|didn't|warned|knew|before|deleted|late|wrong|should have)\b/i;

const standsAlone = (asked: string, told: string): boolean =>
  /^[^“”"]{8,120}\?$/.test(asked) &&
  !/\p{Ll}(?<!\b(?:Mr|Ms|Mrs|Dr))[.] \p{Lu}|\b(?:that|this) (?:sentence|line|word|entry|page|paragraph)\b/u.test(
    asked,
  ) &&
  !/\b(?:he|him|his|she|her|they|them|their|it|its|those|these|there|one|then|when you say|(?:that|this)(?=[?.,]| (?:one|is|was|did)\b))(?!\p{L})/iu.test(
    asked,
  ) &&
  countWords(asked) >= SHORTEST_QUESTION &&
  countWords(asked) <= LONGEST_QUESTION &&
  countWords(told) > 1 &&
  countWords(told) <= LONGEST_SAID &&
  !/^(?:yes|no|yeah|right|correct|i (?:did|do|was|am)|not that|who|what|okay)\b|\b(?:I (?:think|guess|believe)|maybe)\b/i.test(
    told,
  );

const withinQuotes = (words: string): string =>
  words
    .replace(/"([^"]*)"/g, '‘$1’')
    .replaceAll('“', '‘')
    .replaceAll('”', '’');
const quoted = (witness: string, words: string): string => `${witness} said: “${withinQuotes(words)}”`;

/** A fault that a witness grants is told with its question, whatever either points to. */
const admits = (asked: string, told: string): boolean =>
  ADMITS_FAULT.test(told) &&
  /[.?]$/.test(asked) &&
  countWords(asked) <= LONGEST_QUESTION &&
  countWords(told) <= LONGEST_SAID;

const sentenceOf = (text: string): string => (/[.!?][”’]?$/.test(text) ? text : `${text}.`);

/** A pronoun before which the sentence names nobody and nothing that it could be. */
function pointsBack(text: string): boolean {
  const at = /\b(?:he|him|his|she|her|they|them|their|it|there|those)\b/i.exec(text)?.index;
  if (/\b(?:[Bb]efore|[Aa]fter|[Ss]ince|[Uu]ntil|[Bb]esides) (?:that|this|then)\b/.test(text)) return true;
  if (/\b(?:said|say|do|did|done|think|thought|mean|like|about) (?:that|this|it|so)[.!]$/i.test(text))
    return true;
  return (
    at !== undefined &&
    !/\b(?:the|an?|my|our|some|two|three|every) \p{L}+|(?<=\s)(?!I\b)\p{Lu}\p{Ll}+/u.test(text.slice(0, at))
  );
}

/** "I signed it" as others tell it; undefined where a word would have to be guessed, and then the witness is quoted. */
function asTold(text: string, name: string, gender: Gender | undefined): string | undefined {
  const own = text.replace(/“[^”]*”/g, '“”');
  if (
    /\b(?:we|us|our|ours|you|your|sir|ma['’]am|I['’](?:d|ll|ve)|(?:do|ca|wo|would|could)n['’]t|I (?:do|have) not)\b|\bI said, /i.test(
      own,
    )
  )
    return undefined;
  if (!/\b(?:I|[Mm]y|me|myself)\b/.test(own)) return text;
  const told = onceNamed(
    asThirdPerson({ text: text.replace(/\bI['’]m\b(?![^“]*”)/g, 'I am') }, name),
    name,
    gender,
  );
  return told !== undefined && stumble(told) === undefined ? told : undefined;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether the transcript calls the witness Mr. or Ms., else what the first name says. */
function genderOf(witness: string, texts: readonly string[]): Gender | undefined {
  const titled = new RegExp(`\\b(Mr|Mrs|Ms|Miss)\\.? ${escaped(surname(witness))}\\b`);
  const title = texts.map((text) => titled.exec(text)?.[1]).find((found) => found !== undefined);
  return title ? (title === 'Mr' ? 'he' : 'she') : byFirstName(witness);
}

/** Says something without its question: a subject, a verb, and no more words than are said in one breath. */
function tells(text: string, subjectKnown = false): boolean {
  const words = countWords(text);
  // "I told Rick Palko, the superintendent." does not say what.
  if (/^I (?:told|asked|called|said to) [^,.]{2,30}(?:, [^,.]{3,40})?\.$/.test(text)) return false;
  // "I have been for six years." does not say what.
  if (/^I (?:have|had|did|do|was|am)(?: been)?(?: (?:for|since|in|on|at|until) [^,.]{2,40})?\.$/.test(text))
    return false;
  // "The user ID is AB.": letters that nobody has seen; "Every two years, whichever is first." has no verb of its own.
  if (
    /^The [\p{L} ]{2,30} (?:is|was) \p{Lu}{2,5}\.$|^(?:Every|Each|All|At|On|In)\b[^,]*, (?:whichever|whoever|who|which)\b|^(?:On|In|At|By|With|From|For) [^,]*\b(?:what|who|which) [^,]*$/u.test(
      text,
    )
  )
    return false;
  // "You called me and said come.": whoever asks is spoken to.
  if (/^You\b/.test(text)) return false;
  if (words < (subjectKnown ? 3 : 5) || words > LONGEST_SAID || !/[.!]”?$/.test(text)) return false;
  if (/^(?:yes|no|it|they|that|he|she|this|those|not|around|about|because|and|but|so|well)\b/i.test(text))
    return false;
  // "Second one was late." and "Chart said 38.": a piece of a sentence that stood before.
  return (subjectKnown || WITH_SUBJECT.test(text)) && isClause(text);
}
const WITH_SUBJECT =
  /^(?:(?:So|But|Then),? )?(?:I|The|A|An|My|Our|We|You|His|Her|Every|Each|All|No|Nobody|Some|There|At|On|In|After|Before|When|While|Until|Mr|Ms|Mrs|Dr|Officer|Detective)\b|^\p{Lu}\p{L}+ \p{Lu}\p{L}+ \p{Ll}/u;
