import { countWords } from './count-words.js';
import { REPORTS, type Rule, opensClause, sentence } from './joints.js';
import { lastName } from './last-name.js';
import { ownClause, softened } from './split-verbs.js';
import { subjectIn } from './subject.js';
import { finiteAt } from './tagged.js';

/** Words from which on a sentence is no longer said in one breath. */
const LONG = 20;

/** "As she reached across, the post broke": what went on when something happened is said first. */
export const whileOpener: Rule = (source, words) => {
  if (countWords(source) <= LONG || !/^(?:as|when|while)$/.test(words[0]!.lower)) return undefined;
  const close = words.findIndex(
    ({ post, shut }, at) => at > 2 && !shut && post.includes(',') && ownClause(words, at + 1),
  );
  if (close < 0 || !ownClause(words, 1) || finiteAt(words, 2, close + 1) < 0) return undefined;
  // "When I told him of the video, he said": what he was told is why he said it.
  if (
    words
      .slice(1, close + 1)
      .some(({ lower }) => REPORTS.test(lower) || /^(?:asked|shown|showed)$/.test(lower))
  )
    return undefined;
  return [
    sentence(source.slice(words[1]!.start, words[close]!.end)),
    sentence(source.slice(words[close + 1]!.start)),
  ];
};

/** "The post broke, the rail swung out, and she fell with it": each clause with a subject of its own. */
export const seriesOfClauses: Rule = (source, words) => {
  const subject = subjectIn(source, words);
  if (!subject) return undefined;
  const joints = words.flatMap(({ post, shut }, at) => {
    if (shut || at < subject.verb + 1 || !post.includes(',')) return [];
    const next = words[at + 1]?.lower === 'and' ? at + 2 : at + 1;
    return ownClause(words, next) ? [{ end: words[at]!.end, next, joined: next === at + 2 }] : [];
  });
  const last = joints.at(-1);
  if (joints.length < 2 || !last?.joined || joints.slice(0, -1).some(({ joined }) => joined))
    return undefined;
  // "said that the post broke, the rail swung": all of it is what was said.
  if (opensClause(words, subject.verb, joints[0]!.next - 1)) return undefined;
  return [
    sentence(source.slice(0, joints[0]!.end)),
    ...joints.map(({ next }, at) => sentence(source.slice(words[next]!.start, joints[at + 1]?.end))),
  ];
};

const WAS =
  /^(?:wearing|carrying|holding|driving|riding|walking|sitting|standing|working|using|leaning|lying)$/;
const IS = /^(?:seated|dressed|armed|employed|born|licensed|located)$/;
/** "Orne, wearing a tan coat, came out of the alley": how he was is a sentence of its own. */
export const howHeWas: Rule = (source, words) => {
  if (countWords(source) <= LONG) return undefined;
  const at = words.findIndex(
    ({ lower, shut }, index) =>
      !shut &&
      index > 0 &&
      index < 14 &&
      words[index - 1]!.post.includes(',') &&
      (WAS.test(lower) || IS.test(lower)),
  );
  if (at < 1) return undefined;
  const close = words.findIndex(
    ({ post, shut }, index) =>
      index > at + 1 && !shut && post.includes(',') && finiteAt(words, index + 1) === index + 1,
  );
  if (close < 0 || finiteAt(words, at + 1, close + 1) >= 0) return undefined;
  const outer = `${source.slice(0, words[at - 1]!.end)} ${source.slice(words[close + 1]!.start)}`;
  const own =
    /(?:^|, |\bp\.m\. |\ba\.m\. )((?:\p{Lu}[\p{L}.’'-]*)(?: \p{Lu}[\p{L}.’'-]*){0,3}|[Tt]he [\p{Ll} ]{3,30})$/u.exec(
      source.slice(0, words[at - 1]!.end),
    )?.[1];
  if (!own) return undefined;
  return [
    sentence(`${own} was ${source.slice(words[at]!.start, words[close]!.end)}`),
    sentence(softenedStart(outer)),
  ];
};
const softenedStart = (text: string): string => (/^(?:The|A|An)\b/.test(text) ? text : softened(text));

/** "The tavern's bartender, Dana Roe, stated that ...": who she was is a sentence of its own. */
const OF_SOMEBODY =
  /^((?:The [\p{L}’'-]+['’]s?|(?:\p{Lu}[\p{L}’'&.-]* ){0,3}\p{Lu}[\p{L}’'&.-]*['’]s|His|Her|Its|Their) (?:\p{Ll}[\p{L}-]* ){0,3}\p{Ll}[\p{L}-]*), ((?:(?:Dr|Mr|Mrs|Ms)\. )?\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}\.|[“"]\p{L}+[”"]|\p{Lu}[\p{L}’'-]+)){1,3}),? (?=\p{Ll})(.+)$/u;
export const whoseRole: Rule = (source) => {
  if (countWords(source) <= LONG) return undefined;
  const [, role, name, rest] = OF_SOMEBODY.exec(source) ?? [];
  if (!role || !name || !rest || /^(?:and|or|of|in|at)\b/.test(rest)) return undefined;
  return [
    sentence(`${name} was ${role.charAt(0).toLowerCase()}${role.slice(1)}`),
    sentence(`${lastName(name)} ${rest}`),
  ];
};

/** "..., so that the panel would report a normal condition": what it was for, or what came of it, is told behind it. */
const SO_THAT = /^(.{30,}?), so that ((?:the|he|she|it|they|his|her|its|their|nobody|no) .{12,})$/u;
export const soThat: Rule = (source) => {
  const [, done, came] = SO_THAT.exec(source) ?? [];
  return countWords(source) > LONG && done && came ? [sentence(done), sentence(`So ${came}`)] : undefined;
};
