import type { ModelPerson } from '@lectern/contracts/case-model';
import { tagged } from './english/tagged.js';
import { type OpenQuestion, ask, base } from './open-question.js';

/** A name as the witness uses it. */
const NAME = String.raw`((?:(?:Mr|Mrs|Ms|Dr|Officer|Deputy|Detective|Sergeant|Sgt|Trooper|Agent|Nurse|Captain|Capt)\.? )?\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}\.|\p{Lu}[\p{L}’'-]+|de|von|van)){0,3}?(?:,? (?:Jr|Sr|II|III)\.?)?)`;
export const NO_NAME =
  /^(?:You|Your|The|An?|This|That|These|Those|He|She|It|They|We|I|His|Her|Their|Its|No|Nobody|None|Some|Most|Many|All|Each|Every|Both|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Twenty|Thirty|Forty|Fifty|Hundreds?|What|When|Where|Who|How|Why|If|As|At|On|In|By|For|From|After|Before|During|Under|Over|There|Then|Now|Later|Next|Also|But|And|So|Or|Other|Another|Anybody|Any|Nothing|Something|Water|Photographs?|Suspect|Victim|Wind|Items?|Exhibit|Page|Count|Section|Table|Figure|Number|Total|Photo|Copies|Costs)\b/u;
const PRONOUN = /\b(?:he|she|it|they|him|her|them|his|its|their|this|these|those|one|ones)\b/i;
const pattern = (source: string): RegExp => new RegExp(source, 'u');

/** Somebody as the question names him; a person of the case is introduced to the jury. */
export function whoIs(
  said: string,
  people: readonly ModelPerson[],
): { text: string; names?: ModelPerson } | undefined {
  if (NO_NAME.test(said) || DAYS.test(said)) return undefined;
  const last = said
    .replace(/,? (?:Jr|Sr|II|III)\.?$/, '')
    .split(' ')
    .at(-1)!;
  const known = people.filter(({ name }) => name.split(/[ ,]+/).includes(last));
  const [one] = known;
  if (
    !one &&
    !TITLE.test(said) &&
    !tagged(said).some(({ tags }) => tags.has('Person') || tags.has('FirstName') || tags.has('LastName'))
  )
    return undefined;
  return {
    text: /\p{Lu}{3}/u.test(said) && known.length === 1 ? one!.name : said,
    ...(known.length === 1 && one && { names: one }),
  };
}

const DAYS =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const TITLE = /^(?:Mr|Mrs|Ms|Dr|Officer|Deputy|Detective|Sergeant|Sgt|Trooper|Agent|Nurse|Captain|Capt)\.? /;

const TELLS: Record<string, string> = {
  told: 'tell',
  asked: 'ask',
  informed: 'tell',
  warned: 'tell',
  advised: 'tell',
  assured: 'tell',
  instructed: 'tell',
};
const GIVES: Record<string, string> = {
  gave: 'give',
  handed: 'hand',
  showed: 'show',
  sent: 'send',
  paid: 'pay',
  offered: 'offer',
  lent: 'lend',
  brought: 'bring',
};
const MENTAL: Record<string, string> = {
  thought: 'think',
  believed: 'believe',
  understood: 'understand',
  expected: 'expect',
  assumed: 'assume',
  intended: 'intend to do',
  planned: 'plan to do',
  meant: 'mean to do',
  wanted: 'want to do',
  agreed: 'agree to',
  decided: 'decide',
  promised: 'promise',
  refused: 'refuse to do',
  offered: 'offer',
  tried: 'try to do',
  learned: 'learn',
};

type Rule = (text: string, people: readonly ModelPerson[]) => OpenQuestion[];

/** "told you that the pump ran out": of what, in the words that open what was said, as far as it is a thing. */
const about = (rest: string): string => {
  const [, thing = ''] =
    /^ (?:that )?((?:the|your) (?:\p{Ll}+ )?\p{Ll}+) (?:was|were|is|had|ran|would|could|did|has)\b/u.exec(
      rest,
    ) ?? [];
  return thing && !/\b(?:man|woman|best|worst|same|first|other)\b/.test(thing) ? ` about ${thing}` : '';
};

const told: Rule = (text, people) => {
  const [, name = '', verb = '', rest = ''] =
    pattern(
      `^${NAME}(?:, [^,“”]{2,60},)? (?:then |also |later |had |has |\\p{L}+ly )*(${Object.keys(TELLS).join('|')}) you\\b(.*)$`,
    ).exec(text) ?? [];
  const who = name && whoIs(name, people);
  if (who)
    return [
      ask(
        `What did ${who.text} ${TELLS[verb]} you${/^ to \p{Ll}/u.test(rest) ? ' to do' : about(rest)}?`,
        'talk',
        who,
      ),
    ];
  const [, by = ''] =
    pattern(
      `^You were (?:then |also )?(?:told|informed|instructed|advised|warned) by ${NAME}(?= (?:that|to|not)\\b|,|$)`,
    ).exec(text) ?? [];
  return by ? [ask(`What did ${by} tell you?`, 'talk', whoIs(by, people))] : [];
};

const said: Rule = (text, people) => {
  const [, name = '', verb = ''] =
    pattern(
      `^${NAME}(?:, [^,“”]{2,60},)? (?:then |also |later |\\p{L}+ly )*(said|answered|replied|responded|yelled|shouted|screamed|explained|admitted|stated)\\b`,
    ).exec(text) ?? [];
  const who = name && whoIs(name, people);
  return who
    ? [
        ask(
          /^(?:answered|replied|responded)$/.test(verb)
            ? `How did ${who.text} answer?`
            : `What did ${who.text} say?`,
          'talk',
          who,
        ),
      ]
    : [];
};

const gave: Rule = (text, people) => {
  const [, name = '', verb = ''] =
    pattern(
      `^${NAME}(?:, [^,“”]{2,60},)? (?:then |also |later )?(${Object.keys(GIVES).join('|')}) you\\b`,
    ).exec(text) ?? [];
  const who = name && whoIs(name, people);
  if (who) return [ask(`What did ${who.text} ${GIVES[verb]} you?`, 'act', who)];
  const [, from = '', did = '', to = ''] =
    pattern(
      `^${NAME}(?:, [^,“”]{2,60},)? (?:then |also |later )?(wrote|e-?mailed|texted|sent|called|telephoned) (?:[^“”]{2,120}? to |(?:to )?)${NAME}(?=$|[,.:]| (?!\\p{Lu}))`,
    ).exec(text) ?? [];
  const [sender, receiver] = [from && whoIs(from, people), to && whoIs(to, people)];
  if (!sender || !receiver) {
    const [, writer = '', how = ''] =
      pattern(
        `^${NAME}(?:, [^,“”]{2,60},)? (?:then |also |later )?(wrote|e-?mailed|texted) (?:to )?you\\b`,
      ).exec(text) ?? [];
    const by = writer && whoIs(writer, people);
    if (by && how) return [ask(`What did ${by.text} write to you?`, 'talk', by)];
    const [, author = '', did = ''] =
      pattern(
        `^${NAME}(?: of (?:the )?[\\p{L} ]{2,24}?)?(?:, [^,“”]{2,60},)? (?:then |also |later )?(wrote|e-?mailed|posted|texted)\\b`,
      ).exec(text) ?? [];
    const wrote = author && whoIs(author, people);
    return wrote && did ? [ask(`What did ${wrote.text} write?`, 'talk', wrote)] : [];
  }
  if (/^(?:called|telephoned)$/.test(did)) return [];
  return [
    ask(`What did ${sender.text} ${did === 'sent' ? 'send' : 'write'} to ${receiver.text}?`, 'talk', sender),
  ];
};

/** Who came to him is asked before what he said. */
const reached: Rule = (text, people) => {
  const [, name = '', verb = ''] =
    pattern(
      `^${NAME}(?:, [^,“”]{2,60},)? (?:then |also |later )?(called|telephoned|texted|visited|approached|contacted|stopped|hired|met|interviewed) you\\b`,
    ).exec(text) ?? [];
  const who = name && whoIs(name, people);
  return who ? [ask(`Who ${verb} you?`, 'act')] : [];
};

/** What one thought, meant and agreed to. */
const mind: Rule = (text) => {
  const [, verb = '', rest = ''] =
    pattern(`^You (?:also |then |\\p{L}+ly )?(${Object.keys(MENTAL).join('|')})\\b(.*)$`).exec(text) ?? [];
  if (!verb || /^ (?:about|of|him|her|them|it)\b/.test(rest)) return [];
  return [ask(`What did you ${MENTAL[verb]}?`, 'act')];
};

const came: Rule = (text) => {
  const [, place = ''] =
    /^You (?:then |finally )?(?:got to|reached|arrived at|arrived in|came to|returned to) ((?:the |your )?\p{L}+(?: \p{L}+){0,2}?)(?: at| around| about|$)/u.exec(
      text,
    ) ?? [];
  return place && TIMED.test(text) && !PRONOUN.test(place)
    ? [ask(`When did you get to ${place}?`, 'way')]
    : [];
};
const TIMED = / (?:at|around|about) (?:about )?(?:\d|noon|midnight|dark)/;

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
  /^You (?:then |\p{L}+ly )?(?:[^“”]*? and )?(took|carried|drove|brought|rushed) ((?:\p{Lu}[\p{L}’'-]+ ?){1,3}|your (?:son|daughter|child|children|mother|father|husband|wife|brother|sister)) to /u;
const took: Rule = (text) => {
  const [, verb = '', whom = ''] = TAKES.exec(text) ?? [];
  return verb ? [ask(`Where did you take ${whom.trim()}?`, 'way')] : [];
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

const paid: Rule = (text, people) => {
  const [, whom = ''] = pattern(`^You (?:then |later )?paid ${NAME} (?:the |an? )?\\$`).exec(text) ?? [];
  if (whom) return [ask(`What did you pay ${whom}?`, 'act', whoIs(whom, people))];
  const [, thing = ''] =
    /^You (?:then |later )?(?:paid|spent) \$[\d,.]+ (?:for|on|toward) (?:the |your |an? )?((?:\p{Ll}+ )?\p{Ll}+)/u.exec(
      text,
    ) ?? [];
  return thing ? [ask(`What did you pay for the ${thing}?`, 'act')] : [];
};

const lacked: Rule = (text) => {
  const [, did = '', none = ''] =
    /^You (opened|used|signed|received|took|saw|heard|made|sent|sold|kept|found|copied|deleted|gave|wrote|read|bought) no ((?:\p{L}+ )?(?!or\b)\p{Ll}+)/u.exec(
      text,
    ) ?? [];
  if (did) return [ask(`What ${none}, if any, did you ${base(did)}?`, 'act')];
  const [, noun = ''] =
    /^You (?:had|have) no ((?!(?:doubt|idea|choice|way|part|reason|need|problem|memory|recollection)\b)\p{Ll}+)\b/u.exec(
      text,
    ) ?? [];
  if (noun) return [ask(`What ${noun}, if any, did you have?`, 'act')];
  const [, thing = ''] = /^You had no part in (.{4,40})$/u.exec(text) ?? [];
  if (thing && !PRONOUN.test(thing)) return [ask(`What part, if any, did you have in ${thing}?`, 'act')];
  const [, asked = ''] =
    /^(?:Nobody|No one|None of them) (?:had )?(?:ever )?((?:asked|told|warned|showed|gave|offered|called|trained|informed|invited) you\b[^,“”]*)/u.exec(
      text,
    ) ?? [];
  if (asked && asked.split(' ').length < 13 && !PRONOUN.test(asked))
    return [ask(`Who, if anyone, ever ${asked}?`, 'talk')];
  return [];
};

/** What one did for a reason that the statement gives is asked by it, once it was told. */
const why: Rule = (text) => {
  const [, verb = '', object = ''] =
    pattern(`^You (?:then |also )?(\\p{Ll}+) ((?:the|your) [^,“”]{2,50}) because\\b`).exec(text) ?? [];
  const plain = verb && base(verb);
  return plain && plain !== verb && !PRONOUN.test(object)
    ? [ask(`Why did you ${plain} ${object}?`, 'act')]
    : [];
};

/** What hurts is drawn out by our own side, openly. */
const weak: Rule = (text) => {
  const [, thing = ''] =
    /^You (?:had not|have not|did not) (?:paid|pay|finished|finish|sent|send|returned|return|signed|sign|worn|wear|renewed|renew|locked|lock|checked|check|read|used|use) (your (?:(?!for\b)\p{Ll}+ )?(?!for\b)\p{Ll}+(?: for \p{Lu}\p{Ll}+(?: or \p{Lu}\p{Ll}+)?)?)/u.exec(
      text,
    ) ??
    /^You are (?:behind|late) (?:on|with) ((?:your )?(?:\p{Ll}+ )?\p{Ll}+)/u.exec(text) ??
    [];
  if (thing) return [ask(`What about ${thing.replace(' or ', ' and ')}?`, 'act')];
  const [, doing = ''] =
    /^You (?:quit|stopped) (\p{Ll}+ing (?:through |for |at |to )?(?:the |your )?[\p{Ll} ]{3,30}?)(?= in | on | when | because |$)/u.exec(
      text,
    ) ?? [];
  if (doing && / (?:when|because) /.test(text)) return [ask(`Why did you stop ${doing}?`, 'act')];
  const [, place = ''] =
    /^You (?:got|received|had|were (?:arrested|charged|convicted)) (?:an? )?(?:DWI|DUI|OWI|ticket|citation|conviction|warning|reprimand|accident|arrest|for)\b.*?((?: in \p{Lu}[\p{L} ]{2,24}?)? in (?:\p{Lu}\p{Ll}+ )?\d{4})/u.exec(
      text,
    ) ?? [];
  return place ? [ask(`What happened${place}?`, 'act')] : [];
};

export const SPECIFIC: readonly Rule[] = [
  told,
  reached,
  gave,
  said,
  came,
  paid,
  lacked,
  weak,
  blow,
  lasted,
  took,
  moved,
  began,
  toPlace,
  why,
  mind,
];
