import { surname } from '../case-model/sides.js';
import type { Brief } from './brief.js';

/** "Caroline Vogel (SC Bar 80416)", "Lee Orne, WSBA #31178", "Ann Roe, Esq.": who signs for a party. */
const SIGNS =
  /^[ \t]*(?:By:? ?)?(?:\/?s\/ ?)?((?:\p{Lu}[\p{L}.'’-]* ){1,3}\p{Lu}[\p{L}'’-]+)(?: \((?:\d{5,9}|[^()\n]{0,20}(?:Bar|BBO|WSBA|Atty|No\.|#)[^()\n]{0,20})\)|, (?:WSBA|SBN|Bar|Esq|Attorney)\b)/gmu;
const known = new WeakMap<Brief['read'], ReadonlySet<string>>();

/** The surnames of those who appear for the parties in the papers: nobody of whom a witness tells what he did. */
export function counselOfPapers({ read }: Brief): ReadonlySet<string> {
  const before = known.get(read);
  if (before) return before;
  const found = new Set(
    read.papers.flatMap(({ document }) =>
      document.pages.flatMap(({ text }) => [...text.matchAll(SIGNS)].map(([, name]) => surname(name!))),
    ),
  );
  known.set(read, found);
  return found;
}
