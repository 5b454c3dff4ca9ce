import { finiteAt, tagged } from './english/tagged.js';
import { isNamed } from './exchange-amounts.js';

/** A question with its short answer as a clause; undefined where the answer is to something else. */
type Form = (question: string, answer: string) => string | undefined;

const DAY_OR_SPAN =
  /^(?:(?:in|since|about|around) )?((?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2},)?(?: of)? \d{4}|\d{4})$/i;

/** "You have been director since when? April 2015." */
const since: Form = (question, answer) => {
  const [, told] =
    /^((?:You|He|She|It|The \p{Ll}+) (?:have|has|had) (?:been|had|worked|lived) [^,?]{2,80}?) since when\?$/u.exec(
      question,
    ) ?? [];
  const [, day] = DAY_OR_SPAN.exec(answer) ?? [];
  return told && day && `${told} since ${day}`;
};

const SHARE =
  /^(?:(?:about|around|perhaps|maybe|roughly|approximately|almost|nearly|over|more than|less than) )?(?:an? (?:third|half|quarter|fifth|tenth)|half|most|(?:one|two|three|four|five|nine)[- ](?:thirds?|quarters?|fifths?|tenths?|in (?:two|three|four|five|ten|twenty))|\d[\d.]* ?(?:%|percent)|\p{L}+(?:-\p{L}+)? percent)$/iu;

/** "What share fail closed? Perhaps a third." */
const share: Form = (question, answer) => {
  const [, of = '', rest] =
    /^(?:And )?[Ww]hat (?:share|part|portion|percent|percentage|fraction|proportion)( of (?:the|your|those|them) ?[\p{Ll} ]{0,30}?)? (?!of\b)(\p{Ll}+ [^?]{2,60})\?$/u.exec(
      question,
    ) ?? [];
  return rest && SHARE.test(answer) ? `${answer}${of} ${rest}`.replace(/^Maybe /i, 'Perhaps ') : undefined;
};

/** "May 21 was what day of the week? Tuesday.": a question in the order of a statement. */
const plainOrder: Form = (question, answer) => {
  const [, thing, be, what] =
    /^([^,?]{2,40}(?:, \d{4})?) (was|is|were|are) (what day(?: of the week)?|what color|how many|how much)\??(?: \p{Ll}+)?\?$/u.exec(
      question,
    ) ?? [];
  if (!thing || !be || !what) return undefined;
  if (what.startsWith('what day'))
    return /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(answer)
      ? `${thing} ${be} a ${answer}`
      : undefined;
  return what === 'what color' && /^\p{L}{3,8}$/u.test(answer)
    ? `${thing} ${be} ${answer.toLowerCase()}`
    : undefined;
};

/** "If the door is open, what does the display say? “DOOR.”" */
const displays: Form = (question, answer) => {
  const [, before = '', thing] =
    /^((?:[Ii]f|[Ww]hen|[Ww]ith) [^?]{4,80}, )?[Ww]hat does (the \p{Ll}+(?: \p{Ll}+)?|page \d+|Exhibit \w+) (?:say|show|read)\?$/u.exec(
      question,
    ) ?? [];
  const [, words] = /^“([^“”]{2,60}?)[.,]?”$/.exec(answer) ?? [];
  if (!thing || !words || /\b(?:me|my|you|your)\b/i.test(before)) return undefined;
  return `${before.replace(/^(?:If|When|With)\b/, (word) => word.toLowerCase()).replace(/\bI\b/g, 'you')}${thing} says “${words}”`;
};

const DONE =
  /^Who (\p{Ll}{2,}ed|sent|made|sold|bought|put|cut|built|paid) ((?:the|that|this|your) (?:\p{Ll}+ ){0,2}?\p{Ll}+) ((?:on|in|at) [^?]{3,60}?)(?:, (?!\d{4})[^?]{3,80})?\?$/u;
const NOBODY = /^(?:nobody|no one|not|no|none|never|i)\b/i;

/** "Who edited the entry on May 4? The initials are AB.": whoever it was, it was edited that day. */
const done: Form = (question, answer) => {
  const [, verb, thing, when] = DONE.exec(question) ?? [];
  return verb && thing && when && !NOBODY.test(answer) ? `${thing} was ${verb} ${when}` : undefined;
};

/** "Ada Moss. The controller." "That is her user ID.": whose it is. */
const whose: Form = (question, answer) => {
  const [, name, role] =
    /^((?:(?:Mr|Ms|Mrs|Dr)\. )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]*){0,3})\.(?: (?:The|Your) (\p{Ll}[\p{Ll} ]{2,40})\.)?$/u.exec(
      question,
    ) ?? [];
  const [, thing] = /^That(?: is|['’]s) (?:her|his) (\p{Ll}[\p{L} ]{2,40})$/u.exec(answer) ?? [];
  return name && thing && `the ${thing} is that of ${name}${role ? `, the ${role}` : ''}`;
};

/** "How far from the cone to the water? Forty feet, maybe." */
const between: Form = (question, answer) => {
  const [, from, to] =
    /^How far (?:is it |was it )?from (the [^?]{2,40}?) to (the [^?]{2,40})\?$/.exec(question) ?? [];
  const [, number, unit] =
    /^(?:about |around |maybe |approximately )?([\p{L}-]+|\d+(?: (?:or|to) \d+)?) (feet|foot|yards?|inches|miles?|blocks?|meters)(?:, (?:maybe|about))?$/iu.exec(
      answer,
    ) ?? [];
  return from && to && number && unit
    ? `from ${from} to ${to} is about ${number.toLowerCase()} ${unit}`
    : undefined;
};

const own = (answer: string): string =>
  answer.replace(/^(?:My|Our)\b/i, 'your').replace(/^(The|An?)\b/, (word) => word.toLowerCase());

/** "What lane were you in when it came? The right lane." */
const inWhat: Form = (question, answer) => {
  const [, thing, be, who, tail = ''] =
    /^(?:What|Which) (\p{Ll}+) (were|was|are|is) (you|he|she|they) in((?: (?:when|as|before|after|at|on|while) [^?]{2,70})?)\?$/u.exec(
      question,
    ) ?? [];
  return thing && be && who && isNamed(answer) && answer.toLowerCase().includes(thing)
    ? `${who} ${be} in ${own(answer)}${tail}`
    : undefined;
};

/** "Who do you report to? The administrator, Mr. Orne." */
const toWhom: Form = (question, answer) => {
  const [, aux, who, verb, to] =
    /^Who (do|did) (you|they) (report|answer|go|turn|send (?:it|them)|give (?:it|them)|hand (?:it|them)) (to)\?$/u.exec(
      question,
    ) ?? [];
  if (!aux || !who || !verb || !to || !isNamed(answer)) return undefined;
  const done = aux === 'did' ? PAST[verb.split(' ')[0]!] : verb.split(' ')[0];
  return done && `${who} ${[done, ...verb.split(' ').slice(1)].join(' ')} ${to} ${own(answer)}`;
};
const PAST: Readonly<Record<string, string>> = {
  report: 'reported',
  answer: 'answered',
  go: 'went',
  turn: 'turned',
  send: 'sent',
  give: 'gave',
  hand: 'handed',
};

/** "Where was your phone? In the cup holder." */
const whereThing: Form = (question, answer) => {
  const [, be, thing] =
    /^Where (was|were|is|are) ((?:your|the) (?:\p{Ll}+ ){0,2}\p{Ll}+)\?$/u.exec(question) ?? [];
  return be &&
    thing &&
    !/\b(?:I|we|time)\b/.test(answer) &&
    finiteAt(tagged(answer)) < 0 &&
    /^(?:At|In|On|By|Near|Behind|Beside|Under|Across|Inside|Outside|Next to) \p{Ll}/u.test(answer)
    ? `${thing} ${be} ${answer.charAt(0).toLowerCase()}${answer.slice(1).replace(/\b(?:my|our)\b/g, 'your')}`
    : undefined;
};

/** "What did your text say? “Running late.”" */
const saidBy: Form = (question, answer) => {
  const [, did, thing] =
    /^What (did|does) ((?:your|the|his|her) (?:\p{Ll}+ )?(?:texts?|e-?mails?|messages?|notes?|letter|sign|label|tag|memo|post|entry)) (?:say|read)\?$/u.exec(
      question,
    ) ?? [];
  const [, words] = /^“([^“”]{3,120}?)[.,]?”$/.exec(answer) ?? [];
  return did && thing && words ? `${thing} ${did === 'did' ? 'said' : 'says'}: “${words}”` : undefined;
};

/** "You've been the director since when? August of 2021." */
const haveSince: Form = (question, answer) => {
  const [, told] =
    /^You['’]ve ((?:been|had|worked|lived|run) [^,?]{2,80}?) since when\?$/u.exec(question) ?? [];
  const [, day] = /^(?:about|around)\b/i.test(answer) ? [] : (DAY_OR_SPAN.exec(answer) ?? []);
  return told && day && `you have ${told} since ${day.replace(/ of (?=\d)/, ' ')}`;
};

export const OTHER_FORMS: readonly Form[] = [
  inWhat,
  toWhom,
  whereThing,
  saidBy,
  haveSince,
  since,
  between,
  share,
  plainOrder,
  displays,
  done,
  whose,
];
