const SECTION_ENDS = /(?:§|\b(?:sections?|rules?|u\.?s\.?c\.?))$/i;
const SUBSECTION_ENDS = /\d(?:\(\w{1,4}\))+$/;
const SUBSECTIONS = /^(?:\(\w{1,4}\))+(?:$|\s(?:and|or|because)\b|[,.;])/i;

/** "SECTION 523(a)" and "(2)(A)" are one place in a law; "(2) The debtor ..." is an item of a list. */
export const subsectionsOn = (text: string, next: string): boolean =>
  SUBSECTION_ENDS.test(text.slice(-24)) && SUBSECTIONS.test(next);

/** Whether a line ends within a citation that the next one ends: "UNDER 11 U.S.C. §" and "523(a)(2)". */
export const citesOn = (text: string, next: string): boolean =>
  (SECTION_ENDS.test(text.slice(-12)) && /^[\d§]/.test(next)) || subsectionsOn(text, next);
