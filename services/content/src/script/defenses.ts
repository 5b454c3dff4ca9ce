import { holding } from '../case-model/facts-of-counts.js';
import { decedentsOf } from '../case-model/decedent.js';
import { sourceOf } from '../case-model/facts.js';
import type { FileSentence } from '../case-model/file-sentences.js';
import { type Brief, filled, ours, theirs, theirsAgain } from './brief.js';
import { capital } from './english/clauses.js';
import { type Line, type Paragraph, framing, part, resting } from './line.js';

/** Defenses that those who find the facts decide, and how each is put: {P} is the one who sues, {D} the one who is sued. */
const DEFENSES: readonly { named: RegExp; said: string }[] = [
  {
    named:
      /\b(?:comparative|contributory) (?:fault|negligence)\b|\b(?:percentage|share) of fault\b|\bown (?:fault|negligence|carelessness)\b/i,
    said: '{P} was at fault, too',
  },
  { named: /\bmitigat\w+\b/i, said: '{P} did not keep the loss down' },
  { named: /\bassum(?:ed|ption of) (?:the|that|a) risks?\b/i, said: '{P} took the risk' },
  {
    named: /\baccord and satisfaction\b|\b(?:was|were|has been) paid in full\b/i,
    said: 'this was settled and paid',
  },
  { named: /\breleased? (?:of|the|all|any|its|her|his)\b/i, said: '{P} signed the claim away' },
  { named: /\bsubsequent alteration\b|\bmisuse\b/i, said: 'the product was misused or changed' },
];
const HEADED =
  /^(?:[IVX]+\.\s+)?(?:affirmative (?:and other )?defenses?|(?:special|separate|additional) defenses?|defenses|new matter)\b/i;
const ENDS =
  /^(?:[IVX]+\.\s+)?(?:counter-?claims?|cross-?claims?|wherefore|prayer|jury demand|certificate|verification)\b/i;

/** The defenses that an answer raises and that a jury decides, each with its sentence. */
function defensesIn({ read }: Brief): { said: string; sentence: FileSentence }[] {
  const found = new Map<string, FileSentence>();
  for (const { document, kind } of read.papers) {
    if (kind !== 'answer') continue;
    const lines = document.pages.flatMap(({ text }) => text.split('\n').map((line) => line.trim()));
    const from = lines.findIndex((line) => HEADED.test(line) && line.length < 60);
    if (from < 0) continue;
    const length = lines.slice(from + 1).findIndex((line) => ENDS.test(line));
    const raised = holding(lines.slice(from + 1, length < 0 ? undefined : from + 1 + length).join(' '));
    for (const sentence of read.sentences)
      if (sentence.document === document && raised(sentence.text))
        for (const { named, said } of DEFENSES)
          if (named.test(sentence.text) && !found.has(said)) found.set(said, sentence);
  }
  return [...found].map(([said, sentence]) => ({ said, sentence }));
}

/** What the one who is sued must prove in turn (Fed. R. Civ. P. 8(c)), and the place for what is to be said of it. */
export function defenses(brief: Brief): Paragraph {
  const { side } = brief.model;
  const raised = side === 'unknown' || brief.read.sides.criminal ? [] : defensesIn(brief);
  if (raised.length === 0) return [];
  const defends = side === 'defending';
  // Where an estate sues, what was done was done by the one who died.
  const [, dead] = decedentsOf(brief.read)[0] ?? [];
  const who = dead ?? (defends ? theirs(brief) : ours(brief));
  const [first, ...more] = raised.map(({ said }) =>
    said.replace('{P}', who).replace('was at fault', / and /.test(who) ? 'were at fault' : 'was at fault'),
  );
  const again = theirsAgain(brief);
  const lines: Line[] = [first!, ...more].map((said, at) => ({
    ...resting(
      defends
        ? `We ${at === 0 ? '' : 'also '}say that ${said}.`
        : `${at === 0 ? capital(again) : 'They'} ${at === 0 ? saying(again) : 'also say'} that ${said}.`,
      { sources: [sourceOf(raised[at]!.sentence)] },
    ),
    reworded: true,
  }));
  return part(defends ? 'What is ours to prove' : 'Their defenses', [
    ...lines,
    framing(
      defends
        ? 'That much is ours to prove.'
        : raised.length > 1
          ? 'Whoever raises such a defense must prove it.'
          : 'Whoever raises that defense must prove it.',
    ),
    filled(brief, 'answer'),
  ]);
}
const saying = (who: string): string => (/ and |,/.test(who) ? 'say' : 'says');
