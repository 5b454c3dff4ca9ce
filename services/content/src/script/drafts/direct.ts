import type { ModelPerson } from '@lectern/contracts/case-model';
import { type Brief, filled, hasStory, shortNames } from '../brief.js';
import { noStory } from './no-story.js';
import { type Section, list, part } from '../line.js';
import { testimonyOf } from '../accounts.js';
import type { Told } from '../direct-testimony.js';
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
  if (!best) return list(part('The witness', [filled(brief, 'witness')]));
  const { witness, chapters, costs, statements } = best;
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
        ...damages(brief, witness, costs),
      ],
    ]).flat(),
  );
}

/** Whom the direct examination is for, with what he can be asked about. */
export const examined = (brief: Brief): { witness: ModelPerson; statements: Told[] } | undefined =>
  bestFor(brief);

/** The chosen witness, else the first of whom the file tells enough to be asked. */
function bestFor(brief: Brief): Asked | undefined {
  const tried = witnessesFor(brief)
    .slice(0, brief.witness ? 1 : MOST_TRIED)
    .map((witness) => {
      const statements = testimonyOf(brief, witness);
      return { witness, statements, ...chaptersOf(brief, witness, statements) };
    });
  const size = ({ chapters }: Asked): number => chapters.reduce((sum, { lines }) => sum + lines.length, 0);
  const able = tried.filter((one) => size(one) >= FEWEST);
  // Who lived through it is called before all others, with however few questions; of several, of whom the most is told.
  const [client] = able
    .filter(({ witness }) => witness.role === 'our client')
    .sort((a, b) => size(b) - size(a));
  return brief.witness ? tried[0] : (client ?? [...able].sort((a, b) => size(b) - size(a))[0]);
}
