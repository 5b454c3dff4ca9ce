import type { ModelPerson } from '@lectern/contracts/case-model';
import { ADVERB, type OpenQuestion, WHOM, ask, base, called, pattern } from './open-question.js';

const STATES =
  'broken|open|closed|shut|wet|dry|dark|missing|loose|worn|icy|slippery|unlit|locked|unlocked|rusted|rusty|rotten|cracked|bent|torn|blocked|clear|dirty|flooded|frozen|(?:out|off|on)(?=$| and\\b| when\\b| that\\b)|unguarded|uneven|damaged|burned|jammed|tied|propped|covered';
const NOUNS = String.raw`((?!(?:date|amount|total|price|time|case|court|matter|way|result|law|parties)\b)[\p{Ll}’'-]+(?: [\p{Ll}-]+){0,2}?)`;
const CONDITION = pattern(
  `^(?:The|Your) ${NOUNS} (?:was|were|had been)(?: \\p{Ll}+ly| still| not| all)? (?:${STATES})\\b`,
);
/** Where something stood that he could see: "A dog was loose in the yard". */
const STOOD =
  /^(?:An?|The|Two|Three|Several|Some|Water|Oil|Ice|Snow|Glass) .{2,100}?\b(?:was|were|lay|stood|sat) (?:\p{Ll}+ )?((?:in|on|at|under|behind|beside|near|across|outside|inside) (?:the|your) (?!(?:same|amount|time|date|process|course|meantime|end|way|beginning|matter|case|control)\b)\p{Ll}+(?: \p{Ll}+)?)$/u;
const MOVES =
  'truck|car|van|bus|dog|vehicle|machine|crane|train|motorcycle|forklift|horse|bull|tractor|trailer|driver|man|woman|guard|officers?|nurse|clerk|manager|boy|girl|stranger|bartender|security guard|pickup|elevator|boat|cyclist|bouncer';
const MOVED = pattern(
  `^The ((?:[\\p{Ll}-]+ )?(?:${MOVES})) ${ADVERB}((?!was\\b|were\\b|had\\b|has\\b|is\\b|said\\b|told\\b)\\p{Ll}+)\\b`,
);
const FAILED =
  /^(?:The|Your) ([\p{Ll}’'-]+(?: [\p{Ll}-]+){0,2}?) (?:then |suddenly |also )?(?:broke|parted|fell|collapsed|failed|caught fire|burst|slipped|gave way|gave out|came (?:loose|off|apart|down|undone)|tipped|cracked|exploded|snapped|leaked|overflowed|jammed|shifted|swung|slid|rolled|caved|flooded|backed|ignited)\b/u;
const PAPERS =
  'decree|letter|email|e-mail|note|report|notice|message|text|sign|ticket|order|agreement|contract|lease|policy|memo|memorandum|invoice|receipt|label|log|inventory|statement|form|check';
const SAYS = new RegExp(
  `^(?:The|An?|Your) ((?:[\\p{Ll}’'-]+ ){0,2}?(?:${PAPERS}))(?: (?:on|of|from|dated) [^,“”]{2,40}?)?,? (?:said|stated|read|showed|shows|states|says|listed|required|warned|demanded|noted)\\b`,
  'iu',
);
/** What somebody did to a thing of the witness. */
const TO_YOURS = pattern(
  `\\b(?:suspended|revoked|canceled|cancelled|terminated|damaged|destroyed|struck|hit|rejected|denied|cut|took|seized|towed|froze|closed|broke|burned|searched|flooded|ruined|entered|repossessed|changed|disconnected|locked|emptied)\\b[^,“”]{0,40}? your ((?!own\\b|staff\\b)[\\p{Ll}-]+(?: (?:permit|account|license|policy|card|door|car|truck|home|house|lease|job|hours|arm|leg|hand|foot|knee|back|shop|store|office|badge))?)`,
);
const AT_YOURS =
  /^(?!You\b)[^“”]{3,90}? (?:in|on|into|onto|outside|under|behind|through|at|from) your ((?!own\b|absence\b|favor\b|behalf\b|opinion\b|presence\b|name\b|account\b|case\b)\p{Ll}+(?: (?:room|door|yard|window|desk|car|truck|house|bed|store|shop|kitchen|driveway))?)$/u;

/** "Heat failed for the first time", "Water came through the ceiling". */
const STUFF =
  /^(?:The )?(heat|water|power|electricity|gas|smoke|fire|sewage|mold|plaster|oil|hot water)\b,? (?:\p{Ll}+ly )?(?:failed|came|went out|leaked|spread|grew|poured|dripped|ran|burst|backed|stopped|froze)\b/iu;

/** How things stood, and what became of them, where the witness could see it. */
export function things(text: string): OpenQuestion[] {
  if (/\b(?:would|could|should|will|may|might|if|because|lived|lasted)\b/.test(text)) return [];
  const opened = text.replace(
    /^(?:On|In|At|By) [^,“”]{2,40}(?:, \d{4})?,? (?=\p{L})|^(?:But|So|And|Then),? /u,
    '',
  );
  const plain = opened.charAt(0).toUpperCase() + opened.slice(1);
  const condition = CONDITION.exec(plain)?.[1];
  if (condition) return [ask(`What was the condition of the ${condition}?`, 'sight')];
  const place = STOOD.exec(plain)?.[1];
  if (place) return [ask(`What, if anything, did you see ${place}?`, 'sight')];
  const paper = SAYS.exec(plain)?.[1];
  if (paper) return [ask(`What did the ${paper.toLowerCase()} say?`, 'talk')];
  const [, mover, verb = ''] = MOVED.exec(plain) ?? [];
  if (mover && isPast(verb)) return [ask(`What did the ${mover} do?`, 'sight')];
  const stuff = STUFF.exec(plain)?.[1]?.toLowerCase();
  if (stuff) return [ask(`What, if anything, happened with the ${stuff}?`, 'sight')];
  const failed = FAILED.exec(plain)?.[1];
  if (failed) return [ask(`What happened to the ${failed}?`, 'sight')];
  return [];
}

/** "The district suspended your food permit", "sewage came up in your kitchen". */
export function yours(text: string): OpenQuestion[] {
  if (/^You\b/.test(text) || /\b(?:would|could|should|will|may|might|if|lived)\b/.test(text)) return [];
  const thing = TO_YOURS.exec(text)?.[1];
  if (thing) return [ask(`What happened to your ${thing}?`, 'act')];
  const place = AT_YOURS.exec(text)?.[1];
  return place && !NO_PLACE.test(place)
    ? [ask(`What happened ${PLACED.test(place) ? 'at' : 'in'} your ${place}?`, 'sight')]
    : [];
}
/** "on your recommendation": in it nothing happens. */
const NO_PLACE =
  /(?:(?<!sta)tion|sion|(?<!apart|base|depart)ment|ance|ence|ship|ity|ness|(?:deni|approv|propos|refus|arriv|remov|dismiss)al|(?<!build|dwell|ceil|park|land)ing)$|^(?:legs?|arms?|hands?|head|face|back|neck|eyes?|feet|foot|stomach|belly|chest|side|knees?|shoulders?|wrists?|advice|request|order|orders|word|words|letter|e-?mail|report|watch|shift|team|leave|way|mind|part|side|time|turn|own|expense|cost|benefit|husband|wife|mother|father|brother|sister|son|daughter|friend|employer|supervisor|boss|lawyer|doctor)\b/;
const PLACED = /door|window|desk|driveway/;

const HANDLES =
  'put|placed|set|took|opened|closed|shut|carried|moved|removed|threw|dropped|returned|delivered|discarded|destroyed|kept|locked|unlocked|cut|tied|surrendered|entered|attached|hung|loaded|unloaded|hid|burned|pulled|pushed|lifted|cleaned|washed|filled|turned in|turned off|switched off|wiped|erased|deleted|tore|folded|covered|grabbed|poured|emptied|parked|left|sold|shredded|disconnected|unplugged|lowered|swung';
const THING = String.raw`(?:the|your|his|her|their) ((?!(?:store|shop|room|house|building|street|road|scene|parking|office|hospital|intersection|premises|lot|driveway|yard|way|time|matter|child|children|man|woman|date|bid|price|meeting|call|insurance|rent|rate|fee|bail|budget|apartment|job|position|loan|oath|exam|test|course|bus|train|company|state|country|stand|offer|lead|exit|opportunity|advice|blame|risk|initiative|measures?|steps?|action|view|liberty|agreement|contract|plea|lease|marriage|boy|girl|baby|patient|victim|driver|suspect|employees?|witness|gallbladder|appendix|kidney|heart|knee|hip|legs?|arms?|hands?|foot|feet|head|face|eyes?|tooth|teeth|uterus|tumor|back|neck|shoulders?|(?:left|right) \p{Ll}+)\b)[\p{Ll}’'-]+(?: (?!(?:in|on|at|to|into|onto|of|from|with|under|over|up|down|out|off|through|and|or|for|by|before|after|when|while|behind|inside|near|away|back|open|shut|that|which|who)\b)[\p{Ll}-]+)?)(?=$|,? (?:in|on|at|to|into|onto|of|from|with|under|over|up|down|out|off|through|and|for|by|before|after|when|while|behind|inside|near|away|back|open|shut)\b|,)`;
const OWN_HANDLING = pattern(`^You ${ADVERB}(${HANDLES}) ${THING}`);
const OTHERS_HANDLING = pattern(`^${WHOM},? ${ADVERB}(${HANDLES}) ${THING}`);

/** "removed the guardrail": asked by the thing, which the jury has heard of, and not by what became of it. */
export function handled(text: string, people: readonly ModelPerson[]): OpenQuestion[] {
  const own = OWN_HANDLING.exec(text);
  // "left the parents' house": a place that one leaves, and whose it is.
  if (own && (/['’]s?(?: |$)/.test(own[2]!) || (own[1] === 'left' && LEFT_PLACE.test(own[2]!))))
    return own[1] === 'left' ? [ask('When did you leave?', 'way')] : [];
  if (own) return [ask(`What did you do with the ${own[2]}?`, 'act')];
  const [, who = '', , thing] = OTHERS_HANDLING.exec(text) ?? [];
  if (!thing || /^You$/i.test(who)) return [];
  const by = called(who, people);
  return by ? [ask(`What did ${by.text} do with the ${thing}?`, 'sight', by)] : [];
}

const LEFT_PLACE =
  /(?:house|home|office|store|restaurant|bar|party|school|church|hospital|room|building|shop|plant|yard|station|gym|club|tavern|hotel|motel|apartment|hall)$/;

export const isPast = (verb: string): boolean =>
  (verb !== '' && base(verb) !== verb) || /^(?:hit|cut|put|shut|set)$/.test(verb);
