import { escaped } from '@lectern/legal-text/escaped';
import type { Exchange } from '../case-fields/testimony.rules.js';
import { isInterview } from '../case-fields/interviews.rules.js';
import { witnessOf } from '../case-fields/witness-of.rules.js';
import { withInches } from '../script/english/quotes.js';
import { splitUnits } from '../script/english/sentences.js';
import { stumble } from '../script/english/sayable.js';
import { type Gender, byFirstName } from './genders.js';
import type { ModelPerson, ModelSource } from '@lectern/contracts/case-model';
import { idOf, sourceOf } from './facts.js';
import type { Tellable } from './tellable.js';
import { type CaseDocument, placed } from './file-sentences.js';
import { withSubjects } from './answers-about.js';
import { asThirdPerson } from './third-person.js';
import { admits, pointsBack, standsAlone, tells, wholeQuotes } from './answer-alone.js';
import { isCutAnswer, withoutYes } from './cut-answers.js';
import { answered } from '../script/answers.js';
import { readBackToHim } from '../script/exchange-read-back.js';
import { asNamed } from './exchange-statement.js';
import { readOutFacts } from './read-out-facts.js';
import { forceOf } from './force.js';
import { apart, onceNamed } from './named-once.js';
import { surname } from './sides.js';
import { talksOf } from './talks.js';

/** What counsel asks to get to know the witness, and what is between counsel. */
export const PRELIMINARY =
  /\b(?:good (?:morning|afternoon)|state your name|spell|ever been deposed|understand (?:the oath|that you)|under oath today|medication|off the record|short break|take a break|do you recognize|(?:where|who) (?:do|did|were) you work(?:ing)?|what (?:is|was) your (?:current )?(?:position|job|job title|title|occupation)|marked (?:as|for)|showing you|counsel|attorney)\b/i;
/** An answer that says nothing. */
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
    if (said.every((one) => TRIVIAL.test(one)) || said.some(isCutAnswer)) return;
    const force = forceOf({ text: `${witness} said “${quote}”`, section: 'facts', numbered: false });
    found.push({
      sentence: placed(document, { text: quote, page, order: found.length }),
      of: 0,
      ...force,
      kind: 'event',
      force:
        Math.max(1, force.force) +
        (CHARGED.test(quote) || OWN_WORDS.test(quote) || ADMITS.test(quote) ? 3 : 0),
      said: said.map(withoutYes),
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
  const tell = (talk: Exchange, at: number, isFuller: boolean): void => {
    const { question, answer, page } = talk;
    const out = readOut.find((one) => one.at === at);
    if (out) {
      add(`Q. ${question} A. ${answer}`.replace(/\s+/g, ' '), out.said, page);
      return;
    }
    if (PRELIMINARY.test(question) || EMPTY.test(answer)) return;
    const tidy = withInches(answer.replace(/\s+/g, ' '))
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
      return;
    }
    alone.forEach(addUnit);
    // An answer that is understood behind its question alone is quoted with it, where both need no other.
    const back = isFuller ? readBackToHim(talk) : undefined;
    if (alone.length === 0 && (standsAlone(asked, tidy) || admits(asked, tidy) || back?.leans === false))
      add(
        `Q. ${question} A. ${answer}`.replace(/\s+/g, ' '),
        [
          `${short} was asked: “${withinQuotes(asked)}”`,
          `The answer${oath} was: “${withinQuotes(sentenceOf(tidy))}”`,
        ],
        page,
      );
  };
  for (const [at, talk] of talks.entries()) tell(talk, at, false);
  // Where hardly an answer tells anything alone, they are quoted with their questions.
  if (found.length < Math.min(FEWEST_TOLD, talks.length * SELDOM)) {
    found.length = 0;
    for (const [at, talk] of talks.entries()) tell(talk, at, true);
  }
  for (const fact of found) fact.of = found.length;
  return found.map((fact, at) => ({
    ...fact,
    sentence: { ...fact.sentence, third: Math.min(2, Math.floor((at / found.length) * 3)) as 0 | 1 | 2 },
  }));
}

const FEWEST_TOLD = 8;
const SELDOM = 0.3;

/** The witness of a transcript, where it names one. */
export function swornIn(document: CaseDocument): ModelPerson | undefined {
  const name = witnessOf(document.pages);
  const page = document.pages[0]?.number ?? 1;
  return name === 'the witness'
    ? undefined
    : witnessNamed(name, sourceOf(placed(document, { text: name, page, order: 0 })));
}

/** Somebody who can be asked because a paper is in his words. */
export const witnessNamed = (name: string, source: ModelSource): ModelPerson => ({
  id: idOf('person', name),
  name,
  kind: 'person',
  side: 'neither',
  witness: true,
  confidence: 'sure',
  sources: [source],
});

/** "The red flash is at the left.", "The date is May 4.", "Ann Lee is AL.", "Two days after the leak.": what only the sheet in the hand tells. */
const TRIVIAL =
  /^(?:The (?:\p{Ll}+ ){1,3}(?:is|was) (?:at|on|in|to|under|above|below) the \p{Ll}+[.]|The (?:date|time|title|address|page|heading|signature|handwriting) (?:is|was)\b.*|[\p{Lu}][\p{L}.’' -]{1,40} (?:is|was) \p{Lu}{2,4}[.]|\p{Lu}?[\p{L}\d-]+ (?:minutes|hours|days|weeks|months|years) (?:after|before|later)\b[^,]*[.])$/u;
/** What the witness himself said when it happened. */
const OWN_WORDS = /\bI (?:said|told \p{L}+|yelled|hollered|texted|wrote)[^“”"]{0,12}[“"]/u;
/** What the witness did that is held against somebody. */
const ADMITS =
  /\bI (?:took|stole|borrowed|hit|struck|shot|stabbed|lied|forgot|forged|hid|threw|drank|sold|kept|lost|stamped|missed|skipped|knew|gambled)\b/;
/** What a case turns on in a transcript. */
const CHARGED =
  /\b(?:not safe|never|nobody|no one|broken|told me|told him|told her|afterward|wrote|changed|did not|didn't|warned|knew|before|deleted|late|wrong|should have)\b/i;

/** Words within words have the other marks. */
const withinQuotes = (words: string): string =>
  words
    .replace(/"([^"]*)"/g, '‘$1’')
    .replaceAll('“', '‘')
    .replaceAll('”', '’');
const quoted = (witness: string, words: string): string => `${witness} said: “${withinQuotes(words)}”`;

const sentenceOf = (text: string): string => (/[.!?][”’]?$/.test(text) ? text : `${text}.`);

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

/** Whether the transcript calls the witness Mr. or Ms., else what the first name says. */
function genderOf(witness: string, texts: readonly string[]): Gender | undefined {
  const titled = new RegExp(`\\b(Mr|Mrs|Ms|Miss)\\.? ${escaped(surname(witness))}\\b`);
  const title = texts.map((text) => titled.exec(text)?.[1]).find((found) => found !== undefined);
  return title ? (title === 'Mr' ? 'he' : 'she') : byFirstName(witness);
}
