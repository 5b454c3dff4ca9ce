import { isOrdinary } from './casing.js';
import { finiteAt, tagged } from './tagged.js';
import { QUOTATIONS } from './quotes.js';

/** What is written for a chart, a log or a list, and says nothing to a listener: marks, and rows without a verb of their own. */
const MARKS =
  /\b(?:dtr|add['’]?n|vac['’]d|x\d{1,2}|q\d{1,2}h|\d{1,3}[FM]|[VWSD]\d)\b|\b[LR] (?:eye|ear|arm|leg|knee|hip|shoulder|hand|foot|side)\b|, (?:size|qty) \S{1,6}[,.]|^On above date\b|^XX\d|^[X*]{2,}\d{2,}|^\p{Lu}{3,} (?:OF|ON|AND|IN|FOR|TO|THE)\b|^(?!(?:Why|But|Or|And|If|Perhaps|Certainly|Maybe|He|She|It|They|We|I|You)\b)\p{Lu}\p{L}+ not (?!only|all|every|one|an?|many|much)\p{Ll}|^\$[\d,.]+ (?:to|from|for)\b(?!.*\b(?:was|were|went|is|are)\b)|^[^.,“]{3,40}, \d{2}, \p{Ll}+ed (?:at|on|in|by)\b|^(?:DONE|OPEN|CLOSED|PENDING|NOTE|URGENT|FYI|UPDATE|COMPLETED?)\b/u;
/** What the police, a chart or a clerk write short, and nobody says: "SFSTs", "RE possible DUI", "asked re the keys", "is on fire" told as a question. */
const SHORTHAND =
  /(?<![\p{L}\d.’'/-])(?:SFSTs?|HGN|CAD|RE|NB|SB|EB|WB|MP \d+|ACM|RP|[UVSW]-?\d|BWC|LOC|HX|TX|DX|RX|ETOH|POV|UTL|GOA|NKDA|OPR|VIC|SUSP|SUBJ|LNU|FNU|UNK|NFI|NFD|OIC|ROI|PTA|EDP|DIB|NAD|WNL|PRN|BID|TID)(?![\p{L}\d’'/-])|\b(?:mins?|hosp|veh|approx|appt|susp|poss|ea|w\/o?)(?![\p{L}])|\bre (?=\p{Ll}|possible)|\b(?:said|told|asked)(?: to)? \p{Lu}[\p{L}’'-]+ (?:is|are|was|were|do|did|can|could) |^\p{Lu}{2,4} \d+ [—–-]|\b[A-Z]{1,4}# ?\d|\blet go (?:on )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|^\p{Ll}|^[“”"\p{L}.’'-]+(?: \p{Lu}[“”"\p{L}.’'-]*){0,2} (?:oriented|detained|cuffed|arrested|secured|transported|ambulatory|conscious)(?:,| (?:at )?\d)|\b(?:(?:has|have|had) (?:drove|went|came|saw|took|gave|wrote|ate|fell|knew|broke|spoke)|(?:must|could|would|should) of|[Hh]e don['’]t|[Ss]he don['’]t|(?:nite|thru)(?![\p{L}]))(?![\p{L}])/u;
/** "The user ID is QRT." */
const A_NUMBER =
  /\b(?:user|customer|account|employee|badge|serial|order|tag|lot|batch|case|claim|policy|model|item|part|locker) (?:ID|number|no\.?|#) (?:is|was) \S+\.$/i;
/** "Worker observed client asleep": who writes so leaves out the articles. */
const BARE_ROLE =
  /^(?:Worker|Client|Customer|Resident|Caller|Patient|Passenger|Clerk|Employee|Crew|Medic|Daughter|Son|Mother|Father|Wife|Husband|Male|Female|Subject|Writer|Undersigned|Cousin|Uncle|Aunt|Nephew|Niece|Neighbor|Boyfriend|Girlfriend|Roommate|Nurse|Tech|Driver|Owner) (?:(?:also|then) )?\p{Ll}+(?:ed|s|aid|ound|aw|eft|ent|ook|ave|old)\b(?! “)/u;
/** "No DNA found on sweatshirt.", "MD notified.": done by nobody, and no "was". */
const DONE =
  /^(?:(?!\b(?:was|were|is|are|be|been|being|had|has|have|he|she|they|it|who|that|which|and)\b)[^,.“]){2,50} (?:found|notified|recovered|noted|observed|administered|applied|obtained|placed|tested|cleaned|drawn|sealed|labeled|collected|documented|photographed|taken|advised|returned|dispatched)(?:\.$| (?:on|in|at|from|near|outdoors|outside|inside)\b[^“”]{0,60}\.$)/iu;
/** "Haskell, was foreman": what stood between the commas is gone. */
const TORN =
  /\b\d{1,2}:\d{2} [AP]M \p{Lu}{2,4}\b|^\d{3,5} (?:nothing\b|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ - )|^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?: |\b(?:on scene|arrived?|cleared|left|arr|disp) (?:[01]\d|2[0-3])[0-5]\d\b|^\p{Lu}{2,3} (?:Ma['’]am|Sir|No|Yes|Yeah|Well|Okay|I)\b|^(?!(?:FBI|DEA|ATF|HR|IT|UPS|CPS|DCF|OSHA|EMS|EMT|SUV|USA|MRI|CT|ER)\b)\p{Lu}{2,3} \p{Lu}\p{Ll}+ (?:owed|said|was|had|did|told|paid|gave)\b|^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2} (?:never )?(?:let go|scheduled|released|administered|interviewed|transported|booked)\b(?! (?:him|her|them|it|us|the|an?|his|their|everyone|all|\p{Lu}))|^\p{Lu}[\p{L}-]+(?: \p{Ll}+){1,3} \d[\w-]* administered\b|\b(?:LAUNDRY|laundry|living|utility) RM\b|\b(?:19|20)\d{2} (?:[01]\d|2[0-3])[0-5]\d\b(?! (?:units|shares|feet|square|miles|pounds|dollars))|^\p{Lu}\p{Ll}+, \p{Lu}[^,“]{2,30}['’]s, (?:on|in|at|under|with)\b|^\p{Lu}[\p{L}’'-]+, (?:was|is|were|had|has)\b|\bwhichever is (?:first|later|earlier|sooner)\b(?!.*\b(?:must|shall|should|had|was|were|are)\b)/u;
/** Words without which nobody speaks. */
const SPOKEN =
  /\b(?:was|were|is|are|had|has|have|did|do|does|been|be|will|would|could|can|may|might|must|an?|the|his|her|its|their|our|my|he|she|it|they|him|them|who|that|which|this|these|those|there|I|we|you)\b|['’]s\b|[“"$]/iu;
const ALONE =
  /^(?:Nobody|Somebody|Everybody|No|Nothing|Everyone|Someone|Police|Paramedics|Security|Management|Rain|Snow|Water|Smoke|Traffic|Both|Two|Three|Four|Five|Six|Most|Many|Some|Each|All|In|On|At|By|After|Before|During|For|From|To)\b/u;
/** "Fracture of the first vertebra, closed with staples.": a diagnosis as a chart has it. */
const DIAGNOSED =
  /^(?:(?:Acute|Chronic|Complex|Left|Right|Severe|Multiple|Closed|Open) )?(?:Fractures?|Lacerations?|Contusions?|Tears?|Sprains?|Strains?|Ruptures?|Burns?|Abrasions?) (?:of|to)\b(?!.*\b(?:was|were|is|are|had|has)\b)/i;
/** What is said without an article, as a mass, an office or a habit. */
const NEEDS_NO_ARTICLE =
  /^(?:first|second|third|beginning|starting|snow|rain|ice|water|blood|smoke|fire|dust|glass|steam|gas|oil|sand|mud|traffic|work|school|church|court|college|surgery|counsel|staff|management|security|police|mother|father|mom|dad|daddy|mama|grandma|nobody|someone|somebody|everyone|everybody|one|none|half|anyone|no|time|money|business|production|delivery|construction|training|service|payment|damage|pressure|power|light|food|medicine|treatment|care|testimony|evidence|discovery|title|notice|record|law|custody|support|practice|life|death|pain|sleep|help|word|news|mail|e-mail|email|trial|part|each|much|most|dinner|lunch|breakfast|today|yesterday|tomorrow|tonight|sunday|monday|tuesday|wednesday|thursday|friday|saturday)$/;
/** Letters without a vowel that are no word, hours as a clock of 24 hours has them, and verbs that nobody did. */
const NOTED =
  /(?<![\p{L}’'.@/-])(?!(?:hmm|mph|lbs|pm|mm|cm|kg|km|psi|mg|ml|ft|nth|vs|st|nd|rd|th|hr|hrs|sq|cc|dr|mr|mrs|ms|jr|sr|tv|pc|ph|dna|rpm)(?!\p{L}))[bcdfghjklmnpqrstvwxz]{2,5}(?![\p{L}’'.-])|(?<![\d:$.,-])0\d{3}(?![\d:.,-])(?! hours)|^(?:Mgr|Shown|Advised|Adv|Located|Noted|Contacted|Transported|Est|Approx|Pt|Husb|Dtr|Subj|Poss) |\b(?:est|approx|sched|disp|adv|obs|incl|arr)\. |\b(?:batt|photo['’]d|prelim list|stmt|atty)\b|\bhrs\.$/u;
const SIDE = /, (?:left|right) \p{Ll}+[,.]/u;
const SIDES = /, (?:left|right)(?= \p{Ll}+[,.])/gu;
const FEWEST = 3;

/** Is a sentence jotted down as in a chart, a log or a list, so that nobody would say it to a jury? */
export function isJottedDown(text: string): boolean {
  const plain = text.replace(QUOTATIONS, '“words”');
  if (
    [MARKS, SHORTHAND, A_NUMBER, BARE_ROLE, DIAGNOSED, DONE, TORN, NOTED].some((pattern) =>
      pattern.test(plain),
    )
  )
    return true;
  // "Residue, one particle, left glove": no verb, as soon as no side is taken for one.
  if (SIDE.test(plain) && finiteAt(tagged(plain.replace(SIDES, ' '))) < 1) return true;
  const words = plain.split(' ');
  if (isRow(plain.replace(DAYS_AND_HOURS, '').split(/\s+/))) return true;
  const first = words[0]!.replace(/[^\p{L}’'-]/gu, '');
  return (
    words.length >= FEWEST &&
    !SPOKEN.test(plain) &&
    !ALONE.test(plain) &&
    !/s$/.test(first) &&
    /^\p{Lu}\p{Ll}+$/u.test(first) &&
    isOrdinary(first.toLowerCase()) &&
    !NEEDS_NO_ARTICLE.test(first.toLowerCase()) &&
    !actsByName(plain)
  );
}

/** "10/30, 11/14 storage, tube 2, 4 °C": figure upon figure, and nothing that was. */
const isRow = (words: readonly string[]): boolean => {
  const figures = words.filter((word) => /\d/.test(word)).length;
  return (
    figures >= FEWEST_FIGURES &&
    figures >= words.length * OF_FIGURES &&
    !words.some((word) => /^(?:was|were|had|has|is|are|did)$/.test(word))
  );
};
const DAYS_AND_HOURS =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:, \d{4})?|\b\d{1,2}:\d{2}\b/g;
const FEWEST_FIGURES = 4;
const OF_FIGURES = 0.22;

/** "Medical assistant Ann Lee took his pulse": whoever is named does it. */
function actsByName(text: string): boolean {
  const words = tagged(text);
  const verb = finiteAt(words);
  return words.slice(1, Math.max(1, verb)).some((word) => /^\p{Lu}\p{Ll}/u.test(word.text));
}
