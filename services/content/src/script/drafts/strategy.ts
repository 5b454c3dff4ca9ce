import type { ModelGap } from '@lectern/contracts/case-model';
import { type Brief, filled } from '../brief.js';
import { type Paragraph, type Section, framing, part, resting, text } from '../line.js';
import { benchQuestions } from '../bench-questions.js';
import { witnessesFor } from '../witnesses.js';
import { crossed, leftOut } from './cross.js';
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
    clashes(brief),
    gaps(brief),
    part('Their best point', [filled(brief, 'worst-fact')]),
  ]);
}

function witness(brief: Brief): Paragraph {
  const cross = brief.scenario === 'cross-examination';
  const able = witnessesFor(brief);
  const first = cross ? crossed(brief) : (examined(brief)?.witness ?? able[0]);
  if (!first) return part('The witness', [filled(brief, 'witness')]);
  const others = able.filter(({ id }) => id !== first.id);
  return part('The witness', [
    resting(`This examination is for ${first.name}.`, first),
    ...(others.length > 0
      ? [
          resting(
            `The file also names ${others
              .slice(0, 4)
              .map(({ name }) => name)
              .join(', ')}.`,
            ...others.slice(0, 4),
          ),
        ]
      : []),
    framing(
      cross
        ? 'Take the answer and go on; never ask why.'
        : 'Let the witness tell it; listen to the answer before the next question.',
    ),
    ...(cross
      ? leftOut(brief).flatMap(({ text: own, why, fact }) => [
          resting(`Left out: ${own}`, fact),
          framing(why),
        ])
      : []),
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
  'no-witness': 'Nobody in the file can be called to say it.',
  'no-side': 'The file does not tell for which side you appear.',
  'no-standard': 'The standard of proof depends on your court: look it up.',
  'no-client': 'The file does not name your client.',
};

function gaps(brief: Brief): Paragraph {
  const lines = brief.model.gaps.flatMap(({ code, subject }) => {
    const said = GAP[code];
    if (said) return [framing(said)];
    // A motion on a pleading shows its own gaps.
    if (code === 'element-without-fact' && subject && brief.scenario !== 'motion-argument')
      return [framing(`No fact yet for ${subject.replace(': ', ', ').toLowerCase()}.`)];
    return [];
  });
  return part('What is missing', lines.slice(0, 6));
}
