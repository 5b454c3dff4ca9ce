import { base } from '../open-question.js';
import { finiteAt, isPast, tagged } from './tagged.js';
import { capital } from './clauses.js';

const AUXILIARY = /^(?:is|are|was|were|has|have|had|could|can|would|will|should|did)$/;

/** "The garage is attached", "You heard the shower": the same as not so; undefined where one cannot be sure what is denied. */
export function notSo(statement: string): string | undefined {
  const text = statement.replace(/[.?]+$/, '');
  const words = tagged(text);
  const at = finiteAt(words);
  const verb = words[at];
  if (
    at < 1 ||
    !verb ||
    /[,;“”]|\b(?:and|or|because|when|after|before|while|if|only|still|also|already|all|every|some|something|somebody|someone)\b/.test(
      text,
    )
  )
    return undefined;
  const next = words[at + 1];
  const auxiliary =
    AUXILIARY.test(verb.lower) &&
    (!/^(?:had|has|have)$/.test(verb.lower) ||
      next?.tags.has('Participle') ||
      next?.tags.has('PastTense') ||
      next?.lower === 'been');
  if (auxiliary) return capital(`${text.slice(0, verb.end)} not${text.slice(verb.end)}.`);
  if (/^(?:has|have)$/.test(verb.lower) || !isPast(verb)) return undefined;
  const infinitive = verb.lower === 'had' ? 'have' : base(verb.lower);
  return infinitive === '' || infinitive === verb.lower
    ? undefined
    : capital(`${text.slice(0, verb.start)}did not ${infinitive}${text.slice(verb.end)}.`);
}
