/** "I, the undersigned, JANE ROE": an affidavit begins. Before a name it goes alone; behind one, with all that follows. */
const AFFIANT = /^I,?\s+(?:the\s+undersigned,?\s+)?(?=\p{Lu})|^(?:the\s+)?undersigned,?\s+(?=\p{Lu})/u;
const AFFIANT_BEHIND = /[\s,;.]+(?:(?<![A-Z]\. )I,|(?:I,?\s+)?the\s+undersigned\b).*$/isu;
/** "... AND MEMORANDUM IN SUPPORT": the title of the paper, printed beside the names. */
const TITLE_BEHIND =
  /[\s,;]+(?:(?:and|with|&)\s+)?(?:(?:incorporated|supporting|accompanying)\s+)?(?:memorand(?:um|a)|brief|points and authorities|affidavit|declaration|exhibits?)\s+(?:in\s+(?:support|opposition)|of\s+(?:law|points)|thereof)\b.*$/is;
/** "(“ACRL”)": what the paper calls the party from here on. */
const CALLED =
  /\s*\((?:(?:collectively|hereinafter|hereafter|the|or|and|together),?\s+)*[“"][^”"]{1,50}[”"](?:\)|$)/gi;
/** "No. 23-1411 ACME": the number of the case, run in from the other column. */
const NUMBER =
  /^(?:(?:case|cause|docket|index|file|civil action)\s+)?(?:no\.?|number|#):?\s+(?=\S*\d)[\w:/.-]+\s*|^\d{2}[-–]\d{3,5}\s+(?=\p{Lu})/iu;
/** "ACME, LLC Case Number: 2023CV30417 Div.: 5C": a labelled number of the case, of a room or of a lawyer stands in no name. */
const NUMBER_IN =
  /[\s,;]{0,3}\b(?:(?:case|cause|docket|index|court file|civil action|criminal action|matter|appeal)\s(?:(?:no|nos|number)\b\.?|#)(?:\(s\))?:?(?:\s(?=[\w:./-]{0,30}\d)[\w:./-]+(?:,?\s(?:div(?:ision)?|courtroom|dept|department)\.?:?\s\w?\d{1,3}\w?\b)?)?|(?:div|ctrm|dept|courtroom|division|department):?\.?:(?:\s[\w-]{0,4}\d[\w-]{0,3}\b)?|(?:atty\.?|attorney) reg\.?(?:\s#?\d+)?|judge:.*$)/giu;
/** "▲ COURT USE ONLY ▲": what the form prints for the clerk. */
const FOR_CLERK =
  /[\s^▲△Δ*]{0,6}\b(?:for )?(?:court(?:['’]s)?|clerk['’]?s?|office|official) use(?: only)?\b[\s^▲△Δ*]{0,6}/giu;
const HONORIFIC = /^(?:the\s+)?hon(?:orable|\.)\s+(?=\p{Lu})/iu;
/** "JOHN ROE and wife, JANE ROE", "JOHN ROE et ux." */
const SPOUSE = /\s+and\s+(?:his\s+|her\s+)?(?:wife|husband|spouse),?\s+/gi;
const UNNAMED_SPOUSE = /,?\s+et\s+(?:ux|vir)\b\.?/gi;

/** The text of one side of a caption without what stands in it and belongs to no name. */
export const withoutForeignText = (text: string): string =>
  text
    .replace(NUMBER, '')
    .replace(FOR_CLERK, ' ')
    .replace(NUMBER_IN, '')
    .replace(AFFIANT, '')
    .replace(AFFIANT_BEHIND, '')
    .replace(TITLE_BEHIND, '')
    .replace(CALLED, '')
    .replace(SPOUSE, ' and ')
    .replace(UNNAMED_SPOUSE, '')
    .replace(HONORIFIC, '');

/** "M.D.", "Ph. D.", "R.N.": what somebody has studied. */
const CREDENTIALS =
  /^(?:m\.?\s?d|d\.?\s?o|r\.?\s?n|n\.?\s?p|d\.?\s?d\.?\s?s|d\.?\s?m\.?\s?d|d\.?\s?p\.?\s?m|d\.?\s?v\.?\s?m|d\.?\s?c|o\.?\s?d|l\.?\s?p\.?\s?n|c\.?\s?p\.?\s?a|c\.?\s?n\.?\s?m|crna|ph\.?\s?d|psy\.?\s?d|pharm\.?\s?d|ed\.?\s?d|j\.?\s?d|l\.?\s?c\.?\s?s\.?\s?w|facs|facp|faap)\.?$/i;
const INITIALS = /^(?:\p{Lu}\.\s?-?){2,4}$/u;

/** Whether it is what the one named before has studied; behind a child's initials it is the next child. */
export const isCredential = (piece: string, before: string | undefined): boolean =>
  CREDENTIALS.test(piece) && before !== undefined && !INITIALS.test(before);

/** "by and through her guardian ad litem, SONIA ROE": who acts for the party is named next. */
export const namesWhoActs = (piece: string): boolean =>
  /^(?:by|through)\b.*\b(?:guardian|litem|friend|parents?|mother|father|conservator|representative|fiduciary)s?$/i.test(
    piece,
  );

/** "Director, U.S. Citizenship and Immigration Services": an office, and of what. */
export const isOffice = (piece: string): boolean =>
  /^(?:(?:acting|former|deputy|field office|district|regional)\s+)*(?:director|secretary|commissioner|administrator|warden|superintendent|attorney general|chief|chair(?:man|woman|person)?)$/i.test(
    piece,
  );
export const isAgency = (piece: string): boolean =>
  /^(?:the )?(?:U\.?\s?S\.?|United States|Department|Bureau|Office|Division|Board|State)\b/i.test(piece);

/** "JOHN ROE, JR. and ACME, LLC", "ANN ROE, D.V.M. and ROE CLINIC": what stands behind a name ends it. */
const BEHIND_A_NAME =
  /(?<=\p{L}{3})(,\s+(?:[js]r\.?|ii|iii|iv|(?!(?:l\.[lp]|p\.[acl]|n\.[av]|s\.a|a\.g|b\.v)\.)(?:\p{L}\.){2,4}))\s+and\s+(?=\p{L})/giu;

/** The text of a caption with a comma behind the suffix or the degree that ends a name. */
export const endedNames = (text: string): string => text.replace(BEHIND_A_NAME, '$1, and ');
