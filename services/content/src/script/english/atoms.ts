import { type Token, capital, firstVerb, kindOf, subjectOf, tokensOf, verbForm } from './clauses.js';
import { ADVERBS, DETERMINERS, PARTICIPLES, PREPOSITIONS, PRONOUN_SUBJECTS, SURE_VERBS } from './words.js';

/** One fact each: cuts a compound statement at its joints, giving the second half its subject back. */
export function atomsOf(statement: string): string[] {
  const text = statement.trim();
  if (/["“”]/.test(text) || kindOf(text) !== 'statement') return [text];
  const tokens = tokensOf(text);
  const verb = firstVerb(tokens);
  for (let at = verb + 1; at < tokens.length - 1; at += 1) {
    const word = tokens[at]!.lower;
    // "visited the lab, signed a paper, and left": in a series the comma does the work of "and".
    if (
      tokens[at]!.pause &&
      text[tokens[at]!.end] === ',' &&
      verbForm(tokens, at + 1) === 'past' &&
      !insideSubordinate(tokens, verb, at + 1)
    ) {
      const series = sharedSubject(text, tokens, verb, at + 1);
      if (series)
        return [
          text.slice(0, tokens[at]!.end).trim(),
          ...atomsOf(`${series} ${text.slice(tokens[at + 1]!.start).trim()}`),
        ];
    }
    if (word !== 'and' && word !== 'but') continue;
    const left = closed(text.slice(0, tokens[at - 1]!.end).trim(), tokens, at);
    if (left.split('(').length !== left.split(')').length || insideSubordinate(tokens, verb, at)) continue;
    let next = at + 1;
    while (
      ADVERBS.has(tokens[next]?.lower ?? '') &&
      tokens[next]!.lower !== 'not' &&
      tokens[next]!.lower !== 'no'
    )
      next += 1;
    const right = text.slice(tokens[at + 1]!.start).trim();
    if (ownSubject(tokens, next)) return [left, ...atomsOf(right)];
    const shared = sharedSubject(text, tokens, verb, next);
    if (shared) return [left, ...atomsOf(`${shared} ${right}`)];
  }
  return [text];
}

/** "slipped, fell", cut off from ", and broke her wrist", is "slipped and fell". */
function closed(left: string, tokens: Token[], at: number): string {
  const last = tokens[at - 1]!;
  const alone = tokens[at - 2]?.pause === true && verbForm(tokens, at - 1) === 'past';
  return alone
    ? left.replace(/,\s+(\S+)$/u, (all, word: string) => (word === last.text ? ` and ${word}` : all))
    : left;
}

/** "knew that A and B": cutting after a "that", "if" or "who" would turn a part of a report into a fact. */
function insideSubordinate(tokens: Token[], verb: number, at: number): boolean {
  return tokens
    .slice(verb, at)
    .some((token) =>
      [
        'that',
        'if',
        'whether',
        'who',
        'which',
        'because',
        'unless',
        'although',
        'when',
        'while',
        'between',
        'both',
        'either',
        'said',
        'says',
        'claims',
        'alleges',
        'believes',
        'believed',
        'denied',
        'denies',
        'not',
        'never',
        'neither',
        "n't",
      ].includes(token.lower),
    );
}

function ownSubject(tokens: Token[], at: number): boolean {
  const first = tokens[at];
  if (!first) return false;
  const starts =
    PRONOUN_SUBJECTS.has(first.lower) || DETERMINERS.has(first.lower) || /^\p{Lu}/u.test(first.text);
  if (!starts) return false;
  const verb = firstVerb(tokens, at + 1);
  if (verb < 0 || verb - at > 7) return false;
  // "met Smith and Jones left": before a bare name only a comma tells that a new clause begins.
  const comma = tokens[at - 2]?.pause === true;
  const pauses = tokens.slice(at, verb).filter((token) => token.pause).length;
  // Commas around a name ("the manager, Tom Reyes, knew") close right before the verb.
  const whole = pauses === 0 || (pauses === 2 && tokens[verb - 1]?.pause === true);
  return (
    whole &&
    (comma ||
      DETERMINERS.has(first.lower) ||
      ['he', 'she', 'it', 'they', 'we', 'there'].includes(first.lower))
  );
}

function sharedSubject(text: string, tokens: Token[], verb: number, at: number): string | undefined {
  const subject = subjectOf(text);
  const joined = verbForm(tokens, at);
  const after = tokens[at + 1];
  if (!subject || !joined || !after) return undefined;
  const carries =
    joined === 'auxiliary' ||
    SURE_VERBS.has(tokens[at]!.lower) ||
    DETERMINERS.has(after.lower) ||
    PREPOSITIONS.has(after.lower) ||
    ADVERBS.has(after.lower) ||
    ['him', 'them', 'me', 'us', 'you', 'it', 'that', 'to'].includes(after.lower) ||
    /^[\p{Lu}\p{N}$]/u.test(after.text);
  if (!carries) return undefined;
  const own = verbForm(tokens, verb);
  if (own !== 'auxiliary') return own === joined || joined === 'auxiliary' ? capital(subject) : undefined;
  if (joined === 'auxiliary') return capital(subject);
  // "was closed and marked": the helper verb is shared as well. "was driving and texted": it is not.
  const main = tokens[verb + 1]?.lower ?? '';
  const helper = tokens[verb]!.lower;
  if (main.endsWith('ing'))
    return ['was', 'were'].includes(helper) && joined === 'past' ? capital(subject) : undefined;
  const participle = main.endsWith('ed') || PARTICIPLES.has(main);
  const second = tokens[at]!.lower;
  if (participle && (second.endsWith('ed') || PARTICIPLES.has(second)))
    return `${capital(subject)} ${tokens[verb]!.text}`;
  return ['was', 'were', 'is', 'are'].includes(helper) && !participle && joined === 'past'
    ? capital(subject)
    : undefined;
}
