import { base } from './open-question.js';
import { AUXILIARIES, IRREGULAR_PAST, PRESENT_VERBS } from './english/words.js';

const PRESENT =
  /^(?:tips|needs|lacks|exists|applies|entitles|disqualifies|supports|holds|owes|has|give|gives)$/;
const BE = /^(?:is|are|was|were)$/;
const isPast = (word: string): boolean => IRREGULAR_PAST.has(word) || /[^e]ed$|eed$/.test(word);
const isVerb = (word: string): boolean =>
  AUXILIARIES.has(word) || PRESENT.test(word) || PRESENT_VERBS.has(word) || isPast(word);

/** A second statement behind the first has a question of its own. */
const TWO =
  /[;,] (?:and|or|but) (?:the|it|he|they|its|those)\b|\b(?:and|or) (?:was|were|is|are|did|had|has|does|knew|it|(?:(?:the|a|demand|cause)(?: \p{L}+)? )?(?:did|was|were|had|is|are|not|would|exists|ended|implied))\b/u;

/**
 * A short statement as the question that it answers: "The seller gave a warranty": "Did the seller give a warranty?".
 * Undefined where its grammar is not plain. Meant for the elements of a claim, whose words are ours.
 */
export function asQuestion(statement: string): string | undefined {
  const words = statement.replace(/[.]$/, '').split(' ');
  if (TWO.test(statement)) return undefined;
  const at = verbAt(words);
  if (at === undefined || /^no$/i.test(words[0]!)) return undefined;
  const verb = words[at]!.replace(/,$/, '');
  const subject = lower(words.slice(0, at).join(' '));
  const rest = words.slice(at + 1);
  const known = /^knew or should have known(?: (.+))?$/.exec(words.slice(at).join(' '));
  if (known) return `Did ${subject} know${known[1] ? ` ${known[1]}` : ''}, or have reason to know?`;
  if (verb === 'did' && rest[0] === 'not') return `Did ${subject} fail to ${rest.slice(1).join(' ')}?`;
  if (rest[0] === 'not' || verb === 'cannot') return undefined;
  // "did drive a vehicle", as a charge has it.
  if (
    verb === 'did' &&
    rest[0] &&
    !/^(?:so|it|this|that|what|the|an?|something|nothing|wrong)$/.test(rest[0])
  )
    return `Did ${subject} ${rest.join(' ')}?`;
  if (verb === 'did' && !/^(?:in fact )?rely$/.test(rest[0] ?? ''))
    return `Did ${subject} do ${rest.join(' ')}?`;
  if (BE.test(verb) || AUXILIARIES.has(verb)) {
    const full = /^(?:has|have|had)$/.test(verb) && !(rest[0] && isPast(rest[0]));
    if (!full) return `${capital(verb)} ${subject} ${rest.join(' ')}?`;
    return `${verb === 'had' ? 'Did' : verb === 'has' ? 'Does' : 'Do'} ${subject} have ${rest.join(' ')}?`;
  }
  if (isPast(verb)) return `Did ${subject} ${plain(words.slice(at)).join(' ')}?`;
  return /s$/.test(verb) && !/ss$/.test(verb)
    ? `Does ${subject} ${verb.replace(/(?<=[^aeiou])ies$/, 'y').replace(/s$/, '')} ${rest.join(' ')}?`.replace(
        / \?$/,
        '?',
      )
    : `Do ${subject} ${[verb, ...rest].join(' ')}?`;
}

/** The verb of the main clause: behind "that the law requires" the next one. */
function verbAt(words: readonly string[]): number | undefined {
  let skip = 0;
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at]!.replace(/,$/, '');
    if (/^(?:that|who|whom|whose|which)$/.test(word)) skip += 1;
    // "an affected party", "the expected gain": what stands before a noun is no verb.
    const described = /^(?:the|an?|any|no)$/i.test(words[at - 1]!);
    if (described || !isVerb(word)) continue;
    if (skip === 0) return at;
    skip -= 1;
    // "that was not paid": the words of one verb go together.
    while (at + 1 < words.length && isVerb(words[at + 1]!)) at += 1;
  }
  return undefined;
}

/** "made, used or sold it": each verb of a row in its plain form. */
function plain(words: readonly string[]): string[] {
  return words.map((word, at) => {
    const own = word.replace(/,$/, '');
    const before = words[at - 1];
    const joined =
      at === 0 ||
      before === 'or' ||
      before === 'and' ||
      (before?.endsWith(',') && isPast(before.slice(0, -1)));
    const adverbs = /ly$/.test(before ?? '') && /^(?:and|or)$/.test(words[at - 2] ?? '');
    return (joined || adverbs) && isPast(own) ? word.replace(own, base(own) || own) : word;
  });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
