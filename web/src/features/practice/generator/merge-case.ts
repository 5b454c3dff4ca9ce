import { CASE_FIELDS, type CaseDetails, type CaseField } from '@lectern/contracts/case';

/** A field that two windows changed, each in its own way. */
export interface FieldClash {
  field: CaseField;
  mine: string;
  theirs: string;
}

export interface MergedCase {
  details: CaseDetails;
  clashes: FieldClash[];
}

/**
 * Puts together what two windows made of the same case. What only one of them changed is taken; a field that both changed keeps
 * what is on this screen and is told as a clash, so that no word of either is lost unseen.
 */
export function mergeCase(base: CaseDetails, mine: CaseDetails, theirs: CaseDetails): MergedCase {
  const details: Record<string, string> = {};
  const clashes: FieldClash[] = [];
  for (const field of CASE_FIELDS) {
    const [before, here, there] = [base[field] ?? '', mine[field] ?? '', theirs[field] ?? ''];
    const value = here === before ? there : here;
    if (value !== '') details[field] = value;
    if (here !== before && there !== before && here !== there)
      clashes.push({ field, mine: here, theirs: there });
  }
  return { details: details as CaseDetails, clashes };
}
