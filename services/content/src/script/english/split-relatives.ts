import { lastOf } from './split-clauses.js';
import { REPORTS, type Rule, sentence } from './joints.js';
import { pastOf } from './participles.js';
import { subjectIn } from './subject.js';
import { AUXILIARY, type Word, finiteAt, isFinite, isParticipleOf } from './tagged.js';
import { ownClause, softened } from './split-verbs.js';

const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}(?:\.|[\p{L}'’-]*))*? (?:(?:de|la|las|los|del|van|von|der|den) )*\p{Lu}[\p{L}'’-]+(?:,? (?:Jr|Sr)\.)?`;
const OWNER = String.raw`(?:The|the|An?|an?|His|his|Her|her|Its|its|Their|their|(?:[Tt]he )?(?:(?:\p{Lu}[\p{L}.&’-]*|&) ){0,4}\p{Lu}[\p{L}&-]*['’]s)`;
const ROLE = new RegExp(
  String.raw`(?<![\p{L}“"] )(?<![\p{L}&-])(${OWNER}(?: [\p{L}-]+){1,6}), (${NAME}),(?= )`,
  'u',
);

/** "The company's director, Paul Reed, admitted that ...": who somebody is, and what he did. */
export const namedRole: Rule = (source, words) => {
  const found = ROLE.exec(source) ?? LATER_ROLE.exec(source);
  if (!found) return undefined;
  const [all, whole, name] = found as unknown as [string, string, string];
  // "sent an e-mail to her supervisor, Donna Kessel": she is the supervisor, not the e-mail.
  const role = roleIn(whole);
  const from = found.index + whole.length - role.length;
  const to = found.index + all.length;
  const inside = words.filter(({ start, end }) => start >= from && end <= from + role.length);
  if (
    inside.some(({ shut }) => shut) ||
    role.includes(name) ||
    // "a resident of Las Cruces, New Mexico,": where somebody lives is nobody.
    /\b(?:resident|residents|citizen|native) of\b/i.test(role) ||
    // "a visit by a customer, Ann Lee, the supervisor, cut it": what stands behind the name is who she is.
    /^ (?:the|an?|his|her|its|their) [^,“”"]{3,60}, /u.test(source.slice(to)) ||
    // "the hours of one clerk, Ann Lee": no more of her is told by it.
    /^one\b/i.test(role) ||
    // "sued the company and its founder, Ann Lee": whose founder she is, only this sentence says.
    /^(?:its|their)\b/i.test(role) ||
    (finiteAt(inside) >= 0 && !CALLING.test(role)) ||
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(name)
  )
    return undefined;
  const about = sentence(
    `${name} ${KIN.test(role) && !DEATH.test(source) ? 'is' : 'was'} ${/^(?:The|An?|His|Her|Its|Their)\b/.test(role) ? softened(role) : role}`,
  );
  // "..., Donna Kessel, who had hired her, replied": what follows the name keeps its comma.
  const rest = `${/^ (?:who|whose|which|then|and)\b/.test(source.slice(to)) ? ',' : ''}${source.slice(to)}`;
  const later = /^(?:his|her|its|their)\b/i.test(role) || from > 0;
  return later
    ? [sentence(`${source.slice(0, from)}${name}${rest}`), about]
    : [about, sentence(`${lastOf(name)}${rest}`)];
};
/** Nobody stops being a mother. */
const KIN =
  /\b(?:mother|father|son|daughter|brother|sister|grand(?:mother|father|son|daughter)|aunt|uncle|cousin|niece|nephew)$/;
const DEATH = /\b(?:died|dead|death|killed|deceased|late|passed away|former)\b/i;

/** What of the words before a name says who somebody is. */
export const roleIn = (words: string): string => {
  const own = words.slice((NO_PART_OF_A_ROLE.exec(words)?.[0] ?? '').length);
  // "the office of a lawyer", "a fire at a supplier": the lawyer, the supplier.
  const [, head, within] =
    /^(?:\S+ ){1,3}?([\p{Ll}-]+) (?:of|at|in|near|from) ((?:an?|one|the|his|her|their) .+)$/u.exec(own) ?? [];
  return head && within && !CALLING.test(head) && CALLING.test(within) ? within : own;
};

/** Up to the last word behind which somebody new is named; a "son by an earlier marriage" is one. */
const NO_PART_OF_A_ROLE = new RegExp(
  String.raw`^.* (?:to|with|from|by|against|about|and|or|behind|near|than|through|until|after|before|when|while|because|where|as|since|if|that|asked|told|called|(?:testimony|statements?|words|account|affidavit|deposition|declaration|opinion|report|evidence|[Ee]state) of) (?=${OWNER} (?!(?:\p{L}+ )?(?:marriage|relationship)$))`,
  'u',
);
/** Ends on a word for somebody, whatever a tagger makes of the words before it. */
const CALLING =
  /(?:[a-z](?:or|er|ist|ian|ant|ent|ary|ee|yst)|man|woman|chief|clerk|nurse|aide|wife|husband|son|neighbor|friend|aunt|niece|nephew|cousin|uncle|spouse|guest|boss|child|kid)$/;
export const isCalling = (role: string): boolean => CALLING.test(role);
const LATER_ROLE = new RegExp(String.raw`(?<= )(${OWNER}(?: [\p{L}-]+){1,6}), (${NAME}),(?= )`, 'u');

/** "believing it to be Unit 12": what the one who acts believed, said or did at that. */
export const participle: Rule = (source, words) => {
  const subject = subjectIn(source, words);
  if (!subject) return undefined;
  for (let at = words.length - 3; at > subject.verb + 1; at -= 1) {
    const word = words[at]!;
    if (word.shut || !words[at - 1]!.post.includes(',') || !DID.test(word.lower)) continue;
    if (reportsClause(words, subject.verb, at)) continue;
    // "was riding when it struck the dock, throwing her": whoever acted last may have done it.
    if (words.some((_, by) => by > subject.verb + 1 && by < at && ownClause(words, by))) continue;
    const past = pastOf(word.lower)!;
    return [
      sentence(source.slice(0, words[at]!.start)),
      sentence(`${subject.again} ${past} ${inPast(source.slice(words[at + 1]!.start))}`),
    ];
  }
  return undefined;
};
/** "describing the night and asking for help": both were done. */
const inPast = (rest: string): string =>
  rest.replace(
    /\b(and|or) (\p{Ll}+ing)\b(?= (?:that|for|the|an?|him|her|them|his|to|if|whether)\b)/gu,
    (all, joint: string, doing: string) => (DID.test(doing) ? `${joint} ${pastOf(doing)!}` : all),
  );
/** "learned that Lee left, taking the key": who took it is not said; "denied the claim, stating" is plain. */
const reportsClause = (words: readonly Word[], from: number, to: number): boolean =>
  words
    .slice(from, to)
    .some(
      ({ lower }, by) =>
        REPORTS.test(lower) &&
        (words.slice(from + by, to).some((word) => /^(?:that|whether|if)$/.test(word.lower)) ||
          ownClause(words, from + by + 1) ||
          words[from + by + 1]?.shut),
    );
const DID =
  /^(?:describing|seeking|copying|attaching|reporting|complaining|threatening|believing|thinking|knowing|saying|telling|claiming|asking|warning|stating|writing|explaining|adding|promising|insisting|taking|carrying|striking|hitting|using|driving|holding|throwing|hoping|assuming|fracturing|losing|demanding|requesting|offering|refusing)$/;

/** "after receiving a letter, Reed made a log": two acts, the first one first. */
export const actedBefore: Rule = (source, words) => {
  const at = words.findIndex(
    ({ lower, shut }, index) =>
      !shut && lower === 'after' && index < 6 && pastOf(words[index + 1]?.lower ?? '') !== undefined,
  );
  if (at < 0 || (at > 0 && !words[at - 1]!.post.includes(','))) return undefined;
  const close = words.findIndex(
    (word, index) => index > at + 1 && !word.shut && word.post.includes(',') && ownClause(words, index + 1),
  );
  if (close < 0 || close - at > 14 || finiteAt(words.slice(at + 2, close + 1)) >= 0) return undefined;
  const right = source.slice(words[close + 1]!.start);
  const own = subjectIn(
    right,
    words.slice(close + 1).map((word) => moved(word, words[close + 1]!.start)),
  );
  if (!own) return undefined;
  const subject = right.slice(0, words[close + 1 + own.verb]!.start - words[close + 1]!.start).trim();
  const lead = source.slice(0, words[at]!.start);
  return [
    sentence(
      `${subject} ${pastOf(words[at + 1]!.lower)!} ${source.slice(words[at + 2]!.start, words[close]!.end)}`,
    ),
    sentence(`${lead}${right}`),
  ];
};
const moved = (word: Word, by: number): Word => ({ ...word, start: word.start - by, end: word.end - by });

/** "his manual, which is attached, requires two": what is put in between stands behind, with its own subject. */
export const insertion: Rule = (source, words) => {
  const at = words.findIndex(
    ({ lower, shut }, index) =>
      !shut && index > 1 && lower === 'which' && words[index - 1]!.post.includes(','),
  );
  if (at < 0) return undefined;
  const close = words.findIndex(
    (word, index) =>
      index > at + 1 &&
      !word.shut &&
      word.post.includes(',') &&
      isFinite(words, index + 1) &&
      // "which was not tied, penned or muzzled, came": the list goes on.
      !LIST_GOES_ON.test(source.slice(words[index + 1]!.start)),
  );
  if (close < 0) return undefined;
  let from = at - 1;
  while (from > 0 && at - from < 7 && !NOUN_OPENS.test(words[from]!.text)) from -= 1;
  // "her work as a hygienist, which calls for bending": the work does.
  if (!NOUN_OPENS.test(words[from]!.text) || words[from - 1]?.lower === 'as') return undefined;
  const thing = source.slice(words[from]!.start, words[at - 1]!.end);
  const inner = source.slice(words[at + 1]!.start, words[close]!.end);
  // "his sheet, which he has produced, reads": he has produced it.
  const acts = isFinite(words, at + 1) || AUXILIARY.test(words[at + 1]!.lower);
  if (!acts && !isParticipleOf(words[close]!)) return undefined;
  return [
    sentence(`${source.slice(0, words[at - 1]!.end)} ${source.slice(words[close + 1]!.start)}`),
    sentence(acts ? `${thing} ${inner}` : `${inner} ${softened(thing)}`),
  ];
};
const LIST_GOES_ON = /^(?:\p{Ll}+, )*\p{Ll}+,? (?:or|and) \p{Ll}+,/u;
const NOUN_OPENS = /^(?:the|an?|his|her|its|their|this|that|\p{Lu}.*['’]s)$/iu;

const WITH = /^(?:with|by|using|through|from|for)$/;

/** ", whose tenant was behind", ", when it sent an email", ", although it had signed", ", two of whom had died". */
export const relatives: Rule = (source, words) => {
  for (let at = words.length - 4; at > 3; at -= 1) {
    const word = words[at]!;
    if (word.shut || !words[at - 1]!.post.includes(',')) continue;
    const left = sentence(source.slice(0, words[at]!.start));
    const right = source.slice(words[at + 1]!.start);
    // "a neighbor, whose name she does not know, had agreed": what is put in between is no end.
    const goesOn = words.some(
      ({ post, shut }, index) => index > at && !shut && post.includes(',') && isFinite(words, index + 1),
    );
    if (word.lower === 'whose' && !goesOn) {
      const owner = ownerBefore(source, words, at);
      if (owner) return [left, sentence(`${owner}${/s$/.test(owner) ? "'" : "'s"} ${right}`)];
    }
    if (
      word.lower === 'when' &&
      ownClause(words, at + 1) &&
      // "locked the door, when he locked it, with a hook": what is put in between is no end.
      !words.some(
        ({ post }, index) => index > at && post.includes(',') && WITH.test(words[index + 1]?.lower ?? ''),
      ) &&
      (/\d$/.test(words[at - 1]!.text) || !reports(words, at))
    )
      return [left, sentence(`That is when ${softened(right)}`)];
    if (/^(?:although|though)$/.test(word.lower) && ownClause(words, at + 1) && !reports(words, at))
      return [left, sentence(`But ${softened(right)}`)];
    const of = words.findIndex(
      ({ lower }, index) =>
        index > at &&
        index < at + 6 &&
        lower === 'of' &&
        /^(?:whom|which)$/.test(words[index + 1]?.lower ?? ''),
    );
    if (of > 0 && COUNTS.test(source.slice(word.start, words[of]!.start)) && !reports(words, at))
      return [
        left,
        sentence(
          `${source.slice(word.start, words[of]!.end)} them ${source.slice(words[of + 2]?.start ?? source.length)}`,
        ),
      ];
  }
  return undefined;
};
const COUNTS =
  /^(?:(?:at least|at most|about|more than|fewer than|nearly|almost) )?(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|all|some|many|most|none|several|each|neither|half) $/i;

const reports = (words: readonly Word[], at: number): boolean =>
  words
    .slice(0, at)
    .some(({ lower, shut }) => !shut && (REPORTS.test(lower) || /^(?:that|whether)$/.test(lower)));

/** The name, with its number, that stands right before: "Unit 12", "Roy Tillman". */
function ownerBefore(source: string, words: readonly Word[], at: number): string | undefined {
  let from = at;
  while (
    from > 0 &&
    /^(?:\p{Lu}|\d)/u.test(words[from - 1]!.text) &&
    (from === at || words[from - 1]!.post.trim() === '')
  )
    from -= 1;
  return from < at && /^\p{Lu}/u.test(words[from]!.text)
    ? source.slice(words[from]!.start, words[at - 1]!.end)
    : undefined;
}
