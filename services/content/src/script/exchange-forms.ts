import { whether } from '../case-model/exchange-statement.js';
import { capital } from './english/clauses.js';
import { countWords } from './english/count-words.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { finiteAt, tagged } from './english/tagged.js';
import { MONTH, PLACE, UNIT, amountOf, isNamed, lower, timeOf } from './exchange-amounts.js';
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
/** The clause of "did you get there": "you got there". */
const clause = (aux: string, rest: string): string | undefined =>
  whether(`${aux.charAt(0).toUpperCase()}${aux.slice(1)} ${rest}?`);

const AT_ONCE = /^(?:right away|immediately|at once)$/i;

const when: Form = (question, answer) => {
  const [, aux, rest] =
    new RegExp(`^(?:When|(?:At )?[Ww]hat time|(?:On )?[Ww]hat (?:day|date)) ${AUX} (.+)\\?$`).exec(
      question,
    ) ?? [];
  const time = aux && (AT_ONCE.exec(answer)?.[0].toLowerCase() ?? timeOf(answer));
  const text = time ? clause(aux, rest!) : undefined;
  return text && `${text} ${time}`;
};

const howLong: Form = (question, answer) => {
  const [, aux, rest] = new RegExp(`^How long ${AUX} (.+)\\?$`).exec(question) ?? [];
  const amount = amountOf(answer.replace(/^for /i, ''));
  if (
    !aux ||
    amount === undefined ||
    // "Five years in May.": since when, and not for how long that May.
    new RegExp(`\\b(?:in|on) ${MONTH}\\b`).test(amount) ||
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
  if (be && kind === 'tall' && HEIGHT.test(answer)) return `${rest} ${be} ${lower(answer)}`;
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

const HEIGHT =
  /^(?:about )?(?:four|five|six)[- ](?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|feet)\b/i;

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

const where: Form = (question, answer) => {
  const [, aux, rest] = new RegExp(`^Where (?:exactly )?${AUX} (.+)\\?$`).exec(question) ?? [];
  if (!aux || !PLACE.test(answer) || /\b(?:I|we)\b/.test(answer)) return undefined;
  if (/^(?:you|he|she|they|it|\p{Lu}[\p{L}.’' -]+|the \p{Ll}+)$/u.test(rest!))
    return /^(?:was|were|is|are)$/.test(aux) ? `${rest} ${aux} ${lower(answer)}` : undefined;
  const text = clause(aux, rest!);
  // "Where was it when you went to bed? Behind the van.": there it was, and there nobody went.
  const at = text?.search(/ (?:when|while|as|before|after|until|if|that|where) /) ?? -1;
  return (
    text && (at < 0 ? `${text} ${lower(answer)}` : `${text.slice(0, at)} ${lower(answer)}${text.slice(at)}`)
  );
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

const A_DAY = /^an? (?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day$/i;
const who: Form = (question, said) => {
  const answer = /^(?:(?:Mr|Ms|Mrs|Dr)\. )?\p{Lu}/u.test(said) ? said.replace(/, .*$/, '') : said;
  const [, verb, rest] = /^Who (?!else\b)(\p{Ll}+) (.+)\?$/u.exec(question) ?? [];
  if (!verb || A_DAY.test(answer) || /\bor\b| (?:to|for|with|from|at|of|about)\?$/.test(question))
    return undefined;
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

/** "You woke up when? Quarter to five.", "The rate was how much? Three ten.", "He was in the store how long? One minute." */
const askedAtEnd: Form = (question, answer) => {
  const [, told, be = '', at] =
    /^([^,?]{4,70}?)( (?:was|were|is|are))? (when|what time|where|how (?:much|long|many|far|often))\?$/u.exec(
      question.replace(/^(?:And|So|Now|Okay),? /, ''),
    ) ?? [];
  if (!told || !at || / since$/.test(told) || /^(?:who|what|when|where|which|how)\b/i.test(told))
    return undefined;
  const [short] = answer.split(/(?<=[\p{L}\d])[.,] /u);
  if (/^(?:when|what time)$/.test(at)) {
    const time = timeOf(short!.replace(/^(\p{Lu})(?=\p{Ll})/u, (a) => a.toLowerCase())) ?? timeOf(short!);
    return time && be === '' ? `${told} ${time}` : undefined;
  }
  if (at === 'where') return PLACE.test(short!) ? `${told}${be} ${lower(short!)}` : undefined;
  const amount = amountOf(short!);
  if (amount === undefined) return undefined;
  if (at === 'how long')
    return /\b(?:second|minute|hour|day|week|month|year)s?\b/.test(amount)
      ? `${told}${be} for ${amount}`
      : undefined;
  return at === 'how often' ? `${told}${be} ${amount}` : be === '' ? undefined : `${told}${be} ${amount}`;
};

const FORMS: readonly Form[] = [
  ...OTHER_FORMS,
  when,
  askedAtEnd,
  howLong,
  howFar,
  howMany,
  where,
  color,
  who,
  what,
  quotedAnswer,
];
