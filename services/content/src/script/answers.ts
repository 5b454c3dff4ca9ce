import { remembered } from '@lectern/legal-text/remembered';
import type { Exchange } from '../case-fields/testimony.rules.js';
import { curly, saidOrWrote, toldByQuestion, wordsMeant } from './answered-question.js';
import { answerSaid } from './conceded.js';
import {
  BARE_COUNT,
  EMPTY,
  NOT_DENIED,
  NO_FACT,
  POINTS,
  PRELIMINARY,
  SOFT,
  TRUE,
  UNSCHOOLED,
  UNSURE,
  sameAct,
} from './not-put.js';
import { countWords } from './english/count-words.js';
import { splitUnits } from './english/sentences.js';
import { type Around, statements } from './answer-sentences.js';
import { type Mention, mentionsIn } from './mentions.js';
import { addressed } from './own-words.js';
import { behindPronoun, farther, gendersByKin, goneOnAbout, withGender } from './who-is-meant.js';
import { spelled, toWitness } from './spelled.js';
import { SUBJECT_IT, namedIn, properIn, spokenOf, withThing } from './spoken-names.js';
import { QUOTATIONS } from './english/quotes.js';

/** An answer as a statement to the witness. */
export interface Answered {
  text: string;
  words: string;
  question: string;
  page: number;
  leans: boolean;
  /** A word of it points at what only the question names. */
  unclear?: boolean;
  /** Counsel had put it, and the witness agreed. */
  conceded?: boolean;
  /** Told by the question with its answer, and not by a sentence of the answer. */
  asked?: boolean;
  /** Which exchange of the transcript it is from. */
  at: number;
}

/** Reasons are the witness's to give on redirect. */
export const WHY =
  /^(?:And |So |Well, )?(?:why|how come|which (?:\p{Lu}|one)|what (?:makes|made) you|how do you know|what did you mean)\b/iu;
const BACK = 3;
/** Exchanges over which anybody who was named can be meant. */
const FAR_BACK = 12;
const OPENS_SCENE =
  /^(?:(?:And|So|Now|Okay|All right),? )?(?:(?:On|By|In) )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:st|nd|rd|th)?(?:, \d{4})?,? (?=(?:he|she) )/i;
const REMEMBERED = 100;
/** What people send and read, and nobody. */
const NOBODY =
  /^(?:Facebook|Instagram|Google|Snapchat|WhatsApp|TikTok|YouTube|Venmo|Zelle|Zoom|Outlook|Excel|Teams|Slack|Amazon|Uber|Lyft|Craigslist|Narcan|Tylenol|Valentine)$/;
const LONGEST = 20;
const ANYBODY = /\b(?:anybody|anyone|anything|any)\b/i;

/** The question and the answer in one row, as they are quoted. */
/** "(By Ms. Roe) ": who goes on to ask is not spoken of. */
export const EXAMINER = /^\(By [^()]{3,40}\) /i;
export const questionOf = ({ question }: Exchange): string => question.replace(/\s+/g, ' ').trim();
/** "How tall are you, ma'am?" */
export const withoutAddress = (question: string): string =>
  question.replace(/, (?:ma['’]am|sir|doctor|officer|deputy|detective|sergeant|trooper)(?=[?.,])/gi, '');
export const answerOf = ({ answer }: Exchange): string => curly(answer.replace(/\s+/g, ' ').trim());

/**
 * Each answer of a transcript as a statement to the witness, in their order; what cannot be said without guessing is left out.
 * @param called a question with the name of whom its counsel calls "my client"
 */
export function answered(
  written: readonly Exchange[],
  names: readonly string[],
  called: (question: string, by: string | undefined) => string = (question) => question,
): Answered[] {
  const talks = written.map((talk) => ({ ...talk, question: called(talk.question, talk.by) }));
  const found: Answered[] = [];
  const texts = new Set<string>();
  let kept = -2;
  let act: string | undefined;
  const proper = properIn(talks);
  const known = [...names, ...namedIn(talks, proper)];
  const genders = gendersByKin(talks);
  // "You told Mr. Roe on direct that you never touched him": counsel is not the one who was touched.
  const counsel = new Set(talks.flatMap(({ by = '' }) => by.toLowerCase().split(' ').at(-1) ?? []));
  const apart = ({ name }: Mention): boolean =>
    !counsel.has(name.toLowerCase().split(' ').at(-1)!) && !NOBODY.test(name);
  // Each question is looked at again from the dozen behind it.
  const spoken = remembered(
    (text) =>
      spokenOf(text, known)
        .filter(apart)
        .map((one) => withGender(one, genders)),
    REMEMBERED,
  );
  const mentioned = remembered(
    (text) =>
      mentionsIn(text, known)
        .filter(apart)
        .map((one) => withGender(one, genders)),
    REMEMBERED,
  );
  let scene = 0;
  talks.forEach((talk, at) => {
    const [asked, told, { page }] = [withoutAddress(questionOf(talk)), answerOf(talk), talk];
    // "Yes, sir. I don't remember what it said.": the yes is sure.
    const [opens = ''] = splitUnits(told).map(({ text }) => text.trim());
    const sure = UNSURE.test(opens) || answerSaid(opens) === undefined ? told : opens;
    const meant = wordsMeant(asked);
    if (!meant && [PRELIMINARY, WHY].some((one) => one.test(asked))) return;
    if (UNSURE.test(sure) && !NOT_DENIED.test(told)) return;
    // "October 11, she was taken to the hospital": of whom counsel speaks now, nobody named before is.
    if (OPENS_SCENE.test(asked)) scene = at;
    const first = Math.max(0, scene, at - FAR_BACK);
    const since = talks.slice(first, at + 1);
    const here = at - first;
    const before = since
      .slice(Math.max(0, here - BACK), here)
      .flatMap((one) => [spoken(one.question), spoken(one.answer)]);
    const own = spoken(asked).filter((one) => !behindPronoun(asked, one));
    // "Was he awake?": counsel knows whom he means; the page says it where the question before names one person.
    const last = [talks[at - 1]].flatMap((one) =>
      one ? [...spoken(one.question), ...spoken(one.answer)] : [],
    );
    const several = new Set(last.map(({ name }) => name.split(' ').at(-1))).size !== 1;
    const mentions =
      own.length === 0 && several && ASKS_OF_HIM.test(asked)
        ? goneOnAbout(asked, since, here, spoken)
        : [...farther(asked, since, here, mentioned), ...before, own].filter((one) => one.length > 0);
    const add = (
      text: string,
      { conceded = false, byQuestion = false }: { conceded?: boolean; byQuestion?: boolean } = {},
    ): void => {
      const bare = text.replace(QUOTATIONS, '');
      if (
        EMPTY.test(text) ||
        UNSCHOOLED.test(bare) ||
        (SUBJECT_IT.test(bare) &&
          !(
            conceded ? /\b(?:the|an?|your) \p{Ll}+.*\bit\b/u : /^[^,]*\b(?:the|an?|your) \p{Ll}+[^,]*\bit\b/u
          ).test(bare))
      )
        return;
      const own = conceded && /\b(?:the|an?|your) \p{Ll}+.*\bit\b/u.test(bare);
      const leans = (/\bit\b/.test(bare) && !own) || /\b(?:that|one|this)\.$|^(?:That|He|She)\b/i.test(bare);
      // "The form does not say what happens to whoever leaves it": of what was said before, where it is no act of his.
      if (/\bit\.$/.test(bare) && kept !== at && !(kept === at - 1 && !/^You\b/.test(bare))) return;
      if (countWords(text) > LONGEST || (leans && kept !== at - 1 && kept !== at)) return;
      if (texts.has(text)) return;
      texts.add(text);
      const unclear = (BARE_COUNT.test(text) && !/\d/.test(asked)) || (POINTS.test(bare) && !TRUE.test(text));
      found.push({
        text,
        words: told,
        question: questionOf(written[at]!),
        page,
        leans,
        at,
        ...(unclear && { unclear }),
        ...(conceded && { conceded }),
        ...((conceded || byQuestion) && { asked: true }),
      });
      if (!unclear) kept = at;
    };
    if (meant) return add(`You ${saidOrWrote(talks.slice(0, at))}: “${meant}.”`, { conceded: true });
    const earlier = talks[at - 1];
    const put = toldByQuestion(
      { asked: curly(asked), told },
      earlier && { asked: questionOf(earlier), told: answerOf(earlier) },
    );
    const conceded: string[] = put.conceded.flatMap((text) =>
      /\b(?:I|my|me|we|our|us)\b/.test(text.replace(QUOTATIONS, '')) || NO_FACT.test(text)
        ? []
        : (resolved(spelled(text), mentions) ?? []),
    );
    const elided =
      /^(?:And |But )?you did(?:n['’]t| not)[.?]$/.test(asked) && answerSaid(told) === 'no' ? act : undefined;
    act = undefined;
    for (const text of conceded) {
      act = /\bto (\p{Ll}+(?: [^.,“”]{1,40})?)\.$/u.exec(text)?.[1];
      add(text, { conceded: true });
    }
    const wrote =
      WROTE_THAT.test(asked) && answerSaid(opens) === 'yes' ? whollyQuoted(talks[at - 1]) : undefined;
    if (wrote) add(`You wrote: “${wrote}”`, { conceded: true });
    // "You had the right to stop. And you didn't."
    if (elided) add(`You did not ${elided}.`, { conceded: true });
    const certain = mentions
      .map((some) => (some === own ? some : some.filter(({ female }) => female !== undefined)))
      .filter((some) => some.length > 0);
    const around = { before: mentions, certain, conceded, proper };
    const byQuestion = ofQuestion(put, asked, mentions);
    if (byQuestion.whether && /^The\b/.test(byQuestion.whether))
      byQuestion.whether = withThing(byQuestion.whether, '', earlier?.answer);
    const sentences = statements(asked, UNSURE.test(told) ? sure : told, around);
    const { whether } = byQuestion;
    const fuller = whether && sentences.find((text) => text.startsWith(whether.replace(/[.]$/, '')));
    if (whether) add(fuller ?? whether, { byQuestion: true });
    else if (byQuestion.filled) add(byQuestion.filled, { byQuestion: true });
    for (const text of sentences) if (!whether || !sameAct(text, whether)) add(text);
  });
  return found;
}

/** "All relays wear out.", which no tagger needs to tell from a name. */
const NAMES_ALL =
  /^(?:All|Every|You|The|An?|\p{Lu}\p{Ll}+s) (?!.*\b(?:he|she|him|her|his|they|them|their|it|its|that|this|there)\b)\p{L}/u;

/** "You wrote that.", of words that he had read aloud. */
const WROTE_THAT =
  /^(?:And )?(?:you (?:wrote|sent|typed|posted) (?:that|this|it)|did you (?:write|send|type|post) (?:that|this|it)|those are your words)\b[^?.]{0,20}[?.]$/i;
const whollyQuoted = (talk: Exchange | undefined): string | undefined =>
  /^“([^“”]{8,120}[.!])”[.]?$/.exec(talk ? answerOf(talk) : '')?.[1];

/** With the one for "he" or "she" where one is meant for sure. */
const ASKS_OF_HIM = /\b(?:he|she|him|her|his)\b/i;
const inNames = (text: string, before: readonly (readonly Mention[])[]): string | undefined =>
  addressed(text, before, true);

/** A statement of counsel, whose verb no tagger needs to find. */
const resolved = (text: string, before: readonly (readonly Mention[])[]): string | undefined =>
  inNames(text, before) ?? (NAMES_ALL.test(text) ? text : undefined);

/** What the question tells with its answer, with the names of those whom it means. */
function ofQuestion(
  { whether, filled }: ReturnType<typeof toldByQuestion>,
  asked: string,
  before: Around['before'],
): { whether?: string | undefined; filled?: string | undefined } {
  const put = whether && !NO_FACT.test(asked) ? toWitness(whether) : undefined;
  const denies = put !== undefined && / (?:not|never|no) /.test(put);
  return {
    whether:
      put && !ANYBODY.test(denies ? (put.split(' ')[0] ?? '') : put) ? resolved(put, before) : undefined,
    filled:
      filled && OWN_QUOTE.test(filled)
        ? filled
        : filled && !SOFT.test(filled.replace(A_SHARE, '')) && !NO_FACT.test(filled)
          ? inNames(toWitness(filled) ?? filled, before)
          : undefined,
  };
}
/** "You said: “That is what you get.”" */
const OWN_QUOTE = /^You (?:said|wrote|answered|typed|texted|told (?:him|her|them)): “[^“”]+”[.]$/;
const A_SHARE = /\b[Pp]erhaps (?=(?:an?|one|two|three|\d|half)\b)/;
