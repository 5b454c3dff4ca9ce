import { isClause } from '../script/english/split.js';
import type { FileSentence } from './file-sentences.js';

/** "The tunnel has one way out, a ladder beside the boot pit.": how things stand, as our own pleading tells it in the midst of its story. */
export const setsTheScene = ({ section, numbered, text }: FileSentence, said: readonly string[]): boolean =>
  (section === 'facts' || section === 'front') &&
  numbered &&
  !OF_THE_PARTIES.test(text) &&
  said.every(isClause);
/** Where a party lives, who is meant by a name, and what the writer makes of it. */
const OF_THE_PARTIES =
  /\b(?:resid(?:es?|ent|ence)|true names?|venue|driver['’]s license|is (?:now )?\d+ years|is an? (?:adult|individual|person|citizen|corporation|company|limited|partnership|\p{L}+ corporation)|doing business|registered agent|seeks?|asks?|believed?|denies|disputes?|intends?|reserves?|entitled|should|ought|would|may(?! \d)|shall|pursuant|means)\b|^(?:This|These|Such|Each) (?:action|petition|complaint|claims?)\b/iu;
