/** What stands before the last word of a surname and belongs to it: "de la Cruz", "Van Houten", "St. John". */
const PARTICLE =
  /^(?:de|del|della|dela|di|da|das|dos|du|la|las|los|le|van|von|vander|der|den|ter|ten|zu|zur|al|el|bin|ibn|abu|mac|mc|san|santa|saint|st\.?)$/iu;
/** The same as the first word of a surname that is written alone; "Al Reed" has a first name. */
const OPENS_SURNAME = /^(?:de|del|della|dela|di|da|dos|du|la|le|van|von|mac|mc|el|san|santa|saint|st\.?)$/iu;
const SUFFIX = /,? (?:Jr|Sr|II|III|IV|Esq|M\.?D|Ph\.?D)\.?$/iu;

/** Is this word a part of the surname that follows it? */
export const isParticle = (word: string): boolean => PARTICLE.test(word);

/** "Jr", "III" as it stands behind a name; empty where nothing does. */
export function suffixOf(name: string): string {
  const found = /(?<=[\p{L}.,] )(?:Jr|Sr|III?|IV)(?=\.?$)/iu.exec(name)?.[0] ?? '';
  return /^[JS]r$/i.test(found) ? `${found[0]!.toUpperCase()}r` : found.toUpperCase();
}

export const withoutSuffix = (name: string): string => name.replace(SUFFIX, '').trim();

/** What a street, a firm or an office ends with is nobody's surname: "Larkspur Avenue", "Steady Hands", "Guardian Ad Litem". */
const NO_SURNAME =
  / (?:Avenue|Street|Road|Drive|Boulevard|Highway|Restoration|Hands|Litem|Services?|Plumbing|Roofing|Heating|Supply|Motors|Foods|Insurance|Hospital|Clinic|Center|School|Nursing|Homes|Partners|Associates|Transport|Logistics)$/;

/** The surname of a person's name with its particles and both halves of a double name; a surname alone stays whole. */
export function lastName(name: string): string {
  const words = withoutSuffix(name).split(/\s+/);
  if (NO_SURNAME.test(name)) return words.join(' ');
  let at = words.length - 1;
  while (at > 0 && PARTICLE.test(words[at - 1]!) && (at > 1 || OPENS_SURNAME.test(words[0]!))) at -= 1;
  return words.slice(at).join(' ');
}
