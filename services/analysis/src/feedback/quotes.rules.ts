const QUOTED = /["“]([^"”]{2,})["”]/gu;
/** What a model writes when it cites: reporters and section signs that no rehearsal feedback needs. */
const CITATION =
  /\b\d+\s+(?:U\.?S\.?|S\.?\s?Ct\.?|F\.?\s?(?:2d|3d|4th|Supp)|P\.?\s?[23]d|N\.?[EW]\.?\s?[23]d|So\.?\s?[23]d|Cal\.)|§|\bv\.\s+[A-Z]/u;

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Does a sentence stand on the take? Whatever it quotes or cites must have been said in it. */
export function standsOn(transcript: string, sentence: string): boolean {
  const said = ` ${bare(transcript)} `;
  const quotes = [...sentence.matchAll(QUOTED)].map((match) => match[1]!);
  const cited = CITATION.test(sentence) && !CITATION.test(transcript);
  return !cited && quotes.every((quote) => said.includes(` ${bare(quote)} `));
}
