import { ask, base, pattern } from './open-question.js';
import { NAME, PRONOUN, type Rule, whoIs } from './whom-asked.js';

/** "You went to work for Orne & Sons in June 2013", "You met at a diner". */
const began: Rule = (text) => {
  const [, employer = ''] =
    /^You (?:went to work|began (?:to )?work(?:ing)?|started (?:to )?work(?:ing)?) (?:for|at|with) ([^,“”]{3,50}?)(?: in| on|$)/u.exec(
      text,
    ) ?? [];
  if (employer && !PRONOUN.test(employer))
    return [ask(`When did you start to work for ${employer}?`, 'work')];
  if (/^You (?:and \S+ )?met (?:on [^,“”]{4,20} )?at (?!the (?:same|end|beginning)\b)/u.test(text))
    return [ask('Where did you meet?', 'way')];
  const [, plain = '', to = ''] =
    /^You did (send|write|sign|take|make|see|tell|give|call|receive|read|ask) (?:[^,“”]{2,40}?) ((?:to|from|at) (?:the |your )?\p{L}+)(?=$|[ ,])/u.exec(
      text,
    ) ?? [];
  if (plain && !PRONOUN.test(to)) return [ask(`What did you ${plain} ${to}?`, 'act')];
  if (/^You (?:could not|couldn['’]t) (?:move|stand|walk|breathe|see|get up|feel|speak|talk)\b/.test(text))
    return [ask('What condition were you in?', 'harm')];
  return [];
};

const VERBS =
  'sent|bought|received|got|ordered|delivered|wrote|signed|found|saw|heard|noticed|carried|brought|took|put|left|read|posted|filed|submitted|made|gave|sold|shipped|dropped|collected|observed|located|recovered|seized|photographed|measured';
const TO_PLACE = pattern(
  `^You (?:then |also |later |\\p{L}+ly )?(${VERBS}) (?!up\\b|out\\b|off\\b|in\\b|to\\b|over\\b|that\\b)((?:[^\\s,“”]+ ){0,4}?[^\\s,“”]+) ((?:from|at|in|on|to|under|behind|inside) (?:(?:the|your) (?:[\\p{Ll}-]+ )?[\\p{Ll}-]+(?<! (?:on|in|at|to|for|with|and|of|by))|(?:the )?\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)*))(?=$|[ ,.])`,
);
/** What was bought, sent or seen, with where or to whom: "What did you buy from Buckhorn?" */
const toPlace: Rule = (text) => {
  const [, verb = '', object = '', place = ''] = TO_PLACE.exec(text) ?? [];
  if (!verb || /\b(?:his|her|their|its|him|them)\b/.test(place) || NO_PLACE.test(place)) return [];
  const plain = verb === 'observed' ? 'see' : verb === 'located' ? 'find' : base(verb);
  if (/^(?:put|took|left|dropped)$/.test(verb)) {
    const [, thing = ''] = /^((?:the|your) (?:\p{Ll}+ )?\p{Ll}+)$/u.exec(object) ?? [];
    return thing && !BODY.test(thing) ? [ask(`What did you do with ${thing}?`, 'act')] : [];
  }
  return plain === verb && verb !== 'read' && verb !== 'put'
    ? []
    : [ask(`What did you ${plain} ${place}?`, /^(?:see|hear|notice|find)$/.test(plain) ? 'sight' : 'act')];
};
const BODY = /\b(?:hands?|arms?|legs?|feet|foot|head|face|eyes?|fingers?|knees?|shoulders?|back)$/;
const NO_PLACE =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b|\b(?:time|way|amount|favor|order|account of|case|same|end|fact|morning|evening|afternoon|night|day|week|month|year)\b/;

const LASTED: Record<string, string> = {
  lay: 'lie',
  sat: 'sit',
  stood: 'stand',
  stayed: 'stay',
  waited: 'wait',
  remained: 'stay',
  slept: 'sleep',
  lived: 'live',
  hung: 'hang',
};
/** How long, who came, who decided. */
const lasted: Rule = (text) => {
  const [, verb = '', rest = ''] =
    pattern(
      `^You (${Object.keys(LASTED).join('|')})\\b([^“”]*? for (?:about |almost |nearly |over )?(?:\\p{L}+|\\d+) (?:seconds|minutes|hours|days|weeks|months)\\b.*)$`,
    ).exec(text) ?? [];
  const found = / (found|helped|reached) (?:you|him|her)$/.exec(text)?.[1];
  const came = found ? [ask(`Who ${found} you?`, 'act')] : [];
  if (verb)
    return [
      ask(`How long did you ${LASTED[verb]}${/^ there\b/.test(rest) ? ' there' : ''}?`, 'harm'),
      ...came,
    ];
  if (/^You (?:alone |yourself )?(?:made|took) the (?:final )?decision\b/.test(text))
    return [ask('Who made the decision?', 'act')];
  const [, status = ''] = /^You were (divorced|married|separated)\b/.exec(text) ?? [];
  if (status) return [ask(`When were you ${status}?`, 'act')];
  const [, unknown = ''] =
    /^You (?:were not aware|did not know|had not been told) (?:that .{2,40}? (?:had |was )?\p{Ll}+ed |of |about )(?:an?|any|the) ((?:\p{Ll}+ )?(?!(?:man|woman)\b)\p{Ll}+)\b/u.exec(
      text,
    ) ?? [];
  return unknown ? [ask(`What, if anything, did you know about any ${unknown}?`, 'talk')] : [];
};

/** What came down upon the witness. */
const blow: Rule = (text) =>
  /^(?!You\b)[^“”]{6,160}? (?:came down|fell|landed|crashed|rolled|collapsed|tipped|dropped|spilled|slammed|ran) (?:over|(?:up)?on(?:to)?|into) you\b/u.test(
    text,
  )
    ? [ask('What happened to you?', 'act')]
    : [];

const TAKES =
  /^You (?:then |\p{L}+ly )?(?:[^“”]*? and )?(took|carried|drove|brought|rushed) (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}|your (?:son|daughter|child|children|mother|father|husband|wife|brother|sister)) to /u;
const took: Rule = (text) => {
  const [, verb = '', whom = ''] = TAKES.exec(text) ?? [];
  return verb ? [ask(`Where did you take ${whom}?`, 'way')] : [];
};

/** "Brandt moved in." */
const moved: Rule = (text, people) => {
  const [, name = '', way = ''] =
    pattern(`^${NAME} (moved (?:in|out|away)|came (?:back|over|home))\\b`).exec(text) ?? [];
  const who = name && whoIs(name, people);
  return who
    ? [ask(`When did ${who.text} ${way.replace('moved', 'move').replace('came', 'come')}?`, 'sight', who)]
    : [];
};

/** What the witness did and what became of him. */
export const OF_DEEDS: readonly Rule[] = [blow, lasted, took, moved, began, toPlace];
