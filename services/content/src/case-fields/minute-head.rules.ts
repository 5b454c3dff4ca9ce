/** What stands before the first words of a minute order: "Proceedings: (IN CHAMBERS) - MEDIATION REPORT (Filed 10/11/17)". */
const MINUTE_HEAD =
  /^(?=(?:present|proceedings?|(?:civil |criminal )?minutes?|minute order|docket text|in chambers)\b|\(in chambers\))[^.;]{0,240}?(?=\b(?:THE COURT\b|The Court\b|IT IS (?:HEREBY |FURTHER |SO )*ORDERED\b))/i;

/** The sentence without the header that a clerk's form prints before it. */
export const withoutMinuteHead = (text: string): string => text.replace(MINUTE_HEAD, '');
