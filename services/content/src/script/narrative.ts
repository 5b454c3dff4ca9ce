import type { CaseFile } from './case-file.js';
import type { Said } from './said.js';
import type { Forum } from './conventions.js';
import { lowerFirst } from './english/casing.js';
import { joined, labelPhrase, nounPhrase, sentence } from './english/phrases.js';
import { splitUnits } from './english/sentences.js';
import { CLIENT_VERBS, NOUN_OR_VERB, REQUEST_VERBS } from './english/words.js';
import { type Line, type Paragraph, framing, inTurn, resting } from './line.js';

/** A fact as it is told. A question or an instruction in the file is no statement of fact, and is only ever quoted. */
export function factLine(fact: Said): Line {
  if (fact.kind === 'statement' || fact.kind === 'fragment') return resting(fact.text, fact);
  return resting(`One line stands in the file as written: “${fact.text.replace(/["“”]/g, "'")}”`, fact);
}

const FACTS_PER_PARAGRAPH = 4;

/** The facts in order of time, in paragraphs that can be spoken, each after the first opened by one of the turns. */
export function told(facts: readonly Said[], opening: Line, turns: readonly string[]): Paragraph[] {
  const turn = inTurn(turns);
  const size = Math.max(FACTS_PER_PARAGRAPH, Math.ceil(facts.length / 12));
  const paragraphs: Paragraph[] = [];
  for (let from = 0; from < facts.length; from += size) {
    // A last paragraph of a single fact joins the one before.
    const rest = facts.length - from;
    const take = rest === size + 1 ? size + 1 : size;
    const lead = from === 0 ? opening : paragraphs.length <= turns.length ? framing(turn()) : undefined;
    paragraphs.push([...(lead ? [lead] : []), ...facts.slice(from, from + take).map(factLine)]);
    from += take - size;
  }
  return paragraphs;
}

/** Too long to be a subordinate clause that anyone could follow by ear. */
const LONG_CLAUSE_WORDS = 28;

/** An issue as a sentence: "The question is whether ...", "The issue is constructive notice." */
export function issueLine(
  issue: Said,
  file: CaseFile,
  question = 'The question is',
  noun = 'The issue is',
): Line {
  const { text } = issue;
  if (issue.kind === 'question') return resting(`${question} this: ${text}`, issue);
  if (issue.kind === 'command')
    return resting(`${noun} stated in these words: “${text.replace(/["“”]/g, "'")}.”`, issue);
  const clause = /^(\p{L}[^.?!]{3,120}),\s+(whether\s.+)$/iu.exec(text);
  if (clause && !/^whether\b/i.test(text))
    return resting(sentence(`${clause[1]}, the question is ${clause[2]}`), issue);
  if (/^whether\b/i.test(text)) return resting(sentence(`${question} w${text.slice(1)}`), issue);
  if (/^(?:if|how|why|what|who|when|where|which)\b/i.test(text))
    return resting(sentence(`${question} ${lowerFirst(text, file.names)}`), issue);
  if (text.split(' ').length > LONG_CLAUSE_WORDS || /:\s/.test(text) || splitUnits(text).length > 1)
    return resting(sentence(`${noun} this: ${text}`), issue);
  if (issue.kind === 'statement')
    return resting(sentence(`${question} whether ${lowerFirst(text, file.names)}`), issue);
  const phrase = labelPhrase(text, file.names);
  // "is Fourth Amendment violation" needs a stop that "is constructive notice" does not.
  return resting(sentence(/^\p{Lu}/u.test(phrase) ? `${noun} this: ${phrase}` : `${noun} ${phrase}`), issue);
}

/** The first issue alone, the others after it; short labels share one sentence. Each lead is for a question, then for a label. */
export function issueLines(file: CaseFile, first: [string, string], further: [string, string]): Line[] {
  const [head, ...others] = file.issues;
  if (!head) return [];
  const labels = others.filter(
    (issue) =>
      issue.kind === 'fragment' &&
      issue.text.split(' ').length <= LONG_CLAUSE_WORDS &&
      !/^(?:whether|if|how|why|what|who|when|where|which)\b/i.test(issue.text),
  );
  const lines = [
    issueLine(head, file, ...first),
    ...others.filter((issue) => !labels.includes(issue)).map((issue) => issueLine(issue, file, ...further)),
  ];
  if (labels.length > 0)
    lines.push(
      resting(
        sentence(`${further[1]} ${joined(labels.map((issue) => labelPhrase(issue.text, file.names)))}`),
        ...labels,
      ),
    );
  return lines;
}

/** A phrase that can stand inside a sentence of ours. */
export const isPhrase = (said: Said): boolean =>
  said.kind === 'fragment' && !/:\s/.test(said.text) && splitUnits(said.text).length === 1;

type Wish = { form: 'verb' | 'client verb' | 'noun' | 'that' | 'sentence'; text: string; said: Said };

const LONG_THING_WORDS = 16;
const NO_THING =
  /^(?:is|are|was|were|be|been|has|have|had|and|or|but|of|for|in|on|at|by|with|under|because|which|who|where|when|if|as|entitled)\b/i;

/** What is wanted, without "Client wants" before it. */
export const wanted = (text: string): string =>
  text
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
  if (/^not guilty\b/i.test(text)) return { form: 'noun', text: `a verdict of n${text.slice(1)}`, said };
  if (/^that\b/i.test(text)) return { form: 'that', text: lowerFirst(text, names), said };
  const labelled = NOUN_OR_VERB.has(first) && ['of', 'for', 'on', 'against', 'pending'].includes(second);
  if (!long && REQUEST_VERBS.has(first) && !labelled && !CLIENT_VERBS.has(first) && words.length > 1)
    return { form: 'verb', text: small(text), said };
  if (!long && CLIENT_VERBS.has(first) && !labelled && words.length > 1)
    return { form: 'client verb', text: small(text), said };
  // A piece of a sentence that is neither a request nor a thing is only ever quoted.
  if (words.length > LONG_THING_WORDS || !/^[\p{L}$\d("“]/u.test(text) || NO_THING.test(text))
    return { form: 'sentence', text, said };
  if (long || (said.kind !== 'fragment' && text === said.text))
    return { form: 'sentence', text: said.text, said };
  return { form: 'noun', text: nounPhrase(text, names), said };
}

const small = (text: string): string => text[0]!.toLowerCase() + text.slice(1);

/** What is asked, in the user's words: "I ask the Court to deny the motion." Nothing is said when the file asks for nothing. */
export function askLines(file: CaseFile, forum: Forum, who = 'I'): Line[] {
  const all = file.asks.map((said) => wishOf(said, file.names));
  const wishes = all.filter((wish, at) => all.findIndex((other) => other.text === wish.text) === at);
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
  add(of('verb'), `${also()} ${forum.asked} to `);
  add(of('noun'), `${also()} ${forum.asked} for `);
  add(of('that'), `${also()} `);
  add(of('client verb'), 'We are here to ');
  for (const wish of of('sentence'))
    lines.push(resting(sentence(`This is what we ask: ${lowerFirst(wish.text, file.names)}`), wish.said));
  return lines;
}

/** The evidence by name, in one sentence, and whole statements about evidence after it. */
export function evidenceLines(file: CaseFile, lead: string): Line[] {
  const named = file.evidence.filter(isPhrase);
  const told = file.evidence.filter((item) => !named.includes(item));
  const lines: Line[] = [];
  if (named.length > 0)
    lines.push(
      resting(
        sentence(`${lead} ${joined(named.map((item) => nounPhrase(item.text, file.names)))}`),
        ...named,
      ),
    );
  for (const item of told) lines.push(factLine({ ...item, text: sentence(item.text) }));
  return lines;
}

/** "I represent Jane Doe." and who stands on the other side. */
export function partyLines(file: CaseFile): Line[] {
  const lines = [
    file.client
      ? resting(sentence(`I represent ${file.client.name}`), file.client)
      : framing('I speak for my client.'),
  ];
  if (file.opponent) lines.push(resting(sentence(`The other side is ${file.opponent.name}`), file.opponent));
  return lines;
}
