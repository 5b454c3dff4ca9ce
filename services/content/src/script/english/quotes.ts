/**
 * What stands between quotation marks, with its marks. Bounded: a text of opening marks alone would be read to its end from
 * each of them. A quotation of more than 2,000 characters is none.
 */
export const QUOTATIONS = /[“"][^”"]{0,2000}[”"]/g;

/** A text of which only what stands outside its quotation marks is changed. */
export const outsideQuotes = (text: string, change: (part: string) => string): string =>
  text.replace(/[“"][^”"]*[”"]|[^“"]+/g, (part) => (/^[“"].+[”"]$/.test(part) ? part : change(part)));

/** The mark of a quotation that opens before a word belongs to it. */
export const quoteBefore = (source: string, at: number): number => (source[at - 1] === '“' ? 1 : 0);
/** "... was “news to me" with the mark that stands behind the comma. */
export const closed = (text: string): string =>
  text.split('“').length > text.split('”').length ? `${text.replace(/,$/, '')}”` : text;

/** 18" is said "18 inches": a mark behind a figure that closes no quotation. */
export function withInches(text: string): string {
  let open = false;
  return text.replace(/["“”]/g, (mark, at: number) => {
    if (!open && mark !== '“' && /\d/.test(text[at - 1] ?? '') && !/[\p{L}\d]/u.test(text[at + 1] ?? ''))
      return ' inches';
    open = mark === '“' || (mark === '"' && !open);
    return mark;
  });
}
