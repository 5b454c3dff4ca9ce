import { MONTHS_OR } from './spoken-day.js';

const POINTS =
  /\b(?:he|she|it|they|him|her|them|his|its|their|this|that|these|those|here|there|then|who|whom|which|what)\b/i;
const DAY = new RegExp(
  `^(?:[Oo]n )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, )?(?:(?:${MONTHS_OR}) \\d{1,2}|the \\d{1,2}(?:st|nd|rd|th))(?:, \\d{4})?,? ?`,
  'u',
);
const HOUR =
  /\bat (?:about |around |approximately )?(?:\d{1,2}:\d\d(?::\d\d)?|\d{1,2}(?= ?[ap]\.m\.| in the| o['’]clock))(?: ?[ap]\.m\.| in the (?:morning|afternoon|evening)| o['’]clock)?|\bat (?:about )?(?:noon|midnight)\b/;
const FRONT =
  /^((?:[Aa]t|[Ii]n|[Oo]n|[Ff]rom|[Bb]efore|[Aa]fter|[Dd]uring|[Bb]y|[Ii]nside|[Oo]utside|[Bb]ehind|[Uu]pon|[Uu]nder|[Ww]hen|[Aa]s|[Ww]hile|[Uu]ntil|[Ll]ater|[Tt]he next|[Tt]hat) [^,“”]{2,56}), (?=\p{L})/u;
/** "In June Brandt moved in": no comma stands before the name. */
const BARE_FRONT = new RegExp(
  `^((?:In (?:(?:early|late|mid-?) ?)?(?:(?:${MONTHS_OR}) and )?(?:${MONTHS_OR})(?: \\d{4})?|In \\d{4}|(?:On|At) [^,“”]{3,30}?(?:\\d|\\d{4}|[ap]\\.m\\.|morning|afternoon|evening|night)|Later (?:that (?:day|night|morning|evening))|(?:The|That) (?:next |same )?(?:day|night|morning|evening|week))) (?=you\\b|your\\b|the\\b|two\\b|three\\b|four\\b|five\\b|several\\b|\\p{Lu})`,
  'u',
);

/** "At the foot of the tree you put your hand on the strap." */
const AT_PLACE =
  /^((?:At|In|On|From|Behind|Under|Near|Outside|Inside|Beside) (?:the|your) [^,“”]{3,40}?) (?=you \p{Ll})/u;

const low = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What opens a statement and leads to it: its day, and where or when on it. */
export interface Opened {
  /** The statement without it. */
  rest: string;
  /** "at the foot of the tree", "in June": told by the question, never asked for. */
  place?: string;
  /** "on August 10". */
  day?: string;
  /** "at about 5:50 a.m." */
  hour?: string;
}

/** Day, hour and place of a statement, apart from what happened then. */
export function opened(statement: string): Opened {
  let rest = statement
    .replace(/, (?:here|herein|hereafter) called [^“”]{2,60}?, (?=\p{Ll})/u, ' ')
    .replace(/^(?:But|So|And|Then|Also|However|Moreover),? (?=\p{L})/u, '');
  rest = rest.charAt(0).toUpperCase() + rest.slice(1);
  const [plain = ''] = rest.split('“');
  const hour = HOUR.exec(plain)?.[0];
  let day: string | undefined;
  let place: string | undefined;
  for (let at = 0; at < 3; at += 1) {
    const own = DAY.exec(rest)?.[0];
    if (
      own !== undefined &&
      own.length > 3 &&
      /^[Oo]n |^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/.test(own)
    ) {
      day ??= `on ${own.replace(/^[Oo]n /, '').replace(/[, ]+$/, '')}`;
      rest = rest.slice(own.length);
    } else {
      const front = FRONT.exec(rest) ?? BARE_FRONT.exec(rest) ?? AT_PLACE.exec(rest);
      if (!front) break;
      if (!HOUR.test(front[1]!) && !POINTS.test(front[1]!.replace(/^(?:that|Later that|That)\b/, '')))
        place ??= low(front[1]!);
      rest = rest.slice(front[0].length);
    }
    rest = rest.charAt(0).toUpperCase() + rest.slice(1);
  }
  rest = rest.replace(/^Because of [^,“”]{3,40}?,? (?=you \p{Ll})/u, '').replace(/^y/, 'Y');
  // "opening morning of gun season, you parked": what kind of day it was.
  const aside = /^[^,“”]{2,60}, (?=you \p{Ll})/u.exec(rest)?.[0];
  if (aside) rest = `Y${rest.slice(aside.length + 1)}`;
  const during = / (when (?:the|an?) [^,“”]{4,40})$/u.exec(
    (rest.split('“')[0] ?? '').replace(/[.\s]+$/, ''),
  )?.[1];
  if (during && !POINTS.test(during)) place ??= during;
  const late = new RegExp(
    ` on (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, )?((?:${MONTHS_OR}) \\d{1,2}(?:, \\d{4})?)(?=$|[,. ])`,
    'u',
  ).exec((rest.split('“')[0] ?? '').replace(/\b(?:that|whether|because|if) .*$/, ''))?.[1];
  const month = new RegExp(` (in (?:${MONTHS_OR}) \\d{4})[.]?$`, 'u').exec(rest.split('“')[0] ?? '')?.[1];
  place ??= month;
  return {
    rest,
    ...(place && { place }),
    ...(day ? { day } : late ? { day: `on ${late}` } : {}),
    ...(hour && { hour: hour.replace(/ (\d{1,2}) ?$/, ' $1') }),
  };
}

const NEVER_AGAIN =
  /\b(?:not|never|no|none|nobody|could|would|should|if|because|whether|will|may)\b|[“”"$]|\b(?:believe|know|think|thought|wish|regret)\b/i;
const MOST_WORDS = 9;

/** What was just told, short enough to begin the next question with: "after the strap parted". Undefined where it cannot be said so. */
export function loopOf(statement: string): string | undefined {
  const { rest } = opened(statement.replace(/[.\s]+$/, ''));
  const short = rest
    .replace(
      /,? (?:and|but|so|because|which|who|where|when|while|as|for|with|by|until|after|before)\b.*$/u,
      '',
    )
    .replace(new RegExp(`(?:${HOUR.source}).*$`, 'u'), '')
    .replace(
      new RegExp(
        ` on (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?(?:(?:${MONTHS_OR}) \\d{1,2}(?:, \\d{4})?|the \\d{1,2}(?:st|nd|rd|th))\\b.*$`,
        'u',
      ),
      '',
    )
    .replace(/,.*$/, '')
    .replace(/ (?:him|her|my)self$/, '')
    .replace(/(?<=\b(?:told|asked) you) .*$/, '')
    .trim();
  const words = short.split(' ').length;
  if (
    words < 2 ||
    (words === 2 && !ALONE.test(short)) ||
    words > MOST_WORDS ||
    POINTS.test(short) ||
    NEVER_AGAIN.test(short) ||
    !ACT.test(short)
  )
    return undefined;
  const told = /^(?:\p{Lu}\S+ (?:\p{Lu}\S+ )*)(?:told|asked) you\b/u.test(short)
    ? short.replace(/^(.*?) (?:told|asked) you\b.*$/, 'you spoke with $1')
    : /^(?:You|The|An?|Your)\b/.test(short)
      ? low(short)
      : short;
  return `after ${told}`;
}
/** Says enough without an object. */
const ALONE =
  / (?:climbed|fell|landed|arrived|left|slipped|tripped|stumbled|woke|stopped|turned|parted|broke|collapsed|failed|crashed|exploded|jumped)$/;
/** Somebody or something, and what it did. */
const ACT =
  /^(?:You|(?:The|An?|Your) (?:\p{L}+ ){0,2}\p{L}+|\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,3}) (?:\p{L}+ly )?(?:\p{Ll}+ed|went|came|took|gave|got|ran|drove|put|left|fell|hit|struck|found|met|told|said|wrote|sent|saw|heard|sat|stood|bought|brought|broke|paid|threw|held|led|lay|swung|shot|cut|slid|woke|spoke|read|rode|began|made|moved|parted)\b/u;

/** The day with which a statement opens: "August 10". */
export const dayThatOpens = (statement: string): string | undefined =>
  /^(?:But |And |Then )?On \p{Lu}/u.test(statement) ? opened(statement).day?.slice(3) : undefined;
