import { countWords } from './count-words.js';
import { type Rule, sentence } from './joints.js';
import { pastOf } from './participles.js';
import { isReport } from './split-loose.js';
import { subjectIn } from './subject.js';
import { finiteAt, isFinite } from './tagged.js';

/** Nobody says more words in one breath. */
const LONG = 24;

/** What came of it, and what it took. */
const CAME_OF =
  /^(?:causing|resulting|leaving|forcing|requiring|necessitating|rendering|exposing|preventing|trapping|pinning|crushing|knocking|throwing|sending|breaking|fracturing|tearing|killing|injuring|damaging|destroying|flooding|allowing|permitting|making|prompting|creating)$/;
const WITHOUT_COMMA = /^(?:causing|resulting|requiring|necessitating)$/;
/** "flooding the floor": the thing named last does it as well as what was told, and "that" stands for both. */
const PAST_OF: Record<string, string> = { forcing: 'forced', making: 'made', exposing: 'exposed' };
const STEM_E =
  /^(?:caus|expos|forc|requir|necessitat|damag|injur|fractur|creat|us|mov|leav|driv|rais|clos|los|plac|purchas|receiv|promis|refus|advis|stat|not|describ|continu|releas|arriv|observ|notic|charg|separat|serv|propos|provid|assum|declin|prepar|complet|terminat|execut|approv|produc|reduc|remov|replac|indicat|operat|issu|argu|escap|shov|seiz|slic|dislodg|scrap|terminat|rotat|graz|brac|produc|utiliz|authoriz|realiz|recogniz|acknowledg|manag|chang|engag|urg|alleg|pledg|wedg)$/;
const DOUBLED = /([bdgklmnprt])\1ing$/;

/** The past of what somebody did, spelled as it is. */
function didOf(doing: string): string | undefined {
  const lower = doing.toLowerCase();
  if (PAST_OF[lower]) return PAST_OF[lower];
  const past = pastOf(lower);
  if (past === undefined || !/^(?:\p{L}+ed|\p{L}+ied)$/u.test(past) || past === 'fed') return past;
  return STEM_E.test(lower.slice(0, -3)) || DOUBLED.test(lower) ? `${lower.slice(0, -3)}ed` : past;
}

/** "..., striking the rail": an act of the subject; "..., causing the truck to roll": what came of it. */
export const looseParticiple: Rule = (source, words) => {
  if (countWords(source) <= LONG) return undefined;
  const subject = subjectIn(source, words);
  for (let at = words.length - 2; at > 4; at -= 1) {
    const word = words[at]!;
    if (word.shut || !/ing$/.test(word.lower) || isReport(words, 0, at)) continue;
    const joint = /^(?:thereby|thus|then|nearly|narrowly|further|also)$/.test(words[at - 1]!.lower)
      ? words[at - 2]!
      : words[at - 1]!;
    const comma = joint.post.includes(',');
    const and = comma && joint.lower !== 'and';
    if (!comma && !WITHOUT_COMMA.test(word.lower)) continue;
    // "breaking her wrist, tearing a ligament, and leaving a scar": the row is told from its first on.
    if (!and && comma) continue;
    const past = didOf(word.lower);
    const left = source.slice(0, words[words.indexOf(joint) + 1]!.start);
    if (past === undefined || finiteAt(words.slice(0, at), 1) < 0) continue;
    // "when Orne, coming over the hill, was unable to stop": what is put in between is no end.
    if (words.some(({ post, shut }, by) => by > at && !shut && post.includes(',') && isFinite(words, by + 1)))
      continue;
    const rest = inPast(source.slice(words[at + 1]!.start));
    const behind = words[at + 1]!.lower === 'behind';
    if (CAME_OF.test(word.lower) && !behind) return [sentence(left), sentence(`That ${past} ${rest}`)];
    // Whose act it is must be plain: the subject's, where the clause in between has no other.
    if (!subject || finiteAt(words, subject.verb + 1, at) >= 0 || !ACTS.test(word.lower)) continue;
    return [sentence(left), sentence(`${subject.again} ${past} ${rest}`)];
  }
  return undefined;
};
/** Acts of people, and of what they drive. */
const ACTS =
  /^(?!(?:being|having|including|regarding|concerning|according|pending|during|following|owing|using|wearing|measuring|totaling|amounting|beginning|containing|consisting|relating|pertaining|bearing|depending|facing|covering|weighing|ranging|representing|lying|standing|sitting)$)\p{Ll}+ing$/u;

/** "fracturing her wrist and tearing a ligament": both happened. */
export const inPast = (rest: string): string =>
  rest.replace(
    /(?<=(?:, |, and | and ))(\p{Ll}+ing)(?= (?:the|an?|his|her|its|their|him|them|it|in|one|two|three|four|five|six|several|both|\d+)\b)/gu,
    (doing) => (ACTS.test(doing) ? (didOf(doing) ?? doing) : doing),
  );
