import { spelledRank } from '../case-fields/ranks.rules.js';
import type { Paper } from './paper.js';

/** "NARRATIVE - CPL R HASKETT 219", "BRANNIGAN 417 (RPT)", "DET: L. MUSKOVITZ #214": who wrote a report of the police. */
const WRITERS: readonly RegExp[] = [
  /\bNARRATIVE\s*[-–:]\s*(OFC|OFFICER|DET|DETECTIVE|SGT|CPL|DEP|DEPUTY|TPR|TROOPER|LT)\.? (?:[A-Z]\.? )?([A-Z][A-Z'’-]{2,})\b/,
  /^\s*(?:(OFC|DET|SGT|CPL|DEP|TPR)\.? )?(?:[A-Z]\.? )?([A-Z][A-Z'’-]{2,}) #?\d{1,5}\s+\((?:RPT|RPTG|REPORTING|AUTHOR)\b/m,
  /\b(?:RPTG?|REPORTING) ?(OFC|OFFICER|DET|DEP|DEPUTY|TPR|TROOPER)\.?\s*[:#]\s*(?:[A-Z]\.? ?)?([A-Z][A-Za-z'’-]{2,})\b/,
  /\b(DET|DETECTIVE|TPR|TROOPER)\s*:\s*(?:[A-Z]\.? ?)?([A-Z][A-Z'’-]{2,})\b/,
];
const HEAD = 1500;
/** What a laboratory of the police writes speaks as a laboratory. */
const LABORATORY = /^[^\n]*\b(?:LABORATORY|TOXICOLOGY|FORENSIC (?:SERVICES|SCIENCE|BIOLOGY)|CRIME LAB)\b/im;

/** Who says "I" in a report of the police: by name where its form tells, else "the officer"; undefined for any other paper. */
export function reportWriter({ kind, document: { pages } }: Paper): string | undefined {
  const text = pages.map((page) => page.text).join('\n');
  const head = text.slice(0, HEAD);
  if (
    kind !== 'report' ||
    !/\b(?:POLICE|SHERIFF|PATROL|TROOPER|ANIMAL CONTROL|FIRE MARSHAL)/i.test(head) ||
    LABORATORY.test(head)
  )
    return undefined;
  for (const pattern of WRITERS) {
    const [, rank = '', name] = pattern.exec(text) ?? [];
    if (name) return `${spelledRank(rank || 'officer')} ${titled(name)}`;
  }
  return /\b(?:PATROL|TROOPER|STATE POLICE)\b/i.test(head)
    ? 'the trooper'
    : /\bSHERIFF/i.test(head)
      ? 'the deputy'
      : 'the officer';
}

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
