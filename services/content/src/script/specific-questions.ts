import { ask, base, pattern } from './open-question.js';
import { OF_DEEDS } from './questions-of-deeds.js';
import { OF_TALK } from './questions-of-talk.js';
import { NAME, PRONOUN, type Rule, whoIs } from './whom-asked.js';

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

/** What one thought, meant and agreed to. */
const mind: Rule = (text) => {
  const [, verb = '', rest = ''] =
    pattern(`^You (?:also |then |\\p{L}+ly )?(${Object.keys(MENTAL).join('|')})\\b(.*)$`).exec(text) ?? [];
  if (!verb || /^ (?:about|of|him|her|them|it)\b/.test(rest)) return [];
  return [
    ask(
      `What did you ${/^ that\b/.test(rest) ? MENTAL[verb]!.replace(/ to do$/, '') : MENTAL[verb]}?`,
      'act',
    ),
  ];
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
export const why: Rule = (text) => {
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

/** Questions that name who, what and where, as far as it holds no answer. */
export const SPECIFIC: readonly Rule[] = [...OF_TALK, came, paid, lacked, weak, ...OF_DEEDS, why, mind];
