/** Only an opinion is printed so, whatever motion or application it decides. */
export const OPINION =
  /^(?:\(?slip opinion\)?|syllabus|opinion(?: of the court)?|per curiam\.?|memorandum findings of fact and opinion)\b(?=\W*$|\s{3})|\bdelivered the opinion of the court\b|\bargued\b.{3,50}\bdecided\b|^t\.\s?c\. memo\./i;

/** What a clerk sends or wants filled in, whatever judges it names. */
export const NOTICE =
  /^(?:civil |criminal |clerk['’]s )?(?:docketing (?:notice|statement)|notice of (?:docketing|electronic filing|case (?:opening|assignment))|case (?:opening|assignment) notice|(?:acknowledge?ment|notice) of (?:filing|receipt)|filing receipt|civil (?:case )?cover sheet|transcript order form)\b/i;

/** "... AND TO SET ASIDE ORDER ADMITTING WILL": what a party wants done to an order of the court. */
export const ATTACKS_ORDER =
  /^(?:and|to|from|of|for)\b|\b(?:set(?:ting)? aside|vacat\w+|modify\w*|enforce\w*|reconsider\w*|contest\w*)\b.{0,30}\border\b/i;

/** What asks that a decree or an order be changed. */
export const CHANGES =
  /\b(?:petition|motion|application|complaint) (?:to|for) (?:\w+ ){0,2}(?:modif\w+|vacat\w+|set aside|enforce\w*|terminat\w+)\b/i;
