/** A sign within a word that no word has, a word of consonants only, or one that names a place on the web. */
const ODD_WORD =
  /[\p{L}\d][$%*+=<>\\^{}|~#](?=[\p{L}\d])|^[^aeiouy\W\d_]{6,}$|[bcdfghjklmnpqrstvwxz]{7,}|\w@\w|^(?:https?:|www\.)/iu;
const MOST_ODD = 0.12;
/** Of the words of running text the small ones are most; of a list of names, of a docket sheet or of an address few are. */
const LEAST_SMALL = 0.3;
const LONG_ENOUGH = 12;

/** Whether a reader finds words in it, and not the letters of a lost font, a list of names or an address. */
export function isReadable(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  if (words.length === 0) return false;
  if (words.filter((word) => ODD_WORD.test(word)).length / words.length > MOST_ODD) return false;
  const letters = text.replace(/\P{L}/gu, '');
  const capitals = letters.replace(/\P{Lu}/gu, '').length / Math.max(1, letters.length);
  return (
    words.length < LONG_ENOUGH ||
    capitals > 0.8 ||
    words.filter((word) => /^[“"‘'([]*\p{Ll}/u.test(word)).length / words.length >= LEAST_SMALL
  );
}

/** What clerks print on every paper: where they sit, how to file, whom to tell of errors. */
const CLERKS =
  /\b(?:typographical or|formal errors|inquiries (?:should|may|must) be (?:directed|addressed)|your case manager|formal revision|syllabus (?:constitutes|\(headnote\))|headnote|(?:should|shall|may) not be (?:published|cited)|not (?:binding )?precedent\w*|limited circumstances set forth|change of address|change in contact information|party listing|caption (?:pursuant to|may reflect)|appearance form|amend the (?:official )?caption|automatically (?:been )?substituted|at a stated term of|represented by .{0,120}(?:pro hac vice|LLP|LLC|P\.C\.)|rules tab|copy of the (?:court['’]s )?(?:plan|rules|form)|(?:room|suite|floor) \d{2,}|these instructions)\b/i;
/** What every contract says near its end, whoever signs it. */
const CONTRACTS =
  /\b(?:entire agreement|supersedes all|severab(?:le|ility)|governed by (?:and construed|the laws)|in counterparts|headings (?:in|of|are)|successors and assigns|force majeure|hold harmless|time is of the essence|waives? (?:any |all )?(?:right to )?(?:a )?(?:trial by )?jury|no (?:waiver|amendment|modification) (?:of|to|shall)|notices? (?:required|hereunder|under this (?:agreement|lease))|hereinafter (?:called|referred))\b/i;

/** Whether it is printed on every paper of its sort, and tells nothing of this one. */
export const isBoilerplate = (text: string): boolean => CLERKS.test(text) || CONTRACTS.test(text);

/** What anybody must show, whoever the parties are. */
const STANDARD =
  /^(?:thus, |accordingly, |rather, |in order )?to (?:obtain|survive|prevail|state|establish|succeed|warrant|defeat|withstand|show|satisfy|demonstrate)\b.{0,160}\b(?:must|need)\b|\b(?:(?:an?|the|any|each) )?(?:complaint|claim|plaintiff|defendant|movant|moving party|nonmov\w+|petitioner|appellant|party|litigant|court|judge|pleading|motion) (?:must (?!pay|file|serve|appear|produce|vacate|return|cease)|will survive|cannot survive|may not rely|need only|bears the (?:burden|initial))|\bplausible on its face\b|\bis [“"]?an (?:extraordinary|drastic)\b.{0,20}\bremedy\b|\bin the light most favorable\b|\bgenuine (?:issue|dispute) (?:of|as to)\b|\bcourts? (?:have|must|may|should|will|generally|typically|consistently|often|look|consider|apply|review)\b/i;

/** Whether it states the law, and nothing of this case. */
export const isLegalStandard = (text: string): boolean => STANDARD.test(text);

/** The marks that a page leaves in a sentence: star pages, rules above notes, the number of a note before its text. */
export const withoutPageMarks = (text: string): string =>
  text
    .replace(/\s*\[\*\d{1,4}\]\s*/g, ' ')
    .replace(/\s(\d{1,4}) (.+?)\s\*\1(?=\s)/g, ' $2')
    .replace(/(?<=\s)\*\d{1,4}(?=\s)/g, '')
    .replace(/(?:[_—–-]\s?){4,}\s*\d{0,2}\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const PAIRS: Record<string, string> = { ')': '(', ']': '[', '”': '“' };

/** Cut at a bracket or a quotation mark whose other half is missing. */
export function balanced(text: string): string {
  const open: { sign: string; at: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '(' || sign === '[' || sign === '“') open.push({ sign, at });
    const half = PAIRS[sign];
    if (half === undefined) continue;
    if (open.at(-1)?.sign !== half) return text.slice(0, at).trim();
    open.pop();
  }
  return open[0] === undefined ? text : text.slice(0, open[0].at).trim();
}
