import type { Exchange } from '../case-fields/testimony.rules.js';
import { answerSaid, concededIn, withoutLead } from './conceded.js';
import { capital } from './english/clauses.js';
import { countWords } from './english/count-words.js';
import { splitUnits } from './english/sentences.js';
import { filledIn } from './exchange-forms.js';
import {
  OF_COUNSEL,
  isSentence,
  split,
  spliced,
  tellsEnough,
  unitsOf,
  unquoted,
} from './answer-sentences.js';
import { type Mention, addressed } from './own-words.js';
import { behindPronoun, farther } from './who-is-meant.js';
import { ofWhether, withSubject } from './yes-or-no.js';
import { SUBJECT_IT, namedIn, properIn, spokenOf, withThing } from './spoken-names.js';

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
  /** Which exchange of the transcript it is from. */
  at: number;
}

/** What counsel asks to get to know the witness, and what is between counsel. */
const PRELIMINARY =
  /\b(?:good (?:morning|afternoon)|your name|spell|ever been deposed|understand (?:the oath|that you)|medication|off the record|break|get ready for|prepare for (?:today|this|your deposition))\b/i;
const UNSURE =
  /\b(?:I (?:do not|don['’]t|can['’]t|cannot) (?:know|recall|remember|say|think)|objection|not sure|no idea|uh-huh|if (?:you|that['’]s what) say|(?:might|could|may) (?:have|['’]ve|be)|maybe not|hundred percent)\b|\[inaudible\]/i;
/** "You told the officer that you never saw it, didn't you? I might have said that." */
const NOT_DENIED = /^I (?:might|may|could) have (?:said|told|written) (?:that|so|it)\b/i;
/** Guesses, feelings and excuses of the witness are not put to him. */
const SOFT =
  /\b(?:maybe|probably|perhaps|kind of|sort of|in my opinion|I (?:guess|suppose|figured|feel|felt|mean|want to say|would say|['’]d say)|(?:would|could|should|might|may) (?:have|be)|would(?:n['’]t| not) call|['’]d have|looks? like|everybody|everyone|nobody['’]s)\b/i;
/** Reasons are the witness's to give on redirect. */
export const WHY =
  /^(?:And |So |Well, )?(?:why|how come|what (?:makes|made) you|how do you know|what did you mean)\b/i;
/** "You applied for two." */
const BARE_COUNT =
  /(?<!\p{Lu}\p{Ll}{2,8} |\b(?:car|line|lot|room|floor|number|unit|bay|page|level|gate|lane|step|box|item|route|shift) |[:'’-]|\bat |\bthe |\bto |\bof |\bpast |\bafter )\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}|both|some|several|once|twice|again)\.$/u;
/** What the question or the answer does not name. */
const POINTS =
  /^(?:That|This|It|These|Those|They|There)\b|\b(?:noticed|saw|did|said|knew|heard|read|wrote|told you) that (?:at|in|on|after|before|then|when)\b|\b(?:that|this|those|these) (?:one|time|year|month)\b|\bthat that\b|^(?:\p{L}+ )?one\b|\b(?:done|did|do|said|say|there|then|so|that|this|those|these|one|other|to|with|for|at|by)\.$|\b(?:below|above|after|before|like|about|with|of) (?:that|this)\b/iu;
/** Of the answer before. */
const TRUE = /^That was (?:not )?true\.$/;
/** Asks for memory, for what was meant, or for the sheet of paper in the hand. */
const NO_FACT =
  /\b(?:recall|remember|understand|mean|familiar|recognize|what happened|happens|know (?:if|whether|what|why|how)|aware|exhibit [A-Z\d]+ (?:is|says))\b/i;
/** How far back the one is looked for whom "he" means. */
const BACK = 3;
const LONGEST = 20;
const ASKS_WHETHER =
  /^When you [^,?]{4,100}, did you\b|^(?:did|do|does|was|were|is|are|had|has|have|could|can)(?:n['’]t)?\b/i;
/** "Did anybody inspect it?" */
const ANYBODY = /\b(?:anybody|anyone|anything|any)\b/i;

/** Straight quotation marks in pairs; a single one is none. */
const curly = (text: string): string => text.replace(/"([^"]{1,300})"/g, '“$1”').replace(/"/g, '’');

/** The question and the answer in one row, as they are quoted. */
export const questionOf = ({ question }: Exchange): string => question.replace(/\s+/g, ' ').trim();
export const answerOf = ({ answer }: Exchange): string => curly(answer.replace(/\s+/g, ' ').trim());

/** Each answer of a transcript as a statement to the witness, in their order; what cannot be said without guessing is left out. */
export function answered(talks: readonly Exchange[], names: readonly string[]): Answered[] {
  const found: Answered[] = [];
  let kept = -1;
  let act: string | undefined;
  const proper = properIn(talks);
  const known = [...names, ...namedIn(talks, proper)];
  talks.forEach((talk, at) => {
    const [asked, told, { page }] = [questionOf(talk), answerOf(talk), talk];
    // "Yes, sir. I don't remember what it said.": the yes is sure.
    const [opens = ''] = splitUnits(told).map(({ text }) => text.trim());
    const sure = UNSURE.test(opens) || answerSaid(opens) === undefined ? told : opens;
    if ([PRELIMINARY, WHY].some((one) => one.test(asked)) || (UNSURE.test(sure) && !NOT_DENIED.test(told)))
      return;
    const before = talks
      .slice(Math.max(0, at - BACK), at)
      .flatMap((one) => [spokenOf(one.question, known), spokenOf(one.answer, known)]);
    const own = spokenOf(asked, known).filter((one) => !behindPronoun(asked, one));
    // "Was he awake?": counsel knows whom he means; the page says it where the question before names one person.
    const last = [talks[at - 1]].flatMap((one) =>
      one ? [...spokenOf(one.question, known), ...spokenOf(one.answer, known)] : [],
    );
    const several = new Set(last.map(({ name }) => name.split(' ').at(-1))).size !== 1;
    const mentions =
      own.length === 0 && several && ASKS_OF_HIM.test(asked)
        ? []
        : [...farther(asked, talks, at, known), ...before, own].filter((one) => one.length > 0);
    const add = (text: string, conceded: boolean): void => {
      const bare = text.replace(/[“"][^”"]*[”"]/g, '');
      if (
        EMPTY.test(text) ||
        UNSCHOOLED.test(bare) ||
        (SUBJECT_IT.test(bare) && !/^[^,]*\b(?:the|an?|your) \p{Ll}+[^,]*\bit\b/u.test(bare))
      )
        return;
      const leans = /\bit\b|\b(?:that|one|this)\.$|^(?:That|He|She)\b/i.test(bare);
      if (/\bit\.$/.test(bare) && kept !== at) return;
      if (countWords(text) > LONGEST || (leans && kept !== at - 1 && kept !== at)) return;
      if (found.some((one) => one.text === text)) return;
      const unclear = (BARE_COUNT.test(text) && !/\d/.test(asked)) || (POINTS.test(bare) && !TRUE.test(text));
      found.push({
        text,
        words: told,
        question: asked,
        page,
        leans,
        at,
        ...(unclear && { unclear }),
        ...(conceded && { conceded }),
      });
      if (!unclear) kept = at;
    };
    const conceded = concededIn(curly(asked), told).flatMap((text) =>
      /\b(?:I|my|me|we|our|us)\b/.test(text.replace(/[“"][^”"]*[”"]/g, '')) || NO_FACT.test(text)
        ? []
        : (inNames(withThing(spelled(text), talks[at - 1]?.question ?? ''), mentions) ?? []),
    );
    const elided =
      /^(?:And |But )?you did(?:n['’]t| not)[.?]$/.test(asked) && answerSaid(told) === 'no' ? act : undefined;
    act = undefined;
    for (const text of conceded) {
      act = /\bto (\p{Ll}+(?: [^.,“”]{1,40})?)\.$/u.exec(text)?.[1];
      add(text, true);
    }
    const wrote =
      WROTE_THAT.test(asked) && answerSaid(opens) === 'yes' ? whollyQuoted(talks[at - 1]) : undefined;
    if (wrote) add(`You wrote: “${wrote}”`, true);
    // "You had the right to stop. And you didn't."
    if (elided) add(`You did not ${elided}.`, true);
    for (const text of statements(asked, UNSURE.test(told) ? sure : told, {
      before: mentions,
      conceded,
      proper,
    }))
      add(text, false);
  });
  return found;
}

/** "You wrote that.", of words that he had read aloud. */
const WROTE_THAT =
  /^(?:And )?(?:you (?:wrote|sent|typed|posted) (?:that|this|it)|did you (?:write|send|type|post) (?:that|this|it)|those are your words)\b[^?.]{0,20}[?.]$/i;
const whollyQuoted = (talk: Exchange | undefined): string | undefined =>
  /^“([^“”]{8,120}[.!])”[.]?$/.exec(talk ? answerOf(talk) : '')?.[1];

/** "You're a foreman" in full. */
const spelled = (text: string): string =>
  text
    .replace(/,? quote,? (?=“)/, ': ')
    .replace(/\b([Yy]ou|[Tt]hey|[Ww]e)['’]re\b/g, '$1 are')
    .replace(/\b([Yy]ou|[Tt]hey)['’]ve\b/g, '$1 have')
    .replace(/\b([Yy]ou)['’]d (?=(?:had|been|gone|seen|told|taken|done|\p{Ll}+ed)\b)/gu, '$1 had ')
    .replace(/\b(did|do|does|was|were|is|are|had|has|have|could|would)n['’]t\b/gi, '$1 not')
    .replace(/\bcan['’]t\b/gi, 'cannot');

/** With the one for "he" or "she" where one is meant for sure. */
const ASKS_OF_HIM = /\b(?:he|she|him|her|his)\b/i;
const inNames = (text: string, before: readonly (readonly Mention[])[]): string | undefined =>
  addressed(text, before, true);

interface Around {
  before: readonly (readonly Mention[])[];
  conceded: readonly string[];
  /** What the transcript writes with a capital within a sentence. */
  proper: ReadonlySet<string>;
}

function statements(asked: string, told: string, { before, conceded, proper }: Around): string[] {
  const last = splitUnits(asked).at(-1)?.text.trim() ?? asked;
  const question = withoutLead(last);
  const units = unitsOf(told).flatMap(spliced);
  const [first = ''] = units;
  const open =
    /^(?:who|what|when|where|how|which|at what|on what)\b/i.test(question) && !ASKS_WHETHER.test(question);
  const said = open ? undefined : answerSaid(told);
  const put =
    said && conceded.length === 0 && ASKS_WHETHER.test(question) && !NO_FACT.test(question)
      ? toWitness(ofWhether(question, said))
      : undefined;
  const whether =
    put === undefined || ANYBODY.test(said === 'yes' ? put : put.split(' ')[0]!) || /^not\b/i.test(told)
      ? undefined
      : inNames(put, before);
  const full = units
    .map((unit) => withSubject(unit, question))
    .filter(
      (unit) =>
        !SOFT.test(unit) &&
        !OF_COUNSEL.test(unquoted(unit)) &&
        !/^(?:and|or)\b(?! I\b)/i.test(unit) &&
        isSentence(unit, proper) &&
        !/^(?:when|after|before) [^,]*$/i.test(unit),
    )
    .flatMap((unit) => split(unit).flatMap((part, at) => addressed(part, before, at > 0) ?? []))
    .map((text) => (/\byou\b/i.test(question) ? withThing(text, question) : text))
    .filter((text) => tellsEnough(text) && !EMPTY.test(text) && !conceded.includes(text));
  const [, tail = ''] =
    /^Did you (?:ever )?tell (?:anyone|anybody|someone|somebody)( .+)?\?$/.exec(question) ?? [];
  const [, whom] = /^I told (\p{Lu}[^.,]{2,40}|the \p{Ll}+)(?:, [^.]{3,40})?\.$/u.exec(first) ?? [];
  if (whom && tail) return [`You told ${whom}${tail}.`];
  const filled = open ? filledIn(question, first) : undefined;
  const measured =
    filled && !SOFT.test(filled) && !NO_FACT.test(filled) ? inNames(toWitness(filled)!, before) : undefined;
  if (whether) {
    const fuller = full.find((text) => text.startsWith(whether.replace(/[.]$/, '')));
    return [fuller ?? whether, ...full.filter((text) => !sameAct(text, whether))];
  }
  return [...(measured ? [measured] : []), ...full];
}

/** "You did", "You are now", "You had it": it was said of something else. */
const EMPTY =
  /^You (?:did|do|were|are|had|have|could|can|would)(?: not)?\.$|^You said (?:not|no|yes|so|it|give)\b.*$|^[^“”]{2,40} (?:told|asked) you\.$|^You (?:did|do|were|are|had|have)(?: not)?(?: (?:now|then|so|it|that|yes|no))?\.$/;

/** Said so in talk: put to him by counsel it would be counsel's own English. */
const UNSCHOOLED =
  /\b(?:[Yy]ou|he|she|they|we) (?:seen|done|come|run|was|knowed|throwed)\b(?! (?:by|with|to be)\b)|\b(?:not|never)\b.* (?:no (?!longer|more|one\b|idea)|nothing|nobody)|\bain['’]t\b|, actually\b|^\d[\d,.]* (?:is|was|are|were)\b/;

/** "You was", "you's": the forms of somebody else's name, as he is spoken to. */
const toWitness = (text: string | undefined): string | undefined =>
  text &&
  capital(
    text
      .replace(/\b([Yy]ou)['’]s\b/g, '$1r')
      .replace(/\b([Yy]ou(?: \p{Ll}+ly)?) was\b/gu, '$1 were')
      .replace(/\b([Yy]ou) is\b/g, '$1 are')
      .replace(/\b([Yy]ou) does\b/g, '$1 do')
      .replace(/\b([Yy]ou) (?:has)\b/g, '$1 have'),
  );

/** The same said twice: "You tested it", behind "You tested lot 12". */
const sameAct = (text: string, other: string): boolean =>
  text.split(' ').slice(0, 2).join(' ') === other.split(' ').slice(0, 2).join(' ') ||
  /^You (?:did|were|do|had) not \p{Ll}+\.$/u.test(text);
