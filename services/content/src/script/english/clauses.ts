import {
  ADVERBS,
  AUXILIARIES,
  COMMAND_VERBS,
  CONJUNCTIONS,
  DETERMINERS,
  IRREGULAR_PAST,
  NOT_PAST,
  PREPOSITIONS,
  PRESENT_VERBS,
  PRONOUN_SUBJECTS,
} from './words.js';

/** What a unit of the user's text is, as far as its grammar shows. */
export type ClauseKind = 'statement' | 'fragment' | 'question' | 'command';

export interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
  /** A comma or another mark stands right behind it. */
  pause: boolean;
}

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}$%§#&@][\p{L}\p{N}$%§'’.,:/&@-]*/gu)].map((match) => {
    const trimmed = match[0].replace(/[.,:'’-]+$/, '');
    const end = match.index + trimmed.length;
    return {
      text: trimmed,
      lower: trimmed.toLowerCase().replaceAll('’', "'"),
      start: match.index,
      end,
      pause: /^[,;:()—–"”]/.test(text.slice(end).trimStart()),
    };
  });
}

export type VerbForm = 'auxiliary' | 'past' | 'present';

const OBJECT_STARTS = new Set(['a', 'an', 'the', 'no', 'his', 'her', 'its', 'their']);

export function verbForm(tokens: Token[], at: number): VerbForm | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const word = token.lower;
  // "May 6", "Will Lee": inside a sentence a helper verb has no capital.
  if (AUXILIARIES.has(word)) return at > 0 && /^\p{Lu}\p{Ll}/u.test(token.text) ? undefined : 'auxiliary';
  const before = tokens[at - 1]?.lower ?? '';
  // "the injured worker", "to let", "their hurt": after these words the form is an adjective, an infinitive or a noun.
  if (DETERMINERS.has(before) && !PRONOUN_SUBJECTS.has(before)) return undefined;
  if (before === 'to' || PREPOSITIONS.has(before) || /['’]s$|s['’]$/.test(tokens[at - 1]?.text ?? ''))
    return undefined;
  if (IRREGULAR_PAST.has(word)) return 'past';
  if (/^[a-z]{2,}ed$/.test(token.text) && !NOT_PAST.has(word)) {
    return tokens[at + 1]?.lower === 'by' ? undefined : 'past';
  }
  if (PRESENT_VERBS.has(word) && token.text === word) return 'present';
  // "the rule limits a shift", "the letter names no reason": a noun would not be followed by an article.
  if (
    at > 0 &&
    /^[a-z]{3,}[^s]s$/.test(token.text) &&
    !/(?:ous|ics|ness|less)$/.test(word) &&
    OBJECT_STARTS.has(tokens[at + 1]?.lower ?? '') &&
    !token.pause &&
    /^[\p{L}]/u.test(before)
  )
    return 'present';
  return undefined;
}

/** Index of the first finite verb, or -1. */
export function firstVerb(tokens: Token[], from = 0): number {
  for (let at = from; at < tokens.length; at += 1) if (verbForm(tokens, at)) return at;
  return -1;
}

export function kindOf(text: string): ClauseKind {
  if (/\?["')\]”’]*$/.test(text.trim())) return 'question';
  const tokens = tokensOf(text);
  const first = tokens[0];
  const verb = firstVerb(tokens);
  if (first && COMMAND_VERBS.has(first.lower) && isCommand(tokens, verb)) return 'command';
  if (
    /^[\p{L} ]{2,40}:\s/u.test(text) &&
    !/\b(?:said|following|stated|told)\b/.test(text.split(':')[0] ?? '')
  )
    return 'fragment';
  // "country reports": a short label whose last word only looks like a verb.
  if (verb < 1 || (verb === tokens.length - 1 && tokens.length <= 3 && verbForm(tokens, verb) === 'present'))
    return 'fragment';
  // "While driving to work was..." is rare; a lone subordinate clause ("Because he was late.") is no statement.
  const opens = first?.lower ?? '';
  const subordinate = [
    'because',
    'although',
    'though',
    'unless',
    'if',
    'when',
    'while',
    'since',
    'who',
    'whom',
    'whose',
    'which',
    'whether',
    'where',
    'why',
    'how',
    'that',
  ];
  if (subordinate.includes(opens) && !/,/.test(text) && !(opens === 'that' && verb === 1)) return 'fragment';
  return 'statement';
}

function isCommand(tokens: Token[], verb: number): boolean {
  const second = tokens[1]?.lower ?? '';
  if (verb === 1) return false;
  if (verb === 0 && tokens[0]?.lower !== "don't" && tokens[0]?.lower !== 'do') return false;
  return (
    DETERMINERS.has(second) ||
    PREPOSITIONS.has(second) ||
    ['all', 'only', 'not', 'previous', 'as', 'that', 'it', 'you', 'me', 'ignore'].includes(second) ||
    /^[A-Z]{2,}$/.test(tokens[1]?.text ?? '')
  );
}

/** The grammatical subject of a statement when it is short and plain, without an opening phrase such as "On May 3,". */
export function subjectOf(text: string): string | undefined {
  const tokens = tokensOf(text);
  const verb = firstVerb(tokens);
  if (verb < 1) return undefined;
  const head = afterOpening(tokens.slice(0, verb));
  if (head.length === 0 || head.length > 7 || head.some((token) => token.pause)) return undefined;
  const first = head[0]!;
  if (PREPOSITIONS.has(first.lower) || CONJUNCTIONS.has(first.lower) || ADVERBS.has(first.lower))
    return undefined;
  if (head.some((token) => ['who', 'which', 'that', 'and', 'or'].includes(token.lower))) return undefined;
  const last = ADVERBS.has(head.at(-1)!.lower) ? head.at(-2) : head.at(-1);
  if (!last) return undefined;
  // "Mrs. O.", "Acme Co.": the period belongs to the name.
  const dotted = text[last.end] === '.' && /^(?:\p{Lu}|Jr|Sr|Inc|Co|Corp|Ltd)$/u.test(last.text);
  return text.slice(first.start, last.end + (dotted ? 1 : 0));
}

/** Drops an opening phrase that ends with a comma ("On May 3, 2024, the clerk" -> "the clerk"). */
function afterOpening(head: Token[]): Token[] {
  const first = head[0];
  if (!first || !(PREPOSITIONS.has(first.lower) || CONJUNCTIONS.has(first.lower) || ADVERBS.has(first.lower)))
    return head;
  const comma = head.findLastIndex((token) => token.pause);
  if (comma >= 0) return head.slice(comma + 1);
  // "On March 3 the clerk": the subject begins at the next determiner or pronoun.
  // "In 2020 Brightline's engineers": behind the figure of the date.
  const figure = head.findLastIndex((token) => /^\d/.test(token.text));
  // "At 11:15 p.m. Mrs. O.": the hour goes on behind its figure.
  const name = figure + (/^[ap]\.?m$/.test(head[figure + 1]?.lower ?? '') ? 2 : 1);
  if (figure > 0 && figure <= 3 && head.length > name) return head.slice(name);
  const next = head.findIndex(
    (token, at) => at > 1 && (token.lower === 'the' || PRONOUN_SUBJECTS.has(token.lower)),
  );
  return next > 0 ? head.slice(next) : head;
}

export const capital = (text: string): string => {
  const at = text.search(/[\p{L}\p{N}]/u);
  if (at < 0) return text;
  const word = /^[\p{L}\p{N}]*/u.exec(text.slice(at))?.[0] ?? '';
  // "iPhone" and "eBay" keep their own spelling.
  if (/^\p{Ll}+\p{Lu}/u.test(word)) return text;
  return text.slice(0, at) + text[at]!.toUpperCase() + text.slice(at + 1);
};
