import { schedule } from '@lectern/contracts/schedule';
import { useState } from 'react';
import { call } from '../../api/call.js';
import { errorMessage } from '../../api/error-message.js';
import { useCompletePracticeMutation, useDeletePracticeMutation } from '../../api/schedule.api.js';
import { useUndoableDeletion } from '../../api/use-undoable-deletion.js';

/** The element of an entry, which takes the focus when what had it goes. */
export const entryId = (id: string): string => `practice-${id}`;

export type ScheduleActions = ReturnType<typeof useScheduleActions>;

/** What can be done to an entry in its row. */
export function useScheduleActions() {
  const [complete] = useCompletePracticeMutation();
  const [deletePractice] = useDeletePracticeMutation();
  const [problem, setProblem] = useState('');
  const deletion = useUndoableDeletion({
    perform: async (practiceId) => {
      const { error } = await deletePractice({ practiceId });
      return error ? errorMessage(error, 'It could not be deleted. Please try again.') : null;
    },
    whileLeaving: (practiceId) => call(schedule.delete).query({ practiceId }),
  });
  return {
    ...deletion,
    failure: problem || deletion.failure,
    complete: async (practiceId: string) => {
      setProblem('');
      // Its button goes; the row stays.
      document.getElementById(entryId(practiceId))?.focus();
      const { error } = await complete({ practiceId });
      if (error) setProblem(errorMessage(error, 'It could not be completed. Please try again.'));
    },
  };
}
