import type { ScenarioType } from '@lectern/contracts/scenarios';
import type { CaseFile } from '../case-file.js';
import type { Said } from '../said.js';
import { QUESTION_WORDS, brief } from '../english/brevity.js';
import { lowerFirst } from '../english/casing.js';
import { capital } from '../english/clauses.js';
import { sharedStems, stemsOf } from '../english/likeness.js';
import { joined, sentence } from '../english/phrases.js';
import { type Line, type Paragraph, type Section, framing, resting, text } from '../line.js';
import { exchangeOf } from '../exchange.js';
import { factLines, isPhrase } from '../narrative.js';
import { strongest } from './motion.js';

const FACTS_PER_PIECE = 2;

const inShort = (fact: Said): Said =>
  fact.kind === 'statement' ? { ...fact, text: brief(fact.text, QUESTION_WORDS) ?? fact.text } : fact;

const shortLines = (facts: readonly Said[]): Line[] => factLines(facts.map(inShort));

/** Each piece of evidence beside the facts that speak of it, then the facts that nothing in the file supports yet. */
export function evidenceSummary(file: CaseFile, scenario: ScenarioType): Section {
  const record = scenario === 'appellate-argument';
  if (file.evidence.length === 0) {
    return text([
      [
        framing(
          record
            ? 'Your file names no part of the record yet, so each fact below needs its place in the record.'
            : 'Your file names no evidence yet, so each fact below needs a witness, a document, or a thing that carries it.',
        ),
      ],
      shortLines(file.facts),
    ]);
  }
  const used = new Set<Said>();
  const spoken = file.evidence.filter((item) => near(item, file.facts).length > 0);
  const silent = file.evidence.filter((item) => !spoken.includes(item));
  const pieces = [
    ...spoken.map((item, at) => piece(item, file.facts, at, used)),
    ...(silent.length > MANY_SILENT ? [together(silent, file)] : silent.map((item) => alone(item))),
  ];
  const bare = file.facts.filter((fact) => !used.has(fact));
  return text([
    [
      framing(
        record
          ? 'This is the record that your file names, and what each part of it bears on.'
          : 'This is the evidence that your file names, and what each piece of it bears on.',
      ),
    ],
    ...pieces,
    bare.length > 0
      ? [
          framing(
            'Nothing in your list of evidence speaks of the following, so know before you begin what will prove it.',
          ),
          ...shortLines(bare),
        ]
      : [],
  ]);
}

const BEARS = ['It bears on this.', 'Bring it in where you reach this.', 'It belongs beside this.'];

function piece(item: Said, facts: readonly Said[], at: number, used: Set<Said>): Paragraph {
  const spokenOf = near(item, facts);
  spokenOf.forEach((fact) => used.add(fact));
  return [
    named(item),
    framing(BEARS[at % BEARS.length]!),
    ...shortLines(strongest(spokenOf, FACTS_PER_PIECE)),
  ];
}

function near(item: Said, facts: readonly Said[]): Said[] {
  const stems = stemsOf(item.text);
  const spoken = /\b(?:testimony|depositions?|transcripts?)\b/i.test(item.text);
  return facts.filter(
    (fact) => (spoken && exchangeOf(fact.text)) || sharedStems(stems, stemsOf(fact.text)) > 0,
  );
}

const named = (item: Said): Line => resting(sentence(capital(item.text)), item);

const alone = (item: Said): Paragraph => [
  named(item),
  framing('Your facts do not mention it, so decide which of them it proves.'),
];

const MANY_SILENT = 2;

/** Several pieces that no fact speaks of need one remark, not one each. */
function together(items: readonly Said[], file: CaseFile): Paragraph {
  const phrases = items.filter(isPhrase);
  return [
    ...(phrases.length > 0
      ? [
          resting(
            sentence(capital(joined(phrases.map((item) => lowerFirst(item.text, file.names))))),
            ...phrases,
          ),
        ]
      : []),
    ...items.filter((item) => !phrases.includes(item)).map(named),
    framing('Your facts do not mention these, so decide what each of them proves.'),
  ];
}
