/** What counsel said in a transcript otherwise than behind a Q. */
export interface SpokenByCounsel {
  by: string;
  text: string;
}

const COUNSEL =
  /^\s*(?:(?:\d{1,4}:)?\d{1,2}\s+)?(M[RS]{1,2}\. (?:(?:DE|LA|DEL|VAN|VON|DER|ST\.) ){0,3}\p{Lu}[\p{L}'’-]+):\s+(\S.*)$/u;
/** Between counsel, and of how the answer is taken down. */
const ASKS =
  /^(?!.*\b(?:object\w*|counsel|strike|relevan\w+|record|break|instruct|basis|repeat|speak up|asked and answered|form|calls for|misstates?|yes or|clarify|stipulat\w+|covered)\b)(?=.*\byou\b).*\?\s*$/iu;

/** "MS. ROE: A couple of mine. Did you": who speaks in a row, and how it begins. */
export function counselIn(row: string): SpokenByCounsel | undefined {
  const [, by, text] = COUNSEL.exec(row) ?? [];
  return by && text ? { by, text } : undefined;
}

/** Does counsel ask the witness of the matter? */
export const asksWitness = ({ text }: SpokenByCounsel): boolean => ASKS.test(text);
