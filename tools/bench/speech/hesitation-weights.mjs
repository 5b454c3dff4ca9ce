import { fitLogistic } from './fit-logistic.mjs';
import { judgedSounds, variantsOf } from './hesitation-data.mjs';

/** What a weight costs: few recordings may not say much against what is known of fillers. */
const PENALTY = 3;
/** What is known of them (Goto 1999, Audhkhasi 2009), in the order of the figures; a figure against that has no weight. */
const SIGNS = [1, -1, -1, 1, -1];

/** The sounds of each recording in all its variants, found once. */
export const soundsToLearn = (recordings) =>
  recordings.map(({ name, speaker, ...rest }) => ({
    name,
    speaker,
    rows: variantsOf(rest)
      .flatMap(judgedSounds)
      .filter(({ filler }) => filler !== null)
      .map(({ figures, filler }) => ({ figures, is: filler })),
  }));

/** Weights from the sounds of some recordings. */
export const learn = (sounds) =>
  fitLogistic(
    sounds.flatMap(({ rows }) => rows),
    PENALTY,
    SIGNS,
  );
