import { capital } from './clauses.js';
import { type Rule, inOneBreath, sentence } from './joints.js';
import { subjectStart } from './subject.js';
import { type Word, finiteAt, isFinite, isParticipleOf } from './tagged.js';
import { ownClause, softened } from './split-verbs.js';
import { DETERMINERS, PREPOSITIONS } from './words.js';

const LONGEST_NOUN = 7;

const closing = (words: readonly Word[], from: number, opens: (at: number) => boolean): number =>
  words.findIndex(({ post, shut }, at) => at > from && !shut && post.includes(',') && opens(at + 1));

/** "On May 4, at noon, while she was crossing the street, a van turned": what went on, and what happened. */
export const whileLater: Rule = (source, words) => {
  if (inOneBreath(source)) return undefined;
  const at = words.findIndex(({ lower, shut }) => !shut && /^(?:while|as|when)$/.test(lower));
  if (at < 1 || at > 16 || !/,/.test(words[at - 1]!.post) || finiteAt(words, 0, at) >= 0) return undefined;
  if (!ownClause(words, at + 1)) return undefined;
  // "as the mortgage required": how, and not when.
  if (words[at]!.lower === 'as' && !/ing$/.test(words[finiteAt(words, at + 2) + 1]?.lower ?? ''))
    return undefined;
  const close = closing(words, at + 2, (next) => ownClause(words, next));
  if (close < 0) return undefined;
  const before = source.slice(0, words[at]!.start);
  return [
    sentence(`${before}${softened(source.slice(words[at + 1]!.start, words[close]!.end))}`),
    sentence(source.slice(words[close + 1]!.start)),
  ];
};

const PARTY =
  /^(?:Plaintiff|Defendant|Petitioner|Respondent|Claimant|Decedent|Buyer|Seller|Purchaser|Tenant|Landlord|Husband|Wife|Mother|Father|Grandmother|Grandfather|Employee|Employer)s?$/;

/** "The owner", "Lee Roe", "Plaintiff": who acts, with nothing that hangs on it. */
function isPlain(own: readonly Word[]): boolean {
  if (
    own.some(
      ({ shut, post, lower }, at) =>
        shut || /-/.test(post) || (at < own.length - 1 && post.trim() !== '') || PREPOSITIONS.has(lower),
    )
  )
    return false;
  const [first = own[0]!, ...rest] = own;
  if (DETERMINERS.has(first.lower))
    return rest.length > 0 && rest.every(({ tags }) => !tags.has('Verb') && !tags.has('Adverb'));
  if (own.length === 1) return PARTY.test(first.text);
  return own.every(({ text, tags }) => /^\p{Lu}/u.test(text) && !tags.has('Adverb') && !tags.has('Verb'));
}

interface Aside {
  /** The subject before the comma, and where the sentence begins that it opens. */
  noun: string;
  start: number;
  /** Its last word, behind which the aside begins. */
  end: number;
  plural: boolean;
}

/** What stands between a plain subject and its verb: where it begins. */
function asideIn(source: string, words: readonly Word[]): Aside | undefined {
  if (inOneBreath(source)) return undefined;
  const start = subjectStart(words);
  const end = words.findIndex(({ post }, at) => at >= start && post.includes(','));
  if (end < 0 || end - start >= LONGEST_NOUN || finiteAt(words, start, end + 1) >= 0) return undefined;
  if (!isPlain(words.slice(start, end + 1))) return undefined;
  const last = words[end]!;
  return {
    noun: source.slice(words[start]!.start, last.end),
    start,
    end,
    plural: /[^s]s$/.test(last.lower) && /^\p{Ll}/u.test(last.text),
  };
}

/** "The widow, an eighty-year-old who lived alone, signed it", "The driver, who was late, ran the light": who somebody is, apart. */
export const nounAside: Rule = (source, words) => {
  const aside = asideIn(source, words);
  if (!aside) return undefined;
  const { noun, start, end, plural } = aside;
  const next = words[end + 1]!;
  const relative = /^(?:who|which)$/.test(next.lower);
  // "The truck, loaded with steel, took the ramp"
  const described = isParticipleOf(next) && PREPOSITIONS.has(words[end + 2]?.lower ?? '');
  if (!relative && !described && !/^(?:an?|the)$/.test(next.lower)) return undefined;
  const close = closing(words, end + 1, (at) => isFinite(words, at));
  if (close < 0 || (relative && finiteAt(words, end + 2, close + 1) < 0)) return undefined;
  // "The driver, the guard, and the clerk, who were there, ran": a row of people.
  if (
    words
      .slice(end + 1, close)
      .some(({ post }, at) => post.includes(',') && /^(?:and|or)$/.test(words[end + 2 + at]?.lower ?? ''))
  )
    return undefined;
  const inner = source.slice(words[relative ? end + 2 : end + 1]!.start, words[close]!.end);
  return [
    sentence(`${capital(noun)} ${relative ? '' : plural ? 'were ' : 'was '}${inner}`),
    sentence(
      `${source.slice(0, words[start]!.start)}${start === 0 ? capital(taken(noun)) : taken(noun)} ${source.slice(words[close + 1]!.start)}`,
    ),
  ];
};
/** "A neighbor" is the neighbor from then on. */
const taken = (noun: string): string => noun.replace(/^an? /i, 'the ');

const WENT_ON: Record<string, string> = {
  knowing: 'knew',
  seeing: 'saw',
  hearing: 'heard',
  using: 'used',
  fearing: 'feared',
  believing: 'believed',
  thinking: 'thought',
};

/** "Kemp, reading from home, described", "The owner, having paid, received": what he did at that, or had done, is told first. */
export const didMeanwhile: Rule = (source, words) => {
  const aside = asideIn(source, words);
  if (!aside) return undefined;
  const { noun, start, end, plural } = aside;
  const doing = words[end + 1]!;
  if (
    !/^\p{L}{2,}ing$/u.test(doing.text) ||
    doing.shut ||
    /^(?:including|during|according|regarding|concerning|pending|following|being)$/.test(doing.lower)
  )
    return undefined;
  const close = closing(words, end + 2, (at) => isFinite(words, at));
  if (close < 0 || words[end + 2]!.post.includes(',')) return undefined;
  const lead = source.slice(0, words[start]!.start);
  const was =
    doing.lower === 'having' ? 'had' : (WENT_ON[doing.lower] ?? `${plural ? 'were' : 'was'} ${doing.text}`);
  return [
    sentence(
      `${lead}${start === 0 ? capital(noun) : noun} ${was} ${source.slice(words[end + 2]!.start, words[close]!.end)}`,
    ),
    sentence(`${capital(taken(noun))} ${source.slice(words[close + 1]!.start)}`),
  ];
};
