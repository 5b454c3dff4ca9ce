/** What counsel asks to get to know the witness, and what is between counsel. */
export const PRELIMINARY =
  /\b(?:good (?:morning|afternoon)|your name|spell|ever been deposed|understand (?:the oath|that you)|medication|off the record|break|get ready for|prepare for (?:today|this|your deposition)|under subpoena|comfortable (?:going|testifying|proceeding))\b/i;
export const UNSURE =
  /\b(?:I (?:do not|don['’]t|can['’]t|cannot) (?:know|recall|remember|say|think)|objection|not sure|no idea|uh-huh|if (?:you|that['’]s what) say|(?:might|could|may) (?:have|['’]ve|be)|maybe not|hundred percent)\b|\[inaudible\]/i;
/** "You told the officer that you never saw it, didn't you? I might have said that." */
export const NOT_DENIED = /^I (?:might|may|could) have (?:said|told|written) (?:that|so|it)\b/i;
/** Guesses, feelings and excuses of the witness are not put to him. */
export const SOFT =
  /\b(?:maybe|probably|perhaps|kind of|sort of|in my opinion|I (?:guess|suppose|figured|feel|felt|mean|want to say|would say|['’]d say)|(?:would|could|should|might|may) (?:have|be)|would(?:n['’]t| not) call|['’]d have|looks? like|everybody|everyone|nobody['’]s)\b/i;
/** "You applied for two." */
export const BARE_COUNT =
  /(?<!\p{Lu}\p{Ll}{2,8} |\b(?:car|line|lot|room|floor|number|unit|bay|page|level|gate|lane|step|box|item|route|shift) |[:'’-]|\bat |\bthe |\bto |\bof |\bpast |\bafter )\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}|both|some|several|once|twice|again)\.$/u;
/** What the question or the answer does not name. */
export const POINTS =
  /^(?:That|This|It|These|Those|They|There)\b|\b(?:noticed|saw|did|said|knew|heard|read|wrote|told you) that (?:at|in|on|after|before|then|when)\b|\b(?:that|this|those|these) (?:one|time|year|month)\b|\bthat that\b|^(?:\p{L}+ )?one\b|\b(?:done|did|do|said|say|there|then|so|that|this|those|these|one|other|to|with|for|at|by)\.$|\b(?:below|above|after|before|like|about|with|of) (?:that|this)\b|\b(?:that|this|it) (?:either|too|again)\.$/iu;
/** Of the answer before. */
export const TRUE = /^That was (?:not )?true\.$/;
/** Asks for memory, for what was meant, or for the sheet of paper in the hand. */
export const NO_FACT =
  /\b(?:recall|remember|understand|mean|familiar|recognize|what happen(?:ed|s)(?: (?:next|then|there|after\p{Ll}*))?\?|know (?:if|whether|what|why|how)|aware|exhibit [A-Z\d]+ (?:is|says))(?!\p{L})/iu;
/** "You did", "You are now", "You had it": it was said of something else. */
export const EMPTY =
  /^You (?:did|do|were|are|had|have|could|can|would)(?: not)?\.$|^You (?:showed|gave|sent|handed) (?:(?:Mr|Ms|Mrs|Dr)\. )?\p{Lu}[\p{L}’'-]+\.$|^You said (?:not|no|yes|so|it|give)\b.*$|^[^“”]{2,40} said (?:yes|no|so|it)?\.$|^[^“”]{2,40} (?:told|asked) you\.$|^You (?:did|do|were|are|had|have)(?: not)?(?: (?:now|then|so|it|that|yes|no))?\.$/u;
/** Said so in talk: put to him by counsel it would be counsel's own English. */
export const UNSCHOOLED =
  /--|\b(?:[Yy]ou|he|she|they|we) (?:seen|done|come|run|was|knowed|throwed)\b(?! (?:by|with|to be)\b)|\b(?:not|never)\b.* (?:no (?!longer|more|one\b|idea)|nothing|nobody)|\bain['’]t\b|\bwas you\b|, actually\b|^\d[\d,.]* (?:is|was|are|were)\b/;

/** The same said twice: "You tested it", behind "You tested lot 12". */
export const sameAct = (text: string, other: string): boolean =>
  text.split(' ').slice(0, 2).join(' ') === other.split(' ').slice(0, 2).join(' ') ||
  /^You (?:did|were|do|had) not \p{Ll}+\.$/u.test(text);
/** Between counsel, about the deposition, or about the sheet in the hand. */
export const OF_THE_DAY =
  /\b(?:your (?:full )?name|spell|oath|deposed|testif\w+ (?:before|today)|recognize|showing you|marked (?:as|for)|hand(?:ing|ed) you|take a (?:look|moment)|turn to|do you see|did I read|read (?:it|that|the|me|us)|ready|counsel|attorney|lawyers?|(?<!\bdo(?: not|n['’]t) )(?:recall|remember)|understand (?:that|me|my|mr|ms|mrs)|insur\w+|(?:my|a|the) questions?|(?:any|taking) medic\w+|comfortable going|in English|interpreter|I (?:show|represent|hand|want|asked|will|am going))\b/i;
/** To deny a wrong is his own counsel's to bring out. */
const WRONG =
  /\b(?:mean|intend\w*|want|try(?:ing)?|lie|lying|steal|stole|hurt|harm|threaten\w*|harass\w*|retaliat\w*|discriminat\w*|falsif\w*|alter\w*|conceal\w*|hid(?:e|ing)?|drunk|drink|drinking|angry|aware|know|notice)\b/i;
/** What one does to another, or carries: to deny it is no admission either, where it was asked as done. */
const DONE_TO =
  /\b(?:grab\w*|(?:take|took|taken|get|got) hold|put (?:your|his|her|a|both|one) hands?|lay (?:a )?hands?|touch\w*|push\w*|shov\w*|hit|punch\w*|slap\w*|kick\w*|swing|swung|chok\w*|carr(?:y|ied)|follow\w*|chas\w*|block\w*|thr(?:ow|ew)|attack\w*|charg(?:e|ed) at|spit|spat|raise[d]? (?:a|your|his|the))\b/i;
/** "You took hold of his jacket?", "You didn't take hold of it?" "No.": what he denies that he did to somebody counsel asked for another proof. */
export const deniesWrong = (put: string): boolean =>
  WRONG.test(put) || (DONE_TO.test(put) && /^(?:You|Did you|Had you|Were you|Have you)\b/.test(put));
