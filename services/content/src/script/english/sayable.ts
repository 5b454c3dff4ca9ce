import { findCitations } from '@lectern/legal-text/citations/find-citations';
import { countWords } from './count-words.js';
import { leftOpen } from './left-open.js';
import { isClause } from './split.js';
import { QUOTATIONS } from './quotes.js';

export const MOST_WORDS = 25;
const FEWEST_WORDS = 4;
/** "Nobody told Orne.", "The rope parted.": that says all there is to say. */
const NOBODY =
  /^(?:Nobody|No one|Nothing) \p{Ll}|^(?:The|His|Her) \p{Ll}+ (?:\p{Ll}+ed|broke|fell|gave|burst|slid|tore|split|went|came|froze|blew|sank|shook|tripped)\.$/u;

/** What a listener would stumble over; the first that applies is the reason why a sentence is not said. */
const STUMBLES: [string, RegExp][] = [
  ['number-glued', /^\d{1,2} (?:\d|the )/],
  ['mark', /[,;]\.|\.[,;](?! )/],
  ['paper-word', /\bbut (?:is|are|was|were) not limited to\b|\b(?:is|are) informed and believes?\b/i],
  [
    'reference',
    /\bECF No|\bcitations? omitted\b|\bthe referenced\b|\bpp?\. ?\d|^Letter (?:to|from) [^.]{3,80} dated /,
  ],
  ['mark', /[[\]{}<>|¶§*_=\\~•□☐…^]|\.{3}|\(|\)|\/s\/|--/],
  [
    'paper-word',
    /\b(?:herein|hereto|hereby|hereof|thereof|thereto|therein|thereby|thereunder|hereinafter|aforesaid|aforementioned|heretofore|whereas|wherein|whereby|whereof|inter alia|et al|et seq|viz|supra|infra|ibid|i\.e|e\.g|to wit|and\/or|above-\p{L}+|foregoing|undersigned|respectively|sic|pro se|ex parte|sua sponte|de novo|prima facie)\b/iu,
  ],
  [
    'reference',
    /\b(?:Id|See|Cf|Ex|Exs|Dkt|ECF|Docs?|Compl|Tr|App|Appx|Ans|Decl|Dep|Aff|Br|Mot|Opp|Resp|Pl|Def|Stat|Fed|Cir|Rep|Supp|Vol)\.|\b[Ii]d\.|\bU\.S\.C\b|\bC\.F\.R\b|\b(?:Rule|Rules|Section|Sections|Title|Article|Paragraph|Paragraphs|Chapter|Part|Clause|Count|Counts|Page|Pages|Docket|Footnote|Table|Figure|Schedule|Appendix|Attachment|paragraphs?) (?:No\. )?(?:\d|[IVX]+\b|[A-Z]\b|One|Two|Three)(?![\d.]{0,6} of (?:the|that|their|his|her|its) (?:lease|contract|agreement|policy|will|deed|note|plan)\b)/,
  ],
  [
    'role',
    /\b(?:plaintiff|defendant|petitioner|respondent|claimant|appellant|appellee|debtor|movant|relator|appellants|appellees|co-defendant|cross-\p{L}+)\b/iu,
  ],
  [
    'tie',
    /\b(?:this fact|that fact|the quoted|the instant (?:case|action|matter)|the pending motion|this (?:motion|opinion|brief|section|memorandum))\b/i,
  ],
  ['voice', /(?<![“"\p{L}])(?:(?:I|we|our|my|us|me|myself|you|your)(?!\p{L}|\.)|(?:mine|ours)(?!\p{L}))/iu],
  // The number of a page, or of a footnote, that stayed between the words: "his family, -3-fully intending", "to help 13 them".
  [
    'number-glued',
    /(?<![\p{L}\d])-\d{1,3}-|(?<!\b(?:at|on|in|of|by|from|to|until|before|after|ages?|aged|number|than)) \d{1,2} (?:them|him|us)\b/u,
  ],
  // "thatjoinder ’ of alI members :is": letters and marks that a scan mistook.
  [
    'mark',
    /\p{Ll}{2}\p{Lu}(?!\p{L}{2})| [’'] (?=\S)| [:;](?=\p{L})|(?<!\p{L})(?:of|in|to|by|at|on|for|and|the|with|from)\p{Lu}\p{Ll}|\p{Ll}J\p{Ll}|[’']\d\p{L}|[¯¬]/u,
  ],
  ['number-glued', /\p{L}{3,}\d|\d\p{L}{3,}(?<!\d(?:st|nd|rd|th))/u],
  [
    'tie',
    /^(?:and|or|nor|also|thus|therefore|however|moreover|furthermore|further|additionally|such|said|similarly|likewise|consequently|accordingly|hence|second|third|fourth|finally|lastly|for(?! (?:(?:about|almost|nearly|over|more than|at least|up to|most of|the (?:next|first|last|past|rest)|some|several|many|a few|\d|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)\b|(?:\p{L}+ ){1,4}purposes,))|than|as such|in turn|to that end|in so doing|the same|the latter|the former|these|those|yet|rather|instead|otherwise|of these|in other words|among them|at issue)\b/iu,
  ],
  ['tie', /\bbecause of (?:it|this|that)\.$/i],
  [
    'reference',
    /\b(?:discussed|described|mentioned|noted|referenced|detailed|alleged|set (?:forth|out)) (?:above|below|herein)\b/i,
  ],
];

/** What is jotted down as notes and logs are: "2055 Asked what", "10/31 IT:", "sat thru it 75 min", "said asleep", "whisky, 375, half gone". */
const JOTTED = [
  // "Failing to warn those who would come": what the one who pleads reproaches, out of a list.
  /^(?:Failing|Neglecting|Refusing|Omitting|Allowing|Permitting|Keeping) (?:to|the|an?|in)\b(?!.*, (?:he|she|it|they|\p{Lu}\p{L}+) \p{Ll}+)/u,
  /^\d{4} \p{Lu}\p{Ll}+(?:(?:ed|t)\b| (?:says?|said|told|states?|stated)\b)|^\d{1,2}\/\d{1,2} \p{L}|\b\d{1,2}:\d\d ?[ap](?!\p{L}|\.m)/u,
  /\b(?:thru|abt|intvw)\b| & \p{Ll}|\bw\/|\bb\/c\b|\p{L}['’]d['’]?d\b|\bfwd\b|\bfwd['’]d\b|\b\d+ (?:min|hrs?|yrs?|mos?|wks?)\b(?!\.)/u,
  /\b(?:said|says|told \p{L}+) (?:asleep|awake|did not|didn['’]t|was not|at work)\b|^(?:First|Then) (?:said|told|asked|denied|says)\b/u,
  // "Orne January 19, 2021 At-will: ...": rows of a form that ran together; "An incident took place." says nothing.
  /^(?!(?:On|By|Since|Until|From|Through|Before|After|Around|About|Between|Late|Early|Dated|Of|To|In)\b)\p{Lu}[\p{L}’'-]+ (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4} \p{Lu}/u,
  /^(?:An?|The) (?:incident|accident|event|occurrence) (?:took place|occurred|happened)\.$/u,
  // "All persons who resided here from 1996 to the present": whom a class holds is no sentence.
  /^All (?:other )?(?:persons|individuals|entities|people|consumers|purchasers|residents|employees)\b[^,]*\bwho\b/u,
  // "The did not kiss": the initials that stood there were no word.
  /^The (?:then|did|was|were|is|had|has|said|says|not|could|would)\b/,
  /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)? not \p{Ll}+ed\b/u,
  /^\p{L}+ (?:placed|logged|sealed|stored|collected|transported|booked|notified|recontacted) (?:in|into|at|as|about)\b/u,
  /^\p{Lu}\p{Ll}+, \p{Ll}+, (?:\p{Ll}+ly )?\p{Ll}+ed\b/u,
  /\p{Ll}{2,}, \d{3}, \p{Ll}/u,
  // "Delivering that morning, set a pallet": the one who set it is missing.
  /^(?!During|Nothing|Everything|Something|Anything)\p{Lu}\p{Ll}+ing\b[^,]{0,60}, (?:\p{Ll}+ed|set|put|took|left|hit|cut|struck|saw|went|made)\b/u,
  /\b(?:his|their|its|my|our|fellow) the \p{L}/iu,
  /^\p{Lu}\p{Ll}+ \p{Ll}+, \p{Ll}+, \p{Ll}+ed\.$/u,
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)?: \p{Ll}|^\p{Lu}\p{L}+(?: [\p{Ll}\d]+){0,3}: \p{Ll}+ed\b/u,
  /^No (?!.* (?:was|were|is|are|has|had|been) )[\p{Ll} ]{3,40} (?:obtained|taken|observed|noted|seen|found|located)\.$/u,
  /\b(?:is|are|was|were) (?:mine|ours|yours)\b/,
];

/** How a court or a brief speaks of a court is nothing for an advocate's mouth. */
const PRAISES =
  /\b(?:thoughtful|well-reasoned|well-considered|carefully (?:considered|reasoned)|commendabl\w+|wise(?:ly)?|sensibl[ey]|erudite|scholarly|able (?:trial )?judge|learned)\b(?! (?:that|of|about|from|in))/i;

/** "Contract appeared ...": a thing without its article is a defined term of the paper. */
const BARE_NOUN =
  /^(?:Contract|Agreement|Employer|Employee|Insurer|Buyer|Seller|Landlord|Tenant|Lender|Borrower|Company|Decedent|Victim|Witness|Claimant|Father|Mother|Husband|Wife|Child|Minor|Officer|Driver|Owner|Policy|Plan|Order|Compact|Loan|Lease|Trust|Property|Premises|Vehicle|Store|Union|Agency|Department|Board|Commission|Government|State|City|County|District|Debtor|Creditor|Applicant|Licensee|Licensor|Contractor|Subcontractor|Carrier|Hospital|Patient|Physician|Trustee|Executor|Supplier|Manager|Supervisor|Agent|Affiant|Detective|Deputy|Trooper|Suspect|Caller|Man|Woman|Male|Female)(?:['’]s)? \p{Ll}|(?:Employers|Employees|Buyers|Sellers|Landlords|Borrowers|Contractors|Companies|Claimants|Insurers) \p{Ll}|(?<=\S )\p{Lu}\p{Ll}{1,30} the (?:plaintiffs|defendants)\b/u;

/** "The defendant's are due": what is owned was named in the sentence before. */
const OWNS_NOTHING = /\p{L}['’]s (?:is|are|was|were|has|have|had|did|does|will|shall)\b/u;

/** "The court concluded, any damage ...": the "as" before it went. */
const REPORTS_BARELY =
  /\bcourt (?:concluded|ruled|held|found|noted|explained|observed), |^\p{Lu}[^,“”"]{1,50} (?:argued|argues|contended|contends|asserted|maintained), /u;

/** "States he told the suspect": a report leaves out who. */
const NOBODY_SAYS =
  /^(?:States|Stated|Advised|Advises|Claims|Claimed|Denies|Denied|Reports|Reported|Says|Observed|Admit|Admits|Deny) (?:that )?\p{L}/u;

/** Why a sentence cannot be said to those who have not read the paper; undefined when it can. */
export const stumble = (text: string, most = MOST_WORDS): string | undefined =>
  stumbleOfWords(text, most) ?? (isClause(text) ? undefined : 'grammar');

/** Can all of these be said? Whether they are clauses takes the longest to see. */
export const areSayable = (texts: readonly string[], most: number): boolean =>
  texts.every((text) => stumbleOfWords(text, most) === undefined) && texts.every(isClause);

function stumbleOfWords(text: string, most: number): string | undefined {
  if (text.length > 600) return 'long';
  const words = countWords(text);
  if (words > most) return 'long';
  if (words < FEWEST_WORDS - (NOBODY.test(text) ? 1 : 0)) return 'short';
  // "US-131" is a road.
  const own = text.replace(QUOTATIONS, '“words”').replace(/\bUS(?=[- ]?\d)/g, 'Route');
  // "for “theft of product (11 cases)”": within somebody's words a bracket is read with them.
  const marked = text.replace(QUOTATIONS, (quote) =>
    quote.replace(/ \((?![\p{Lu}$])[^()[\]:]{1,40}\)/gu, ', x'),
  );
  for (const [reason, pattern] of STUMBLES)
    if (pattern.test(reason === 'mark' ? marked : reason === 'number-glued' ? text : own)) return reason;
  if (!/^["“]?[\p{Lu}\p{N}$]/u.test(text) || !/(?:[.!]["”]?|\?”)$/.test(text)) return 'ends';
  if (
    /\p{Lu}{9,}|\p{Lu}{4,} \p{Lu}{4,}/u.test(own) ||
    /(?<![\p{L}\p{N}_])(?!(?:I|a)(?!\p{L}))\p{Ll}(?![\p{L}\p{N}_])(?!['’.-])/iu.test(
      own.replace(/(?<!\p{L})\p{Lu}(?!\p{L})\.?/gu, '').replace(/['’]\p{L}(?!\p{L})/gu, ''),
    )
  )
    return 'spelling';
  if (
    /\p{Ll} \d{1,2} [“"]|(?<!\b(?:January|February|March|April|May|June|July|August|September|October|November|December)) \d{1,2}, (?:on|in|at) \p{Lu}/u.test(
      text,
    )
  )
    return 'number-glued';
  // A line number or the mark of a footnote that stayed between the words.
  if (
    /\b(?:a|an|the) \d{1,2} (?:\p{Ll}|one\b)(?!\p{L}*(?:year|day|week|month|hour|minute|percent|inch|foot|mile|page|member|person|man|point|door|ton))|(?<!\b(?:at|on|in|of|from|to|by|near|about|for|and|with|number|apartment|unit|room|suite)) \d{1,2} (?<=(?:^|\s)\p{Ll}+ \d{1,2} )(?!(?:West|East|North|South|January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}\p{Ll}/u.test(
      own,
    )
  )
    return 'number-glued';
  if (/\b(?:allegedly|alleged|purportedly|supposedly|ostensibly)\b/i.test(own)) return 'hedge';
  if (PRAISES.test(own)) return 'praise';
  if (BARE_NOUN.test(own)) return 'article';
  if (headed(own) || /^\p{Lu}{5,} \p{Lu}\p{Ll}/u.test(own)) return 'heading';
  if (JOTTED.some((one) => one.test(own))) return 'grammar';
  if (OWNS_NOTHING.test(own) || REPORTS_BARELY.test(own) || NOBODY_SAYS.test(own)) return 'grammar';
  // Words that were broken off.
  if (/\b(?:Mr|Mrs|Ms|Dr|Det|Sgt|Ptlm|No)\.$/.test(text)) return 'ends';
  if (
    /[-–—][.,]?[”"]|[“"][^”"]*\b(?!(?:very|many|no|yes|so|far|long|never|please|really|too)\b)(\p{L}+(?: \p{L}+['’]\p{L}+)?), \1\b/iu.test(
      text,
    )
  )
    return 'ends';
  if (
    text.split(/\s+/).some((word) => word.length > 24) ||
    /(\b\p{L}+\b) \1\b/iu.test(text.replace(/\b(?:had had|that that)\b/gi, ''))
  )
    return 'spelling';
  if (
    /\p{Ll}\.(?!com\b|org\b|net\b|gov\b|edu\b)\p{L}|[.?!] \p{Ll}(?!\S*[”"])|\bv\. ?\p{Lu}|\p{L}-(?:of|the|and|in)\b(?! |-\p{Ll})|\p{Ll}{5,}-(?:of|the|and) \p{Lu}/u.test(
      own
        .replace(/\b[ap]\.m\./g, '')
        .replace(/\b(?:Inc|Co|Corp|Ltd|Bros|Jr|Sr|Dr|Mr|Mrs|Ms|St|Mt|Ft|No)\./g, '')
        .replace(/\b(?:\p{L}\.){2,}/gu, ''),
    )
  )
    return 'spelling';
  return findCitations(text).length > 0 ? 'citation' : undefined;
}

const MONTH = /^(?:Jan|Febr?uary|March|April|May|June|July|August|Sept|Octo|Nov|Dec)/;

/** A heading that stuck to the sentence: too many capitals, or a word that opens a sentence in its middle. */
function headed(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^[“(]?\p{L}/u.test(word));
  const capitals = words.slice(1).filter((word) => /^[“(]?\p{Lu}/u.test(word) && !MONTH.test(word)).length;
  return (
    (words.length >= 8 && capitals / words.length > 0.65) ||
    /[\p{L}\d] (?:During|After|Before|When|While|Although|Because|Since|Under|In|On|At|The|This|These|From|For|With|As|By) (?:\p{Ll}|\p{Lu}\p{Ll}+ \d)/u.test(
      text,
    )
  );
}

/** Opens on somebody or something that only the sentence before it names. */
/** "All were deposited": what they were, stands before. */
const ALL_OF_THEM = /^(?:All|Both|Neither|None|Each|Some|Most) (?:were|was|had|are|is|have|did)\b/;
export const leans = (text: string): boolean =>
  LEANS.test(text) ||
  ALL_OF_THEM.test(text) ||
  LATER.test(text) ||
  FOR_THAT.test(text) ||
  OF_THE_SORT.test(text) ||
  ANSWERS.test(text) ||
  leftOpen(text) ||
  unnamedBehind(text);
/** "A little over a year later, the barn burned": later than what stands before. */
const LATER = /^(?:\w+ ){1,6}(?:minutes?|hours?|days?|weeks?|months?|years?) later\b(?!, (?:on|in) \w+ \d)/i;
/** "To make that purchase, he borrowed": which, stands before. */
const FOR_THAT =
  /^(?:To|For|In|By|With|Under|After) (?:\p{L}+ )?(?:that|those|these|this|such) (?!day\b|date\b|time\b)\p{Ll}+,? /u;
const OF_THE_SORT = /\b(?:nothing|anything|something) of the (?:sort|kind)\b/i;
/** "When told that the car was seen, she ended the call": whoever she is, stands in the sentence before. */
function unnamedBehind(text: string): boolean {
  const own = text.replace(QUOTATIONS, '');
  const before =
    NOTHING_YET.exec(own)?.[1] ??
    /^(?:When|After|Before|While|As|Once|Upon|At|On|In|By|During|Within)\b(.{3,120}?)\b(?:he|she)\b/u.exec(
      own,
    )?.[1];
  return before !== undefined && !NAMES_SOMEBODY.test(before.replace(CALENDAR, ''));
}
/** "On September 2, at another site, it struck a girder." */
const NOTHING_YET =
  /^(?:On|In|At|By|Around|About)\b( [^,“”"]{2,40}(?:, \d{4})?(?:, (?:at|in|on|from|near) [^,]{2,40})?,) (?:it|they)\b(?! (?:had |was )?(?:rain|snow|dark|cold))/u;
const CALENDAR =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/g;
const NAMES_SOMEBODY =
  /\p{Lu}\p{Ll}+|\b(?:the|her|his|an?) \p{Ll}+(?:er|or|man|woman|ist|ant|ent|boy|girl|clerk|nurse|child|wife|husband)\b/u;
/** "Hall replied, “...”", "She answered that ...". */
export const replies = (text: string): boolean =>
  /^(?:(?:Mr|Mrs|Ms|Dr)\. )?(?:\p{L}[\p{L}\d’'.-]* ){1,4}?(?:responded|replied|answered)\b/u.test(text);
/** Speaks of a person by a pronoun alone. */
export const waitsForSomebody = (text: string): boolean =>
  /^(?:\p{L}+ ){0,4}(?:he|she|his|her)\b/iu.test(text);
/** Names a person, or calls one by what he is. */
export const namesSomebody = (text: string): boolean =>
  /\b(?:he|she)\b|(?<=\p{Ll} )\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text.replace(CALENDAR, '')) ||
  NAMES_SOMEBODY.test(text.charAt(0).toLowerCase() + text.slice(1));
/** "In response, she said", "Later in the same call", "Hall replied, “...”": says nothing without what it answers. */
const ANSWERS =
  /^(?:(?:After|Before|On|In|At|With) the (?:first|second|third|last|latter|former|next)\b(?=,| of (?:these|those|them))|In (?:response|reply|turn)\b|(?:Later|Earlier|Elsewhere)? ?(?:in|during|on|at) (?:this|that|the same) (?:same )?(?:conversation|call|meeting|interview|e-?mail|letter|message|recording|exchange|text|visit|shift|occasion|trip)\b|(?:(?:Mr|Mrs|Ms|Dr)\. )?(?:\p{Lu}[\p{L}\d’'.-]* ){1,4}(?:then |also |further )?(?:responded|replied|answered)(?: that)?[,:]? [“"])/iu;
const LEANS =
  /^(?:but |so |as |because |although |after that,? |then,? |there,? |later,? |at (?:that|this) (?:point|time),? |(?:the )?(?:next|following|same|that) (?:day|morning|afternoon|evening|night|week|month|year),? |(?:\w+ )?(?:minutes?|hours?|days?|weeks?|months?|years?) later,? ){0,3}(?:he|she|it|they|his|her|its|their|this|that|these|those|there|both(?! [a-z]+s\b)|none|neither|each|one of (?:them|these|those)|another|the (?:other|others|two|three|pair|latter|form|email|letter|message|document|call|meeting|conversation|incident|statement|report|request|response|agreement|payment|amount|money|men|woman|man|women))\b|^(?:then|later|there|after that|afterwards?|the (?:next|following|same) (?:day|morning|afternoon|evening|night|week|month|year)|that (?:day|morning|afternoon|evening|night|week|month|year)|(?:\w+ )?(?:minutes?|hours?|days?|weeks?|months?|years?) later)\b/i;
