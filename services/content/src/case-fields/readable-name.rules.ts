const ORGANIZATION =
  /\b(inc|incorporated|corp|corporation|llc|l\.l\.c|llp|l\.l\.p|lp|l\.p|ltd|limited|co|company|companies|bank|trust|n\.a|association|union|university|college|school|district|county|city|town|village|state|states|commonwealth|people|department|agency|bureau|board|commission|commissioner|authority|service|services|church|chapel|hospital|partners|partnership|holdings|group|fund|insurance|systems?|program|center|foundation|society|s\.c|physicians|clinic|orchards|brewing|industries|international|enterprises|properties|apartments|management|railroad|airlines)\b/i;

/** Whether a name is that of a body and of no person. */
export const isOrganization = (name: string): boolean => ORGANIZATION.test(name);

const SMALL = /^(of|and|the|for|in|on|at|by|to|a|an|ex|rel|de|la|dba|aka|et|al)$/i;
const KEEP =
  /^(ABC|GP|XYZ|ACA|FLCA|FSB|FCU|LLC|LLP|LP|PLLC|PLC|USA|US|II|III|IV|NA|PC|PA|FBI|IRS|FDIC|SEC|EEOC|NLRB|ATF|AFL|CIO|CVS|IBM|AT&T|BMW|UPS|HSBC|JPMORGAN|MD|DO|RN|DDS|CPA|FACS|FACP)$/;

/** "MQH MOBILE EQUINE": letters that make no word. */
const LETTERS_OF_A_NAME = /^(?!(?:MRS|SGT|CPT|CPL|LTD|CTR|MFG|MGMT|SVCS|PTY|DPT)$)[B-DF-HJ-NP-TV-XZ]{3,4}$/;

function titleCaseWord(word: string, first: boolean): string {
  if (/^(?:[a-z]\/)+[a-z]$/i.test(word)) return word.toLowerCase();
  const bare = word.replace(/[^\p{L}]/gu, '');
  if (!first && SMALL.test(bare) && !/^\p{L}\.$/u.test(word)) return word.toLowerCase();
  if (KEEP.test(bare) || LETTERS_OF_A_NAME.test(word) || /^(\p{L}\.)+\p{L}?[.,]?$/u.test(word)) return word;
  const capital = (_: string, before: string, letter: string) => before + letter.toUpperCase();
  return word
    .toLowerCase()
    .replace(/(^|[-/("“.])(\p{L})(?!$|['’]?s$)/gu, capital)
    .replace(/(\b[OD]['’])(\p{L})(?=\p{L}{2})/gu, capital)
    .replace(/(\bMc)(\p{L})/gu, capital);
}

/** "ACME TOOL, INC." as a reader writes it; a name that is not all capitals stays as it is. */
export function readableName(name: string): string {
  const clean = name
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:*)\]|•·■▪]+|[\s,;:*([|]+$/g, '')
    // The full stop of the caption's sentence, not that of "Inc." or "Jr.".
    .replace(/(?<=[\p{L}]{2})(?<!\b(?:inc|corp|co|ltd|jr|sr|bros|assn|dept|cty|no|bd|ins|st))\.$/iu, '')
    .replace(/\.com\b/gi, '.com');
  const letters = clean.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '').length;
  if (letters.length < 3) return clean;
  // "Daniel MEJIA-LOBOS": immigration papers set the surname in capitals.
  if (capitals / letters.length < 0.6)
    return isOrganization(clean)
      ? clean
      : clean.replace(/(?<=\p{Ll} )\p{Lu}{3,}(?:[-’']\p{Lu}{2,})*$/u, (surname) =>
          titleCaseWord(surname, false),
        );
  return clean
    .split(' ')
    .map((word, index) => titleCaseWord(word, index === 0))
    .join(' ')
    .replace(/\.com\b/gi, '.com');
}
