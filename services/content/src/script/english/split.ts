import { MONTH } from '@lectern/legal-text/months';
import { countWords } from './count-words.js';
import type { Rule } from './joints.js';
import { apposition, opener, restrictive, trailing, whoClause } from './split-clauses.js';
import { openingDay } from './split-days.js';
import { howHeWas, seriesOfClauses, soThat, whileOpener, whoseRole } from './split-long.js';
import { quotedSentences } from './split-quotes.js';
import { inThat, markedRow, verbsApart } from './split-lists.js';
import { didMeanwhile, nounAside, whileLater } from './split-asides.js';
import { looseClause, pastBeyond, secondClause } from './split-loose.js';
import { seriesOfSteps } from './split-series.js';
import { findings, twoReports } from './split-reports.js';
import { commaSplice, twoClauses } from './split-two-clauses.js';
import { ownClause, semicolon, sharedSubject } from './split-verbs.js';
import { actedBefore, insertion, namedRole, participle, relatives } from './split-relatives.js';
import { namedThing } from './split-things.js';
import { subjectStart } from './subject.js';
import { type Word, finiteAt, tagged } from './tagged.js';
import { PREPOSITIONS } from './words.js';

/** A sentence of up to this many words is one idea often enough. */
const ENOUGH = 13;
const MOST_STEPS = 6;
/** "Bayou knew it." stays with what was known. */
const FEWEST = 4;
/** Longer than any sentence: a row of words that no rule would make sense of. */
const LONGEST = 700;

/** A sentence as several that together say the same, each with its own subject. Nothing is left out. */
export function splitSpoken(given: string, enough = ENOUGH, steps = 0): string[] {
  const text =
    steps === 0 && given.length < LONGEST && countWords(given) > OPENS_FAR ? withOpening(given) : given;
  if (text.length > LONGEST || steps > MOST_STEPS || HELD_TOGETHER.test(text)) return [text];
  // However short they are, two sentences that only a comma holds together are two.
  const spliced = steps === 0 && MAY_BE_SPLICED.test(text) ? commaSplice(text, tagged(text)) : undefined;
  if (spliced?.every(isClause)) return spliced.flatMap((part) => splitSpoken(part, enough, 1));
  if (countWords(text) <= enough) return [text];
  const words = tagged(text);
  for (const rule of RULES) {
    const parts = rule(text, words);
    if (
      parts?.every((part) => isClause(part) && countWords(part) >= FEWEST) &&
      !parts.some((part, at) => at > 0 && (SENT_OF_THINGS.test(part) || lacksItsOther(part)))
    )
      return parts.flatMap((part) => splitSpoken(part, enough, steps + 1));
  }
  return [text];
}

/** A comma and the subject of another clause: most short sentences need no tagger to stay whole. */
const MAY_BE_SPLICED =
  /,[^\p{L}\p{N}]*(?:the|an?|his|her|their|its|my|our|he|she|they|it|there)(?![\p{L}\p{N}])/iu;

/** "messages on her phone, sent at night": what was sent stands before it. */
const SENT_OF_THINGS =
  /^(?:He|She|It|They|The \p{L}+(?: \p{L}+)?|\p{Lu}[\p{L}’'-]+) (?:(?:executed|sealed|addressed|attached) (?:with|by|to)|(?:sent|made|found|kept|built|bought|sold|held|set) (?:at|by|on|in|from|with|under|upon)|(?:put|cut|laid) (?:on |in |up |down )?by)\b/u;

/** "Roe proposed, and Vale released, the order", "and each time was met": object or subject stand in the other half. */
function lacksItsOther(part: string): boolean {
  if (/^Each (?:time|day|night|morning|evening|week|month) (?:was|were|had)\b/.test(part)) return true;
  const words = tagged(part);
  const verb = finiteAt(words);
  return (
    verb > 0 &&
    words[verb]!.post.trim() === ',' &&
    words[verb + 1]?.shut === false &&
    /^(?:\p{Lu}|\d|(?:the|an?|his|her|its|their)$)/u.test(words[verb + 1]?.text ?? '') &&
    finiteAt(words, verb + 1) < 0
  );
}

const OPENS_FAR = 20;
const OPENING = new RegExp(
  `^((?:On ${MONTH} \\d{1,2}, \\d{4}|(?:In|By|During) (?:the )?(?:(?:${MONTH}|early|late|spring|summer|fall|winter|autumn|and|of|or) ){0,5}\\d{4}|At (?:about )?\\d{1,2}:\\d\\d [ap]\\.m\\.)) (?=(?!${MONTH})\\p{Lu}\\p{Ll}|the |he |she |they |it )`,
  'u',
);
/** "On March 14, 2022 Orne wrote": the day opens the sentence. */
const withOpening = (text: string): string => text.replace(OPENING, '$1, ');

/** What opens or limits the whole sentence would be lost for its second half: whose view it is, if at all, for nobody, for some. */
const HELD_TOGETHER =
  /^(?:(?:\p{L}+|\d+) (?:minutes|hours|days|weeks|months|years) (?:after|before)|According to|In the words of|If|Unless|Had (?:he|she|it|they|the)|Were (?:he|she|it|they|the)|Without|Absent|Assuming|Supposedly|Allegedly|Reportedly|Apparently|Perhaps|Presumably|In (?:his|her|its|their|\p{Lu}[\p{L}’'-]*s) (?:view|opinion|account|telling|version|words|mind|estimation)|To \p{Ll}+(?= ))\b|^(?:No|None|Nobody|Neither|Nothing|Never|Only|Not|Few|Little|Hardly|Rarely|Each|Every|Any|Either|Whoever|Whatever|Anyone|Everyone|Someone)\b/u;

/** Can the text stand as a sentence: a subject, then a finite verb, and no open end? */
export function isClause(text: string): boolean {
  const body = text.replace(/[.\s]+$/, '');
  if (
    OPEN_END.test(body) ||
    ADJECTIVE_AT_END.test(body) ||
    ASIDE_AT_END.test(body) ||
    unbalanced(body) ||
    SECOND_RELATIVE.test(body)
  )
    return false;
  const words = tagged(body);
  const first = words[0]?.lower ?? '';
  // "Based on what she heard, Reyes left": the clause stands behind its opening.
  const led = LED.test(first) && PREPOSITIONS.has(words[1]?.lower ?? '') ? clauseBehind(words) : -1;
  const verb = led > 0 ? finiteAt(words, led) : finiteAt(words);
  // "Shortly after the boat left, the captain": the only verb is of what opens it.
  const opened = SHORTLY.test(body) ? subjectStart(words) : 0;
  if (opened > 0 && finiteAt(words, opened + 1) < 0) return false;
  if (verb < 1 || words.length < 3) return false;
  // "DNA on the grip: a mixture of three people, two included": the words before the colon open a row.
  const colon = words.findIndex(({ post, shut }) => !shut && post.startsWith(':'));
  if (colon >= 0 && verb > colon) return false;
  if (hanging(words)) return false;
  // "Orne did, on the 8th day of November, after dark": what he did went away with the other half.
  const helper = words.findIndex(
    ({ lower, post }) => /^(?:did|would|could|had|has|have)$/.test(lower) && post.trim() === ',',
  );
  if (helper > 0 && verb === helper && finiteAt(words, helper + 1) < 0) return false;
  // "A condition for which she had been treated": the only verb is of the relative clause.
  const relative = words.findIndex(
    ({ lower, shut }, at) =>
      !shut && at > 1 && /^(?:whom|which)$/.test(lower) && PREPOSITIONS.has(words[at - 1]!.lower),
  );
  // "The ones that did not match the deposits": the only verb is of the relative clause.
  const ofSubject =
    verb > 1 &&
    verb < 6 &&
    /^(?:the|an?|those|these|some|any|all|one)$/.test(words[0]!.lower) &&
    !words[verb - 1]!.shut &&
    /^(?:that|which|who)$/.test(words[verb - 1]!.lower);
  if ((ofSubject || (relative > 0 && relative < verb)) && verbBeyond(words, verb) < 0) return false;
  if (ofWhatSomebodyHad(words, verb)) return false;
  return (
    !/^(?:who|which|whose|that|because|although|though|unless|if|whether|and|or|nor|than|as)$/.test(first) ||
    (first === 'that' && (verb === 1 || PART_OF_DAY.test(words[1]!.lower))) ||
    // "As she tried to board, the gate was shut": what it leads in stands behind it.
    (/^(?:as|because|although|though)$/.test(first) &&
      words[1]!.lower !== 'with' &&
      finiteAt(words, 1) > 1 &&
      clauseBehind(words) > 0)
  );
}

/** The next verb that is not one more of the same clause: "who reside or resided here and were subscribers" has none. */
function verbBeyond(words: readonly Word[], verb: number): number {
  let [before, at] = [verb, finiteAt(words, verb + 1)];
  while (at > 0 && (at === before + 1 || /^(?:or|and)$/.test(words[at - 1]!.lower)))
    [before, at] = [at, finiteAt(words, at + 1)];
  return at;
}

/** "An interest in amounts Kilgore had or may have on deposit": the only verb is of what limits the amounts. */
const ofWhatSomebodyHad = (words: readonly Word[], verb: number): boolean =>
  verb > 3 &&
  /^an?$/.test(words[0]!.lower) &&
  /^\p{Lu}/u.test(words[verb - 1]!.text) &&
  /^\p{Ll}+s$/u.test(words[verb - 2]!.text) &&
  words[verb - 2]!.post.trim() === '' &&
  PREPOSITIONS.has(words[verb - 3]!.lower) &&
  verbBeyond(words, verb) < 0;

const SHORTLY =
  /^(?:(?:Shortly|Immediately|Soon|Just|Moments|Minutes|Hours|Days) )?(?:After|Before|When|While|Until|Once|after|before) /;
const LED = /^(?:asked|based|armed|led|prompted|motivated|located|founded|accompanied|alarmed|encouraged)$/;
const PART_OF_DAY = /^(?:day|morning|afternoon|evening|night|week|month|year|summer|fall|winter|spring)$/;

/** Where the clause begins that an opening leads in: behind its comma. */
function clauseBehind(words: readonly Word[]): number {
  const close = words.findIndex(
    ({ post, shut }, at) => at > 1 && !shut && post.includes(',') && ownClause(words, at + 1),
  );
  return close < 0 ? -1 : close + 1;
}

/** "..., and, on redirect": what it led in went away with the other half. */
const ASIDE_AT_END = /,? (?:and|but), [^,.]{2,30}$/;

/** "They reflected it and which included ...": the first "which" went away with the other half. */
const SECOND_RELATIVE =
  /^(?:(?!\b(?:which|who|whom|whose|that)\b).)*\b(?:and|or|but) (?:(?:to|from|by|for|with|of|in|on|at) )?(?:which|who|whom|whose)\b/is;

/** "..., although its manual": a clause that was begun and has no verb. */
const hanging = (words: readonly Word[]): boolean => {
  const at = words.findLastIndex(
    ({ lower, shut }) => !shut && /^(?:although|though|because|whereas|unless)$/.test(lower),
  );
  return at > 0 && finiteAt(words, at + 1) < 0 && words[at + 1]?.lower !== 'of' && !words[at + 1]?.shut;
};

const OPEN_END =
  /(?:\b(?:a|an|the|of|to|in|on|at|by|for|from|with|under|upon|against|between|during|through|into|and|or|but|nor|as|that|which|who|was|were|is|are|be|has|have|had|its|his|their|any|no|not|including|than|said|told|stated)|[,:;(—–-])$(?<!\b(?:after|before|about|like|besides|beyond|despite|without|did|do|said|told) that)(?<!\b(?:was|were|is|are|been|be|not|never) (?:told|said|stated))(?<!\b(?:did|does|do|was|were|is|are|had|has|have|will|would|could|can|certainly|why) not)(?<!\b(?:where|what|who|how \p{L}+) (?:\S+ ){1,4}(?:was|were|is|are))(?<!\b(?:moved|came|went|driven|let|locked|broke|broken|turned|gave|caved|checked|stepped|pulled|called|logged|handed|brought|sent|signed) in)(?<!\b(?:turned|went|came|moved|called|drove|walked|put|taken|switched|powered|left|kept) on)/iu;

/** "a closed": the thing went away with the other half. */
const ADJECTIVE_AT_END = /\ban? (?!speed|breed|creed|greed|tweed|steed)\p{Ll}{3,}ed$/u;

const unbalanced = (text: string): boolean =>
  // "The boy said, 'Let go of her.": the other mark stands in the next sentence.
  /(?:^|\s)['‘]\p{Lu}[^'’]*$/u.test(text) ||
  text.split('“').length !== text.split('”').length ||
  text.split('(').length !== text.split(')').length;

const RULES: readonly Rule[] = [
  quotedSentences,
  markedRow,
  inThat,
  verbsApart,
  semicolon,
  namedRole,
  actedBefore,
  whoseRole,
  whileOpener,
  seriesOfClauses,
  soThat,
  howHeWas,
  looseClause,
  seriesOfSteps,
  insertion,
  whoClause,
  apposition,
  twoClauses,
  sharedSubject,
  twoReports,
  findings,
  trailing,
  relatives,
  participle,
  opener,
  restrictive,
  namedThing,
  openingDay,
  whileLater,
  nounAside,
  didMeanwhile,
  secondClause,
  pastBeyond,
];
