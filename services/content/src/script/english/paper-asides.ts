/** (“Experian” or “Plaintiff”), (plaintiffs), (Dkt. 10), (Ex. 3 at 7): for the reader of a paper, not for a listener. */
const PAPER_ASIDE =
  /\s?\((?:(?:the|collectively|hereinafter|together|each|an?)[, ]+){0,3}(?:[“"][^()”"]{1,60}[”"](?:(?:,? (?:or|and) |, )(?:the )?[“"][^()”"]{1,60}[”"])*|(?:plaintiff|defendant|petitioner|respondent|appellant|appellee|claimant)s?|(?:Dkt|Docket|ECF|Doc|Docs|Exhibits?|Exh|Exs|Ex|Attachment|Tab|Bates|Compl|Tr|Pl|Def|Br|App|Appx|R|T|Hon|No|Nos|pp?)\b[.\s][^()]{0,60}|[A-Z]{2,6}[-_ ]?\d{4,}(?:[–-]\d+)?|(?:at )?¶+[^()]{0,30})\)/gi;

/** "left that evening (Thursday)", "my nephew (age 23)": said between commas. */
const SHORT_ASIDE = /\s\(((?!\d+\)|[ivx]+\)|\p{L}\))(?:[\p{L}\d’'-]+ ){0,3}[\p{L}\d’'-]{2,})\)([,.;]?)/gu;

/** Speech without definitions in quotation marks and without references to the docket. */
export const withoutPaperAsides = (text: string): string =>
  withoutScheme(text)
    .replace(PAPER_ASIDE, '')
    .replace(SHORT_ASIDE, (_, aside: string, mark: string) => `, ${aside}${mark || ','}`)
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

/** "Based on these interviews, I am aware that ...": how an affiant came to know it; what he believes stays his. */
const LEARNED =
  /^(?:(?:Based (?:up)?on|From|Through|During|As part of|In the course of) [^,]{3,120}, )?(?:I|[Yy]our [Aa]ffiant|[Tt]he [Aa]ffiant|[Aa]ffiant) (?:(?:am|became|is) aware|(?:have |has )?(?:also |further )?learned|(?:has |have )?determined|was (?:advised|informed)|can truthfully (?:state|say)|(?:hereby )?(?:states|avers)) that,? (\p{L})/u;

/** What an affiant learned, without the words that say how. */
export const withoutLearning = (text: string): string =>
  text.replace(LEARNED, (_, first: string) => first.toUpperCase());
