import { ask, pattern } from './open-question.js';
import { NAME, type Rule, whoIs } from './whom-asked.js';

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

/** What was said and written, by whom and to whom. */
export const OF_TALK: readonly Rule[] = [told, reached, gave, said];
