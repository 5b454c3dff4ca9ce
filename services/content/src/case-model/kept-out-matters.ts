import type { Ruling } from './ruling.js';
import { type Sides, tellsInsurance } from './sides.js';

/** Earlier convictions and acts of somebody. */
export const PRIORS =
  /\b(?:prior|previous|earlier) (?:conviction|arrest|record|bad act|act|incident|offen[cs]e|charge)s?\b|\b404\(b\)|\bcriminal (?:history|record)\b/i;

/** A matter by the words of the ruling that keeps it out, and by those of who would tell it. */
const MATTERS: readonly { ruled: RegExp; tells: RegExp; not?: 'criminal' | 'insured' }[] = [
  {
    ruled: PRIORS,
    tells:
      /\b(?:convicted|convictions?|prior (?:arrest|record|robbery|burglary|DUI|assault|theft|offen[cs]e)s?|on (?:probation|parole)|previously arrested|criminal (?:history|record))\b/i,
  },
  {
    ruled:
      /\b(?:traffic )?(?:citations?|tickets?) (?:\p{L}?\d|issued|to|of|for|and)|\btraffic (?:citation|ticket)s?\b/iu,
    tells:
      /\b(?:citations?|(?:was|were|been|got|being) (?:cited|ticketed)|cited for|got a ticket|ticketed)\b/i,
  },
  {
    ruled:
      /\bfrom (?:a|the) jail\b|\bin custody\b[^.;]{0,40}\bnot be\b|\bjail (?:calls?|clothes|clothing|uniform)\b/i,
    tells: /\bjail\b/i,
  },
  {
    ruled: /\b(?:DWI|DUI|OWI|OVI|drinking|alcohol|intoxicat\w+)\b/i,
    tells: /\b(?:DWI|DUI|OWI|OVI|drunk|drinking|intoxicat\w+|beers?|alcohol)\b/i,
    not: 'criminal',
  },
  {
    ruled: /\b(?:immigration|citizenship|undocumented)\b/i,
    tells: /\b(?:immigration|undocumented|green card|visa|citizenship)\b/i,
  },
  { ruled: /\bpolygraph\b/i, tells: /\bpolygraph\b/i },
  {
    ruled: /\bcollateral sources?\b|\b(?:liability )?insurance\b/i,
    tells: /\binsur(?:ance|ers?|ed)\b|\bMedica(?:re|id)\b|\bworkers['’]? comp\w*\b/i,
    not: 'insured',
  },
];

/**
 * A tester for what belongs to a matter that a ruling keeps out as a whole, in whatever words it is told; where the matter is what is tried
 * (drink in a criminal case, insurance where an insurer is sued), only the words of the ruling count.
 */
export function mattersKeptOut(rulings: readonly Ruling[], sides: Sides): (text: string) => boolean {
  const tried = new Set([
    ...(sides.criminal ? ['criminal'] : []),
    ...(tellsInsurance(sides) ? ['insured'] : []),
  ]);
  const kept = MATTERS.filter(
    ({ ruled, not }) => !(not && tried.has(not)) && rulings.some(({ text }) => ruled.test(text)),
  );
  return (text) => kept.some(({ tells }) => tells.test(text));
}
