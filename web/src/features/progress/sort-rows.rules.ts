import type { ComparisonRow } from '@lectern/contracts/progress';

export type SortKey = 'date' | 'confidence' | 'fillers' | 'pace';

export interface Sorting {
  key: SortKey;
  descending: boolean;
}

export const SORTS: { key: SortKey; first: string; last: string }[] = [
  { key: 'date', first: 'Newest first', last: 'Oldest first' },
  { key: 'confidence', first: 'Highest confidence', last: 'Lowest confidence' },
  { key: 'fillers', first: 'Most fillers', last: 'Fewest fillers' },
  { key: 'pace', first: 'Fastest', last: 'Slowest' },
];

const VALUE: Record<SortKey, (row: ComparisonRow) => number | null> = {
  date: ({ date }) => Date.parse(date),
  confidence: ({ confidenceScore }) => confidenceScore,
  fillers: ({ fillerWords }) => fillerWords,
  pace: ({ speakingPace }) => speakingPace,
};

/** What was not measured stands last, whichever way it is sorted. */
export const sorted = (rows: ComparisonRow[], { key, descending }: Sorting): ComparisonRow[] =>
  rows.toSorted((a, b) => {
    const [one, other] = [VALUE[key](a), VALUE[key](b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return descending ? other - one : one - other;
  });
