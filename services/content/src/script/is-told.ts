import type { ModelFact } from '@lectern/contracts/case-model';
import type { ReadCase } from '../case-model/build.js';
import { isJottedDown } from './english/jotted.js';
import { mistakable } from './namesake.js';

/** That an accused asked for a lawyer or kept silent is not told against him: Doyle v. Ohio, 426 U.S. 610 (1976). */
const INVOKES =
  /\b(?:want(?:ed|s)?|ask(?:ed|s)? for|request(?:ed|s)?|invoked|need(?:ed|s)?|get|call(?:ed)?|speak (?:to|with)|talk (?:to|with)) (?:an?|his|her|my|the) (?:lawyer|attorney|right to (?:remain silent|counsel))|\b(?:remained silent|refused to (?:speak|talk|answer)|declined to (?:speak|talk|answer|give a statement)|right to remain silent|invoked|with (?:his |her |an )?(?:attorney|lawyer|counsel)|Miranda|(?:an?|no|my|his|her|the) (?:lawyer|attorney)|(?:would|['’]d) like to (?:talk|speak) (?:to|with) (?:Mr|Ms|Mrs|Dr|\p{Lu}\p{Ll})|(?:did not|didn['’]t|does not) want to (?:talk|speak|answer)|need not (?:speak|talk|answer)|told (?:that )?(?:he|she) (?:did not have|had no duty) to (?:speak|talk|answer))\b/iu;

/** Would telling it comment on the silence of an accused, or on his wish for a lawyer? */
export const commentsOnSilence = ({ sides, typed }: ReadCase, { said }: ModelFact): boolean =>
  sides.criminal && (sides.side === 'claiming' || !typed) && said.some((text) => INVOKES.test(text));

/** What was asked, offered or paid to end a suit or a charge, this one or another: Fed. R. Evid. 408, 410. */
export const SETTLES =
  /\b(?:final )?pretrial\b|\bmotions? in limine\b|\bno (?:party|one|mention) (?:is |are |may |shall )?to (?:mention|be made|refer)\b|\bplea (?:discussions?|offers?|talks?|deal|bargain\w*|negotiat\w+)\b|\bplea to be entered\b|\bdeferred adjudication\b|\bwe are trying (?:it|this)\b|\bmediat(?:ion|or|ed)\b|\b(?:time[- ]limited (?:offer|demand)|policy[- ]limits? (?:offer|demand)|settlement|settled (?:for|with|it|the (?:case|claim|suit|matter))|offer(?:ed)? \$[\d,.]+ in severance|severance (?:in (?:exchange|return) )?for (?:a|her|his) (?:general )?release|release of (?:all|any)(?: \p{L}+)? claims|offer (?:of compromise|of judgment|to settle)|demand of \$|offer\b[^.“”]{0,30}\$[^.]{0,50}\b(?:declined|rejected|not accepted)|litigious|unnecessary trouble and expense|sued before|prior (?:law)?suits?)\b/iu;

export const tellsSettlement = ({ said }: ModelFact): boolean => said.some((text) => SETTLES.test(text));

/** "The officer asked about the color.": what was answered is told, or nothing. */
const ONLY_ASKS =
  /^(?:The (?:officer(?: who wrote the report)?|deputy|detective|trooper|investigator)|(?:Officer|Deputy|Detective|Trooper|Sergeant|Agent|Investigator) \p{Lu}[\p{L}’'-]+) (?:then |also )?asked\b(?!.*\b(?:answered|said|replied)\b)[^“”]*$/u;

/** "At 10:19 p.m. OPR said: ...": who takes a call asks, and tells nothing. */
const OPERATOR =
  /^(?:At [^“”]{3,20}, ?|At \d{1,2}:\d{2} [ap]\.m\.,? )?(?:the )?(?:OPR|Opr|[Oo]perator|[Dd]ispatch(?:er)?|DISP|CT|911)(?: operator| dispatcher)? (?:said|asked|went on): “/u;

/** Nobody says anything in it to those who decide. */
export const onlyAsks = ({ said }: ModelFact): boolean =>
  said.every((text) => ONLY_ASKS.test(text) || OPERATOR.test(text));

/** What may be told to those who decide the facts. */
export const isTold = (read: ReadCase, fact: ModelFact): boolean =>
  fact.used &&
  fact.said.length > 0 &&
  (fact.kind === 'event' || read.typed) &&
  (read.typed || (!tellsSettlement(fact) && !fact.said.some(isJottedDown))) &&
  !onlyAsks(fact) &&
  !mistakable(read, fact) &&
  !commentsOnSilence(read, fact);
