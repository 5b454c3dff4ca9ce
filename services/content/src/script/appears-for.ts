import { counselSide } from '../case-model/counsel-side.js';
import type { Brief } from './brief.js';

/** A tester for counsel who appears for one side of the case, by the appearances of the transcript. */
export function appearsFor(
  { read }: Pick<Brief, 'read'>,
  side: 'ours' | 'theirs',
  pages: Parameters<typeof counselSide>[1],
): (by: string | undefined) => boolean {
  const sideOf = counselSide(read, pages);
  return (by) => sideOf(by) === side;
}
