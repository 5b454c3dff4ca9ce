/** What a brief grants before it turns: nothing that its advocate says of himself. */
export const CONCEDES =
  /\b(?:will not pretend|it is true that|that is so, and|do(?:es)? not dispute|concedes?|to be sure|admittedly|better practice)\b|\b(?:remark|ruling|charge|instruction|statement|question) was (?:wrong|improper|error)\b|^It should not have\b/i;
/** Where it turns to its answer. */
export const TURNS =
  /^(?:But|Yet|Still|However|Nor|Nonetheless|Nevertheless|Even so|It was cured)\b|, however,/;
/** Whether the other side may be heard on it at all. */
export const PRESERVES =
  /\b(?:not preserved|unpreserved|no (?:such )?(?:objection|argument) was (?:made|raised)|(?:did|does) not object|never objected|was (?:waived|abandoned|forfeited)|sought no (?:further|other) relief)\b/i;
/** What the paper that is argued about says, or does not say. */
export const OF_A_PAPER =
  /^(?:The|Their) (?:amended )?(?:complaint|petition|indictment|motion|opposition|affidavit|declaration|report) (?:also |never |only )?(?:does not |do not )?(?:alleges?|names?|identif(?:y|ies)|mentions?|pleads?|attributes?|says?|states?|explains?|offers?|cites?|describes?|contains?)\b/i;
/** What would have come out otherwise. */
export const MIGHT_HAVE = /\b(?:could|would|should) (?:not )?have\b/;
