/** "I knew it was picking up. I thought that I could beat it.", "I suppose that was me.": how one grants a fault under oath. */
export const ADMITS_FAULT =
  /\bI (?:knew (?:it|that|there|he|she|they|the)\b|should(?: have|['’]ve)\b|thought (?:that )?(?:I|we) could\b|took a chance\b|was wrong\b|made a mistake\b|forgot\b|missed it\b|(?:suppose|guess) (?:that|it) was (?:me|my)\b)|\bmy (?:fault|mistake)\b|\bthat was (?:me|on me)\b/i;
