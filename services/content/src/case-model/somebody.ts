import { isOrdinary } from '../script/english/casing.js';
import { tagged } from '../script/english/tagged.js';

/** A street, a lake: "Henry Clay Drive", "Calle Robles". */
const PLACE =
  /^(?:Calle|Avenida|Rue|Via|Camino|Paseo|Rancho)\b|\b(?:Street|Drive|Road|Avenue|Boulevard|Highway|Trail|Circle|Terrace|Parkway|Trace|Alley|Plaza|Turnpike|Creek|River)$/;
/** What a business calls itself by: "Halloran Restoration", "Steady Hands". */
const BUSINESS =
  /\b(?:Restoration|Wholesale|Physicians|Builders|Animal|Hands|Homes|Farms|Foods|Roofing|Plumbing|Electric|Construction|Rentals|Supply|Firm|Records|Litem|Medics|Defendants?|Plaintiffs?|Employer|Carrier)$/;

/**
 * Does a name of two words or more name a person? Papers write streets, businesses, offices and what they define with capitals, too:
 * "Final Acceptance", "Guardian Ad Litem".
 */
export function isSomebody(name: string): boolean {
  if (PLACE.test(name) || BUSINESS.test(name)) return false;
  const words = name.split(' ').map((word) => word.toLowerCase());
  const ordinary = (word: string): boolean =>
    /^\p{L}{3,}$/u.test(word) &&
    (isOrdinary(word) || (tagged(`a ${word} one`)[1]?.tags.has('Adjective') ?? false));
  return (
    words.length < 2 ||
    // "The Professor" is how a charge calls somebody.
    words[0] === 'the' ||
    (tagged(`${name} left.`)[0]?.tags.has('FirstName') ?? false) ||
    !words.every(ordinary)
  );
}
