import { REPORTS, type Rule, opensClause, sentence } from './joints.js';
import { ownClause, softened } from './split-verbs.js';
import { PRONOUN, subjectIn } from './subject.js';
import { finiteAt } from './tagged.js';

/** "A came, and B left", "A came, but B stayed". */
export const twoClauses: Rule = (text, words) => {
  const subject = subjectIn(text, words);
  const verb = finiteAt(words, 1);
  // "A beam slipped, and a case fell": nothing need stand behind the verb.
  const first = words[verb]?.post.includes(',') ? verb + 1 : verb + 2;
  for (let at = Math.max(first, 3); at < words.length - 3; at += 1) {
    const word = words[at]!;
    if (word.shut || !/^(?:and|but|so|yet)$/.test(word.lower)) continue;
    const comma = words[at - 1]!.post.includes(',');
    if (!comma && !PRONOUN.test(words[at + 1]!.lower)) continue;
    if (!ownClause(words, at + 1)) continue;
    // "secured by things including a house and the money she had": the members of a list are no sentences.
    if (words.slice(verb, at).some(({ lower, shut }) => !shut && lower === 'including')) continue;
    // "so she would not forget it": what for, no second event.
    if (
      word.lower === 'so' &&
      /^(?:would|could|might|can|will)$/.test(words[finiteAt(words, at + 2)]?.lower ?? '')
    )
      continue;
    const from = subject?.verb ?? 0;
    // "showed his visa to prove that he lived here, but the agents told him": no clause of what somebody said.
    const turns =
      comma && word.lower === 'but' && !words.slice(from, at).some(({ lower }) => REPORTS.test(lower));
    if (
      !turns &&
      opensClause(
        words.filter(({ lower }) => !/^(?:not|never)$/.test(lower)),
        from,
        at - words.slice(0, at).filter(({ lower }) => /^(?:not|never)$/.test(lower)).length,
      )
    )
      continue;
    const lead = word.lower === 'but' || word.lower === 'yet' ? 'But ' : word.lower === 'so' ? 'So ' : '';
    const right = text.slice(words[at + 1]!.start);
    return [
      sentence(text.slice(0, words[at]!.start)),
      sentence(lead + (lead === '' ? right : softened(right))),
    ];
  }
  return undefined;
};

/** Opens what only goes with a main clause. */
const OPENS =
  /^(?:when|while|if|as|after|before|because|although|though|once|since|until|unless|on|in|at|by|for|from|with|during|between|instead|according|like|to)$/;
const NEXT_SUBJECT = /^(?:the|an?|his|her|their|its|my|our|he|she|they|it|there)$/;
const FAR = 4;

/** "He went to the truck, the driver was outside": two sentences that a careless writer ran together. */
export const commaSplice: Rule = (text, words) => {
  const commas = words.filter(({ post, shut }) => !shut && post.includes(','));
  const at = words.findIndex(({ post, shut }) => !shut && post.includes(','));
  const next = words[at + 1];
  if (commas.length !== 1 || at < 3 || !next || next.shut || !NEXT_SUBJECT.test(next.lower)) return undefined;
  if (OPENS.test(words[0]!.lower) || finiteAt(words, 1, at + 1) < 1) return undefined;
  if (
    words
      .slice(0, at + 1)
      .some(({ lower }) => REPORTS.test(lower) || /^(?:that|whether|who|which)$/.test(lower))
  )
    return undefined;
  const verb = finiteAt(words, at + 2);
  if (verb < 0 || verb > at + FAR + 1) return undefined;
  const between = words.slice(at + 1, verb);
  if (between.some(({ lower, shut }) => shut || /^(?:that|who|which|whose|where|and|or|of)$/.test(lower)))
    return undefined;
  return [sentence(text.slice(0, words[at]!.end)), sentence(text.slice(next.start))];
};
