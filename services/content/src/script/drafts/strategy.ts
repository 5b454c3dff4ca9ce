import type { ModelGap } from '@lectern/contracts/case-model';
import { questionOfElement } from '../asked.js';
import { type Brief, ended, filled, hasStory, story } from '../brief.js';
import { disputedAmong } from '../disputed.js';
import { type Line, type Paragraph, type Section, factLines, framing, part, resting, text } from '../line.js';
import { theirPoint } from '../parts.js';
import { theirBestPoint } from '../their-best-point.js';
import { benchQuestions } from '../bench-questions.js';
import { hasTestified, witnessesFor } from '../witnesses.js';
import { crossed } from './cross.js';
import { notFrom } from './not-from-witness.js';
import { UNARGUED, elementsOf } from './elements-placed.js';
import { examined } from './direct.js';

/** Notes for the margin, never for the speech: who, what was left out, where the file disagrees with itself, what to expect. */
export function strategy(brief: Brief): Section {
  return text([
    ...(brief.scenario === 'cross-examination' || brief.scenario === 'witness-examination'
      ? [witness(brief)]
      : []),
    ...(brief.scenario === 'motion-argument' || brief.scenario === 'appellate-argument'
      ? [part('Questions to expect', benchQuestions(brief))]
      : []),
    ...(brief.scenario === 'cross-examination' ? [fromOthers(brief)] : []),
    clashes(brief),
    gaps(brief),
    theirPoint(brief, theirBestPoint(brief, story(brief), disputedAmong(brief, story(brief)))),
  ]);
}

function witness(brief: Brief): Paragraph {
  const cross = brief.scenario === 'cross-examination';
  const able = witnessesFor(brief);
  const first = cross
    ? crossed(brief)
    : (examined(brief)?.witness ?? able.find(({ role }) => role === 'our client'));
  if (!first || (!hasStory(brief) && !brief.witness)) return part('The witness', [filled(brief, 'witness')]);
  const others = able.filter(({ id }) => id !== first.id);
  return part('The witness', [
    resting(ended(`This examination is for ${first.name}`), first),
    ...(others.length > 0
      ? [
          resting(
            ended(
              `The file also names ${others
                .slice(0, 4)
                .map(({ name }) => name)
                .join(', ')}`,
            ),
            ...others.slice(0, 4),
          ),
        ]
      : []),
    ...(cross && brief.read.sides.criminal && first.role === 'the other side' && !hasTestified(brief, first)
      ? [
          framing(
            'The accused need not testify: these questions are for the day that the defense calls him or her.',
          ),
        ]
      : []),
    framing(
      cross
        ? 'Take the answer and go on; never ask why.'
        : 'Let the witness tell it; listen to the answer before the next question.',
    ),
  ]);
}

function clashes(brief: Brief): Paragraph {
  return part(
    'Where the file disagrees',
    brief.model.clashes.slice(0, 4).map((clash) =>
      resting(`One place says ${clash.first.value}, another ${clash.second.value}.`, {
        sources: [clash.first.source, clash.second.source],
      }),
    ),
  );
}

const GAP: Partial<Record<ModelGap['code'], string>> = {
  'no-amount': 'No sum is named: settle the number before you stand up.',
  'no-relief': 'The file does not say what you ask for.',
  'no-witness': 'No witness was found in the file: name yours.',
  'no-side': 'The file does not tell for which side you appear.',
  'no-standard': 'The standard of proof depends on your court: look it up.',
  'no-client': 'The file does not name your client.',
};

function gaps(brief: Brief): Paragraph {
  // Whom an examination is for, or that nobody is named for it, stands above.
  const examines = brief.scenario === 'cross-examination' || brief.scenario === 'witness-examination';
  const open = brief.model.gaps.filter(({ code }) => !(examines && code === 'no-witness'));
  const lines = open.flatMap(({ code }) => {
    const said = GAP[code];
    return said ? [framing(said)] : [];
  });
  return part('What is missing', [...lines, ...openQuestions(brief)].slice(0, MOST_MISSING));
}
const MOST_MISSING = 6;

/** The questions of each claim that nothing in the papers answers yet; a claim without any fact is named as a whole. */
const openQuestions = (brief: Brief): Line[] =>
  // A motion on a pleading shows its own gaps.
  (brief.scenario === 'motion-argument' ? [] : brief.model.claims).flatMap((claim) => {
    const elements = elementsOf(claim);
    const open = elements.filter(({ facts, name }) => facts.length === 0 && !UNARGUED.test(name));
    if (open.length === 0) return [];
    if (elements.every(({ facts }) => facts.length === 0))
      return [resting(`Nothing is told yet for ${claim.name}.`, claim)];
    return open.map(({ name }) =>
      resting(`Still open for ${claim.name}: ${questionOfElement(brief, claim, name)}`, claim),
    );
  });

/** What the case needs and this witness cannot say has to come in through another. */
function fromOthers(brief: Brief): Paragraph {
  const facts = notFrom(brief);
  return facts.length > 0
    ? part('Not from this witness', [
        framing('Bring these in through another witness or an exhibit.'),
        ...facts.flatMap(factLines),
      ])
    : [];
}
