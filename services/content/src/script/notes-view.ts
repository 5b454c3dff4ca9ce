import type { DraftNote } from '@lectern/contracts/draft-engine';
import { draftNoteWords } from '@lectern/contracts/english/draft-notes';

/** Notes on a draft, and beside them in English for readers of before there were codes. */
export const notesOf = (told: DraftNote[]): { told: DraftNote[]; notes: string[] } => ({
  told,
  notes: told.map(draftNoteWords),
});
