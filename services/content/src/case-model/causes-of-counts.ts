import type { CauseOfAction } from '@lectern/legal-text/knowledge/cause-of-action';
import { joined } from '../script/english/phrases.js';
import type { Actors } from './actors.js';
import { causesIn } from './causes.js';
import type { Count } from './counts.js';
import { surname } from './sides.js';

/** A cause of action with the count that pleads it. */
export type Cause = ReturnType<typeof causesIn>[number] & { count?: Count };

const UNDER = /\b(?:in violation of|under|pursuant to)\b/i;

/** "of the crime of INSURANCE FRAUD IN THE SECOND DEGREE, in violation", "(False Tax Return, 26 U.S.C. § 7206)". */
const CRIME = /\b(?:crime|offense) of ([\p{L} -]{4,60}?),|\((\p{Lu}[\p{L} -]{3,50}), \d+ (?=U\.S\.C)/u;
/** A crime whose parts are not known here. */
const UNKNOWN: Omit<CauseOfAction, 'name'> = {
  kind: 'criminal-defense',
  bornBy: 'prosecution',
  burden: 'proof beyond a reasonable doubt',
  source: '',
  elements: [],
};

/**
 * "Retaliation in violation of Title VII" is of retaliation alone. A charge is one: that of its heading ("Conspiracy to commit wire
 * fraud"), or, where the count has none, that which its words end on ("in violation of K.S.A. 21-5807, Aggravated Burglary").
 */
export function causesOfCount(title: string, criminal: boolean): Cause[] {
  const at = UNDER.exec(title)?.index ?? title.length;
  const [named, law] = [title.slice(0, at), title.slice(at)].map((text) => causesIn(text, criminal));
  if (!criminal) return named!.length > 0 ? named! : law!;
  const described = /\b(?:did|on or about|that)\b/i.test(title.slice(0, at));
  const [known] = described ? [...law!, ...named!] : [...named!, ...law!];
  if (known) return [known];
  const [, of, inBrackets] = CRIME.exec(title) ?? [];
  const words = of ?? inBrackets;
  const name = words?.replace(/ in the \p{L}+ degree$/iu, '').toLowerCase();
  return name ? [{ cause: { ...UNKNOWN, name }, at: 0, words: name }] : [];
}

/** Counts of one cause against the same people are argued once, under all their numbers. */
export function merged(
  causes: readonly Cause[],
  actors: Actors,
): (Cause & { against?: string; label?: string })[] {
  const found = new Map<string, Cause & { against?: string; label?: string }>();
  for (const one of causes) {
    const against = one.count && againstIn(one.count, actors);
    const same = found.get(`${one.cause.name} ${against ?? ''}`);
    // What no count stands for is claimed already where a count has it.
    if (!one.count && [...found.values()].some(({ cause }) => cause.name === one.cause.name)) continue;
    if (!same)
      found.set(`${one.cause.name} ${against ?? ''}`, {
        ...one,
        ...(against && { against }),
        ...(one.count && { label: one.count.label }),
      });
    else if (one.count && same.label && !same.label.includes(one.count.label))
      same.label = joined([...same.label.split(/, | and /), one.count.label], 'and');
  }
  return [...found.values()];
}

/** "(Against the Authority)": the ones of several whom a count is against, as the papers call them. */
function againstIn({ title }: Count, { second, sued }: Actors): string | undefined {
  const inside =
    /\((?:against )?([^()]{3,90})\)/i.exec(title)?.[1] ??
    /\bv\.? ([\p{Lu}][^]{3,60}?)(?= [-–—] |$|\b(?:NEGLIGENCE|BREACH)\b)/u.exec(title)?.[1] ??
    /\baccuses (?:the )?(?:said )?defendant (\p{Lu}[\p{L} .’'-]{3,50}?) of\b/u.exec(title)?.[1];
  if (!inside || /\ball\b/i.test(inside)) return undefined;
  const text = inside.toLowerCase();
  const found = second.filter(
    (name) => text.includes(name.toLowerCase()) || text.includes(surname(name).toLowerCase()),
  );
  if (found.length === 0 || sued.every((name) => found.includes(name))) return undefined;
  const apart = found.filter((name) => !found.some((other) => other !== name && other.includes(name)));
  const short = [
    ...new Set(apart.map((name) => (text.includes(name.toLowerCase()) ? name : surname(name)))),
  ].filter((name, at, all) => all.findIndex((other) => other.includes(name)) === at);
  return short.length > 0 && short.length <= 3 ? joined(short, 'and') : undefined;
}
