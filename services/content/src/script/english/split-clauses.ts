import { REPORTS, type Rule, goesTo, sentence } from './joints.js';
import { countWords } from './count-words.js';
import { isParticle, lastName } from './last-name.js';
import { ORGANIZATION, subjectStart } from './subject.js';
import { AUXILIARY, type Word, finiteAt, isFinite, tagged } from './tagged.js';
import { ownClause, skipAdverbs, softened } from './split-verbs.js';
import { DETERMINERS, PREPOSITIONS } from './words.js';

/** "Hall, who was the president, died", "... told Ellen Roark, who approved the trip". */
export const whoClause: Rule = (source, words) => {
  const at = words.findIndex(
    (word, index) =>
      !word.shut &&
      word.lower === 'who' &&
      index > 0 &&
      words[index - 1]!.post.includes(',') &&
      isFiniteSoon(words, index + 1),
  );
  if (at < 1) return undefined;
  // "The caller, identified as Dana Reed, who ..., said": one of the two commas would stay alone.
  if (
    finiteAt(words, 1, at) < 0 &&
    words.slice(subjectStart(words), at - 1).some(({ post, shut }) => !shut && post.includes(','))
  )
    return undefined;
  let from = at - 1;
  while (
    from > 0 &&
    (/^\p{Lu}/u.test(words[from - 1]!.text) || isParticle(words[from - 1]!.text)) &&
    words[from - 1]!.post.trim() === '' &&
    !DETERMINERS.has(words[from - 1]!.lower)
  )
    from -= 1;
  if (
    !/^\p{Lu}/u.test(words[at - 1]!.text) ||
    /^(?:Avenue|Street|Road|Drive|Lane|Boulevard|Court|Place|Highway|Inc|LLC|January|February|March|April|May|June|July|August|September|October|November|December)$/.test(
      words[at - 1]!.text,
    )
  )
    return undefined;
  // "the bartender of the Anchor Tavern, who was outside": a name with its article is a thing.
  if (DETERMINERS.has(words[from - 1]?.lower ?? '')) return undefined;
  const name = source.slice(words[from]!.start, words[at - 1]!.end);
  if (/^(?:Jr|Sr|II|III|IV)$/.test(name)) return undefined;
  const close = words.findIndex(
    (word, index) =>
      index > at + 1 &&
      !word.shut &&
      word.post.includes(',') &&
      (isFiniteSoon(words, index + 1) || IN_A_PLACE.test(source.slice(words[index + 1]?.start))),
  );
  const inner = source.slice(words[at + 1]!.start, close > 0 ? words[close]!.end : undefined);
  const outer =
    close > 0
      ? `${source.slice(0, words[at - 1]!.end)} ${source.slice(words[close + 1]!.start)}`
      : source.slice(0, words[at - 1]!.end);
  const about = sentence(`${name} ${inner}`);
  return from === 0 && close > 0
    ? [about, sentence(`${lastOf(name)} ${source.slice(words[close + 1]!.start)}`)]
    : close > 0
      ? [sentence(outer), about]
      : // "took it to Ann Lee, who was ill": where the one who took it is a Lee, too, the last name alone would be his.
        [
          sentence(outer),
          sentence(`${from > 0 && finiteAt(words, 1, at) >= 0 ? name : lastOf(name)} ${inner}`),
        ];
};

/** "placed Mr. Lee, who was 29, in the position of planner": what he was made belongs to who made him that. */
const IN_A_PLACE =
  /^(?:in|to|into) (?:the|an?|his|her|its|their) (?:\p{Ll}+ )?(?:position|place|post|role|job|office) of\b/u;

/** The last name, as a person is taken up again. */
export const lastOf = (name: string): string =>
  ORGANIZATION.test(name) || /\./.test(name) ? name : lastName(name);

const isFiniteSoon = (words: readonly Word[], at: number): boolean => {
  const next = skipAdverbs(words, at);
  return isFinite(words, next) || AUXILIARY.test(words[next]?.lower ?? '');
};

/** "Hall, the president of the union, died on May 16". */
export const apposition: Rule = (source, words) => {
  const start = subjectStart(words);
  let end = start;
  while (end < start + 4 && /^\p{Lu}/u.test(words[end]?.text ?? '') && !words[end]!.post.includes(','))
    end += 1;
  const name = words.slice(start, end + 1);
  if (
    name.length === 0 ||
    !name.every(({ text: own }) => /^\p{Lu}/u.test(own)) ||
    !words[end]?.post.includes(',')
  )
    return undefined;
  const opens = words[end + 1]?.lower ?? '';
  if (!/^(?:a|an|the|then|his|her|its)$/.test(opens)) return undefined;
  const close = words.findIndex((word, index) => index > end + 1 && word.post.includes(','));
  if (
    close < 0 ||
    close - end > 14 ||
    !isFiniteSoon(words, close + 1) ||
    finiteAt(words, end + 1, close + 1) >= 0
  )
    return undefined;
  const full = source.slice(words[start]!.start, words[end]!.end);
  return [
    sentence(`${full} was ${source.slice(words[end + 1]!.start, words[close]!.end)}`),
    sentence(
      `${source.slice(0, words[start]!.start)}${lastOf(full)} ${source.slice(words[close + 1]!.start)}`,
    ),
  ];
};

/** "fractured her wrist, which required two surgeries", "..., causing the truck to roll over". */
const RESULT: Record<string, string> = {
  causing: 'caused',
  resulting: 'resulted',
  killing: 'killed',
  injuring: 'injured',
  forcing: 'forced',
  leaving: 'left',
  destroying: 'destroyed',
  breaking: 'broke',
  damaging: 'damaged',
};
export const trailing: Rule = (source, words) => {
  for (let at = words.length - 3; at > 4; at -= 1) {
    const word = words[at]!;
    if (word.shut || !words[at - 1]!.post.includes(',') || opensReport(words, at)) continue;
    const left = sentence(source.slice(0, words[at]!.start));
    const rest = source.slice(words[at + 1]!.start);
    if (/, and (?:it|he|she|they)\b/.test(rest)) continue;
    // "from Room 4, which was near, to Room 9": where it went still belongs to the first part.
    if (goesTo(left, rest)) continue;
    // "her work as a nurse, which calls for bending, is at an end": put in between, and nothing trails.
    const isShut = words.some(
      ({ post, shut }, index) => index > at + 1 && !shut && post.includes(',') && isFinite(words, index + 1),
    );
    // "a broken knee, which was set with a plate, and a broken wrist": the wrist is no part of how the knee was set.
    const goesOn = SECOND_THING.exec(rest);
    if (goesOn && LISTS.test(left) && finiteAt(tagged(goesOn[1]!)) < 0) continue;
    if (word.lower === 'which' && !isShut && isFiniteSoon(words, at + 1))
      return [left, sentence(`${taking(words, at)} ${rest}`)];
    const past = RESULT[word.lower];
    if (past !== undefined) return [left, sentence(`That ${past} ${rest}`)];
  }
  return undefined;
};
const SECOND_THING = /, and (an? [^,;]{4,60}?)[.]?$/;
const LISTS = / an? [^,;]{4,60}[.]$/;
/** What a "which" takes up: what happened, when it had a result; else the thing, or the things, named last. */
function taking(words: readonly Word[], at: number): string {
  const verb = words[at + 1]!.lower;
  // "on January 9, 2023, which was 285 days later"
  if (/\d$/.test(words[at - 1]!.text)) return 'That';
  if (
    /^(?:caused|required|resulted|led|made|forced|meant|left|prompted|allowed|prevented|triggered|took|cost)$/.test(
      verb,
    )
  )
    return 'That';
  return /^(?:were|are|have)$/.test(verb) || /[^s]s$/.test(words[at - 1]!.lower) ? 'They' : 'It';
}

/** Only for what is too long otherwise: "on a plan that required him to ...", "because he had found a knife". */
export const restrictive: Rule = (source, words) => {
  if (countWords(source) <= LONG) return undefined;
  const measure = MEASURE.exec(source);
  if (measure && finiteAt(tagged(source.slice(0, measure.index))) > 0)
    return [sentence(source.slice(0, measure.index)), sentence(`The ${measure[1]} was ${measure[2]}`)];
  for (let at = words.length - 5; at > 2; at -= 1) {
    const word = words[at]!;
    if (word.shut || (at <= 5 && word.lower !== 'because')) continue;
    const negated = words.slice(0, at).some(({ lower }) => /^(?:not|never|no)$|n't$/.test(lower));
    if (
      word.lower === 'because' &&
      !negated &&
      !LIMITS.test(words[at - 1]!.lower) &&
      ownClause(words, at + 1) &&
      !opensReport(words, at)
    )
      return [
        sentence(source.slice(0, words[at]!.start)),
        sentence(`That was because ${source.slice(words[at + 1]!.start)}`),
      ];
    if (
      !/^(?:that|which)$/.test(word.lower) ||
      !isFiniteSoon(words, at + 1) ||
      !words[at - 1]!.tags.has('Noun')
    )
      continue;
    if (opensReport(words, at) || words[at - 1]!.post.includes(',')) continue;
    // "moved in a van that was rented by Lee, a clock and two paintings": what stands behind the comma is not the van's.
    if (words.slice(at, -1).some(({ post, shut }) => !shut && /[,;]/.test(post))) continue;
    const indefinite = words
      .slice(Math.max(0, at - 5), at)
      .findLast(({ lower }) => DETERMINERS.has(lower) || PREPOSITIONS.has(lower));
    if (!indefinite || !/^an?$/.test(indefinite.lower)) continue;
    return [
      sentence(source.slice(0, words[at]!.start)),
      sentence(`It ${source.slice(words[at + 1]!.start)}`),
    ];
  }
  return undefined;
};
/** "only because", "in part because": the limit belongs to the reason. */
const LIMITS =
  /^(?:only|just|simply|merely|solely|largely|mainly|mostly|partly|part|precisely|perhaps|probably|possibly|apparently|especially|primarily|chiefly)$/;
const LONG = 22;
/** "... leased the store at a base rent of $4,850 per month": what it cost is a second idea. */
const MEASURE =
  / (?:at|for|with) an? ((?:[\p{Ll}-]+ ){0,2}(?:rent|price|rate|salary|wage|cost|value|fee|premium|speed|balance|term|deposit|commission)) of (\$?[\d,.]+(?: (?:million|thousand|percent|miles|dollars|years|months))?(?: (?:per|an?) \p{L}+)?)\.?$/u;

const opensReport = (words: readonly Word[], at: number): boolean =>
  words.slice(0, at).some(({ lower }) => /^(?:that|if|whether)$/.test(lower) || REPORTS.test(lower));

/** "After A left, B came", "Although A knew, B stayed". */
export const opener: Rule = (source, words) => {
  const first = words[0]!.lower;
  if (!/^(?:after|although|though)$/.test(first)) return undefined;
  const close = words.findIndex(
    (word, at) => at > 3 && !word.shut && word.post.includes(',') && !/^\d/.test(words[at + 1]?.text ?? ''),
  );
  if (close < 0 || !ownClause(words, close + 1) || finiteAt(words, 2, close + 1) < 0) return undefined;
  const right = source.slice(words[close + 1]!.start);
  return [
    sentence(source.slice(words[1]!.start, words[close]!.end)),
    sentence(first === 'after' ? `After that, ${softened(right)}` : `But ${softened(right)}`),
  ];
};
