import type { ModelPerson } from '@lectern/contracts/case-model';
import { ADVERB, type OpenQuestion, SAY, TELL, WHOM, ask, called, pattern } from './open-question.js';
import { acts, done, undone } from './open-questions-of-acts.js';
import { losses } from './open-questions-of-loss.js';
import { inOwnPaper, nextDone } from './open-questions-of-others.js';
import { handled, things, yours } from './open-questions-of-things.js';
import { fell, own, was, way } from './open-questions-of-ways.js';
import { QUOTATIONS } from './english/quotes.js';

const OPENS =
  /^(?:On \p{L}+ \d{1,2}, \d{4} (?=\p{L})|(?:(?:On|In|At|Around|About|By|Between|From|Since|During|Upon|Within|After|Before) [^,“”]{2,44}(?:, \d{4})?|Later|Then|That (?:day|night|morning|evening)), (?=\p{L}))/iu;
const WRITE = 'wrote|emailed|texted';
const SENSES: Record<string, string> = {
  saw: 'see',
  heard: 'hear',
  noticed: 'notice',
  observed: 'see',
  watched: 'see',
  smelled: 'smell',
  felt: 'feel',
  found: 'find',
  discovered: 'find',
};
/**
 * Open questions, of one subject each, that bring out what a statement in the second person tells; none holds the answer.
 * @param witnessed the witness tells it in a paper of his own: what others did is his to tell, too
 */
export function openQuestions(
  statement: string,
  people: readonly ModelPerson[],
  witnessed = false,
): OpenQuestion[] {
  let text = statement.replace(/[.\s]+$/, '');
  for (let at = 0; at < 2; at += 1) text = text.replace(OPENS, '');
  text = text.replace(HOUR, '');
  text = text.charAt(0).toUpperCase() + text.slice(1);
  // What he reported is asked for, not that he reported it.
  const [, reported] =
    /^You (?:\p{L}+ly )?(?:stated|said|reported|explained|testified)(?: that)? (you .+)$/u.exec(text) ?? [];
  if (reported) return openQuestions(reported, people, witnessed);
  const [, known] =
    /^You (?:\p{L}+ly )?(?:stated|said|explained|testified)(?: that)? ((?:the|an?|\p{Lu}) ?\p{L}.+)$/u.exec(
      text,
    ) ?? [];
  if (known) return openQuestions(known, people, true);
  const bare = text.replace(QUOTATIONS, '“”');
  // "You went on: “...”": more of what was written or said, which was asked for.
  if (/^You went on(?: to (?:say|write))?[:,]? “”/.test(bare)) return [];
  for (const rule of RULES) {
    const found = rule(bare, people);
    if (found.length > 0) return found;
  }
  if (!witnessed || /\byou\b/i.test(bare)) return nextDone(bare, statement);
  const stood = things(bare);
  return stood.length > 0 ? stood : inOwnPaper(bare, people);
}

/** "At about 9:15 p.m. Dana left", without a comma. */
const HOUR = /^[Aa]t (?:about |around )?\d{1,2}(?::\d\d)? [ap]\.m\.,? /;

type Rule = (text: string, people: readonly ModelPerson[]) => OpenQuestion[];

const TOLD = pattern(`^You ${ADVERB}(?:had )?(${TELL}|asked) ${WHOM}( to \\p{Ll}|\\b)`);
const WAS_TOLD = pattern(`^${WHOM} ${ADVERB}(?:had )?(${TELL}|asked) you( to \\p{Ll}|\\b)`);

function talk(text: string, people: readonly ModelPerson[]): OpenQuestion[] {
  if (/^You (?:\p{L}+ly )?asked (?:what|why|how|when|where|who|whether|if|for)\b/u.test(text))
    return [ask('What did you ask?', 'talk')];
  const [, verb = '', whom = '', next = ''] = TOLD.exec(text) ?? [];
  const to = whom && called(whom, people);
  if (to) return [ask(`What did you ${spoken(verb)} ${to.text}${wanted(next)}?`, 'talk', to)];
  const [, who = '', his = '', then = ''] = WAS_TOLD.exec(text) ?? [];
  const from = who && called(who, people);
  if (from) return [ask(`What did ${from.text} ${spoken(his)} you${wanted(then)}?`, 'talk', from)];
  // "Three women told you that ...": what it was, and then who.
  return TOLD_BY_SOME.test(text) ? [ask('What were you told?', 'talk'), ask('Who told you?', 'talk')] : [];
}
const TOLD_BY_SOME =
  /^(?:An?|The|Two|Three|Four|Five|Several|Some|Both|Other|Many) [^“”]{3,90} told you (?:that|to|about|how|what)\b|^(?:two|three|four|five|several) [^“”]{3,90} told you (?:that|to|about|how|what)\b/i;
const spoken = (verb: string): string => (verb === 'asked' ? 'ask' : 'tell');
const wanted = (next: string): string => (/^ to /.test(next) ? ' to do' : '');

const REPORTED = pattern(`^You ${ADVERB}(?:had )?reported [^,“”]{2,60}? to ${WHOM}`);
const SAID = pattern(`^You ${ADVERB}(?:(${SAY})|(${WRITE}))(?: (?:back )?to ${WHOM})?`);
const HEARD = pattern(`^${WHOM} ${ADVERB}(?:(${SAY})|(${WRITE})) (?:back )?(?:to )?you\\b`);

function words(text: string, people: readonly ModelPerson[]): OpenQuestion[] {
  const to = REPORTED.exec(text)?.[1];
  const whom = to && called(to, people);
  if (whom) return [ask(`What did you report to ${whom.text}?`, 'talk', whom)];
  const own = SAID.exec(text);
  if (own) {
    const to = own[3] ? called(own[3], people) : undefined;
    // "You answered that ...", behind what was asked.
    if (!to && /^(?:replied|responded|answered)$/.test(own[1] ?? ''))
      return [ask('What did you answer?', 'talk')];
    if (!to && own[1])
      return /^You(?: \p{L}+)? \p{Ll}+[,:]? “”/u.test(text) ? [ask('What did you say?', 'talk')] : [];
    return [ask(`What did you ${own[1] ? 'say' : 'write'}${to ? ` to ${to.text}` : ''}?`, 'talk', to)];
  }
  const other = HEARD.exec(text);
  const from = other && called(other[1]!, people);
  return from ? [ask(`What did ${from.text} ${other[2] ? 'say' : 'write'} to you?`, 'talk', from)] : [];
}

const SENSE = pattern(`^You ${ADVERB}(${Object.keys(SENSES).join('|')})\\b`);
function senses(text: string): OpenQuestion[] {
  const [all = '', verb] = SENSE.exec(text) ?? [];
  if (verb === undefined) return [];
  return verb === 'found' &&
    /^ (?:other |another |new |a |an )*(?:\p{Ll}+ )?(?:work|job|position)\b/u.test(text.slice(all.length))
    ? [ask('When, if ever, did you find work again?', 'harm')]
    : [ask(`What did you ${SENSES[verb]}${OWN_PLACE.exec(text)?.[0] ?? ''}?`, 'sight')];
}
/** "found water in your kitchen": where it was is no answer. */
const OWN_PLACE =
  / (?:in|on|under|behind|inside|outside|near) your (?!own\b|favor\b|opinion\b|presence\b)\p{Ll}+(?=$| (?:the next|that|when|on|at) )/u;

/** What lasted or has been so for a while is asked by how long. */
function howLong(text: string): OpenQuestion[] {
  const [, lasted] =
    /^(?:The|That|Your) ((?:\p{Ll}+ )?(?:call|meeting|visit|conversation|interview|hearing|drive|class|talk|stay|ride|trip)) (?:lasted|took|went on)\b/u.exec(
      text,
    ) ?? [];
  if (lasted) return [ask(`How long did the ${lasted} last?`, 'talk')];
  const [, times] = /^You met (twice|(?:\p{Ll}+|\d+) times)\b/u.exec(text) ?? [];
  if (times) return [ask('How often did you meet?', 'talk')];
  const [, kin] =
    /^Your (?:late )?(husband|wife|mother|father|son|daughter|brother|sister)\b[^“”]{0,60}? died\b/u.exec(
      text,
    ) ?? [];
  if (kin) return [ask(`When did your ${kin} die?`, 'act')];
  return [];
}

const RULES: readonly Rule[] = [
  howLong,
  talk,
  words,
  senses,
  losses,
  way,
  was,
  own,
  fell,
  undone,
  handled,
  acts,
  done,
  yours,
];
