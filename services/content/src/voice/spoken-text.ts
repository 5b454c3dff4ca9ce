import { OPEN_PLACE } from '../open-place.js';

/** One stretch of speech, and the silence after it in seconds. */
export interface Passage {
  text: string;
  pauseAfter: number;
}

const BETWEEN_PARAGRAPHS = 0.6;

/** Pieces are small enough that progress moves and cancelling is quick, large enough that starting a voice costs little. */
const PIECE_CHARACTERS = 2500;

const READ_AS: [RegExp, string][] = [
  [OPEN_PLACE, 'To be filled: $1.'],
  // Headings are for the eye.
  [/^## .*$/gm, ' '],
  [/\[Add [^\]]*\]/g, ' '],
  [/[<>{}|\\^~`*_#]/g, ' '],
  [/§§\s*/g, 'sections '],
  [/§\s*/g, 'section '],
  [/¶\s*/g, 'paragraph '],
  [/&/g, ' and '],
  [/\bv\.(?=\s+\p{Lu})/gu, 'versus'],
  [/\bU\.S\.C\./g, 'U S C'],
  [/\bU\.S\./g, 'U S'],
  [/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, ' '],
];

/** Text as a voice should read it: signs as words, no markup, none of our notes to the advocate. */
export function readable(text: string): string {
  return READ_AS.reduce((said, [from, to]) => said.replace(from, to), text)
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** Cuts a text at paragraphs, and a long paragraph at the ends of sentences. */
export function passagesOf(text: string): Passage[] {
  const paragraphs = text
    .split(/\n\s*\n|\r\n\s*\r\n/)
    .map(readable)
    .filter((paragraph) => /[\p{L}\p{N}]/u.test(paragraph));
  return paragraphs.flatMap((paragraph) => {
    const pieces = piecesOf(paragraph, PIECE_CHARACTERS);
    return pieces.map((piece, at) => ({
      text: piece,
      pauseAfter: at === pieces.length - 1 ? BETWEEN_PARAGRAPHS : 0.1,
    }));
  });
}

/** Cuts a text into pieces of at most so many characters, at ends of sentences where there are any. */
export function piecesOf(text: string, most: number): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const window = rest.slice(0, most);
    const sentence = Math.max(window.lastIndexOf('. '), window.lastIndexOf('? '), window.lastIndexOf('.\n'));
    const cut =
      sentence > most / 3 ? sentence + 1 : Math.max(window.lastIndexOf(' '), window.lastIndexOf('\n'));
    const at = cut > 0 ? cut : most;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  if (rest !== '') pieces.push(rest);
  return pieces;
}

export const wordCount = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
