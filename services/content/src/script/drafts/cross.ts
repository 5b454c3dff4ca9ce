import type { CaseFile } from '../case-file.js';
import type { Said } from '../said.js';
import { atomsOf } from '../english/atoms.js';
import { QUESTION_WORDS, brief, isRuling, wordCount } from '../english/brevity.js';
import { isKindOfEvidence } from '../../case-fields/evidence.rules.js';
import { capital, kindOf } from '../english/clauses.js';
import { lowerFirst } from '../english/casing.js';
import { bare, nounPhrase, sentence, withTag } from '../english/phrases.js';
import { exchangeOf, toConfirm } from '../exchange.js';
import { isPhrase } from '../narrative.js';
import { type Line, type Section, framing, inTurn, list, resting } from '../line.js';

const TAGS = ['correct?', 'correct?', "isn't that right?", 'correct?', 'true?'];

/** Cross-examination: short leading questions, one fact each, in the order of the story. */
export function cross(file: CaseFile): Section {
  const tag = inTurn(TAGS);
  const known = new Set<string>();
  const lines: Line[] = [];
  for (const fact of askable(file.facts)) {
    for (const line of leading(fact, tag)) {
      if (known.has(line.text.replace(/,[^,]*\?$/, ''))) continue;
      known.add(line.text.replace(/,[^,]*\?$/, ''));
      lines.push(line);
    }
  }
  // A kind of evidence is nothing that a witness could be shown.
  for (const item of file.evidence.filter(({ text }) => !isKindOfEvidence(text)))
    lines.push(aboutEvidence(item, file, tag));
  if (lines.length === 0)
    lines.push(
      framing(
        '[Add what this witness saw, said, or did: the file tells only what was ruled and argued, which no witness can be asked.]',
      ),
    );
  return list(lines);
}

/** What a witness can know: what happened, and nothing that a court ruled or a paper argued. */
export const askable = (facts: readonly Said[]): Said[] => facts.filter(({ text }) => !isRuling(text));

function leading(fact: Said, tag: () => string): Line[] {
  const exchange = exchangeOf(fact.text);
  if (exchange) {
    const known = toConfirm(exchange);
    return [
      known === undefined
        ? resting(
            `You were asked, “${exchange.question}” and you answered, “${bare(exchange.answer)},” ${tag()}`,
            fact,
          )
        : resting(withTag(known, tag()), fact),
    ];
  }
  if (fact.kind === 'question' || fact.kind === 'command') {
    return [
      resting(
        `The file contains these words: “${fact.text.replace(/["“”]/g, "'").replace(/[.!?]$/, '')},” correct?`,
        fact,
      ),
    ];
  }
  return atomsOf(fact.text)
    .flatMap((part) => part.split(/;\s+/))
    .filter((part) => !LIMITING.test(part))
    .flatMap(asked)
    .map((part) => sentence(part.replace(/^(?:and|but|so|then),?\s+/i, '')))
    .map((part) =>
      resting(
        kindOf(part) === 'statement' ? withTag(capital(part), tag()) : `${capital(part)} Correct?`,
        fact,
      ),
    );
}

/** "; subject, however, to the guidelines" is no fact of its own. */
const LIMITING = /^(?:subject|provided|except|unless)\b/;

/** One fact that a witness can hold in mind; a longer sentence that has no short main clause is not asked. */
function asked(part: string): string[] {
  if (wordCount(part) <= QUESTION_WORDS) return [part];
  const short = brief(part, QUESTION_WORDS);
  return short === undefined || isRuling(short) ? [] : [short];
}

function aboutEvidence(item: Said, file: CaseFile, tag: () => string): Line {
  if (item.kind === 'statement') return resting(withTag(item.text, tag()), item);
  if (!isPhrase(item)) return resting(`${sentence(item.text)} You are aware of that, correct?`, item);
  const subject = nounPhrase(item.text, file.names);
  return resting(
    withTag(
      `There ${isPlural(subject) ? 'are' : 'is'} ${lowerFirst(subject, file.names)} in this case`,
      tag(),
    ),
    item,
  );
}

/** "photographs of the aisle", "Exhibit 3 and the receipt" */
function isPlural(phrase: string): boolean {
  const [head = ''] = phrase.split(
    /\s+(?:of|from|by|on|in|at|with|showing|that|to|for|between|regarding|about|signed|taken|dated)\s/i,
  );
  return /\band\b/.test(head) || /(?:[^s]s|men|people)$/i.test(head.replace(/[^\p{L}]+$/u, ''));
}
