import type { CaseDetails } from '@lectern/contracts/case';
import type { ModelFact } from '@lectern/contracts/case-model';
import { dateKey } from '@lectern/legal-text/dates';
import { calm, isAllCaps, namesIn } from '../script/english/casing.js';
import { sentence } from '../script/english/phrases.js';
import { splitUnits } from '../script/english/sentences.js';
import { splitSpoken } from '../script/english/split.js';
import { wordsOnly } from '../script/english/words-only.js';
import type { Called } from './called.js';
import { eventDate } from './event-date.js';
import { idOf, sourceOf } from './facts.js';
import type { FileSentence } from './file-sentences.js';
import { forceOf } from './force.js';
import { tell } from './tell.js';
import { talksOf } from './talks.js';

export interface TypedFact {
  fact: ModelFact;
  inFile: boolean;
}

/** A shorter phrase is found on almost any page and would prove nothing. */
const FINDABLE = 4;

export const squeezed = (text: string): string => wordsOnly(text.toLowerCase());

const ANSWERED = /^\s*Asked “(.+)”, .{3,60} answered, “(.+)”\s*$/;

/** Without the answers of a transcript of the file: those are told from the transcript itself. */
function withoutAnswers(keyFacts: string, sentences: readonly FileSentence[]): string {
  if (!keyFacts.includes('Asked “')) return keyFacts;
  const documents = new Set(sentences.map(({ document }) => document));
  // An answer of two words looks like a heading: the exchanges are asked, not the sentences; numbers of lines stand in the pages.
  const told = [...documents].flatMap((document) => [
    ...talksOf(document).map(({ question, answer }) => `${question} ${answer}`),
    ...document.pages.map(({ text }) => text),
  ]);
  const file = ` ${squeezed(told.join(' '))} `;
  return keyFacts
    .split('\n')
    .filter((line) => {
      const [, question, answer] = ANSWERED.exec(line) ?? [];
      return !(
        question &&
        answer &&
        [question, answer].every((words) => mostlyIn(file, squeezed(words).split(' ')))
      );
    })
    .join('\n');
}

const RUN = 3;
const MOSTLY = 0.5;

/** Most runs of three words stand in the file: read from it, if not word for word. */
function mostlyIn(file: string, words: readonly string[]): boolean {
  if (words.length <= RUN) return file.includes(` ${words.join(' ')} `);
  const runs = words.slice(RUN - 1).map((_word, at) => ` ${words.slice(at, at + RUN).join(' ')} `);
  return runs.filter((run) => file.includes(run)).length >= runs.length * MOSTLY;
}

/** The form's key facts as typed. Whatever grammar they have, they are the attorney's and are told. */
export function typedFacts(
  details: CaseDetails,
  sentences: readonly FileSentence[],
  called: Called,
  /** Whether the transcripts of the file tell something themselves. */
  testified = true,
): TypedFact[] {
  const plainSentences = sentences.map(({ text }) => squeezed(text));
  const file = ` ${plainSentences.join(' ')} `;
  const names = namesIn(
    [details.keyFacts ?? ''],
    [details.clientName, details.opposingParty].filter((name) => name !== undefined),
  );
  return splitUnits(
    testified ? withoutAnswers(details.keyFacts ?? '', sentences) : (details.keyFacts ?? ''),
  ).map(({ text }): TypedFact => {
    const plain = text.replace(/\s+/g, ' ').trim();
    const telling = tell(isAllCaps(plain) ? calm(plain, names) : plain, called);
    const force = forceOf({ text: plain.slice(0, LONGEST), section: 'facts', numbered: false });
    const place =
      squeezed(plain).split(' ').length >= FINDABLE
        ? sentences[plainSentences.findIndex((one) => one.includes(squeezed(plain)))]
        : undefined;
    const date = eventDate(plain);
    return {
      inFile: sentences.length > 0 && mostlyIn(file, squeezed(plain).split(' ')),
      fact: {
        id: idOf('fact', plain),
        confidence: 'yours',
        sources: [
          { field: 'keyFacts', quote: text },
          ...(place ? [{ ...sourceOf(place), quote: plain }] : []),
        ],
        text: plain,
        said: (telling?.said ?? asTyped(plain, called, names)).map(sentence),
        reworded: telling?.reworded ?? false,
        kind: force.kind,
        ...(date && { date: dateKey(date) }),
        force: force.force,
        reasons: force.reasons,
        people: [],
        used: true,
      },
    };
  });
}

/** What is longer than any sentence is no sentence. */
const LONGEST = 700;

/** What the rules cannot say better is said in the attorney's own words. */
const asTyped = (text: string, called: Called, names: ReadonlySet<string>): string[] =>
  text.length > LONGEST
    ? [sentence(text)]
    : splitSpoken(called.named(sentence(isAllCaps(text) ? calm(text, names) : text))).map(sentence);
