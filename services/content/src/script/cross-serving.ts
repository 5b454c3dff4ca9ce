import type { ModelPerson } from '@lectern/contracts/case-model';
import { sharedStems, stemsOf } from './english/likeness.js';
import { surname } from '../case-model/sides.js';
import { bearingOf } from '../case-model/bearing.js';
import type { Brief } from './brief.js';
import { answerSaid, isPut } from './conceded.js';
import { splitUnits } from './english/sentences.js';
import { CHARGE, EXCUSE, GIFT, HARM, KIND, PRAISE, UNSEEN } from './not-asked.js';
import type { OwnWords } from './own-paper.js';
import { asSecondPerson } from './own-words.js';

/** Where he was when nothing is said of it. */
const IDLE = /^You (?:were|are) (?:on|in|at|back)\b(?: \p{Ll}+){1,3}\.$/u;

const GOOD =
  /\b(?:is|was|were) (?:\p{L}+ly )?(?:sober|careful|cautious|healthy|in good health|experienced|an? (?:good|careful|safe|hard|honest) \p{Ll}+)\b/u;
const SAW_NOTHING_OF =
  /^You never (?:saw|heard|knew) (?:\p{Lu}\S* ){1,3}(?:to )?\p{Ll}|^You would not have\b/u;
const TOLD_THEM = /^You (?:told|said to) the \p{Ll}+ that you /u;
/** Silence and counsel are nobody's to comment on (Griffin v. California, 380 U.S. 609, 615 (1965)). */
export const RIGHTS =
  /\b(?:need not (?:speak|talk|answer)|lawyers?|attorneys?|counsel|rights|Miranda|silent|silence|not going to (?:say|answer|lie))\b/i;
/** The accused who denies it says again that he is not guilty. */
const DENIES =
  /^You (?:did not|never|were not|had not|have never) (?:\p{L}+ly |ever )?(?:take|took|taken|at (?:that|the) \p{Ll}+|enter\w*|break|broke|go|gone|been|do|done)\b/u;
/** What moves a jury for the accused. */
const PRIVATE =
  /\b(?:cannot (?:pay|afford)|always (?:going|meant|planned) to|put (?:it|the money|that) back|pay (?:it|that) back|kidneys?|cancer|sick|hospital|funeral|died|kids?|children|church|sorry)\b/i;

/** To deny a wrong is his own counsel's to bring out. */
const INNOCENT =
  /^You (?:were|are|did|would|do) not (?:\p{L}+ly )?(?:hid(?:e|ing)|l(?:ie|ying)|try(?:ing)?|mean|intend\w*|want(?:ing)? to (?:hurt|harm)|saying|threaten\w*|ignor\w+|argu\w+)\b/u;

export const BORN = /^You (?:were born\b|are \S+(?: years)? old\b)/;

/** Who somebody is called. */
const NAMES = /^\p{Lu}[\p{L}.’' ]{1,30} is \p{Lu}/u;

/** A tester for what a witness is better not asked, though he said so himself: it explains, excuses, or speaks of our harm to him. */
export function helpsUs({ model, read }: Brief, { side, role }: ModelPerson): (one: OwnWords) => boolean {
  const adverse = side === 'theirs';
  const party = adverse && role === 'the other side';
  const sued = model.side === 'defending' && !read.sides.criminal;
  const suesUs = adverse && model.side === 'defending';
  const accused = party && read.sides.criminal;
  const puts = (one: OwnWords): boolean => {
    const { question, conceded, words } = one;
    if (misnamed(model, read, one)) return false;
    // What he told in an interview excuses him as what he tells himself.
    if (one.back !== undefined)
      return splitUnits(one.back).every(({ text }) =>
        puts({ ...one, back: undefined, text: asSecondPerson(text.trim()), conceded: false, read: true }),
      );
    const text = one.text.replace(TOLD_THEM, 'You ');
    if (accused && [RIGHTS, PRIVATE, DENIES].some((one) => one.test(text))) return false;
    if (IDLE.test(text) || BORN.test(text) || NAMES.test(text) || INNOCENT.test(text)) return false;
    if (side !== 'ours' && (GIFT.test(text) || KIND.test(text))) return false;
    // What moves a jury for whoever sues is asked by nobody whom he sues.
    if (conceded) return !(suesUs && sued && (HARM.test(text) || PRAISE.test(text)));
    if (adverse && one.read && !one.own && SHIFTS.test(text)) return false;
    if (adverse && (KIND.test(text) || EXCUSE.test(text) || CHARGE.test(text))) return false;
    if (party && UNSEEN.test(text)) return false;
    if (suesUs && (HARM.test(text) || PRAISE.test(text))) return false;
    // What speaks well of the one for whom is sued is told by his own counsel.
    if (sued && (GOOD.test(text) || SAW_NOTHING_OF.test(text))) return false;
    if (adverse && (volunteered(one, party) || resists(one))) return false;
    // "Did you call? No. I had called that morning.": what follows the answer explains it.
    return !(adverse && question !== undefined && explains(one, question, words));
  };
  return puts;
}

/** "He tripped", told of somebody whom the papers call "Mrs.": the pronoun was taken for the wrong one. */
function misnamed(
  { people }: Brief['model'],
  { sentences }: Brief['read'],
  { text, words }: OwnWords,
): boolean {
  const [, pronoun] = /^(?:[^.?!]{0,60}[.?!] )?(He|She)\b/.exec(words) ?? [];
  const who = pronoun && people.find(({ name, kind }) => kind === 'person' && text.startsWith(name));
  if (!who) return false;
  const title = `${pronoun === 'He' ? 'Mrs' : 'Mr'}. ${surname(who.name)}`;
  return sentences.some((sentence) => sentence.text.includes(title));
}

/** What he cannot say, and what his paper tells for us by what it is. */
export function grantsUs({ read }: Brief): (one: OwnWords) => boolean {
  return ({ text, fact, question, paper }) => {
    if (question !== undefined || paper.kind === 'report' || read.sides.criminal) return false;
    if (CANNOT_SAY.test(text)) return true;
    const { favors, by } = bearingOf(read, fact);
    return favors === 'ours' && by === 'content';
  };
}
const CANNOT_SAY =
  /^You (?:cannot say|could not say|do not know (?:who|what|whether|if|how|when|where)|are not (?:sure|certain)|have no (?:record|note|proof|way)|never saw \p{Lu}[^.]{2,40}(?:anything but|but kind|be unkind))/u;

function explains({ text }: OwnWords, question: string, words: string): boolean {
  const said = answerSaid(words);
  if (said === undefined || /\b(?:not|never|no)\b/.test(text)) return false;
  const [first = ''] = /^[^.?!]*[.?!]/.exec(words) ?? [];
  const rest = words.slice(first.length);
  const own = text.replace(/[.]$/, '').split(' ').slice(-3).join(' ');
  return /^(?:(?:yes|no|yeah|nope)\b)/i.test(first) && rest.includes(own) && !/\bor\b/.test(question);
}

/** What nobody had asked a party is told for himself; what stands against the words of counsel is so for everybody. */
function volunteered({ text, question, words, read }: OwnWords, party: boolean): boolean {
  if (question === undefined || read === true || answerSaid(words) !== undefined) return false;
  if (/^You\b|[“]/.test(text)) return false;
  return (
    (/\b(?:not|never|no)\b/.test(text) && !ASKS.test(question)) ||
    (party && !ASKS.test(question) && sharedStems(stemsOf(text), stemsOf(question)) === 0)
  );
}
/** What his side's own records lay on others. */
const SHIFTS =
  /\b(?:declined|refused|non-?compliant|against (?:medical )?advice|was (?:told|warned|advised))\b/i;
/** "So the label says stop." "The label governs reaching.": neither granted nor about himself, it is his own answer to it. */
const resists = ({ text, question, words, read }: OwnWords): boolean =>
  question !== undefined &&
  read !== true &&
  isPut(question) &&
  answerSaid(words) === undefined &&
  !/^You\b|[“]/.test(text);
const ASKS = /\b(?:what|who|how|where|when|which)\b/i;
