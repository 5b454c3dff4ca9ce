import { ask, base } from './open-question.js';
import { isPast } from './open-questions-of-things.js';
import { type Rule, whoIs } from './whom-asked.js';

const DAY = String.raw`(?:on|in) (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b`;
const NP = String.raw`((?:[Tt]he|[Yy]our) (?!(?:first|other|rest|same|next|only|following|parties|court|case|fact|number|date|one|new one|two|three)\b)(?!\d)[\p{L}\d’'-]+(?: (?!(?:in|on|at|of|to|for|from|with|by|was|were|is|are|had|has|did|does|that|which|who|and|or|would|could|will|not|never|also|then|still|been|up|down|out|off|over)\b)[\p{L}\d’'-]+){0,2}(?: (?:of|to|for) (?:the|your) [\p{Ll}’'-]+(?: \p{Ll}+)?)?)`;
const pattern = (source: string): RegExp => new RegExp(source, 'u');
const low = (text: string): string => text.replace(/^(?:The|Your)\b/, (word) => word.toLowerCase());
/** What the parties fight about is no thing to tell of. */
const NO_TOPIC =
  /\b(?:man|woman|boy|girl|person|driver|nurse|doctor|officer|clerk|company|corporation|defendant|plaintiff|state|government|injury|injuries|result|cause|defect|negligence|breach|violation|failure|threat|fraud|lie|theft|crime|assault|truth|reason|fault|hand|signed)s?\b/i;

const amount: Rule = (text) => {
  const [, thing = ''] =
    pattern(`^${NP} (?:was|is|were|came to|cost|costs) (?:about |over |only )?\\$\\d`).exec(text) ?? [];
  if (thing)
    return [
      ask(
        `How much ${/^(?:the|your) .*s$/i.test(thing) && !/(?:ss|us)$/.test(thing) ? 'were' : 'was'} ${low(thing)}?`,
        'act',
      ),
    ];
  const [, word = ''] = pattern(`^${NP} (?:was|is) “`).exec(text) ?? [];
  return word ? [ask(`What was ${low(word)}?`, 'act')] : [];
};

const ended: Rule = (text) => {
  const [, thing = ''] =
    /^(Your (?!husband|wife|son|daughter|mother|father|leg|arm|hand|wrist|back|injury|claim)\p{Ll}+(?: \p{Ll}+)?(?: (?:with|at|for) (?:the )?\p{Lu}[^,“”]{2,40}?)?) (?:was|were) (?:then |later )?(?:closed|terminated|suspended|canceled|cancelled|frozen|denied|revoked|cut|eliminated|reduced)\b/u.exec(
      text,
    ) ?? [];
  return thing ? [ask(`What happened to ${low(thing)}?`, 'act')] : [];
};

/** "The last skid shipped on December 8". */
const when: Rule = (text) => {
  const [, thing = '', verb = ''] = pattern(`^${NP} (\\p{Ll}+(?:ed|gan|me|nt|ft)) ${DAY}`).exec(text) ?? [];
  return thing && isPast(verb) && !NO_TOPIC.test(thing)
    ? [ask(`When did ${low(thing)} ${base(verb)}?`, 'act')]
    : [];
};

const whereThingWas: Rule = (text) => {
  const [, thing = ''] =
    pattern(
      `^${NP} (?:was|were|lay|stood|sat|hung) (?:still |now )?(?:in|on|under|behind|beside|near|inside|against|across) (?:the|your|an?) `,
    ).exec(text) ?? [];
  return thing && !NO_TOPIC.test(thing)
    ? [ask(`Where ${/[^su]s$/.test(thing) ? 'were' : 'was'} ${low(thing)}?`, 'sight')]
    : [];
};

const wherePersonWas: Rule = (text, people) => {
  const [, name = '', verb = ''] =
    /^(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,2}) (was|were) (?:\p{L}+ )?(?:in|on|at|under|behind|beside|near|outside|inside|asleep in) /u.exec(
      text,
    ) ?? [];
  const who = name && whoIs(name, people);
  return who && verb ? [ask(`Where was ${who.text}?`, 'sight', who)] : [];
};

const personDid: Rule = (text, people) => {
  const [, name = '', verb = ''] =
    /^((?:(?:Mr|Mrs|Ms|Dr|Officer|Deputy|Detective|Sergeant|Trooper|Agent|Nurse)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,2})(?:, [^,“”]{2,60},)? (?:then |also |later |\p{L}+ly )*(\p{Ll}+)\b/u.exec(
      text,
    ) ?? [];
  const who = name && whoIs(name, people);
  if (
    !who ||
    !isPast(verb) ||
    /^(?:was|were|had|did|knew|thought|believed|wanted|felt|told|asked|said|needed|could)$/.test(verb)
  )
    return [];
  if (/^(?:got|came|arrived|returned|left)$/.test(verb) && / (?:at|around|about) (?:about )?\d/.test(text))
    return [
      ask(
        `When did ${who.text} ${verb === 'left' ? 'leave' : verb === 'returned' ? 'return' : 'get there'}?`,
        'sight',
        who,
      ),
    ];
  return [ask(`What did ${who.text} do?`, 'sight', who)];
};

const shown: Rule = (text) => {
  const [, thing = ''] =
    pattern(
      `^${NP}(?: from [^,“”]{3,40}?| for [^,“”]{3,40}?)?(?: [^,“”]{3,40}?)? (?:averages|shows|showed|measures|measured|reads)\\b`,
    ).exec(text) ?? [];
  return thing ? [ask(`What does ${low(thing)} show?`, 'sight')] : [];
};

const put: Rule = (text) => {
  const [, thing = '', verb = ''] =
    pattern(
      `^${NP} (?:was|were|had been) (?:\\p{L}+ly |then |later )?(\\p{Ll}+(?:ed|en|wn|ung|ut|ept|old|ade|ent|oken))\\b`,
    ).exec(text) ?? [];
  if (
    !thing ||
    NO_TOPIC.test(thing) ||
    /^(?:supposed|located|used|based|dated|called|named|certified|married|interested|scheduled|concerned)$/.test(
      verb,
    )
  )
    return [];
  return [ask(`What, if anything, was done with ${low(thing)}?`, 'act')];
};

/** What the witness can tell of a thing that has a name in his paper. */
const topic: Rule = (text) => {
  const [, thing = ''] =
    pattern(
      `^${NP} (?:was|were|is|are|had|has|runs|comes?|came|came in|stood|stands|hangs|hung|weighs|weighed|does not|did not|do not)\\b`,
    ).exec(text) ?? [];
  if (
    !thing ||
    NO_TOPIC.test(thing) ||
    /^Your (?:\p{Ll}+ )?(?:husband|wife|mother|father|son|daughter|brother|sister|name|address|date)\b/u.test(
      thing,
    )
  )
    return [];
  return [ask(`What can you tell us about ${low(thing)}?`, 'sight')];
};

export const OF_THINGS: readonly Rule[] = [amount, ended, when, whereThingWas, wherePersonWas, personDid];
const saw: Rule = (text) =>
  /^(?:An?|One|Two|Three|Some|Several|The other) (?:[\p{Ll}-]+ ){0,2}?(?:man|woman|men|women|boys?|girls?|guy|guys|person|people|car|truck|van|officers?|guard|dog)\b[^“”]{0,50}? (?:came|ran|walked|drove|pulled|entered|stood|got|grabbed|fell|jumped|turned|hit|was at|was in)\b/u.test(
    text,
  )
    ? [ask('What did you see?', 'sight')]
    : [];

/** What only he can be asked who wrote of it himself. */
export const OF_HIS_THINGS: readonly Rule[] = [saw, shown, put, topic];
