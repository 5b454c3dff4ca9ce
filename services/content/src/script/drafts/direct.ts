import type { ModelPerson } from '@lectern/contracts/case-model';
import { type Brief, filled, hasStory, shortNames } from '../brief.js';
import { noStory } from './no-story.js';
import { type Line, type Section, framing, linesOf, list, part } from '../line.js';
import { testimonyOf } from '../accounts.js';
import type { Told } from '../direct-testimony.js';
import { standsFor } from '../../case-model/allegiance.js';
import { witnessesFor } from '../witnesses.js';
import { background } from './direct-background.js';
import { type Chapter, chaptersOf, goalOf, titleOf } from './direct-chapters.js';
import { type Cost, damages } from './direct-damages.js';
import { expertExamination } from './direct-expert.js';
import { officerExamination } from './direct-officer.js';
import { type Exhibit, exhibitSteps, exhibitsFor } from './direct-exhibits.js';

/** Fewer are no examination: then the witness is asked for. */
const FEWEST = 2;
const MOST_TRIED = 6;

interface Asked {
  witness: ModelPerson;
  statements: Told[];
  chapters: Chapter[];
  costs: Cost[];
}

/**
 * A direct examination: who the witness is, what he did, saw and was told in the order of the story, exhibits with their
 * foundation where they come up; open questions of one subject each that hold no answer (FRE 602, 611(c), 901(b)(1);
 * Mauet, ch. 5). The fact that a question should bring stands beside it as its source.
 */
export function direct(brief: Brief): Section {
  if (!hasStory(brief) && !brief.witness) return noStory(brief, 'list');
  const best = bestFor(brief);
  if (!best) return list(part('The witness', nobody(brief)));
  const { witness, chapters, costs, statements } = best;
  if (chapters.length === 0 && !expertExamination(brief, witness))
    return list([
      ...part('Who you are', background(brief, witness, statements), 'The jury meets the witness.'),
      ...part('What is missing', nobody(brief).slice(1)),
    ]);
  const expert = expertExamination(brief, witness) ?? officerExamination(brief, witness);
  if (expert) return list(shortNames(brief, [expert]).flat());
  const exhibits = exhibitsFor(brief, witness, statements);
  const bare = exhibits.filter(({ said }) => !/^Exhibit/.test(said));
  const after = ({ facts }: Chapter): Exhibit[] =>
    exhibits.filter(({ fact }) => fact !== undefined && facts.includes(fact));
  const placed = new Set(chapters.flatMap(after));
  return list(
    shortNames(brief, [
      [
        ...part('Who you are', background(brief, witness, statements), 'The jury meets the witness.'),
        ...chapters.flatMap((chapter, at) => [
          ...part(titleOf(chapter, at), chapter.lines, goalOf(brief, chapter)),
          ...after(chapter).flatMap((one) => exhibitSteps(one, bare.indexOf(one), brief)),
        ]),
        ...exhibits
          .filter((one) => !placed.has(one))
          .flatMap((one) => exhibitSteps(one, bare.indexOf(one), brief)),
        ...damages(brief, witness, costs, statements),
      ],
    ]).flat(),
  );
}

/** Why the papers give nobody to call, and what to look for. */
function nobody(brief: Brief): Line[] {
  const { model, read } = brief;
  const client = model.people.find(({ role, kind }) => role === 'our client' && kind === 'person');
  const reason = read.sides.criminal
    ? model.side === 'defending'
      ? [
          'The papers name only witnesses of the prosecution.',
          `Whether ${client?.name ?? 'your client'} testifies is for ${client?.name ?? 'your client'} alone to decide.`,
          'Add the statement of anyone who saw or heard it for the defense, and draft again.',
        ]
      : [
          'No statement, report or testimony of a witness of ours was found in these papers.',
          'Add the report of the lead officer or the statement of the victim, and draft again.',
        ]
    : [
        'No account of anybody on our side was found in these papers.',
        'Add a statement, an affidavit or a deposition of ours, and draft again.',
      ];
  return [filled(brief, 'witness'), ...reason.map(framing)];
}

const LONGEST_ANSWER = 320;

/** What each question is to bring out, in the words of the file, for whoever listens to the answer. */
export const answersToExpect = (brief: Brief): Line[] => answersOf(linesOf(direct(brief)));

/** The same of any questions. */
export const answersOf = (asked: readonly Line[]): Line[] =>
  asked.flatMap((line): Line[] => {
    const quotes = [
      ...new Set(line.sources.flatMap((source) => (source.kind === 'pdf' ? [source.quote] : []))),
      // "Plaintiff seeks:" is no answer of a witness.
    ].filter((quote) => !PLEADS.test(quote));
    if (!/[?]”?$/.test(line.text) || quotes.length === 0 || WHO_IS.test(line.text)) return [];
    return [{ text: `${line.text} Expect: ${quotes.map(inMarks).join(' and ')}`, sources: line.sources }];
  });
/** A passage as it stands, no longer than it is taken in while somebody speaks. */
function inMarks(quote: string): string {
  const told = quote
    .replace(/\s+/g, ' ')
    .trim()
    // Of an exchange the answer alone is what is to come.
    .replace(/^Q\. .+? A\. /, '')
    .replace(/[“”"]/g, (mark) => (mark === '“' ? '‘' : '’'));
  return `“${told.length > LONGEST_ANSWER ? `${told.slice(0, LONGEST_ANSWER).replace(/\s\S*$/, '')} …` : told}”`;
}
const PLEADS =
  /^(?:The )?(?:Plaintiff|Defendant|Petitioner|Respondent)s? (?:is an individual|seeks?|prays?|demands?)\b/;
const WHO_IS = /^(?:Who is |Please tell us your name)/;

/** Whom the direct examination is for, with what he can be asked about. */
export const examined = (brief: Brief): { witness: ModelPerson; statements: Told[] } | undefined =>
  bestFor(brief);

/** The chosen witness, else the party who lived through it, else of those on our side the one who can be asked most. */
function bestFor(brief: Brief): Asked | undefined {
  const before = known.get(brief);
  if (before) return before.best;
  const best = chosenFrom(brief);
  known.set(brief, { best });
  return best;
}
/** Questions, notes and expected answers are of one choice. */
const known = new WeakMap<Brief, { best: Asked | undefined }>();

function chosenFrom(brief: Brief): Asked | undefined {
  const tried = witnessesFor(brief)
    .slice(0, brief.witness ? 1 : MOST_TRIED)
    .map((witness) => {
      const statements = testimonyOf(brief, witness);
      return { witness, statements, ...chaptersOf(brief, witness, statements) };
    });
  if (brief.witness) return tried[0];
  const size = ({ chapters, witness }: Asked): number =>
    chapters.reduce((sum, { lines }) => sum + lines.length, 0) +
    (expertExamination(brief, witness) ?? officerExamination(brief, witness) ?? []).length;
  const bySize = (one: Asked, other: Asked): number => size(other) - size(one);
  const clients = tried.filter(({ witness }) => witness.role === 'our client').sort(bySize);
  const able = tried.filter((one) => size(one) >= FEWEST).sort(bySize);
  const [client] = clients;
  const [most] = able.filter(
    ({ witness }) => standsFor(brief.read, witness) === 'ours' || witness.side === 'ours',
  );
  if (client && size(client) >= FEWEST) return client;
  return most ?? client ?? able[0];
}
