import type { FileSentence } from './file-sentences.js';

/** "I see how it reads.", "We say this plainly because it is so.": said of what was told right before. */
const RUES =
  /\b(?:(?:sees?|knows?|understands?|reali[sz]es?) how (?:it|that|this) (?:reads|looks|sounds)|should(?:n['’]t| not) have (?:said|written|sent|done|gone|let|told|put|kept|taken|left)|(?:am|is|are|was) not proud|regrets? (?:it|that|this)|wish(?:es)? (?:he|she|I|they) had(?:n['’]t| not)|this plainly because|(?:do|does) not (?:defend|excuse) (?:it|that|the)|was a mistake)\b/i;
/** "The Association has not hidden its own part.", "Plaintiff does not dispute that ...": what follows is granted. */
const GRANTS =
  /\b(?:(?:has|have) not hidden|(?:do|does) not (?:dispute|deny|contest|hide) that|in fairness to|(?:his|her|its|their|our|my) own (?:part|share|fault) in)\b/i;

/** "The Landlord did send a plumber.", "in words that Orr will no doubt quote": what one who pleads has to say, though he would rather not. */
const OWNS =
  /^[^“”"]{3,80} did (?!not\b|all\b|the\b|some\b|most\b|what\b|both\b|many\b|any\b|this\b|that\b|her\b|his\b|their\b|its\b|so\b|nothing\b|everything\b|business\b|work\b|well\b|[^ ]*ly\b)\p{Ll}{3,12}\b (?!and\b|on\b)|\bwill (?:no doubt|surely|doubtless) (?:quote|say|point|recall|rely)/u;

/**
 * Does one who tells his own account grant with this sentence what speaks against him? Others will hold it up; he does not open
 * with it.
 */
export function grantsAgainstItself(sentences: readonly FileSentence[], at: number): boolean {
  const own = sentences[at];
  if (!own) return false;
  if (RUES.test(own.text) || GRANTS.test(own.text) || OWNS.test(own.text)) return true;
  const beside = (one: FileSentence | undefined): one is FileSentence =>
    one !== undefined && one.document === own.document && one.passage === own.passage;
  const next = sentences[at + 1];
  if (beside(next) && RUES.test(next.text)) return true;
  // "Admits that the first letter is of May 4. Denies that notice was late.": what it must answer for.
  if (
    /^(?:Defendants? )?[Aa]dmits? that\b/.test(own.text) &&
    beside(next) &&
    /^Den(?:y|ies) that\b/.test(next.text)
  )
    return true;
  for (let before = at - 1; beside(sentences[before]); before -= 1)
    if (GRANTS.test(sentences[before]!.text)) return true;
  return false;
}
