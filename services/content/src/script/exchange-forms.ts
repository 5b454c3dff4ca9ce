import { whether } from '../case-model/exchange-statement.js';
import { capital } from './english/clauses.js';
import { countWords } from './english/count-words.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { finiteAt, tagged } from './english/tagged.js';
import { OTHER_FORMS } from './exchange-other-forms.js';

/** A short answer put into the question that it answers: "What time did you get there? 6:30." as "you got there at 6:30". */
export function filledIn(question: string, answer: string): string | undefined {
  const short = answer
    .replace(/^(.+), give or take(?=[.]?$)/i, 'about $1')
    .replace(
      /^([\p{L}\d-]+), ([\p{L}\d-]+) (?=(?:second|minute|hour|day|week|month|year|foot|feet|yard|mile|inche?|pound)s?\b)/u,
      '$1 to $2 ',
    )
    .replace(/[.!?]+$/, '')
    .replace(/,? (?:I (?:think|believe|guess|would say)|sir|ma['’]am|or so)$/i, '')
    .replace(/^(?:it|that|he|she) (?:was|is) (?=\S)/i, '')
    .replace(/, (?:maybe|or|probably|about) .*$/i, '')
    .trim();
  if (short === '' || countWords(short) > LONGEST_ANSWER || IS_DOES.test(question)) return undefined;
  for (const form of FORMS) {
    const text = form(question, short);
    if (text !== undefined) return capital(`${text.replace(/[.?!]+$/, '')}.`);
  }
  return undefined;
}
const LONGEST_ANSWER = 9;
/** "What's the label say?": what stands for "does". */
const IS_DOES =
  /^\p{Lu}\p{L}+['’]s [^?]{3,40} (?:say|read|show|do|go|mean|look|come|have|stand|call|cost)\b/u;

export type Form = (question: string, answer: string) => string | undefined;

const AUX = '(did|do|does|was|were|is|are|had|has|have|could|can)';
export const lower = (text: string): string =>
  !/^(?:at|in|on|by|to|from|near|under|the|an?|my|your|his|her|about|around|last|that|just|right)\b/i.test(
    text,
  ) && /^(?:I|Mr|Ms|Mrs|Dr)\b|^\p{Lu}\p{Ll}+(?: \p{Lu}|['’]s\b)|^\p{Lu}{2,}/u.test(text)
    ? text
    : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
/** The clause of "did you get there": "you got there". */
const clause = (aux: string, rest: string): string | undefined =>
  whether(`${aux.charAt(0).toUpperCase()}${aux.slice(1)} ${rest}?`);

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const HOUR_WORD = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const HOUR = new RegExp(
  `^(?:\\d{1,2}:\\d\\d(?: ?[ap]\\.?m\\.?)?|\\d{1,2} ?(?:[ap]\\.?m\\.?|o['’]clock)|noon|midnight|(?:(?:a )?(?:quarter|half|five|ten|twenty)(?: minutes)? (?:to|of|past|after) )${HOUR_WORD}|${HOUR_WORD}(?:-(?:ten|fifteen|twenty|thirty|forty|forty-five|fifty))?(?: o['’]clock| [ap]\\.?m\\.?)?)$`,
  'i',
);
const DAY = new RegExp(
  `^(?:${MONTH} \\d{1,2}(?:, \\d{4})?|the \\d{1,2}(?:st|nd|rd|th)(?: of ${MONTH})?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?:(?: and|,) (?:the \\d{1,2}(?:st|nd|rd|th)|${MONTH} \\d{1,2}))?$`,
  'i',
);
const SPAN = new RegExp(`^(?:${MONTH}(?: of| in)?(?: \\d{4})?|\\d{4})$`, 'i');
const PREPOSED =
  /^(?:at|in|on|around|about|before|after|between|during|by|from|since|that|the (?:next|same|day|week|night|morning|evening|month|year)|last|right|just|shortly)\b.{3,}/i;

/** When it was, as it stands behind a clause. */
export function timeOf(answer: string): string | undefined {
  const [, near = '', bare = ''] = /^(about |around |approximately |maybe )?(.+)$/i.exec(answer) ?? [];
  const said = near.replace(/maybe /i, 'about ').toLowerCase();
  if (HOUR.test(bare))
    return `at ${said}${/^(?:noon|midnight|[a-z])/i.test(bare) ? bare.toLowerCase().replace(/ o['’]Clock/i, ' o’clock') : bare}`;
  if (DAY.test(bare)) return `on ${/^the /i.test(bare) ? lower(bare) : bare}`;
  if (SPAN.test(bare)) return `in ${bare}`;
  return PREPOSED.test(answer) ? lower(answer) : undefined;
}

const when: Form = (question, answer) => {
  const [, aux, rest] =
    new RegExp(`^(?:When|(?:At )?[Ww]hat time|(?:On )?[Ww]hat (?:day|date)) ${AUX} (.+)\\?$`).exec(
      question,
    ) ?? [];
  const time = aux && timeOf(answer);
  const text = time ? clause(aux, rest!) : undefined;
  return text && `${text} ${time}`;
};

const AMOUNT =
  /^(?:about |around |maybe |approximately |at least |more than |less than |almost |nearly |over |only )?(?:\$?\d[\d,.]*|an?|once|twice|half|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{Ll}+)?|hundred)(?: hundred| thousand)?)\b[^,;]{0,30}$/iu;
const UNIT =
  /\b(?:second|minute|hour|day|week|month|year|inch|foot|feet|yard|mile|block|meter|pound|ton|degree|percent|dollar)s?\b|\$/i;
export const amountOf = (answer: string): string | undefined =>
  AMOUNT.test(answer) ? lower(answer).replace(/^maybe /, 'about ') : undefined;

const howLong: Form = (question, answer) => {
  const [, aux, rest] = new RegExp(`^How long ${AUX} (.+)\\?$`).exec(question) ?? [];
  const amount = amountOf(answer.replace(/^for /i, ''));
  if (
    !aux ||
    amount === undefined ||
    !/\b(?:second|minute|hour|day|week|month|year|night|while)s?\b/.test(amount)
  )
    return undefined;
  const text = clause(aux, rest!);
  return text && `${text} for ${amount}`;
};

/** "How far is the rail from the edge? Thirty feet." */
const howFar: Form = (question, answer) => {
  const [, kind, be, rest] =
    /^How (far|wide|high|tall|deep|heavy|old|fast|big|long) (was|is|were|are) (.+)\?$/.exec(question) ?? [];
  const amount = amountOf(answer);
  const [, fell] = /^How far did (.+)\?$/.exec(question) ?? [];
  const did = fell && amount ? clause('did', fell) : undefined;
  if (did) return `${did} ${amount}`;
  if (!be || amount === undefined || (kind !== 'fast' && !UNIT.test(amount) && kind !== 'old'))
    return undefined;
  if (/^(?:you|he|she|they) \p{Ll}+ing$/u.test(rest!)) return `${rest!.replace(' ', ` ${be} `)} ${amount}`;
  if (kind === 'far' || kind === 'fast') {
    const text = clause(be, rest!);
    return text?.replace(new RegExp(`\\b${be}\\b`), `${be} ${amount}`);
  }
  if (countWords(rest!) > 5 || /^(?:he|she|they|it|there)\b/.test(rest!)) return undefined;
  return `${rest} ${be} ${amount}${amount.includes(kind!) ? '' : kind === 'heavy' || kind === 'big' ? '' : ` ${kind}`}`;
};

/** "How many men were there? Six." */
const howMany: Form = (question, answer) => {
  const [, kind, thing = '', aux, rest] =
    new RegExp(`^How (many|much|often)( (?:[\\p{L}\\d-]+ ){0,2}?[\\p{L}\\d-]+)? ${AUX} (.+)\\?$`, 'u').exec(
      question,
    ) ?? [];
  const amount = amountOf(answer);
  if (!aux || amount === undefined) return undefined;
  const many = amount.includes(thing.trim()) ? amount : `${amount}${thing}`;
  if (/^there$/.test(rest!)) return `there ${aux} ${many}`;
  // "How many men were on the floor?"
  if (
    /^(?:was|were|are|is)$/.test(aux) &&
    kind === 'many' &&
    /^(?:\p{Ll}+ed\b|lost|left|hurt|killed|sold|on|in|at|under|behind|near|inside)/u.test(rest!)
  )
    return `${many} ${aux} ${rest}`.replace(/^(.+ \p{Ll}+) (in \d{4})$/u, '$2, $1');
  const text = clause(aux, rest!);
  if (text === undefined) return undefined;
  if (kind === 'often') return `${text} ${amount}`;
  const at = text.search(/ (?:in|at|on|by|until|during|for|that|this|there|from|before|after|when) /);
  return at < 0 ? `${text} ${many}` : `${text.slice(0, at)} ${many}${text.slice(at)}`;
};

const PLACE =
  /^(?:at|in|on|by|near|behind|beside|under|across|inside|outside|to|from|down|up|over|next to)\b/i;
const where: Form = (question, answer) => {
  const [, aux, rest] = new RegExp(`^Where (?:exactly )?${AUX} (.+)\\?$`).exec(question) ?? [];
  if (!aux || !PLACE.test(answer)) return undefined;
  if (/^(?:you|he|she|they|it|\p{Lu}[\p{L}.’' -]+|the \p{Ll}+)$/u.test(rest!))
    return /^(?:was|were|is|are)$/.test(aux) ? `${rest} ${aux} ${lower(answer)}` : undefined;
  const text = clause(aux, rest!);
  return text && `${text} ${lower(answer)}`;
};

/** "What color was the light when you looked up? Red." */
const color: Form = (question, answer) => {
  const [, thing, tail = ''] =
    /^What color (?:was|is) ((?:the|your|his|her) [\p{Ll} ]{2,30}?)( when [^?]+| then)?\?$/u.exec(question) ??
    [];
  return thing && /^\p{L}{3,8}(?: \p{Ll}{3,8})?$/u.test(answer)
    ? `${thing} was ${lower(answer)}${tail}`
    : undefined;
};

const isNamed = (answer: string): boolean =>
  countWords(answer) <= 6 &&
  finiteAt(tagged(`${answer}.`)) < 0 &&
  !/^(?:I|me|it|he|she|they|we|nobody|no one|not|yes|no|just|only|them|him|her|somebody|someone|everybody|everyone)\b/i.test(
    answer,
  );

const who: Form = (question, said) => {
  const answer = /^(?:(?:Mr|Ms|Mrs|Dr)\. )?\p{Lu}/u.test(said) ? said.replace(/, .*$/, '') : said;
  const [, verb, rest] = /^Who (?!else\b)(\p{Ll}+) (.+)\?$/u.exec(question) ?? [];
  if (!verb || /\bor\b/.test(question)) return undefined;
  const own = /^(?:I (?:did|do|was|am)|me|myself|that was me)$/i.test(answer);
  if (/^(?:did|do|does)$/.test(verb)) {
    const text = isNamed(answer) ? clause(verb, rest!) : undefined;
    const [, subject, told, tail = ''] = /^(you|he|she|they) (\p{Ll}+)(.*)$/u.exec(text ?? '') ?? [];
    return told && `${subject} ${told} ${lower(answer)}${tail}`;
  }
  if (own)
    return /^(?:was|is)$/.test(verb)
      ? `you ${verb === 'was' ? 'were' : 'are'} ${rest}`
      : `you ${verb.replace(/(?<=\p{Ll}{2})s$/u, '')} ${rest}`;
  // "Who is Ada? Ada Moss." "Who made the decision? It was a joint decision."
  if (!isNamed(answer) || answer.includes(rest!) || sharedStems(stemsOf(answer), stemsOf(rest!)) > 0)
    return undefined;
  if (/^(?:was|is|were)$/.test(verb) && /^(?:the|your|his|her) /.test(rest!))
    return `${rest} ${verb} ${lower(answer)}`;
  return finiteAt(tagged(`He ${verb} ${rest}.`)) > 0 ? `${answer} ${verb} ${rest}` : undefined;
};

/** "What was your title in May? Foreman." */
const what: Form = (question, answer) => {
  // "What's the label say?": what it does say.
  if (
    /^What['’]s .*\b(?:say|mean|show|read|look|do|cost|weigh|take|call|go|come|tell|give|get|make|run|pay|want|need)(?: (?:for|about|on|in|to|at|like|when|of) [^?]*)?\?$/.test(
      question,
    )
  )
    return undefined;
  const [, be, thing] = /^What(?:['’]s| (is|was|were)) ((?:the|your) .{3,60})\?$/.exec(question) ?? [];
  if (!thing || !isNamed(answer) || /\b(?:about|like|for|on|in|at|of|with|from|to)$/.test(thing))
    return undefined;
  return `${thing} ${be ?? 'is'} ${lower(answer)}`;
};

/** "What did you write? “Ladders.”" */
const quotedAnswer: Form = (question, answer) => {
  const [, verb] =
    /^(?:[^?]{0,60}, )?[Ww]hat did you (write|say|answer|put|type|text|tell (?:him|her|them))(?: (?:down|there|back|then))?\?$/.exec(
      question,
    ) ?? [];
  const [, words] = /^“([^”]{3,120})”$/.exec(answer) ?? [];
  if (!verb || !words) return undefined;
  const past: Record<string, string> = {
    write: 'wrote',
    say: 'said',
    answer: 'answered',
    put: 'wrote',
    type: 'typed',
    text: 'texted',
  };
  return `you ${past[verb] ?? `told ${verb.slice(5)}`}: “${words}”`;
};

const FORMS: readonly Form[] = [
  when,
  howLong,
  howFar,
  howMany,
  where,
  color,
  who,
  what,
  quotedAnswer,
  ...OTHER_FORMS,
];
