import type { ModelPerson } from '@lectern/contracts/case-model';
import {
  ADVERB,
  BY_VERB,
  type OpenQuestion,
  SAY,
  TELL,
  WAY,
  WHOM,
  ask,
  base,
  called,
  pattern,
} from './open-question.js';
import { isPast } from './open-questions-of-things.js';

const ACTED = pattern(`^${WHOM},? ${ADVERB}(\\p{Ll}+)\\b ?(.*)$`);
/** "was", "had", "is": how things stood, which no "What did he do?" brings out. */
const STATE = /^(?:is|are|was|were|has|have|had|did|does|do|would|could|can|will|should|might|may|must)$/;
const TELLS = pattern(`^(?:${TELL}|${SAY}|asked|yelled|shouted|screamed)$`);

/** What somebody else did before the eyes of the witness, and what came next where nobody of the case acts. */
export function inOwnPaper(text: string, people: readonly ModelPerson[]): OpenQuestion[] {
  const [, who = '', verb = '', rest = ''] = ACTED.exec(text) ?? [];
  const by = who && !/^(?:the|your) /i.test(who) ? called(who, people) : undefined;
  if (by && verb === 'was' && /^\p{Ll}+ing\b/u.test(rest))
    return [ask(`What was ${by.text} doing?`, 'sight', by)];
  if (STATE.test(verb)) return [];
  if (by && TELLS.test(verb)) return [ask(`What did ${by.text} say?`, 'talk', by)];
  if (by && verb === 'left') return [ask(`When did ${by.text} leave?`, 'sight', by)];
  if (by && BY_VERB.test(verb) && !THING.test(rest))
    return [ask(`Where did ${by.text} ${base(verb)}?`, 'sight', by)];
  if (by && pattern(`^(?:${WAY})$`).test(verb)) return [ask(`Where did ${by.text} go?`, 'sight', by)];
  if (by) return isPast(verb) ? [ask(`What did ${by.text} do?`, 'sight', by)] : [];
  const [, moved = ''] = HAPPENED.exec(text) ?? [];
  return isPast(moved) && !/\b(?:because|if|would)\b/.test(text) ? [ask('What happened next?', 'next')] : [];
}
/** "drove his right knee into her face": no way that he went. */
const THING = /^(?:an?|the|his|her|their|its|your|two|three|\p{Lu})\b/u;
/** "The truck hit a car", "A man ran out": the verb behind a short subject without a name. */
const HAPPENED =
  /^(?:The|An?|My|Your|One|Two|Three|Some) (?:[\p{Ll}-]+ ){1,3}?(\p{Ll}+ed|hit|ran|fell|struck|came|went|drove|broke|began|threw|shot|took)\b/u;

/** What the witness did where no question asks for it more closely; an hour that opens the sentence says when. */
export function nextDone(text: string, statement: string): OpenQuestion[] {
  const own = text.replace(/^When [^,“”]{4,60}, y/u, 'Y');
  const [, verb = ''] = pattern(`^You ${ADVERB}(\\p{Ll}+)\\b`).exec(own) ?? [];
  if (STATE.test(verb) || !isPast(verb) || UNDONE.test(verb)) return [];
  const hour = /^(?:[^,“”]{2,44}, (?:\d{4}, )?)?[Aa]t ((?:about |around )?\d{1,2}(?::\d\d)? [ap]\.m\.)/u.exec(
    statement,
  )?.[1];
  return [ask(hour ? `What did you do at ${hour}?` : 'What did you do next?', 'next')];
}
/** What goes on within, or only reports, is no act. */
const UNDONE =
  /^(?:knew|forgot|regretted|thought|believed|felt|wanted|needed|understood|told|asked|said|stated|spent|suffered|lost|lived|worked|became|got|held|owned|loved|liked|hoped|remembered|remember|diminished|impaired|reduced|limited|feared|agreed|learned|referred|concluded|determined|described|claimed|decided|used|seemed|appeared|played|met|left|taught|insisted|opposed|drew|draw|relied|continued|served|earned|complied|acted|engaged|enjoyed|raised|testified|performed)$/;

/** What was done to the witness, asked so that what it was is for him to say. */
export const TOWARD: Record<string, string> = {
  rated: 'How did X rate your work?',
  hired: 'When did X hire you?',
  promoted: 'How did your work for X go on?',
  paid: 'What did X pay you?',
  appointed: 'What did X ask you to do?',
  terminated: 'How did your work for X end?',
  fired: 'How did your work for X end?',
  discharged: 'How did your work for X end?',
  telephoned: 'What did X say to you on the telephone?',
  called: 'What did X say when you spoke?',
  interviewed: 'What did X ask you?',
};
