import type { Whose } from './party-meant.js';

/** A contention in one sentence: whose it is, and its clause. */
export interface Said {
  whose: Whose;
  /** The clause behind "argues that", in the words of the paper. */
  clause: string;
  /** Who argues, as the paper names it there or before: "the Weintraubs". */
  by: string;
  /** The verb as the paper has it; undefined where it says "the argument of". */
  verb?: string;
  /** "argued" tells what was said in the court below, or before. */
  past: boolean;
}

const SAYS =
  'argu(?:es?|ed)|contend(?:s|ed)?|assert(?:s|ed)?|maintain(?:s|ed)?|submit(?:s|ted)?|claim(?:s|ed)?|urge[sd]?|insist(?:s|ed)?|posit(?:s|ed)?';
/** Words between the one who argues, the verb and its clause. */
const ADVERB =
  '(?:also|further|next|first|second|third|then|again|now|thus|finally|lastly|instead|alternatively|additionally|principally|primarily|chiefly|mainly|nonetheless|nevertheless|therefore|otherwise|briefly|merely|simply|correctly|essentially|specifically|however)';
const VERB = new RegExp(`(?:\\s${ADVERB}){0,2}\\s(${SAYS})\\b`, 'giu');
/** Of these "that" says that a clause follows: one may claim damages and submit a letter. */
const NEEDS_THAT = /^(?:submit|claim|urge|assert|maintain|posit)/i;
const OPENS_CLAUSE = new RegExp(
  `^,?(?:\\s${ADVERB}){0,2}(?:,? (?:on|in) (?:appeal|reply|response|(?:its|his|her|their) (?:reply |opening )?brief)| before (?:us|this court))?,?\\s(that,? )?`,
  'iu',
);
/** "appeals, arguing that", "moved for judgment, contending" */
const PARTICIPLE = /,?\s(?:arguing|contending|asserting|maintaining|insisting)\s(that\s)?/iu;
/** "we reject Vinton's argument that", "the sole argument of" */
const NOUN =
  /\b([\p{L}.’' -]{2,60}?)(?:['’]s?)? (?:(?:first|second|third|sole|main|primary|principal|final|remaining|related|next|other|alternative|further) )?(?:argument|contention|claim|position|assertion)(?: on appeal)?( is)?,? that (?=\p{L}|[“"])/u;
/** A court takes up what somebody argues, and its clause is all that follows. */
const TAKES_UP =
  /\b(?:reject\w*|refut\w+|disagree\w*|unpersuaded|persuaded|consider|address|turn to|no merit in|unconvinced|rejecting|dispos\w+|foreclos\w+|undermin\w+|contradict\w*) (?:by |with |of )?$/i;
const courtsOwnOff = (clause: string): string =>
  clause.replace(
    /,? (?:because|since|for (?:several|two|three|the following|these) reasons?)\b.*$|, (?:the (?:district|trial|circuit|superior|lower|appeals) court|the court|we) .*$/iu,
    '',
  );
/** What the court says of it behind the clause. */
const FAILS =
  / (?:(?:also |therefore |likewise |similarly )?(?:fails?|founders?|lacks? merit|must fail|has no merit|misses the mark)|(?:is|are|was) (?:also |therefore |wholly |simply |similarly )?(?:without merit|unavailing|unpersuasive|meritless|misplaced|not persuasive|unconvincing|foreclosed|belied|refuted|incorrect|wrong|waived|forfeited|not well taken)|may (?:easily )?be rejected)\b.*$/iu;
/** "would be absurd, the Weintraubs argue." and "Moreover, they argue, because ..." */
const INSERTED = new RegExp(`, ([^,;:“”"()]{2,40}?)(?: ${ADVERB}){0,2} (${SAYS})(?=,|\\.?$)`, 'iu');
const PRONOUN = /^(?:he|she|it|they)$/i;

/** What a sentence says that one of the two sides argues; `last` is the party of the sentence before, whom a pronoun may mean. */
export function inSentence(
  text: string,
  meant: (subject: string) => Whose | undefined,
  last: { by: string; whose: Whose } | undefined,
): Said[] {
  const who = (subject: string, lead: string): { by: string; whose: Whose } | undefined => {
    const name = subject
      .trim()
      .replace(/^(?:.{0,60}\b(?:Br|App|Id)\. (?:at )?[\d–-]+\. |[A-H]\. |\[?\d{1,2}\]? )/u, '')
      .replace(new RegExp(`^(?:(?:and|but|while|although|though|as|because) |${ADVERB},? )+`, 'iu'), '')
      .replace(new RegExp(`(?: ${ADVERB})+$`, 'iu'), '');
    if (PRONOUN.test(name))
      return opensWith(lead.replace(/^(?:While|Although|Though|When|As) /, ''), meant) ?? last;
    const whose = meant(name);
    return whose && { by: name, whose };
  };
  const plain = text.replace(
    /,? (?:however|on the other hand|in turn|by contrast|for (?:his|her|its|their) part|too), (?=\p{Ll})/giu,
    ' ',
  );
  const inserted = INSERTED.exec(plain);
  const by = inserted && who(inserted[1]!, plain.slice(0, inserted.index));
  // "does not, as the plaintiff contends, limit": the court denies it.
  if (inserted && by && !/^as /i.test(inserted[1]!)) {
    const clause = plain
      .replace(inserted[0], '')
      .replace(/^[^,]{2,40}?,,? (?=because|if|since|when|where)/iu, '');
    return [{ ...by, clause: tidied(clause), verb: inserted[2]!, past: /ed$/.test(inserted[2]!) }];
  }
  for (const match of plain.matchAll(VERB)) {
    const head = plain.slice(0, match.index);
    const subject = head.split(/[,;:] /).at(-1)!;
    const party = who(subject, head.slice(0, head.length - subject.length));
    if (!party) continue;
    const rest = plain.slice(match.index + match[0].length);
    const opens = OPENS_CLAUSE.exec(rest);
    if (!opens || (!opens[1] && NEEDS_THAT.test(match[1]!))) continue;
    const past = /ed$/i.test(match[1]!);
    return parts(rest.slice(opens[0].length)).map((clause) => ({ ...party, clause, verb: match[1]!, past }));
  }
  const arguing = PARTICIPLE.exec(plain);
  const opener =
    arguing && (opensWith(plain, meant) ?? (/^(?:He|She|It|They)\b/.test(plain) ? last : undefined));
  if (arguing && opener)
    return parts(plain.slice(arguing.index + arguing[0].length)).map((clause) => ({
      ...opener,
      clause,
      past: /\b\p{L}+ed\b/u.test(plain.slice(0, arguing.index)),
    }));
  return byNoun(plain, who);
}

/** "We reject Vinton's argument that a sheathed knife may not.", "The city's claim that it was late fails." */
function byNoun(
  text: string,
  who: (subject: string, lead: string) => { by: string; whose: Whose } | undefined,
): Said[] {
  const noun = NOUN.exec(text);
  if (!noun) return [];
  const words = noun[1]!.split(' ');
  for (let from = Math.max(0, words.length - MOST_NAME); from < words.length; from += 1) {
    const name = words
      .slice(from)
      .join(' ')
      .replace(/['’]s?$/, '');
    const party = who(name, '');
    if (!party || PRONOUN.test(name)) continue;
    const head = `${text.slice(0, noun.index)}${words.slice(0, from).join(' ')} `;
    const rest = text.slice(noun.index + noun[0].length);
    const fails = FAILS.exec(rest);
    const clause = noun[2]
      ? rest
      : TAKES_UP.test(head)
        ? courtsOwnOff(rest)
        : fails
          ? rest.slice(0, fails.index)
          : undefined;
    return clause ? [{ ...party, clause: tidied(clause), past: false }] : [];
  }
  return [];
}
const MOST_NAME = 5;

/** "(1) the court erred, (2) the fees were late", "that it was late and that nobody asked": each by itself. */
function parts(text: string): string[] {
  const numbered = text.split(/[,;:]? ?(?:and )?\(\d\) /u).filter((one) => one.trim().length > 0);
  const each = /^\(1\) /.test(text) || numbered.length > 2 ? numbered : text.split(/,? and that (?=\p{L})/u);
  return each.map(tidied).filter((one) => one.split(' ').length >= FEWEST);
}
const FEWEST = 4;
const tidied = (text: string): string =>
  text
    .replace(/^that /i, '')
    .replace(/; .*$/su, '')
    .replace(
      /,? but (?:cites|concedes|offers|fails|does not|do not|points to|identifies|provides|has not|cannot|did not)\b.*$/su,
      '',
    )
    .replace(/[\s,;]+$/, '')
    .replace(/([^.])\.$/, '$1')
    .trim();

/** The party with whose name a sentence opens. */
export function opensWith(
  text: string,
  meant: (subject: string) => Whose | undefined,
): { by: string; whose: Whose } | undefined {
  const own = text.replace(
    /^(?:(?:On|In|At|First|Second|Third|Finally|Moreover|Also|Next)\b[^,]{0,40}, )/u,
    '',
  );
  const words = own.slice(0, 80).split(' ');
  for (let most = Math.min(LONGEST_NAME, words.length); most > 0; most -= 1) {
    const by = words.slice(0, most).join(' ');
    const name = by.replace(/,$/, '');
    if (/[,;:]/.test(name) || /['’]s?$/.test(name) || !NAMES.test(name)) continue;
    const whose = meant(name);
    if (whose) return { by: name, whose };
  }
  return undefined;
}
const LONGEST_NAME = 6;
const NAMES = /^(?:\p{Lu}|the )/u;

/** "BROWN, Circuit Judge: Samuel Vinton, ..." */
export const withoutName = (text: string): string =>
  text.replace(/^[^:“”"]{3,60}\b(?:Judge|Justice)[.:]+ /u, '');
