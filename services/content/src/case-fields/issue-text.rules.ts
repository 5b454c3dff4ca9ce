const MAX_ISSUE_LENGTH = 320;

/** One line of text without marks at its ends. */
export const trim = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.]+|[\s,;:]+$/g, '')
    .trim();

/** Cut at a word when it is longer than an issue should be. */
export const short = (text: string) =>
  text.length <= MAX_ISSUE_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_ISSUE_LENGTH))} …`;

/** A title in capitals as a sentence; anything else as it is. */
export const inSentenceCase = (text: string) =>
  /[a-z]/.test(text) ? text : text.charAt(0) + text.slice(1).toLowerCase();
