import type { Exchange } from '../case-fields/testimony.rules.js';
import { curly } from './answered-question.js';
import { EXAMINER, WHY, answerOf, questionOf } from './answers.js';
import { unitsOf } from './answer-sentences.js';
import { plain } from './checker.js';
import { affirms, answerSaid, isStatement, withoutLead, withoutTag } from './conceded.js';
import { countWords } from './english/count-words.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { indirectQuestion } from './english/indirect-question.js';
import { splitUnits } from './english/sentences.js';
import { finiteAt, tagged } from './english/tagged.js';
import { OF_THE_DAY, PRELIMINARY, deniesWrong } from './not-put.js';
import { leansBack, leansOnPerson } from './leans-back.js';
import { ofWhether, toldByWhether } from './yes-or-no.js';
import { QUOTATIONS } from './english/quotes.js';

/** A question and what was answered, as they are read to the witness in one breath. */
export interface ReadBackToHim {
  text: string;
  answered: string;
  /** What it is about stands in the exchange before it. */
  leans: boolean;
  /** Of that exchange it needs no more than whom "he" or "she" means. */
  ofPerson?: boolean;
}

const MOST_WORDS = 20;
const MOST_QUOTED = 22;
const LONGEST_ANSWER = 11;
const LONGEST_QUOTED = 16;

/** "Who?": what was asked is not said in it. */
const BARE = /^(?:who|whom|what|whose|which|which one|where|when|how|why|why not|because\b.*)[?.]?$/i;
/** "Page 6, Doctor." */
const TURNS_TO = /^(?:pages?|lines?|exhibit) \d+\b[^?]{0,12}$/i;
/** "Tell me everything", "How did that come about?": a story, and his own. */
export const NARRATES =
  /^(?:(?:go on|say|read|show|look|start|point|take|give|finish|continue|describe)\b|gets? (?:us|you) |what did you (?:find|think|feel|make of|believe)|how (?:did|do|does|come|would|is|was)(?! (?:many|much|long|far|often|old)\b)|tell|describe|explain|walk|what happened|what (?:did|do) you do\b|what (?:do|did) you mean|what makes)\b/i;
const UNSURE =
  /\b(?:(?:do not|don['’]t|can['’]t|cannot|couldn['’]t) (?:know|recall|remember|say|tell)|not sure|no idea|maybe|probably|I (?:guess|think|believe|suppose|assume)|would have to (?:look|check)|want to say|wouldn['’]t know|would not know|objection)\b|--|\binaudible\b/i;
const EMPTY = /^(?:okay|ok|uh|um|all right|i see(?: it)?|go ahead|sorry|what|which|excuse me|pardon)\b|\?$/i;
/** Why, and what speaks for him. */
const EXPLAINS =
  /^(?:because|so (?:that|I|we)|but|to (?:make|keep|be|get|help))\b|\b(?:because|since|in order to|sorry|apologi\w+|safety|policy|supposed to|had to|have to|got to|trying|tried|wanted|thought|scared|afraid|always|everybody|everyone|nobody['’]s|that['’]s (?:normal|standard|common|typical)|not my)\b/i;
/** As a statement where yes or no makes one of it, else what was asked with the answer word for word. */
function putToHim(asked: string, last: string, answered: string): string {
  const agrees = echoes(last, answered) || endsInYes(last, answered);
  const said = answerSaid(answered) ?? (agrees ? 'yes' : undefined);
  const plain = countWords(answered) <= 3 || PLAIN.test(answered) || endsInYes(last, answered);
  const short = asked === last && plain ? said : undefined;
  const stated = short && toldByWhether(last, short);
  if (stated && countWords(stated) > 3 && !/^Any/.test(stated)) return stated;
  const often = asked === last ? ofTimes(last, answered) : undefined;
  if (often) return often;
  const words = within(answered).replace(/[.]$/, '');
  const about = asked === last ? indirectQuestion(last) : undefined;
  return about ? `Asked ${about}, you said: “${words}”.` : `Asked “${within(asked)}”, you said: “${words}”.`;
}

/** "That is the first one, yes.": he says nothing that was not asked. */
const endsInYes = (asked: string, answered: string): boolean =>
  /^(?:I|it|that|this|they|he|she|there)\b[^,]*, yes[.]?$/i.test(answered) &&
  !DENIES.test(answered) &&
  !HEDGES.test(answered) &&
  affirms(asked, answered);
/** "Did water come in?" "At times." */
function ofTimes(asked: string, answered: string): string | undefined {
  const [, how] = TIMES.exec(answered) ?? [];
  const told = how && WHETHER.test(asked) ? ofWhether(asked, 'yes') : undefined;
  return told && `${told.replace(/[.]$/, '')} ${how!.toLowerCase()}.`;
}
const TIMES =
  /^(at times|once|twice|a few times|several times|once or twice|every (?:day|week|night|morning|shift))[.]?$/i;

/** "Did you look?" "I looked.": he says again what was asked, and no more. */
const echoes = (asked: string, answered: string): boolean =>
  WHETHER.test(asked) &&
  /^(?:I|he|she|it|they|there) \p{Ll}+/iu.test(answered) &&
  !DENIES.test(answered) &&
  !HEDGES.test(answered) &&
  countWords(answered) <= 4 &&
  !PARTICULARS.test(asked) &&
  sharedStems(stemsOf(answered), stemsOf(asked)) === stemsOf(answered).size &&
  stemsOf(answered).size > 0;
/** What he need not have meant when he said it again. */
const PARTICULARS =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twice|once|every|each|all|both|any|before|after|within|until|during|while|when|because|only|again|immediately|January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const HEDGES = /\b(?:might|may|could|would|can|usually|sometimes|mostly|almost|about|around|only|some)\b/i;

/** "No. It was cold enough.": the answer stands before what explains it. */
const PLAIN = /^(?:yes|no|correct|right|that['’]s (?:right|correct))(?:, (?:sir|ma['’]am))?[.] /i;
/** A question of counsel with its answer in his own words, where no statement can be made of them; undefined where it is better not read. */
export function readBackToHim(talk: Exchange): ReadBackToHim | undefined {
  const whole = questionOf(talk).replace(EXAMINER, '');
  const told = answerOf(talk);
  if (
    [PRELIMINARY, OF_THE_DAY, TURNS_TO].some((one) => one.test(whole)) ||
    WHY.test(withoutLead(lastOf(whole)))
  )
    return undefined;
  const asked = askedIn(whole);
  if (asked === undefined) return undefined;
  const last = withoutTag(withoutLead(lastOf(asked)));
  // What counsel put is put again, or not at all.
  if (isStatement(last) || /[.]”?$/.test(last)) return undefined;
  const closed = !OPEN.test(last);
  const answered = answeredIn(told, closed);
  if (answered === undefined) return undefined;
  const quoted = /“/.test(answered);
  if (plain(answered) === plain(asked) || BARE.test(asked)) return undefined;
  if (UNSURE.test(answered) || EMPTY.test(answered) || (!quoted && EXPLAINS.test(answered))) return undefined;
  if (NARRATES.test(last) && !quoted) return undefined;
  const said = answerSaid(answered);
  if (said === 'no' && deniesWrong(last)) return undefined;
  if (closed && said === undefined && !quoted && !grants(answered, asked)) return undefined;
  if (countWords(asked) + countWords(answered) > (quoted ? MOST_QUOTED : MOST_WORDS)) return undefined;
  const [first = ''] = splitUnits(asked).map(({ text }) => text.trim());
  return {
    text: putToHim(asked, last, answered),
    answered,
    leans: leansBack(first.replace(QUOTATIONS, '')) || /^[“]/.test(first),
    ...(leansOnPerson(first.replace(QUOTATIONS, '')) && { ofPerson: true }),
  };
}
/** Neither yes nor no, and yet no quarrel: "About there.", "The video was.", "Not in writing.", or what was put in other words. */
function grants(answered: string, asked: string): boolean {
  if ([NOT_QUITE, ECHOES, ERRED].some((one) => one.test(answered))) return true;
  if (DENIES.test(answered) || /\byou(?:r|rs)?\b/i.test(answered) || countWords(answered) > LONGEST_GRANT)
    return false;
  const fragment =
    finiteAt(tagged(answered)) < 0 && !/^(?:I|he|she|it|they|we|you|that)(?:['’]|\b)/i.test(answered);
  return fragment || sharedStems(stemsOf(asked), stemsOf(answered)) > 0;
}
const LONGEST_GRANT = 9;
const NOT_QUITE =
  /^(?:not (?:in|at|on|to|by|from|until|then|yet|that)\b|I (?:do not|don['’]t) (?:believe|think) so)/i;
const ERRED =
  /^I(?: was (?:mistaken|wrong)|(?:['’]d| had)? forgot\w*| misspoke| missed (?:it|that)| overlooked| should(?:n['’]t| not)? have)\b/i;
const ECHOES =
  /^(?:the \p{Ll}+|it|he|she|they|I|that|you)(?:['’]d)? (?:must|might|may|could|was|were|did|had|does|is|would)(?: have)?(?: been)?[.]?$/iu;
/** Asks for something, at its beginning or where the answer would stand: "Calcium takes how long?" */
const OPEN =
  /^(?:[^?]{2,60}, )?(?:who|whom|whose|what|when|where|which|how|why)\b|\b(?:who|what|where|when|how (?:long|many|much|far|often)|which \p{Ll}+)\??$|\b(?:takes?|took|were|was|is|are|did|to|for|at|in|by|about) (?:what|how (?:long|many|much|far|often))\b/iu;
const WHETHER =
  /^(?:did|do|does|was|were|is|are|had|has|have|could|can|would|will|should|any(?:body|one|thing)?)\b/i;
const DENIES = /\b(?:not|never|no|nobody|nothing|disagree|wrong|incorrect)\b|n['’]t\b/i;

const lastOf = (text: string): string => splitUnits(text).at(-1)?.text.trim() ?? text;
const within = (words: string): string => words.replace(/[“"]/g, '‘').replace(/[”]/g, '’');

/** All of a short question; of a longer one the last sentence. */
function askedIn(whole: string): string | undefined {
  const text = curly(whole).replace(TAKES_UP, '');
  const asked = countWords(text) <= MOST_WORDS - 2 ? text : lastOf(text);
  const plain = withoutLead(asked);
  return countWords(plain) > MOST_WORDS - 1 || plain === '' ? undefined : plain;
}

/** "Let's take May 4. What did you say?" */
const TAKES_UP =
  /^(?:(?:And|Now|Okay|So|All right),? )?(?:Let['’]s|Let me|Go to|Turn to|Look at|I want to)\b[^.?]{3,60}[.] (?=\p{Lu})/u;

/** He takes back what he had said. */
export const CORRECTS = /^(?:no(?:[,.]|$)|well\b|or\b|wait\b|I mean\b|actually\b)/i;

/** His first words, as far as they are one answer; of a yes or a no the first sentence. */
function answeredIn(told: string, closed: boolean): string | undefined {
  const kept: string[] = [];
  const units = unitsOf(told);
  // "B. A lets out in the lobby.", "The board. No, wait.": cut there, it says something else.
  if (/^\p{Lu}\. /u.test(told) || units.slice(1).some((unit) => CORRECTS.test(unit))) return undefined;
  for (const text of units) {
    const words = [...kept, text].join(' ');
    const most = /“/.test(words) ? LONGEST_QUOTED : LONGEST_ANSWER;
    if (countWords(words) > most || (kept.length > 0 && (EXPLAINS.test(text) || UNSURE.test(text)))) break;
    kept.push(text);
    if (closed && !/^not\b/i.test(kept[0]!)) break;
    if ((closed && kept.length > 1) || /”[.]?$/.test(text)) break;
  }
  return kept.length > 0 ? kept.join(' ') : undefined;
}
