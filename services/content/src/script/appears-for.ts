import { coreWord } from '@lectern/legal-text/names';
import { counselIn } from '../case-fields/counsel.rules.js';
import type { Brief } from './brief.js';

type Pages = Parameters<typeof counselIn>[0];

/** A tester for counsel who appears for one side of the case, by the appearances of the transcript. */
export function appearsFor(
  { model }: Brief,
  side: 'ours' | 'theirs',
  pages: Pages,
): (by: string | undefined) => boolean {
  const counsel = counselIn(pages);
  const own = model.people.filter((one) => one.side === side);
  return (by) => {
    const whom = by && counsel.get(by.split(' ').at(-1)!.toUpperCase());
    if (!whom) return false;
    const role =
      /^(?:plaintiff|petitioner|claimant|people|state|government|prosecution|commonwealth|united states)/i.test(
        whom,
      )
        ? 'claiming'
        : /^(?:defendant|respondent|defense|accused)/i.test(whom)
          ? 'defending'
          : undefined;
    const named = own.some(({ name }) => whom.toUpperCase().includes((coreWord(name) ?? name).toUpperCase()));
    return named || (role !== undefined && (role === model.side) === (side === 'ours'));
  };
}
