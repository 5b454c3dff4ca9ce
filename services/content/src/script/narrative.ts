import type { CaseFile } from './case-file.js';
import type { Said } from './said.js';
import { exchangeOf, readAloud } from './exchange.js';
import { isRuling } from './english/brevity.js';
import { lowerFirst } from './english/casing.js';
import { joined, labelPhrase, nounPhrase, sentence } from './english/phrases.js';
import { splitUnits } from './english/sentences.js';
import { type Line, type Paragraph, framing, inTurn, resting } from './line.js';

const FIRST_PERSON = /(?<![\p{L}\d.&-])I(?= (?:[a-z]|['’]))|\b(?:my|me)\b/u;

const speaksOfHimself = (fact: Said): boolean => FIRST_PERSON.test(fact.text.replace(/[“"][^”"]*[”"]/g, ''));

/** A fact as it is told. A question or an instruction in the file is no statement of fact, and is only ever quoted. */
export function factLine(fact: Said): Line {
  const exchange = exchangeOf(fact.text);
  if (exchange) return resting(readAloud(exchange, false), fact);
  // Who writes for himself writes "I"; an advocate who said it so would speak of himself.
  if (speaksOfHimself(fact)) return quoted([fact]);
  if (fact.kind === 'statement' || fact.kind === 'fragment') return resting(fact.text, fact);
  return resting(`The file puts it in these words: “${inner(fact.text)}”`, fact);
}

const inner = (text: string): string => text.replace(/["“”]/g, "'");

const quoted = (facts: readonly Said[]): Line =>
  resting(`In the words of the file: “${facts.map(({ text }) => inner(text)).join(' ')}”`, ...facts);

/** Nobody follows a longer quotation by ear. */
const SENTENCES_IN_QUOTE = 3;

/** Facts one after the other: what somebody wrote of himself is one quotation, what a witness was asked is read on. */
export function factLines(facts: readonly Said[]): Line[] {
  const lines: Line[] = [];
  let own: Said[] = [];
  const shut = () => {
    if (own.length > 0) lines.push(quoted(own));
    own = [];
  };
  facts.forEach((fact, at) => {
    const exchange = exchangeOf(fact.text);
    if (!exchange && speaksOfHimself(fact)) {
      if (own.length === SENTENCES_IN_QUOTE) shut();
      own.push(fact);
      return;
    }
    shut();
    const before = exchangeOf(facts[at - 1]?.text ?? '');
    lines.push(
      exchange ? resting(readAloud(exchange, before?.witness === exchange.witness), fact) : factLine(fact),
    );
  });
  shut();
  return lines;
}

const FACTS_PER_PARAGRAPH = 4;
/** Fewer make no story to put first. */
const STORY_FACTS = 2;
const HOW_IT_CAME = 'That is what happened, and this is what has been done about it so far.';

/** The facts in order of time, in paragraphs that can be spoken, each after the first opened by one of the turns. */
export function told(facts: readonly Said[], opening: Line, turns: readonly string[]): Paragraph[] {
  const procedure = facts.filter(({ text }) => isRuling(text));
  const story = facts.filter((fact) => !procedure.includes(fact));
  // What courts and papers said of the case is told after the case itself.
  if (procedure.length > 0 && story.length >= STORY_FACTS)
    return [...told(story, opening, turns), [framing(HOW_IT_CAME), ...factLines(procedure)]];
  const turn = inTurn(turns);
  const size = Math.max(FACTS_PER_PARAGRAPH, Math.ceil(facts.length / 12));
  const paragraphs: Paragraph[] = [];
  for (let from = 0; from < facts.length; from += size) {
    // A last paragraph of a single fact joins the one before.
    const rest = facts.length - from;
    const take = rest === size + 1 ? size + 1 : size;
    const lead = from === 0 ? opening : paragraphs.length <= turns.length ? framing(turn()) : undefined;
    paragraphs.push([...(lead ? [lead] : []), ...factLines(facts.slice(from, from + take))]);
    from += take - size;
  }
  return paragraphs;
}

/** "The first question is one of habeas corpus", but "The first question is this: ...". */
const ONE_OF = / one of$/;

const DENIED = /\b(is|are|was|were|did|does|do|has|have|had|may|must|should|can|could) not\b/;

/** "There is no jurisdiction" is an answer as well. */
const NONE = /\b(there (?:is|are|was|were)) no(?= )/i;

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
    return resting(
      `${noun.replace(ONE_OF, '')} this, in the words of the file: “${text.replace(/["“”]/g, "'")}.”`,
      issue,
    );
  const clause = /^(\p{L}[^.?!]{3,120}),\s+(whether\s.+)$/iu.exec(text);
  if (clause && !/^whether\b/i.test(text))
    return resting(sentence(`${clause[1]}, the question is ${clause[2]}`), issue);
  if (/^whether\b/i.test(text)) return resting(sentence(`${question} w${text.slice(1)}`), issue);
  if (/^(?:if|how|why|what|who|when|where|which)\b/i.test(text))
    return resting(sentence(`${question} ${lowerFirst(text, file.names)}`), issue);
  if (text.split(' ').length > LONG_CLAUSE_WORDS || /:\s/.test(text) || splitUnits(text).length > 1)
    return resting(sentence(`${noun.replace(ONE_OF, '')} this: ${text}`), issue);
  // "The stop was not lawful" is our answer; the question before the court is whether it was.
  if (issue.kind === 'statement')
    return resting(
      sentence(
        `${question} whether ${lowerFirst(text, file.names).replace(DENIED, '$1').replace(NONE, '$1')}`,
      ),
      issue,
    );
  const phrase = labelPhrase(text, file.names);
  // "is Fourth Amendment violation" needs a stop that "is constructive notice" does not.
  return resting(
    sentence(/^\p{Lu}/u.test(phrase) ? `${noun.replace(ONE_OF, '')} this: ${phrase}` : `${noun} ${phrase}`),
    issue,
  );
}

/** More headings than this in a row are one list. */
const MANY_HEADINGS = 4;

/** A short label of an issue, not a question. */
export const isHeading = (issue: Said): boolean =>
  issue.kind === 'fragment' &&
  issue.text.split(' ').length <= LONG_CLAUSE_WORDS &&
  !/^(?:whether|if|how|why|what|who|when|where|which)\b/i.test(issue.text);

const NEXT_QUESTION = 'Another question is';

/** The first issue alone, the others after it; short labels share one sentence. Each lead is for a question, then for a label. */
export function issueLines(file: CaseFile, first: [string, string], further: [string, string]): Line[] {
  const headings = file.issues.filter(isHeading);
  if (headings.length >= MANY_HEADINGS && isHeading(file.issues[0]!)) {
    const names = joined(headings.map((issue) => labelPhrase(issue.text, file.names)));
    const questions = file.issues.filter((issue) => !headings.includes(issue));
    return [
      resting(sentence(`It turns on ${names}`), ...headings),
      ...questions.map((issue) => issueLine(issue, file, ...further)),
    ];
  }
  const [head, ...others] = file.issues;
  if (!head) return [];
  const labels = others.filter(isHeading);
  const lines = [
    issueLine(head, file, ...first),
    ...others
      .filter((issue) => !labels.includes(issue))
      .map((issue, at) => issueLine(issue, file, at === 0 ? further[0] : NEXT_QUESTION, further[1])),
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
