import type { CaseFile } from './case-file.js';
import type { Said } from './said.js';
import type { Forum } from './conventions.js';
import { brief, foremost, upToBreak, wordCount, withoutPaperAsides } from './english/brevity.js';
import { lowerFirst } from './english/casing.js';
import { joined, nounPhrase, sentence } from './english/phrases.js';
import { splitUnits } from './english/sentences.js';
import { CLIENT_VERBS, NOUN_OR_VERB, REQUEST_VERBS } from './english/words.js';
import { type Line, framing, resting } from './line.js';

export type Wish = { form: 'verb' | 'client verb' | 'noun' | 'that' | 'sentence'; text: string; said: Said };

const LONG_CLAUSE_WORDS = 28;
const LONG_THING_WORDS = 16;
const NO_THING =
  /^(?:is|are|was|were|be|been|has|have|had|and|or|but|of|for|in|on|at|by|with|under|because|which|who|where|when|if|as|entitled)\b/i;

/** "Posting any chart": an action, which takes no article. */
const ACTING = /^\p{L}+ing (?:or \p{L}+ing )?(?:any|the|an?|all|to|its|his|her|their)\b/iu;

/** What is wanted, without "Client wants" before it. */
export const wanted = (text: string): string =>
  text
    .replace(/^as a threshold matter,\s+/i, '')
    .replace(/^(?:is|are|be|was|were) entitled to\s+/i, '')
    .replace(
      /^(?:(?:a|an|the)\s+)?(?:petition|motion|application|request)s? (?:of|by) [^,;]{2,80},? for\s+(?=\S)/i,
      '',
    )
    .replace(
      /^(?:(?:my|our|the)\s+)?(?:clients?|we|i)\s+(?:wants?|seeks?|would like|hopes? (?:for|to get)|asks? for|(?:is|are) asking for|requests?|desires?|wish(?:es)? for|needs?)\s+/i,
      '',
    )
    .replace(
      /^(?:(?:a|an|the|his|her|its|their|our|plaintiffs?['’]s?|defendants?['’]s?)\s+)?(?:request|petition|motion|prayer|application|demand)s?\s+(?:for|seeking|requesting|that seeks?)\s+(?=\S)/i,
      '',
    )
    .replace(
      /^(?:(?:a|an|the|his|her|its|their|our)\s+)?(?:request|petition|motion|application)s?\s+(?=to\s)/i,
      '',
    )
    // "To dissolve the marriage, to divide the property, and to order support": one "to" falls with the other.
    .replace(/^to\s.+$/i, (all) => all.replace(/, (and )?to (?=[a-z]+ )/g, ', $1'))
    .replace(/^(?:to|please|seeking|requesting|asking for)\s+(?=[a-z]+)/i, '');

/** "Case dismissed with prejudice": what shall be done to what. */
const PASSIVE_WISH =
  /^((?:the |all |these |this |his |her |their |our |any )?(?:[\p{L}’'-]+ ){0,3}?(?:case|charges?|claims?|complaint|action|motion|indictment|lawsuit|suit|petition|order|conviction|sentence|judgment|evidence|confession|statements?|record))\s+(?:(?:should |to |must )?be\s+)?(dismissed|denied|granted|suppressed|affirmed|reversed|vacated|reduced|dropped|excluded|enforced|quashed|sealed|expunged)\b(.*)$/isu;

export function wishOf(said: Said, names: ReadonlySet<string>): Wish {
  const text = wanted(said.text);
  const words = text.split(/\s+/);
  const first = (words[0] ?? '').toLowerCase();
  const second = (words[1] ?? '').toLowerCase();
  const long = words.length > LONG_CLAUSE_WORDS || /:\s/.test(text) || splitUnits(text).length > 1;
  const passive = PASSIVE_WISH.exec(text);
  if (passive) {
    const [, thing = '', done = '', rest = ''] = passive;
    const named = /^(?:the|all|these|this|his|her|their|our|any)\b/i.test(thing)
      ? lowerFirst(thing, names)
      : `the ${lowerFirst(thing, names)}`;
    return { form: 'that', text: `that ${named} be ${done}${rest}`, said };
  }
  const ordered = asOrdered(text);
  if (ordered) return { form: 'that', text: `that ${lowerFirst(ordered, names)}`, said };
  if (/^not guilty\b/i.test(text)) return { form: 'noun', text: `a verdict of n${text.slice(1)}`, said };
  if (/^that\b/i.test(text)) return { form: 'that', text: lowerFirst(text, names), said };
  const labelled = NOUN_OR_VERB.has(first) && ['of', 'for', 'on', 'against', 'pending'].includes(second);
  if (!long && REQUEST_VERBS.has(first) && !labelled && !CLIENT_VERBS.has(first) && words.length > 1)
    return { form: 'verb', text: small(text), said };
  if (!long && CLIENT_VERBS.has(first) && !labelled && words.length > 1)
    return { form: 'client verb', text: small(text), said };
  // A piece of a sentence that is neither a request nor a thing is only ever quoted.
  if (
    words.length > LONG_THING_WORDS ||
    !/^[\p{L}$\d("“]/u.test(text) ||
    NO_THING.test(text) ||
    ACTING.test(text)
  )
    return { form: 'sentence', text, said };
  if (long || (said.kind !== 'fragment' && text === said.text))
    return { form: 'sentence', text: said.text, said };
  return { form: 'noun', text: nounPhrase(text, names), said };
}

const small = (text: string): string => text[0]!.toLowerCase() + text.slice(1);

/** "Defendant is enjoined from use" as a wish: "Defendant be enjoined from use". */
function asOrdered(text: string): string | undefined {
  const named = foremost(text);
  const spoken =
    wordCount(named) > LONG_CLAUSE_WORDS ? (brief(named, WISH_WORDS)?.slice(0, -1) ?? named) : named;
  if (wordCount(spoken) > WISH_WORDS || splitUnits(spoken).length > 1) return undefined;
  const enjoined =
    /^((?:the |all )?\p{L}[^,;:.]{2,80}?) (?:is|are|shall be) (?:hereby )?((?:enjoined|restrained|prohibited|barred) from\b.+)$/isu.exec(
      spoken,
    );
  if (enjoined) return `${enjoined[1]} be ${enjoined[2]}`;
  const bound =
    /^((?:the |all )?(?:defendant|plaintiff|respondent|petitioner|landlord|tenant|employer)s?(?: \p{Lu}[\p{L}’'-]+)*) must (also )?(\p{Ll}.+)$/iu.exec(
      spoken,
    );
  return bound ? `${bound[1]} ${bound[2] ?? ''}${bound[3]}` : undefined;
}

const FOR_THE_JUDGE =
  /^(?:suppress|exclude|dismiss|grant|deny|quash|enjoin|stay|vacate|remand|compel|sever|continue|transfer|certify|strike|admit|order)\b/i;

const WISH_WORDS = 32;
/** A listener holds on to this many long wishes; the short ones fit into one sentence. */
const LONG_WISHES = 4;
const SHORT_WISH_WORDS = 8;
const ORDINALS = ['First', 'Second', 'Third', 'Fourth'];
/** What was ruled, or what the case is, or a question: none of it is a wish. */
const NO_WISH =
  /^whether\b|\b(?:is|are|was|were) (?:hereby )?(?:denied|granted|dismissed|affirmed|reversed)\b|\b(?:suit|case|action|complaint|appeal|petition) is an?\b/i;

/** What is asked, in the user's words: "I ask the Court to deny the motion." Nothing is said when the file asks for nothing. */
export function askLines(file: CaseFile, forum: Forum, who = 'I'): Line[] {
  const wishes = spokenWishes(file);
  const of = (form: Wish['form']) => wishes.filter((wish) => wish.form === form);
  const lines: Line[] = [];
  const add = (found: Wish[], start: string) => {
    if (found.length > 0)
      lines.push(
        resting(
          sentence(`${start}${joined(found.map((wish) => wish.text))}`),
          ...found.map((wish) => wish.said),
        ),
      );
  };
  const also = () => (lines.length > 0 ? `${who} also ask` : `${who} ask`);
  // What only a judge can do is not asked of a jury.
  const rulings = of('verb').filter(({ text }) => forum.decider === 'jury' && FOR_THE_JUDGE.test(text));
  add(
    of('verb').filter((wish) => !rulings.includes(wish)),
    `${also()} ${forum.asked} to `,
  );
  add(rulings, `${also()} the Court to `);
  const things = of('noun');
  const long = things.length > 1 && things.some(({ text }) => wordCount(text) > SHORT_WISH_WORDS);
  for (const found of long ? things.map((wish) => [wish]) : [things])
    add(found, `${also()} ${forum.asked} for `);
  for (const found of of('that').some(({ text }) => wordCount(text) > SHORT_WISH_WORDS)
    ? of('that').map((wish) => [wish])
    : [of('that')])
    add(found, `${also()} `);
  add(of('client verb'), 'We are here to ');
  return [...lines, ...listed(of('sentence'), file, lines.length > 0)];
}

const PAPER = '(petition|motion|application|request|complaint|appeal|claims?)';
/** "The Petition is dismissed": the paper in which it stands has refused what was asked. */
const REFUSED = new RegExp(
  `\\b${PAPER}\\b[^.;]{0,60}?\\b(?:is|are) (?:hereby )?(?:denied|dismissed|overruled)\\b`,
  'gi',
);

/** What is still asked: neither what was ruled nor what the ruling refused. */
function wanting({ asks }: CaseFile): Said[] {
  const rulings = asks.filter(({ text }) => NO_WISH.test(text));
  const refused = rulings.flatMap(({ text }) =>
    [...text.matchAll(REFUSED)].map(([, paper = '']) => paper.toLowerCase().replace(/s$/, '')),
  );
  const open = asks.filter((ask) => !rulings.includes(ask));
  const left = open.filter(
    ({ text }) => !refused.some((paper) => new RegExp(`^(?:the |an? )?${paper}s?\\b`, 'i').test(text)),
  );
  return refused.length > 0 || open.length > 0 ? left : [...asks];
}

/** The wishes that are spoken, each once: all the short ones, and the first of the long ones. */
export function spokenWishes(file: CaseFile): Wish[] {
  const all = wanting(file).map((said) => wishOf(said, file.names));
  const stops = file.asks.some(({ text }) => /\b(?:enjoin\w*|restrain\w*|prohibit\w*)\b/i.test(text));
  let long = 0;
  return all
    .filter((wish, at) => all.findIndex((other) => other.text === wish.text) === at)
    .filter((wish) => !all.some((other) => other !== wish && holds(other.text, wish.text)))
    .map((wish) => (wish.form === 'sentence' ? { ...wish, text: inShort(wish.text, stops) } : wish))
    .filter(({ text }) => wordCount(text) <= SHORT_WISH_WORDS || (long += 1) <= LONG_WISHES);
}

/** "benefits" is already asked for in "medical care and benefits". */
const holds = (longer: string, shorter: string): boolean =>
  longer.length > shorter.length &&
  longer.endsWith(` ${shorter.replace(/^(?:an?|the) /, '')}`) &&
  longer.includes(' and ');

function inShort(wish: string, stops: boolean): string {
  const text = withoutPaperAsides(wish).replace(/^(?:accordingly|therefore|thus|hence),\s+/i, '');
  const short =
    wordCount(text) <= WISH_WORDS ? text : (brief(text, WISH_WORDS) ?? upToBreak(text, WISH_WORDS) ?? text);
  // An item of an injunction names what is forbidden, not what is wished for.
  const forbids = stops && /^(?:\p{L}+ing)\b(?!.*\b(?:is|are|was|were) )/iu.test(short);
  return forbids ? `an order against ${small(short)}` : short;
}

/** Wishes that fit into no sentence of ours: one is quoted after a colon, several are counted. */
function listed(wishes: Wish[], file: CaseFile, further: boolean): Line[] {
  const [only, second] = wishes;
  if (!only) return [];
  if (!second)
    return [resting(sentence(`This is what we ask: ${lowerFirst(only.text, file.names)}`), only.said)];
  return [
    framing(further ? 'We ask for this as well.' : 'This is what we ask.'),
    ...wishes.map((wish, at) =>
      resting(sentence(`${ORDINALS[at] ?? 'Next'}, ${lowerFirst(wish.text, file.names)}`), wish.said),
    ),
  ];
}
