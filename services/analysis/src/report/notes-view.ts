import type { AnalysisNote } from '@lectern/contracts/analysis-notes';
import { noteWords } from '@lectern/contracts/english/analysis-notes';

/** Notes by code, and beside them in English for readers of before there were codes; of those before, the sentences alone. */
export interface Notes {
  told?: AnalysisNote[] | null | undefined;
  notes: string[];
}

/** Notes on how an analysis was come by, as they are stored. */
export const notesOf = (told: AnalysisNote[]): { told: AnalysisNote[]; notes: string[] } => ({
  told,
  notes: told.map(noteWords),
});

/** Notes one after the other; where some are known by their sentences only, all are. */
export const joined = (...all: Notes[]): { told: AnalysisNote[] | null; notes: string[] } => {
  const codes = all.map(({ told, notes }) => told ?? (notes.length === 0 ? [] : null));
  return {
    told: codes.includes(null) ? null : codes.flatMap((each) => each ?? []),
    notes: all.flatMap(({ notes }) => notes),
  };
};
