import type { ModelPerson } from '@lectern/contracts/case-model';
import { ADVERB, type OpenQuestion, WHOM, ask, base, called, pattern } from './open-question.js';
import { TOWARD } from './open-questions-of-others.js';

/** Verbs after which one asks for the thing. */
const WHAT =
  /^(?:sign|send|receive|buy|order|measure|build|install|repair|inspect|test|check|review|read|photograph|collect|record|prepare|draft|produce|deliver|reject|approve|request|write|pay|earn|see|hear|notice|find|drink|eat|sell|offer|propose|make|report|carry|load|lift|bring|wear|prescribe|perform|discover|enclose|attach|submit|file|announce|publish|post|ship|produce)$/;
/** Verbs after which one asks for the person. */
const WHOM_VERB =
  /^(?:call|telephone|contact|hire|fire|interview|meet|treat|examine|arrest|notify|ask|tell|warn|inform|question|consult|text|email)$/;
const SPEAKS = /^(?:ask|tell)$/;
const UNSAID = pattern(`^You (?:did not|didn['’]t|never) (ask|tell) ${WHOM}\\b`);
const UNASKED = pattern(`^${WHOM} (?:did not|didn['’]t|never) (ask|tell) you\\b`);
const UNPAID = pattern(
  `^${WHOM} (?:has |have )?(?:did not|didn['’]t|never|not) (?:ever )?(pay|paid|reimbursed?|call|called|answer|answered|respond|responded|repl(?:y|ied)|write|wrote)(?: to)? you\\b`,
);
/** "The Decree awarded you parenting time". */
const GIVES_BY_PAPER = /^The \p{L}+ (?:awarded|granted|gave|allowed) you\b/u;
/** What is done to a body: what became of the witness is asked where nobody of the case did it. */
const BLOW =
  /^[^,“”]{2,50} (?:knocked|hit|struck|bit|pushed|grabbed|kicked|punched|threw|pinned|dragged|attacked|shoved|slapped|stabbed|shot|cut|burned|crushed|pulled|choked|tackled|handcuffed|trapped) you\b/;
/** "You did not call anyone": asked so that nothing is said of whether he did. */
export function undone(text: string, people: readonly ModelPerson[]): OpenQuestion[] {
  const [, other = '', put] = UNASKED.exec(text) ?? [];
  const silent = other && called(other, people);
  if (silent) return [ask(`What, if anything, did ${silent.text} ${put} you?`, 'talk', silent)];
  const [, debtor = '', owed] = UNPAID.exec(text) ?? [];
  const by = debtor && called(debtor, people);
  if (by)
    return [
      ask(
        /^(?:pay|paid|reimburse)/.test(owed!)
          ? `What, if anything, did ${by.text} pay you?`
          : `What, if anything, did you hear from ${by.text}?`,
        'talk',
        by,
      ),
    ];
  const [, missed] =
    /^You did not see (your \p{Ll}+|\p{Lu}\p{Ll}+) (?:again )?(?:for|until) /u.exec(text) ?? [];
  if (missed) return [ask(`How long was it before you saw ${missed} again?`, 'harm')];
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
export function acts(text: string, people: readonly ModelPerson[]): OpenQuestion[] {
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
  return WHAT.test(plain) && !/^(?:to|that|for|with|at|on|in|by|it|them|him|her)$/.test(object)
    ? [ask(`What did you ${plain}?`, 'act')]
    : [];
}

/** Sent home from where he was treated, and not from his work. */
const CARED = /\b(?:diagnos\w+|hospital|emergency|clinic|home|ward|prescri\w+|instructions)\b/i;

/** "The guarantee stated that you": a word of another clause is nothing that was done to the witness. */
const VERB =
  '(?!(?:that|which|who|whom|what|when|where|while|if|whether|because|for|to|and|or|with|than|as)\\b)\\p{Ll}+';
/** "Officer Lee arrested you", "The dog bit you": what somebody did, or what became of the witness. */
export function done(text: string, people: readonly ModelPerson[]): OpenQuestion[] {
  const [, who = ''] = pattern(`^${WHOM} ${ADVERB}${VERB}(?: into| at| toward)? you\\b`).exec(text) ?? [];
  if (/^\p{Lu}\S+ (?:\S+ ){0,3}and \p{Lu}.* you\b/u.test(text)) return [ask('What happened then?', 'next')];
  const [, place] =
    pattern(`^${WHOM} ${ADVERB}(?:came|went|drove|walked) (?:up )?to (your \\p{Ll}+)`).exec(text)?.slice(1) ??
    [];
  if (place) return [ask(`Who came to ${place}?`, 'act')];
  const by = who && called(who, people);
  if (!by) return BLOW.test(text) ? [ask('What happened to you?', 'act')] : [];
  const verb = pattern(`^${WHOM} ${ADVERB}(${VERB}) you\\b`).exec(text)?.[2] ?? '';
  if (
    /^the (?:decree|order|judgment|agreement|contract|lease|will|policy|statute)$/i.test(who) ||
    /^(?:awarded|granted|entitled|required|obligated|allowed)$/.test(verb)
  )
    return GIVES_BY_PAPER.test(text) ? [ask(`What did ${by.text} give you?`, 'talk')] : [];
  if (verb === 'discharged' && CARED.test(text))
    return [ask(`When did ${by.text} discharge you?`, 'act', by)];
  const close = TOWARD[verb];
  return [ask(close ? close.replace('X', by.text) : `What did ${by.text} do?`, close ? 'work' : 'act', by)];
}
