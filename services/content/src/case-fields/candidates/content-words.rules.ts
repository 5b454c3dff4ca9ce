const FUNCTION = new Set(
  'a an the of to in on at by for and or is are was were be been that this which with from as it its his her their has have had not no any all who whom whose into under over between during after before than then so such may will shall would could should also upon there these those they he she we i you but if when where what do does did can must one two only other more most some each both'.split(
    ' ',
  ),
);

const stem = (word: string): string =>
  word.length > 4 ? word.replace(/ies$/, 'y').replace(/(?:ing|ed|es|s)$/, '') : word;

/** The words of a text that say something, without their endings, in order. */
export const contentWords = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/[’']s\b/g, '')
      .match(/[a-z0-9$§]+/g) ?? []
  )
    .filter((word) => !FUNCTION.has(word))
    .map(stem);
