/** (“Experian” or “Plaintiff”), (plaintiffs), (Dkt. 10), (Ex. 3 at 7): for the reader of a paper, not for a listener. */
const PAPER_ASIDE =
  /\s?\((?:(?:the|collectively|hereinafter|together|each|an?)[, ]+){0,3}(?:[“"][^()”"]{1,60}[”"](?:(?:,? (?:or|and) |, )(?:the )?[“"][^()”"]{1,60}[”"])*|(?:plaintiff|defendant|petitioner|respondent|appellant|appellee|claimant)s?|(?:Dkt|Docket|ECF|Doc|Docs|Ex|Exh|Exs|Compl|Tr|Pl|Def|Br|App|Appx|R)\b[.\s][^()]{0,60}|(?:at )?¶+[^()]{0,30})\)/gi;

/** Speech without definitions in quotation marks and without references to the docket. */
export const withoutPaperAsides = (text: string): string =>
  withoutScheme(text)
    .replace(PAPER_ASIDE, '')
    .replace(RELEVANT_HERE, (_, first: string) => first.toUpperCase())
    .replace(/\bincluding,? but not limited to,?/gi, 'including');
/** "Relevant here, that sentence was ..." tells the reader of an opinion why the sentence stands there. */
const RELEVANT_HERE =
  /^(?:As |Most |Also )?[Rr]elevant (?:here|to (?:this|the) (?:appeal|case|motion)|for (?:our|present) purposes), (\p{L})/u;
/** "It was further part of the scheme that, on April 2, ...": how an indictment opens each thing that was done. */
const PART_OF_A_SCHEME =
  /^It was (?:also |further )?(?:an? )?(?:further |additional )?(?:part|object|purpose) of (?:the|this|said) (?:scheme|conspiracy|plan|fraud)(?: and artifice)?(?: to defraud)? that,? (\p{L})/u;

/** "In truth and in fact, as Doe then well knew, the account was empty": what was so, and what is charged beside it. */
const IN_TRUTH =
  /^(?:In truth and(?: in)? fact|In fact|In reality),? (?:and )?(?:as [^,.]{2,60}? (?:then |there |and )*(?:well )?(?:then )?knew(?: at the time)?, )?(\p{L})/u;

/** A sentence of an indictment without the words that call it a part of a scheme. */
export const withoutScheme = (text: string): string =>
  text
    .replace(PART_OF_A_SCHEME, (_, first: string) => first.toUpperCase())
    .replace(IN_TRUTH, (_, first: string) => first.toUpperCase());
