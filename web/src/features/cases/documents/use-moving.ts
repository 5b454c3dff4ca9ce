import type { CaseDocument } from '@lectern/contracts/documents';
import { useState } from 'react';
import { useReorderDocumentsMutation } from '../../../api/documents.api.js';
import { errorMessage } from '../../../api/error-message.js';

interface Moving {
  /** For who does not see the list change. */
  said: string;
  problem: string;
  move: (index: number, by: -1 | 1) => Promise<void>;
}

/** Changes the order of the documents; the keyboard stays on the button that was pressed, wherever its row goes. */
export function useMoving(caseId: string, documents: readonly CaseDocument[]): Moving {
  const [reorder] = useReorderDocumentsMutation();
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const move = async (index: number, by: -1 | 1) => {
    const moved = documents[index];
    const to = index + by;
    if (!moved || to < 0 || to >= documents.length) return;
    const pressed = document.activeElement;
    const documentIds = documents
      .map(({ id }) => id)
      .toSpliced(index, 1)
      .toSpliced(to, 0, moved.id);
    setProblem('');
    const sent = reorder({ caseId, documentIds });
    requestAnimationFrame(() => {
      if (pressed instanceof HTMLElement && pressed.isConnected) pressed.focus();
    });
    const { error } = await sent;
    if (error) setProblem(errorMessage(error, 'The order could not be kept.'));
    else setSaid(`${moved.title} is now ${to + 1} of ${documents.length}.`);
  };
  return { said, problem, move };
}
