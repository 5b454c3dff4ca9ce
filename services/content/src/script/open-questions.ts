import type { ModelPerson } from '@lectern/contracts/case-model';
import {
  ADVERB,
  BY_VERB,
  type OpenQuestion,
  SAY,
  TELL,
  WAY,
  WHOM,
  ask,
  base,
  called,
  pattern,
} from './open-question.js';
import { TOWARD, inOwnPaper, nextDone } from './open-questions-of-others.js';

const OPENS =
  /^(?:(?:On|In|At|Around|About|By|Between|From|Since) [^,“”]{2,44}(?:, \d{4})?|Later|Then|That (?:day|night|morning|evening)), (?=\p{L})/iu;
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
/** Verbs after which one asks for the thing. */
const WHAT =
  /^(?:sign|send|receive|buy|order|measure|build|install|repair|inspect|test|check|review|read|photograph|collect|record|prepare|draft|produce|deliver|reject|approve|request|write|pay|earn|see|hear|notice|find|drink|eat|sell|offer|propose|make|report)$/;
/** Verbs after which one asks for the person. */
const WHOM_VERB =
  /^(?:call|telephone|contact|hire|fire|interview|meet|treat|examine|arrest|notify|ask|tell|warn|inform|question|consult|text|email)$/;
const SPEAKS = /^(?:ask|tell)$/;
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
  const bare = text.replace(/[“"][^”"]*[”"]/g, '“”');
  for (const rule of RULES) {
    const found = rule(bare, people);
    if (found.length > 0) return found;
  }
  return witnessed && !/\byou\b/i.test(bare) ? inOwnPaper(bare, people) : nextDone(bare, statement);
}

/** "At about 9:15 p.m. Dana left", without a comma. */
const HOUR = /^[Aa]t (?:about |around )?\d{1,2}(?::\d\d)? [ap]\.m\.,? /;

type Rule = (text: string, people: readonly ModelPerson[]) => OpenQuestion[];

const TOLD = pattern(`^You ${ADVERB}(${TELL}|asked) ${WHOM}( to \\p{Ll}|\\b)`);
const WAS_TOLD = pattern(`^${WHOM} ${ADVERB}(?:had )?(${TELL}|asked) you( to \\p{Ll}|\\b)`);

function talk(text: string, people: readonly ModelPerson[]): OpenQuestion[] {
  if (/^You (?:\p{L}+ly )?asked (?:what|why|how|when|where|who|whether|if|for)\b/u.test(text))
    return [ask('What did you ask?', 'talk')];
  const [, verb = '', whom = '', next = ''] = TOLD.exec(text) ?? [];
  const to = whom && called(whom, people);
  if (to) return [ask(`What did you ${spoken(verb)} ${to.text}${wanted(next)}?`, 'talk', to)];
  const [, who = '', his = '', then = ''] = WAS_TOLD.exec(text) ?? [];
  const from = who && called(who, people);
  return from ? [ask(`What did ${from.text} ${spoken(his)} you${wanted(then)}?`, 'talk', from)] : [];
}
const spoken = (verb: string): string => (verb === 'asked' ? 'ask' : 'tell');
const wanted = (next: string): string => (/^ to /.test(next) ? ' to do' : '');

const SAID = pattern(`^You ${ADVERB}(?:(${SAY})|(${WRITE}))(?: (?:back )?to ${WHOM})?`);
const HEARD = pattern(`^${WHOM} ${ADVERB}(?:(${SAY})|(${WRITE})) (?:back )?(?:to )?you\\b`);

function words(text: string, people: readonly ModelPerson[]): OpenQuestion[] {
  const own = SAID.exec(text);
  if (own) {
    const to = own[3] ? called(own[3], people) : undefined;
    // "You answered that ...", behind what was asked.
    if (!to && /^(?:replied|responded|answered)$/.test(own[1] ?? ''))
      return [ask('What did you answer?', 'talk')];
    if (!to && own[1]) return [];
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
    : [ask(`What did you ${SENSES[verb]}?`, 'sight')];
}

const WENT = pattern(`^You ${ADVERB}(${WAY})\\b(.*)$`);
/** "entered the store to buy groceries". */
const PURPOSE =
  / to (?:buy|get|see|meet|visit|pick|find|help|collect|inspect|look|check|speak|talk|ask|work|care)\b/;
function way(text: string): OpenQuestion[] {
  const [, verb = '', rest = ''] = WENT.exec(text) ?? [];
  if (!verb) return [];
  if (/^(?:returned|went back|came back)/.test(verb + rest) && /\bto (?:your )?work\b/.test(rest))
    return [ask('When did you go back to work?', 'way')];
  if (verb === 'left') return [ask('When did you leave?', 'way')];
  const where = ask(BY_VERB.test(verb) ? `Where did you ${base(verb)}?` : 'Where did you go?', 'way');
  return PURPOSE.test(rest) ? [where, ask('Why did you go there?', 'way')] : [where];
}

function was(text: string): OpenQuestion[] {
  if (/^You (?:were|are) (?:then )?(?:the|an?) \p{Ll}/u.test(text))
    return [ask('What was your job at that time?', 'work')];
  if (/^You were (?:\p{L}+ly )?\p{Ll}+ing\b/u.test(text)) return [ask('What were you doing?', 'act')];
  if (/^You were (?:\p{Ll}+ed )?(?:on|at|in|inside|outside|near|behind|beside) /u.test(text))
    return [ask('Where were you?', 'way')];
  if (/^You had an? (?:\p{Ll}+ )?view\b/u.test(text)) return [ask('How well could you see?', 'way')];
  if (/^You (?:\p{L}+ly )?(?:spoke|talked|met) (?:with|to) /u.test(text))
    return [ask('Whom did you speak with?', 'talk')];
  if (/^You were rated\b/.test(text)) return [ask('How were you rated?', 'work')];
  if (/^You were (?:paid|offered|given|told|asked|handed)\b(?!:)/.test(text))
    return [ask(`What were you ${text.split(' ')[2]}?`, 'act')];
  if (/^You (?:were|had been) (?:taken|transported|brought|driven|flown)\b/.test(text))
    return [ask('Where were you taken?', 'way')];
  if (/ (?:took|transported|brought|drove|carried|flew|rushed) you to\b/.test(text))
    return [ask('Where were you taken?', 'way')];
  const [, place] =
    /^You spent (?:[^,“”]{3,30}? )(?:in|at) ((?:the|an?) \p{Ll}+(?: (?:center|home|unit|ward|room|clinic|hospital))?)\b/u.exec(
      text,
    ) ?? [];
  if (place) return [ask(`How long were you in ${place.replace(/^an? /, 'the ')}?`, 'harm')];
  if (/^You (?:worked|were employed) (?:for|at|in|with)\b/.test(text))
    return [ask('Where did you work?', 'work'), ask('How long did you work there?', 'work')];
  if (/^You (?:could not|couldn['’]t) \p{Ll}/u.test(text)) return [ask('How were you then?', 'harm')];
  if (/^You (?:now|today|still|no longer)\b|^You (?:can no longer|cannot|can't)\b/.test(text))
    return [ask('What is different for you today?', 'harm')];
  return [];
}

/** "Your left foot slid", "Your position was eliminated": something became of it. */
function own(text: string): OpenQuestion[] {
  const [, thing] =
    /^Your ((?:left |right )?[\p{Ll}’'-]+(?: \p{Ll}+)?),? (?:[^,“”]{3,40}, )?(?!(?:was|were|is|are|has|had) (?!\p{Ll}+ed\b))(?:was |were |had )?(?:\p{Ll}+ed|slid|fell|broke|hit|struck|died|froze|gave|went|came)\b/u.exec(
      text,
    ) ?? [];
  return thing ? [ask(`What happened to your ${thing}?`, 'act')] : [];
}

function fell(text: string): OpenQuestion[] {
  const [, rest] = /^You (?:slipped|fell|tripped|stumbled|lost your footing)\b(.*)$/.exec(text) ?? [];
  if (rest === undefined) return [];
  const then = ask('What happened then?', 'next');
  return /\b(?:onto|on) (?:your|the)\b/.test(rest) ? [then, ask('How did you land?', 'harm')] : [then];
}

const UNSAID = pattern(`^You (?:did not|didn['’]t|never) (ask|tell) ${WHOM}\\b`);
const UNASKED = pattern(`^${WHOM} (?:did not|didn['’]t|never) (ask|tell) you\\b`);
/** "You did not call anyone": asked so that nothing is said of whether he did. */
function undone(text: string, people: readonly ModelPerson[]): OpenQuestion[] {
  const [, other = '', put] = UNASKED.exec(text) ?? [];
  const silent = other && called(other, people);
  if (silent) return [ask(`What, if anything, did ${silent.text} ${put} you?`, 'talk', silent)];
  const [, spoke, whom = ''] = UNSAID.exec(text) ?? [];
  const to = spoke ? called(whom, people) : undefined;
  if (to) return [ask(`What, if anything, did you ${spoke} ${to.text}?`, 'talk', to)];
  const [, never, verb = ''] = /^You (?:did not|didn['’]t|(never)) (?:ever )?(\p{Ll}+)\b/u.exec(text) ?? [];
  const plain = never ? base(verb) : verb;
  if (SPEAKS.test(plain)) return [];
  if (WHOM_VERB.test(plain)) return [ask(`Whom, if anyone, did you ${plain}?`, 'act')];
  if (WHAT.test(plain)) return [ask(`What, if anything, did you ${plain}?`, 'act')];
  return [];
}

const GIVES: Record<string, string> = {
  gave: 'give',
  handed: 'hand',
  showed: 'show',
  sent: 'send',
  paid: 'pay',
};
const GAVE = pattern(`^You ${ADVERB}(${Object.keys(GIVES).join('|')}) (?:.{2,40}? to )?${WHOM}\\b`);
/** "handed the note to the manager, Ann Reed": what was handed stands before whom. */
const PASSED = pattern(
  `^You ${ADVERB}(${Object.keys(GIVES).join('|')}) (?!to\\b)[^,“”]{2,40}? to (?:[\\p{Ll} ]{2,40} )?${WHOM}`,
);
const GOT = pattern(`^${WHOM} ${ADVERB}(${Object.keys(GIVES).join('|')}) you\\b`);
const RECEIVED = pattern(`^You ${ADVERB}(?:received|got) [^,“”]{2,60} from ${WHOM}`);
function acts(text: string, people: readonly ModelPerson[]): OpenQuestion[] {
  const [, passed = '', receiver = ''] = PASSED.exec(text) ?? [];
  const taker = receiver && called(receiver, people);
  if (taker) return [ask(`What did you ${GIVES[passed]} to ${taker.text}?`, 'act', taker)];
  const [, give = '', whom = ''] = GAVE.exec(text) ?? [];
  const to = whom && /^(?:\p{L}+\.? )*\p{Lu}/u.test(whom) ? called(whom, people) : undefined;
  if (to) return [ask(`What did you ${GIVES[give]} ${to.text}?`, 'act', to)];
  const [, who = '', gave = ''] = GOT.exec(text) ?? [];
  const from = who && called(who, people);
  if (from) return [ask(`What did ${from.text} ${GIVES[gave]} you?`, 'act', from)];
  const [, verb = '', object = ''] = pattern(`^You ${ADVERB}(\\p{Ll}+) (\\S+)`).exec(text) ?? [];
  const plain = verb && base(verb);
  if (plain === '' || plain === verb) return [];
  const [, giver = ''] = RECEIVED.exec(text) ?? [];
  const sender = giver && called(giver, people);
  if (sender) return [ask(`What did you receive from ${sender.text}?`, 'act', sender)];
  if (WHOM_VERB.test(plain) && /^(?:\p{Lu}|(?:the|your|my)$)/u.test(object))
    return [ask(`Whom did you ${plain}?`, 'act')];
  return WHAT.test(plain) && !/^(?:to|that|for|with|at|on|in|by)$/.test(object)
    ? [ask(`What did you ${plain}?`, 'act')]
    : [];
}

/** "Officer Lee arrested you", "The dog bit you": what somebody did, or what became of the witness. */
function done(text: string, people: readonly ModelPerson[]): OpenQuestion[] {
  const [, who = ''] = pattern(`^${WHOM} ${ADVERB}\\p{Ll}+(?: into| at| toward)? you\\b`).exec(text) ?? [];
  if (/^\p{Lu}\S+ (?:\S+ ){0,3}and \p{Lu}.* you\b/u.test(text)) return [ask('What happened then?', 'next')];
  const [, place] =
    pattern(`^${WHOM} ${ADVERB}(?:came|went|drove|walked) (?:up )?to (your \\p{Ll}+)`).exec(text)?.slice(1) ??
    [];
  if (place) return [ask(`Who came to ${place}?`, 'act')];
  const by = who && called(who, people);
  if (!by) return [];
  const verb = pattern(`^${WHOM} ${ADVERB}(\\p{Ll}+) you\\b`).exec(text)?.[2] ?? '';
  const close = TOWARD[verb];
  return [ask(close ? close.replace('X', by.text) : `What did ${by.text} do?`, close ? 'work' : 'act', by)];
}
const RULES: readonly Rule[] = [talk, words, senses, way, was, own, fell, undone, acts, done];
