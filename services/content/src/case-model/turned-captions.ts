import { sameName } from '@lectern/legal-text/names';
import { namesOf } from './actors.js';
import type { Paper } from './paper.js';
import type { Sides, SpokenParty } from './sides.js';

/**
 * A paper whose caption turns the parties round, as on an appeal by the one who was sued: its author by the side that it stands for,
 * first for whoever claims. Where a caption does not tell, the paper as it was.
 */
export function byStandingSides(paper: Paper, { client, opponent, side }: Sides): Paper {
  const { author, caption } = paper;
  if (author === 'court' || side === 'unknown' || !caption?.second) return paper;
  const bears = (names: readonly string[], party: SpokenParty | undefined): boolean =>
    namesOf(party).some((own) => names.some((name) => sameName(name, own)));
  const [one, two] = [caption.first.names, caption.second.names];
  const isOurs = bears(one, client) && bears(two, opponent);
  const isTheirs = bears(one, opponent) && bears(two, client);
  if (isOurs === isTheirs) return paper;
  const ours = (author === 'first') === isOurs;
  return { ...paper, author: ours === (side === 'claiming') ? 'first' : 'second' };
}
