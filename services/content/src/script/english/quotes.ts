/** A text of which only what stands outside its quotation marks is changed. */
export const outsideQuotes = (text: string, change: (part: string) => string): string =>
  text.replace(/[“"][^”"]*[”"]|[^“"]+/g, (part) => (/^[“"].+[”"]$/.test(part) ? part : change(part)));
