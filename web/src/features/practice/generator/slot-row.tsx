import type { SlotName } from '@lectern/contracts/case-model';
import { ASKED_IN_EACH_PLACE, SLOT_TALK } from '@lectern/contracts/slots';
import { createContext, useContext, useState } from 'react';
import { useCorrectCaseModelMutation, useLazyGetCaseModelQuery } from '../../../api/case-model.api.js';
import { errorMessage } from '../../../api/error-message.js';
import { SlotCard } from '../../../ui/slot-card.js';
import { waitingFor, type ScriptEdit, type ScriptSection, type ScriptSentence } from './script.js';
import './slot-row.css';

/** `sentenceId`: of the row that asked, where there is one. */
type FillSlot = (slot: SlotName, words: string, sentenceId?: string) => Promise<unknown>;

/** How the rows of a script fill a slot of their case. */
export const FillSlotContext = createContext<FillSlot>(() => Promise.resolve());

/**
 * Puts words wherever the sections wait for them, and keeps them with the case, so that the next draft has them; what is asked anew in
 * each place goes into the one that asked.
 */
export function useFillSlot(
  sessionId: string | undefined,
  sections: ScriptSection[],
  edit: (edit: ScriptEdit) => void,
): FillSlot {
  const [load] = useLazyGetCaseModelQuery();
  const [correct] = useCorrectCaseModelMutation();
  return async (slot, text, sentenceId) => {
    if (ASKED_IN_EACH_PLACE.has(slot)) {
      if (sentenceId !== undefined) edit({ type: 'rewrite', sentenceId, text });
      return;
    }
    if (sessionId !== undefined) {
      const { corrections } = await load({ sessionId }).unwrap();
      const slots = { ...corrections.slots, [slot]: text };
      await correct({
        sessionId,
        corrections: { ...corrections, slots },
        expectedCorrections: corrections,
      }).unwrap();
    }
    for (const { id } of waitingFor(sections, slot)) edit({ type: 'rewrite', sentenceId: id, text });
  };
}

/** A place that only the advocate can fill, until he has. */
export function SlotRow({ sentence, slot }: { sentence: ScriptSentence; slot: SlotName }) {
  const fill = useContext(FillSlotContext);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const keep = async (words: string): Promise<boolean> => {
    if (words === '') return false;
    setBusy(true);
    setProblem('');
    try {
      await fill(slot, words, sentence.id);
      return true;
    } catch (error) {
      setProblem(errorMessage(error, 'Your words could not be kept with the case.'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="sentence slot-row">
      <SlotCard
        {...SLOT_TALK[slot]}
        value=""
        busy={busy}
        place={sentence.id}
        onKeep={keep}
        key={sentence.id}
      />
      {problem && (
        <p className="inline-error" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}
