import nlp from 'compromise/two';
import type { Exchange } from '../case-fields/testimony.rules.js';
import { statementOf } from '../case-model/exchange-statement.js';
import { capital } from './english/clauses.js';
import { countWords } from './english/count-words.js';
import { splitUnits } from './english/sentences.js';
import { type Mention, actsIn, addressed, asSecondPerson, mentionsIn } from './own-words.js';

/** An answer as a statement to the witness. */
export interface Answered {
  text: string;
  words: string;
  question: string;
  page: number;
  leans: boolean;
  /** A word of it points at what only the question names. */
  unclear?: boolean;
}

/** What counsel asks to get to know the witness, and what is between counsel. */
const PRELIMINARY =
  /\b(?:good (?:morning|afternoon)|your name|spell|ever been deposed|understand (?:the oath|that you)|medication|off the record|break|do you recognize|marked (?:as|for)|showing you)\b/i;
const UNSURE =
  /\b(?:I (?:do not|don['’]t|can['’]t|cannot) (?:know|recall|remember|say)|objection|not sure|no idea|uh-huh)\b/i;
const VOCATIVE =
  /^(?:(?:And|So|Now|Okay|All right)[,.]? )*(?:(?:Mr|Ms|Mrs|Dr|Officer|Deputy)\.? \p{Lu}[\p{L}’'-]+, |(?:sir|ma['’]am), )?/iu;
const YES =
  /^(?:yes|yeah|yep|correct|right|I (?:did|was|do|am|had|have)(?=[.,]|$)|that(?: is|['’]s) (?:right|correct|true))\b/i;
const NO = /^(?:no|nope|never|not at all)\b|^I (?:did|was|do) ?(?:not|n['’]t)(?: \p{Ll}+)?\.?$/iu;
/** "Yes, but only once": neither. */
const QUALIFIED =
  /^(?:yes|yeah|no|not)\b,? (?:but|except|only|if|unless|until|not|sort of|kind of|probably|maybe|I (?:think|guess|believe))\b/i;
/** Reasons are the witness's to give on redirect. */
export const WHY = /^(?:And |So |Well, )?(?:why|how come|what (?:makes|made) you)\b/i;
/** "You applied for two." */
const BARE_COUNT =
  /(?<!\p{Lu}\p{Ll}{2,8} )\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}|both|some|several|once|twice|again)\.$/u;
/** How far back the one is looked for whom "he" means. */
const BACK = 3;
const LONGEST = 22;

/** The question and the answer in one row, as they are quoted. */
export const questionOf = ({ question }: Exchange): string => question.replace(/\s+/g, ' ').trim();
export const answerOf = ({ answer }: Exchange): string =>
  answer.replace(/\s+/g, ' ').replace(/"/g, '’').trim();

/** Each answer of a transcript as a statement to the witness, in their order; what cannot be said without guessing is left out. */
export function answered(talks: readonly Exchange[], names: readonly string[]): Answered[] {
  const found: Answered[] = [];
  let kept = -1;
  talks.forEach((talk, at) => {
    const [asked, told, { page }] = [questionOf(talk), answerOf(talk), talk];
    if ([PRELIMINARY, WHY].some((one) => one.test(asked)) || UNSURE.test(told) || QUALIFIED.test(told))
      return;
    const before = talks
      .slice(Math.max(0, at - BACK), at)
      .flatMap((one) => [mentionsIn(one.question, names), mentionsIn(one.answer, names)]);
    const texts = statements(asked, told, [...before, mentionsIn(asked, names)]);
    for (const text of texts) {
      const leans = /\bit\b|\b(?:that|one|this)\.$|^(?:That|He|She)\b/i.test(
        text.replace(/[“"][^”"]*[”"]/g, ''),
      );
      if (countWords(text) > LONGEST || (leans && kept !== at - 1 && kept !== at)) continue;
      const unclear = BARE_COUNT.test(text);
      found.push({ text, words: told, question: asked, page, leans, ...(unclear && { unclear }) });
      kept = at;
    }
  });
  return found;
}

function statements(asked: string, told: string, before: readonly (readonly Mention[])[]): string[] {
  const lead = asked.replace(VOCATIVE, '');
  const question = lead.charAt(0).toUpperCase() + lead.slice(1);
  const units = splitUnits(told).map(({ text }) => text.trim());
  const [first = ''] = units;
  const said = NO.test(first) ? 'No.' : YES.test(first) ? 'Yes.' : undefined;
  const whether = said && (toWitness(statementOf(question, said, 'you')?.text) ?? existence(question, said));
  const whole = units.flatMap((unit) =>
    split(unit).flatMap((part, at) => addressed(part, before, at > 0) ?? []),
  );
  const full = whole.filter(
    (text) => countWords(text) > 2 && !/^You (?:did|do|were|had)(?: not)?\.$/.test(text),
  );
  if (whether) {
    const fuller = full.find((text) => text.startsWith(whether.replace(/[.]$/, '')));
    return [fuller ?? whether, ...full.filter((text) => !sameAct(text, whether))];
  }
  if (full.length > 0) return full;
  const measured = measure(question, first);
  return measured ? [measured] : [];
}

/** "You was", "you's": the forms of somebody else's name, as he is spoken to. */
const toWitness = (text: string | undefined): string | undefined =>
  text &&
  capital(
    text
      .replace(/\b([Yy]ou)['’]s\b/g, '$1r')
      .replace(/\b([Yy]ou(?: \p{Ll}+ly)?) was\b/gu, '$1 were')
      .replace(/\b([Yy]ou) has\b/g, '$1 have'),
  );

/** The same said twice: "You tested it", behind "You tested lot 12". */
const sameAct = (text: string, other: string): boolean =>
  text.split(' ').slice(0, 2).join(' ') === other.split(' ').slice(0, 2).join(' ') ||
  /^You (?:did|were|do|had) not \p{Ll}+\.$/u.test(text);

/** "Were there other men? No." */
function existence(asked: string, said: string): string | undefined {
  const [, be, things] = /^(Was|Were) there (?:any |an? )?([^?,]{3,60})\?$/.exec(asked) ?? [];
  const [, have, ever, done] = /^(Have|Had) you( ever)? ([^?,]{4,80})\?$/.exec(asked) ?? [];
  if (have && done) {
    const verb = have.toLowerCase();
    return said === 'Yes.' ? `You ${verb} ${done}.` : `You ${verb} ${ever ? 'never' : 'not'} ${done}.`;
  }
  const [, doing] =
    /^Do you ((?!know|remember|recall|understand|agree|believe|think|recognize|mean|see|feel|want)[^?,]{4,80})\?$/.exec(
      asked,
    ) ?? [];
  if (doing) return said === 'Yes.' ? `You ${doing}.` : `You do not ${doing}.`;
  if (!be || !things) return undefined;
  return said === 'No.' ? `There ${be.toLowerCase()} no ${things}.` : undefined;
}

/** "The reading was low and I flagged it": two facts, each with its subject. */
const split = (text: string): string[] => {
  const [, one, other] = /^([^“”;]{12,90}?),? and (I \p{Ll}[^“”;]{3,80})$/u.exec(text) ?? [];
  if (one && other) return [`${one}.`, other];
  return actsIn(text);
};

const AMOUNT =
  /^(?:about |around |maybe |approximately |at least |more than |less than )?(?:\$?\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{Ll}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{Ll}+)?|an?|once|twice)\b[^.,;]{0,30}$/iu;

/** "How long had you been there? Eleven years." */
function measure(asked: string, told: string): string | undefined {
  const amount = told
    .replace(/[.!]$/, '')
    .replace(/,? (?:I (?:think|believe|guess)|sir|ma['’]am|so far|or so)$/i, '');
  const [, kind, thing, aux, rest] =
    /^(?:And |So )?how (long|often|far|much|fast|many)( (?:\p{Ll}+ ){0,2}?)? ?(did|do|were|are|had|have|was) you(?: (.+))?\?$/iu.exec(
      asked,
    ) ?? [];
  if (!kind || !aux || !AMOUNT.test(amount)) return ofPlace(asked, amount);
  const many = kind.toLowerCase() === 'many' && thing?.trim();
  const own = amount.charAt(0).toLowerCase() + amount.slice(1);
  const much = many ? (own.includes(many) ? own : `${own} ${many}`) : own;
  const [, verb = '', tail = ''] = /^(\p{L}+)?(.*)$/u.exec(rest ?? '') ?? [];
  const act = /^did$/i.test(aux)
    ? past(verb)
    : /^do$/i.test(aux)
      ? verb
      : `${aux.toLowerCase()} ${verb}`.trim();
  if (!act) return undefined;
  if (/^far$/i.test(kind) && /^(?:was|were|are)$/i.test(aux))
    return `You ${aux.toLowerCase()} ${much} ${rest}.`;
  const said =
    kind.toLowerCase() === 'long' ? `You ${act}${tail} for ${much}.` : `You ${act}${inserted(tail, much)}.`;
  return asSecondPerson(said);
}

/** The amount stands before the first thing said of place or time. */
function inserted(tail: string, much: string): string {
  const at = tail.search(/ (?:in|at|on|during|for|that|this|there|from|before|after) /);
  return at < 0 ? `${tail} ${much}` : `${tail.slice(0, at)} ${much}${tail.slice(at)}`;
}

/** "Where were you? In the kitchen." */
function ofPlace(asked: string, answer: string): string | undefined {
  const [, aux, rest = ''] = /^Where (did|do|were|are) you(?: ([\p{L} ]{2,40}))?\?$/u.exec(asked) ?? [];
  if (!aux || !/^(?:at|in|on|by|near|behind|beside|under|across|inside|outside|to|from)\b/i.test(answer))
    return undefined;
  const [verb = '', ...tail] = rest.split(' ');
  const act = aux === 'did' ? past(verb) : aux === 'do' ? verb : `${aux} ${verb}`.trim();
  const place = answer.charAt(0).toLowerCase() + answer.slice(1);
  return act && `You ${[act, ...tail].join(' ')} ${place}.`;
}

function past(verb: string): string | undefined {
  const { transform } = (
    nlp.methods() as unknown as {
      two: { transform: { verb: { conjugate: (verb: string, model: unknown) => { PastTense?: string } } } };
    }
  ).two;
  return verb ? transform.verb.conjugate(verb, nlp.model()).PastTense : undefined;
}
