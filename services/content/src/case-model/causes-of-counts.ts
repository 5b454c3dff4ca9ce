import type { CauseOfAction } from '@lectern/legal-text/knowledge/cause-of-action';
import { escaped } from '@lectern/legal-text/escaped';
import { joined } from '../script/english/phrases.js';
import type { Actors } from './actors.js';
import { countsInCaption, numbersOf } from './charged-counts.js';
import { causesIn } from './causes.js';
import { WRITTEN_SHORT, spokenCharge } from './charged-words.js';
import { type Count, LABEL_OF_COUNT } from './counts.js';
import { surname } from './sides.js';

/** A cause of action with the count that pleads it. */
export type Cause = ReturnType<typeof causesIn>[number] & { count?: Count };

const UNDER = /\b(?:in violation of|under|pursuant to|contrary to)\b/i;

/** "of the crime of INSURANCE FRAUD IN THE SECOND DEGREE, in violation", "(False Tax Return, 26 U.S.C. § 7206)". */
const CRIME = /\b(?:crime|offense) of ([\p{L} -]{4,60}?),|\((\p{Lu}[\p{L} -]{3,50}), \d+ (?=U\.S\.C)/u;
/** "COUNT I: Failure to Yield Causing Death, a Level 4 Felony", "Count 2 Trafficking in Fentanyl, O.C.G.A. § 16-13-31". */
const BEHIND =
  /^[Cc](?:ounts?|OUNTS?) \S{1,6}?(?: ?[:–—-] ?| )(?!(?:On|The|That|In|At|Between|During|And|Did|From|Heretofore|It|As|Against|All|Each|Defendants?|Title|Section|Chapter)\b)(\p{Lu}[\p{L}’'/ -]{3,70}?)(?=, an? |, ss?\.|,? (?:§|\(|(?:[A-Z]\.){2}|\d)| \(| [–—] |[,;]? §|\.? (?:The|On|That|And|In)\b|[.,;:]? ?$)/u;
/** A crime whose parts are not known here. */
const UNKNOWN: Omit<CauseOfAction, 'name'> = {
  kind: 'criminal-defense',
  bornBy: 'prosecution',
  burden: 'proof beyond a reasonable doubt',
  source: '',
  elements: [],
};
/** A claim whose parts are not known here. */
export const UNNAMED: Omit<CauseOfAction, 'name'> = {
  ...UNKNOWN,
  kind: 'civil-litigation',
  bornBy: 'plaintiff',
  burden: 'preponderance of the evidence',
};

/**
 * "Retaliation in violation of Title VII" is of retaliation alone. A charge is one: that of its heading ("Conspiracy to commit wire
 * fraud"), or, where the count has none, that which its words end on ("in violation of K.S.A. 21-5807, Aggravated Burglary").
 */
export function causesOfCount(given: string, criminal: boolean): Cause[] {
  const title = criminal
    ? WRITTEN_SHORT.reduce((rest, [short, long]) => rest.replace(short, long), given)
    : given;
  const at = UNDER.exec(title)?.index ?? title.length;
  const [named, law] = [title.slice(0, at), title.slice(at)].map((text) => causesIn(text, criminal));
  if (!criminal) return named!.length > 0 ? apart(named!) : law!.length > 0 ? law! : ofHeading(title);
  const described = /\b(?:did|on or about|that)\b/i.test(title.slice(0, at));
  const inside = charged(title);
  const headed = inside && !NO_CHARGE.test(inside) ? inside : (behind(title) ?? inside);
  const [crime] = headed ? causesIn(headed, true) : [];
  if (crime) return [{ ...crime, words: withoutThing(headed!, crime) }];
  // What its heading calls a charge is not one of another name that its words touch.
  const bare = headed?.replace(IN_DEGREE, '');
  const ofStatute = bare && causesIn(title, true).find(({ words }) => /\bU\.S\.C\b/.test(words));
  if (ofStatute && !NO_CHARGE.test(bare)) return [{ ...ofStatute, words: bare }];
  if (bare && !NO_CHARGE.test(bare)) return [{ cause: { ...UNKNOWN, name: bare }, at: 0, words: bare }];
  const [known] = described ? [...law!, ...named!] : [...named!, ...law!];
  if (known) return [{ ...known, words: degreed(title, known) }];
  const [, of, inBrackets] = CRIME.exec(title) ?? [];
  const words = of ?? inBrackets;
  const name = words?.replace(IN_DEGREE, '').toLowerCase();
  return name ? [{ cause: { ...UNKNOWN, name }, at: 0, words: name }] : [];
}

/** "COUNT II — VIOLATION OF RESIDENTS' RIGHTS, KRS 216.515": a claim that no table knows is called by its heading. */
const WRONG = new RegExp(
  String.raw`^${LABEL_OF_COUNT}\s*[:.–—-]{0,2}\s*((?:violations? of|breach of|aiding (?:and abetting )?|failure to|denial of|interference with|invasion of|unlawful|wrongful|deceptive|unfair|misappropriation of|civil conspiracy)\b[\p{L}’' -]{2,70}?)(?=\s*(?:[,.(§\d]|$))`,
  'iu',
);
function ofHeading(title: string): Cause[] {
  const heading = WRONG.exec(title)?.[1]?.trim();
  if (!heading) return [];
  const shouted = heading === heading.toUpperCase();
  const name = shouted ? heading.toLowerCase() : `${heading[0]!.toLowerCase()}${heading.slice(1)}`;
  return [{ cause: { ...UNNAMED, name }, at: 0, words: heading }];
}

const STATUTE_ALONE = /^(?:(?:42 U\.S\.C\. )?§ ?\d+|title vii)$/i;
/** "Failure to Intervene (42 U.S.C. § 1983)", "Negligent Failure to Warn": a statute and an adjective are no second claim, nor is the way in which one was forced out. */
const apart = (named: readonly Cause[]): Cause[] =>
  named.filter(
    ({ words, at }) =>
      named.length === 1 ||
      !(
        STATUTE_ALONE.test(words) ||
        // "Workers' Compensation Retaliation" is retaliation.
        named.some((other) => other.at === at + words.length + 1) ||
        /^constructive(?:ly)? discharge/i.test(words) ||
        (/^negligent(?:ly)?$/i.test(words) && named.some((other) => other.at > at && other.at - at < 40))
      ),
  );

/** "COUNT TWO (Second Degree Murder)", "with the offense of FELONY MURDER, for that": the charge as its heading calls it. */
function charged(title: string): string | undefined {
  const [, inBrackets, of] =
    /^(?:[^():–—-]{0,40}|[^()]{0,20}) ?\(([\p{L}][\p{L} –—-]{3,90})\)|\b(?:offense|crime) of ([\p{L} -]{4,60}?)(?:,|\.| for that\b| in that\b| when (?:s?he|they|said)\b|$)/u.exec(
      title,
    ) ?? [];
  const named = inBrackets ?? of;
  return named === undefined ? undefined : spokenCharge(named);
}

const behind = (title: string): string | undefined => {
  const named = BEHIND.exec(title)?.[1];
  return named === undefined ? undefined : spokenCharge(named);
};

const IN_DEGREE = / in the \p{L}+ degree$/iu;
/** In brackets behind a count, but no name of a crime: whom it is against, or how grave it is. */
const NO_CHARGE =
  /\b(?:against|all|both|each|as to|defendants?|felon(?:y|ies)|misdemeanors?|class|count|lesser|alternative|attempt|continued|cont)\b/i;

/** "embezzlement - checks": of what it was is no part of the charge's name. */
const withoutThing = (headed: string, { cause }: ReturnType<typeof causesIn>[number]): string => {
  const [before = headed] = headed.split(/ +[–—-]+ +/);
  return causesIn(before, true)[0]?.cause.name === cause.name ? before : headed;
};

const DEGREE =
  /(?:\b(?:first|second|third|fourth|degree|malice|felony|premeditated|attempted|armed|aggravated|simple|grand|petit|vehicular|voluntary|involuntary|reckless|negligent|sexual|domestic)[ -])+$/i;
/** "an aggravated battery", "assault in the second degree": the charge with the words that say how grave it is. */
const degreed = (title: string, { at, words }: ReturnType<typeof causesIn>[number]): string => {
  const found = title.toLowerCase().indexOf(words.toLowerCase(), Math.max(0, at - 1));
  if (found < 0) return words;
  const before = DEGREE.exec(title.slice(0, found))?.[0] ?? '';
  const behind = /^ in the \p{L}+ degree\b/iu.exec(title.slice(found + words.length))?.[0] ?? '';
  return `${before}${words}${behind}`;
};

/** A claim that counts make, or that is named without one. */
export type Merged = Cause & { against?: string; label?: string; counts: Count[] };

/** Counts of one cause against the same people are argued once, under all their numbers; crimes where they are of one name. */
export function merged(causes: readonly Cause[], actors: Actors): Merged[] {
  const found = new Map<string, Merged>();
  for (const one of causes) {
    const against = one.count && againstIn(one.count, actors);
    const name = one.cause.bornBy === 'prosecution' ? one.words.toLowerCase() : one.cause.name;
    const key = `${name} ${against ?? ''} ${one.count?.counter ?? false}`;
    const same = found.get(key);
    // What no count stands for is claimed already where a count has it.
    if (!one.count && [...found.values()].some(({ cause }) => cause.name === one.cause.name)) continue;
    if (!same)
      found.set(key, {
        ...one,
        counts: one.count ? [one.count] : [],
        ...(against && { against }),
        ...(one.count?.label && { label: one.count.label }),
      });
    else if (one.count) {
      same.counts.push(one.count);
      const labels = same.label?.split(/, | and /) ?? [];
      if (one.count.label && !labels.some((label) => numberOf(label) === numberOf(one.count!.label!)))
        same.label = joined([...labels, one.count.label], 'and');
    }
  }
  return [...found.values()];
}

/** "Count One" of the indictment is "Count 1" of its caption. */
const numberOf = (label: string): string =>
  label.replace(/\S+$/, (last) => String(numbersOf(last)[0] ?? last.toLowerCase()));

/** "(Against the Authority)": the ones of several whom a count is against, as the papers call them; of a charge, whom it accuses. */
function againstIn({ title, body }: Count, { second, sued }: Actors): string | undefined {
  const inside =
    /\bagainst (?:the )?(?:defendants? )?([^()]{3,90}?)\)?$/i.exec(title)?.[1] ??
    [...title.matchAll(/\((?:against )?([^()]{3,90})\)/gi)]
      .map(([, one]) => one!)
      .find((one) => whom(one, second).length > 0) ??
    /\bv\.? ([\p{Lu}][^]{3,60}?)(?= [-–—] |$|\b(?:NEGLIGENCE|BREACH)\b)/u.exec(title)?.[1] ??
    / [-–—] ([^()–—]{3,60})$/u.exec(title)?.[1] ??
    ACCUSED.exec(`${title} ${body}`.slice(0, HEAD_OF_CHARGE))?.[1];
  if (!inside || /\ball\b/i.test(inside)) return undefined;
  const text = inside.toLowerCase();
  const kind = BODY.exec(inside)?.[1];
  const among = [
    ...whom(inside, sued),
    ...(kind ? sued.filter((name) => name.startsWith(`${kind} of `)) : []),
  ];
  const found = among.length > 0 ? among : whom(inside, second);
  if (found.length === 0 || sued.every((name) => found.includes(name))) return undefined;
  const apart = found.filter((name) => !found.some((other) => other !== name && other.includes(name)));
  // "Dr. Roe" beside "Roe" is he.
  const called = apart.map((name) =>
    (text.includes(name.toLowerCase()) || BODY.test(inside) ? name : surname(name)).replace(
      /^(?:Mr|Dr)\. (?=\p{Lu}\p{L}+$)/u,
      '',
    ),
  );
  const short = called.filter((name, at) => called.findIndex((other) => other.includes(name)) === at);
  return short.length > 0 && short.length <= 3 ? joined(short, 'and') : undefined;
}

/** "against the City": the one of those sued that is a city. */
const BODY = /^(City|County|Town|Township|Village|Borough)$/;

/** "Count 4 - Tortious Interference (Kester)": where the brackets of a paper's counts say whom each is against, a count against another than ours. */
export function isAgainstAnother(count: Count, all: readonly Count[], client: string | undefined): boolean {
  if (!client) return false;
  const last = surname(client);
  const charged = count.label ? countsInCaption(count.document, last) : undefined;
  const numbers = numbersOf(count.label ?? '');
  if (charged && numbers.length > 0) return !numbers.some((number) => charged.includes(number));
  const meant = (one: Count): string | undefined =>
    (ACCUSED.exec(one.body.slice(0, HEAD_OF_CHARGE)) ??
      ON_A_DAY.exec(one.body.slice(0, HEAD_OF_CHARGE)))?.[1]?.replace(/[, ]+$/, '') ??
    inBrackets(one.title.slice(0, 160)) ??
    inBrackets(one.line);
  // "(Thorne)" is Ann Ibarra-Thorne.
  const words = client.toLowerCase().split(/[ -]/);
  const ours = (text: string | undefined): boolean =>
    text !== undefined && (words.includes(text.toLowerCase()) || whom(text, [client, last]).length > 0);
  const own = meant(count);
  return (
    own !== undefined &&
    !/\b(?:all|both|each|every|defendants?)\b/i.test(own) &&
    !ours(own) &&
    all.some((other) => other !== count && other.document === count.document && ours(meant(other)))
  );
}

/** "(Against Lee)": whom, and no law or charge. */
function inBrackets(title: string): string | undefined {
  const inside = /\((?:against )?((?:the )?\p{Lu}[^();]{2,60})\)$/u.exec(title)?.[1];
  return inside === undefined || /[§\d]/.test(inside) ? undefined : inside;
}

/** Whom the words of a charge accuse, before they say of what. */
const ACCUSED =
  /\b(?:accuses?(?: (?:the )?(?:said )?defendants?)?|charges?(?: that)?(?: (?:the )?defendants?)?|presents? that|the defendants?,?) ((?:\p{Lu}[\p{L}.’'-]*,? |and ){1,14})(?:,? ?(?:on|of|with|did|heretofore|between|knowingly|each|being|aided)\b|a\/k\/a|$)/u;

/** "On or about February 10, 2023, ANN T. LEE, JR., knowingly attempted": a charge that opens with its day. */
const ON_A_DAY =
  /\b[Oo]n or about [^;:]{4,120}?, ((?:\p{Lu}{2}[\p{Lu}.’'-]*,? |\p{Lu}\.,? |and ){1,14})(?:did|knowingly|willfully|unlawfully|corruptly|attempted|with (?:the )?intent|being|aided)\b/u;

const HEAD_OF_CHARGE = 600;

/** Those of `names` whom a text names. */
const whom = (text: string, names: readonly string[]): string[] =>
  names.filter((name) =>
    [name, surname(name)].some((one) =>
      new RegExp(`(?<![\\p{L}-])${escaped(one)}(?![\\p{L}-])`, 'iu').test(text),
    ),
  );
