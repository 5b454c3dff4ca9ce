import { surname } from './sides.js';

const DEFINED =
  /(?<!\p{L})(\p{Lu}[\p{L}.'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){1,3})(?:, \p{Ll}[^()]{0,50})?,? ?\(\s{0,4}(?:the )?["“](\p{Lu}\p{Ll}{2,14}-(?:Plaintiff|Defendant|Petitioner|Respondent|Claimant))["”]\s{0,4}\)/gu;

/** "Ada Moss ("Wife-Plaintiff")": what each of several parties is called, with the name. */
export function hyphenatedRoles(texts: readonly string[]): [RegExp, string][] {
  const meant = new Map<string, string>();
  for (const text of texts)
    for (const [, name, word] of text.replace(/\s+/g, ' ').matchAll(DEFINED)) {
      const plain = name!.replace(/^(?:Plaintiffs?|Defendants?|The),? /, '').replace(/,$/, '');
      if (!meant.has(word!)) meant.set(word!, surname(plain));
    }
  return [...meant].map(([word, name]) => [
    new RegExp(`(?<![“"])\\b(?:[Tt]he )?${word}(?=['’]s\\b|\\b)(?!\\p{L})`, 'gu'),
    name,
  ]);
}
