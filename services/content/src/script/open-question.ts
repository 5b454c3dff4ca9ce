import nlp from 'compromise/two';
import type { ModelPerson } from '@lectern/contracts/case-model';
import { nameOf } from './name-of.js';

/** What an open question asks for. */
export type Asks = 'talk' | 'sight' | 'way' | 'harm' | 'loss' | 'work' | 'act' | 'next';

export interface OpenQuestion {
  text: string;
  asks: Asks;
  /** Whom it names: the jury has to know him first. */
  names?: ModelPerson;
}

/** "You also then told": how and when, not what. */
export const ADVERB = String.raw`(?:\p{L}+ly |also |then |later |again |still |first )*`;
const NOUN = String.raw`(?!(?:that|to|about|if|whether|for|of|on|in|at|you|he|she|it)\b)\p{Ll}+`;
export const WHOM = String.raw`((?:(?:[Tt]he|[Yy]our) (?:${NOUN} )?${NOUN}|(?:(?!and\b)\p{L}+\.? ){0,4}?(?!(?:Mr|Ms|Mrs|Dr)\b)\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}.’-]+){0,2}))`;
export const TELL = 'told|informed|warned|notified|advised|assured|reminded|instructed|directed|ordered';
export const SAY = 'said|stated|replied|responded|answered|explained|admitted|reported';
export const WAY =
  'went|drove|walked|ran|rode|flew|traveled|moved|came|returned|entered|arrived|sat|stood|stayed|waited|lived|slept|parked|stopped|left';
export const BY_VERB =
  /^(?:drove|walked|ran|rode|flew|traveled|moved|sat|stood|stayed|waited|lived|slept|parked|stopped)$/;

export const pattern = (source: string): RegExp => new RegExp(source, 'u');

/** As the examiner calls somebody: a person of the case by name, anybody else as the statement does. */
export function called(
  said: string,
  people: readonly ModelPerson[],
): { text: string; names?: ModelPerson } | undefined {
  // "told Hargrove’s manager, Wade Kittredge": not Hargrove.
  if (/['’]s?$|^(?:Mr|Mrs|Ms|Dr)\.?$/.test(said)) return undefined;
  const company = people.find(({ kind, name }) => kind === 'organization' && isShort(said, name));
  if (company) return { text: said, names: company };
  const first = people.filter((one) => one.kind === 'person' && one.name.split(' ')[0] === said);
  const person =
    people.find((one) => nameOf(one, people).test(said)) ?? (first.length === 1 ? first[0] : undefined);
  if (person) return { text: person.name, names: person };
  if (/^(?:Mr|Mrs|Ms|Dr|Officer|Detective|Sergeant|Nurse)\.? \p{Lu}/u.test(said)) return { text: said };
  return /^(?:the|your)(?: [\p{Ll}’'-]+){1,3}$/iu.test(said) && !/ (?:the|an?) /.test(said)
    ? { text: said.charAt(0).toLowerCase() + said.slice(1) }
    : undefined;
}

/** "Copper Basin" for Copper Basin Haulage. */
const isShort = (said: string, name: string): boolean =>
  said.length > 3 && (name === said || name.startsWith(`${said} `)) && /^(?!The$|A$)\p{Lu}/u.test(said);

export function ask(text: string, asks: Asks, of?: { names?: ModelPerson } | string): OpenQuestion {
  const names = typeof of === 'object' ? of.names : undefined;
  return { text, asks, ...(names && { names }) };
}

/** "drove" as one asks for it. */
export function base(past: string): string {
  const { transform } = (
    nlp.methods() as unknown as {
      two: { transform: { verb: { toInfinitive: (verb: string, model: unknown, tense: string) => string } } };
    }
  ).two;
  return transform.verb.toInfinitive(past, nlp.model(), 'PastTense');
}
