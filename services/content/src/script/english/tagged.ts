import { AMBIGUOUS_PAST, NO_PARTICIPLE, PARTICIPLE, PAST_ONLY, PRESENT } from './verb-lists.js';
import { remembered } from '@lectern/legal-text/remembered';
import { verbForm, tokensOf } from './clauses.js';
import { nlp } from './tagging-rules.js';
import { ADVERBS, DETERMINERS, IRREGULAR_PAST, NOT_PAST, PREPOSITIONS } from './words.js';

/** A word with its part of speech and its place in the text. */
export interface Word {
  text: string;
  lower: string;
  start: number;
  end: number;
  /** What stands between this word and the next. */
  post: string;
  tags: ReadonlySet<string>;
  /** Inside quotation marks or parentheses: nothing is cut there. */
  shut: boolean;
}

interface Term {
  text: string;
  pre: string;
  post: string;
  tags: string[];
}

/** A sentence is looked at by many rules, some of them when the whole file was read. */
const REMEMBERED = 16000;

/** The words of a sentence, tagged by compromise; its output keeps every character, so places can be counted. */
export const tagged: (text: string) => readonly Word[] = remembered(tag, REMEMBERED);

/** The same few hundred sets of tags come again and again. */
function tagSet(tags: readonly string[]): ReadonlySet<string> {
  const key = tags.join(' ');
  const known = TAG_SETS.get(key) ?? new Set(tags);
  TAG_SETS.set(key, known);
  return known;
}
const TAG_SETS = new Map<string, ReadonlySet<string>>();

function tag(text: string): Word[] {
  const sentences = nlp(text).json({ offset: false }) as { terms: Term[] }[];
  const words: Word[] = [];
  let at = 0;
  let quote = 0;
  // What stands between two dashes is an aside.
  const aside = (text.match(/[—–]/g)?.length ?? 0) === 2;
  let dash = false;
  let paren = 0;
  for (const { text: own, pre, post, tags } of sentences.flatMap((one) => one.terms)) {
    for (const sign of pre) {
      if (sign === '“') quote += 1;
      if (sign === '(') paren += 1;
      if (aside && (sign === '—' || sign === '–')) dash = !dash;
    }
    at += pre.length;
    const before = words.at(-1);
    // "Holt-Jensen" is one name, and no Jensen.
    if (before?.post === '-' && pre === '' && CAPITAL.test(before.text) && CAPITAL.test(own)) {
      before.text += `-${own}`;
      before.lower = before.text.toLowerCase().replaceAll('’', "'");
      before.end = at + own.length;
      before.post = post;
      before.tags = tagSet([...before.tags, ...tags]);
    } else if (own !== '') {
      words.push({
        text: own,
        lower: own.toLowerCase().replaceAll('’', "'"),
        start: at,
        end: at + own.length,
        post,
        tags: tagSet(tags),
        shut: quote > 0 || paren > 0 || dash,
      });
    }
    at += own.length;
    for (const sign of post) {
      if (sign === '“') quote += 1;
      if (sign === '”') quote = Math.max(0, quote - 1);
      if (sign === '(') paren += 1;
      if (sign === ')') paren = Math.max(0, paren - 1);
      if (aside && (sign === '—' || sign === '–')) dash = !dash;
    }
    at += post.length;
  }
  // Where the tagger changed a character, places would be wrong: then nothing is known of the sentence.
  return at === text.length ? words : plainWords(text);
}

const CAPITAL = /^\p{Lu}['’]?\p{L}*\p{Ll}/u;

const plainWords = (text: string): Word[] =>
  tokensOf(text).map((token, at, all) => ({
    text: token.text,
    lower: token.lower,
    start: token.start,
    end: token.end,
    post: text.slice(token.end, all[at + 1]?.start ?? text.length),
    tags: new Set<string>(),
    shut: false,
  }));

export const AUXILIARY =
  /^(?:was|were|is|are|am|had|has|have|did|does|do|would|could|will|can|might|may|must|should|shall|wasn't|weren't|isn't|aren't|hadn't|hasn't|haven't|didn't|doesn't|don't|wouldn't|couldn't|won't|can't|cannot)$/;

export function isParticipleOf(word: Word): boolean {
  return (
    word.tags.has('Participle') ||
    /ed$/.test(word.lower) ||
    IRREGULAR_PAST.has(word.lower) ||
    PARTICIPLE.test(word.lower)
  );
}

const PAPER_IS = /^(?:dated|titled|entitled|addressed|captioned|labell?ed|postmarked|headed)$/;

const NOUN_BEFORE = (word: Word | undefined): boolean =>
  word !== undefined && !/[,;:—–]/.test(word.post) && (word.tags.has('Noun') || word.tags.has('Value'));

const NAMES_SOMEBODY = (word: Word | undefined): boolean =>
  word !== undefined &&
  (word.tags.has('Pronoun') || word.tags.has('Person') || /^\p{Lu}\p{Ll}/u.test(word.text));

/** Is the word at `at` a finite verb, one that makes a sentence with its subject? */
export function isFinite(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || word.shut || (at > 0 && /^\p{Lu}\p{Ll}/u.test(word.text))) return false;
  // "left of the midline": a place.
  if (/^(?:left|right)$/.test(word.lower) && words[at + 1]?.lower === 'of') return false;
  const before = words[at - 1];
  const previous = before && !/[,;:—–]/.test(before.post) ? before.lower : '';
  if (AUXILIARY.test(word.lower)) {
    if (/^\p{Lu}\p{Ll}/u.test(word.text) && at > 0) return false;
    return !['to'].includes(previous);
  }
  if (
    previous === 'to' ||
    (DETERMINERS.has(previous) &&
      !['he', 'she', 'it', 'they', 'who', 'that', 'this', 'these', 'those', 'all', 'both', 'each'].includes(
        previous,
      )) ||
    (PREPOSITIONS.has(previous) && previous !== 'since') ||
    (/(?:['’]s|s['’])$/.test(before?.text ?? '') && previous !== '')
  )
    return false;
  const pastForm =
    (/^[a-z]{2,}ed$/.test(word.text) && !NOT_PAST.has(word.lower)) || IRREGULAR_PAST.has(word.lower);
  // "Roe came by the office", "Roe said to wait": no participle has this form, or nobody is named by it.
  if (NO_PARTICIPLE.test(word.lower) && at > 0 && words[at + 1]?.lower === 'by') return true;
  if (word.lower === 'said' && words[at + 1]?.lower === 'to' && NAMES_SOMEBODY(before)) return true;
  if (pastForm) {
    // "was stopped", "had gone": the auxiliary is the finite verb.
    let back = at - 1;
    while (
      back >= 0 &&
      (ADVERBS.has(words[back]!.lower) ||
        words[back]!.tags.has('Adverb') ||
        words[back]!.tags.has('Negative'))
    )
      back -= 1;
    const helper = words[back]?.lower ?? '';
    if (/^(?:was|were|is|are|be|been|being|had|has|have|having|get|got|gets)$/.test(helper) && back >= at - 3)
      return false;
    const next = words[at + 1];
    // "the truck owned by Meridian", "an email dated March 7", "a contract signed in May".
    // "The court erred by denying the motion": by what it did itself.
    const byOwnAct =
      next?.lower === 'by' && /ing$/.test(words[at + 2]?.lower ?? '') && !laterFinite(words, at);
    // "a letter in her hand, dated May 4": the letter is.
    if (before && /,/.test(before.post) && at > 2 && PAPER_IS.test(word.lower)) return false;
    // "he looked in": a pronoun is described by nothing.
    const described = NOUN_BEFORE(before) && !/^(?:he|she|they|we|i)$/.test(previous);
    if (described && next && !byOwnAct && !/[,;]/.test(word.post)) {
      if (
        next.lower === 'by' ||
        /^(?:named|called|dated|titled|entitled|located|based|marked|known|situated|addressed|attached|aged|stationed|employed|related)$/.test(
          word.lower,
        )
      )
        // "Reed called Hall" is a call; "a man called Hall came" is a name.
        return next.lower !== 'by' && NAMES_SOMEBODY(before) && !laterFinite(words, at);
      if (
        /^(?:in|on|at|for|to|from|with|as|under|against)$/.test(next.lower) &&
        !PAST_ONLY.test(word.lower) &&
        laterFinite(words, at)
      )
        return false;
    }
    if (
      AMBIGUOUS_PAST.test(word.lower) &&
      before &&
      (before.tags.has('Determiner') || before.tags.has('Possessive') || before.tags.has('Adjective'))
    )
      return false;
    return true;
  }
  if (word.tags.has('Gerund') || (word.tags.has('Infinitive') && !word.tags.has('PresentTense')))
    return false;
  if (word.tags.has('PastTense') && !word.tags.has('Participle'))
    return !(/^(?:was|were|is|are|been|being|had|has|have)$/.test(previous) && PARTICIPLE.test(word.lower));
  if (
    word.tags.has('PresentTense') &&
    /s$/.test(word.lower) &&
    !/^\p{Lu}/u.test(word.text) &&
    previous !== ''
  ) {
    const tokens = tokensOf(words.map(({ text, post }) => text + post).join(''));
    return verbForm(tokens, at) === 'present' || PRESENT.test(word.lower);
  }
  return PRESENT.test(word.lower) && !/^\p{Lu}/u.test(word.text) && at > 0;
}

/** Another finite verb stands later in the clause, before a conjunction or a relative word. */
function laterFinite(words: readonly Word[], at: number): boolean {
  for (let index = at + 2; index < Math.min(words.length, at + 12); index += 1) {
    const word = words[index]!;
    if (
      /^(?:and|but|who|which|that|because|when|while|after|before|until|if)$/.test(word.lower) ||
      /[;:]/.test(words[index - 1]!.post)
    )
      return false;
    if (
      AUXILIARY.test(word.lower) ||
      // "agreed to be interviewed": that is no second verb.
      ((/^[a-z]+ed$/.test(word.text) || IRREGULAR_PAST.has(word.lower)) &&
        !DETERMINERS.has(words[index - 1]!.lower) &&
        !/^(?:be|been|being)$/.test(words[index - 1]!.lower))
    )
      return true;
  }
  return false;
}

/** Index of the first finite verb from `from` on, or -1. */
export function finiteAt(words: readonly Word[], from = 0, to = words.length): number {
  for (let at = from; at < to; at += 1) if (isFinite(words, at)) return at;
  return -1;
}

/** "was", "drove", "had gone": not "is", "runs", "would go". */
export const isPast = (word: Word): boolean =>
  /^(?:was|were|had|did|wasn't|weren't|hadn't|didn't)$/.test(word.lower) ||
  (/^[a-z]{2,}ed$/.test(word.text) && !NOT_PAST.has(word.lower)) ||
  IRREGULAR_PAST.has(word.lower) ||
  (word.tags.has('PastTense') && !AUXILIARY.test(word.lower));
