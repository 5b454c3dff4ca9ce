/** A spoken word as a transcript has it, with times in seconds. */
export interface SpokenWord {
  text: string;
  start: number;
  end: number;
}

/** How a word is set off from the next or the previous one. */
export type Boundary = 'none' | 'comma' | 'sentence';

/** A word ready to be judged: bare, lower case, with the boundaries around it. */
export interface Token {
  /** As written, without outer punctuation. */
  text: string;
  /** Lower case, straight apostrophes. */
  bare: string;
  before: Boundary;
  after: Boundary;
  /** Ends with a question mark. */
  asks?: boolean;
  /** Cut off in the middle, as in "wit-". */
  cut: boolean;
  /** Seconds; null while nothing places the word. */
  start: number | null;
  end: number | null;
}

/** A gap this long between words separates like a comma; longer, like a full stop. Seconds. */
const COMMA_GAP = 0.35;
const SENTENCE_GAP = 1;

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}'’.&/-]*[\p{L}\p{N}])?/u;

/** Words of a plain text, boundaries from its punctuation. */
export function tokenize(text: string): Token[] {
  return link(text.split(/\s+/).flatMap((piece) => readPiece(piece, null, null)));
}

/** Words with times: gaps between them count as boundaries too. */
export function tokenizeSpoken(words: readonly SpokenWord[]): Token[] {
  return link(
    words.flatMap(({ text, start, end }) =>
      text.split(/\s+/).flatMap((piece) => readPiece(piece, start, end)),
    ),
  );
}

function readPiece(piece: string, start: number | null, end: number | null): Token[] {
  // "[laughs]" and "(cough)" are a transcriber's remarks, not words.
  if (/^[[(].*[\])]$/u.test(piece)) return [];
  return piece.split(/[—–]|--/u).flatMap((part, i, parts) => {
    const match = WORD.exec(part);
    if (!match) return [];
    const rest = part.slice(match.index + match[0].length);
    const broken = i < parts.length - 1;
    const after: Boundary = /[.!?…]/u.test(rest)
      ? 'sentence'
      : /[,;:]/u.test(rest) || broken
        ? 'comma'
        : 'none';
    const bare = match[0].toLowerCase().replaceAll('’', "'");
    const asks = rest.includes('?');
    return [
      { text: match[0], bare, before: 'none' as const, after, asks, cut: /^-/u.test(rest), start, end },
    ];
  });
}

function link(tokens: Token[]): Token[] {
  return tokens.map((token, i) => {
    const previous = tokens[i - 1];
    const next = tokens[i + 1];
    return {
      ...token,
      before: previous ? between(previous, token) : 'sentence',
      after: next ? between(token, next) : 'sentence',
    };
  });
}

function between(left: Token, right: Token): Boundary {
  if (left.after !== 'none') return left.after;
  if (left.end === null || right.start === null) return 'none';
  const gap = right.start - left.end;
  return gap >= SENTENCE_GAP ? 'sentence' : gap >= COMMA_GAP ? 'comma' : 'none';
}
