import { SLOTS } from '@lectern/contracts/case-model';
import { SLOT_TALK } from '@lectern/contracts/slots';
import { useContext, useState } from 'react';
import { errorMessage } from '../../../api/error-message.js';
import { SlotCard } from '../../../ui/slot-card.js';
import { FillSlotContext } from '../generator/slot-row.js';

const markOf = (slot: (typeof SLOTS)[number]): string => `[${SLOT_TALK[slot].label}]`;

/** The places of a text that only the advocate can fill: what each asks for, with examples, until it has its words. */
export function OpenSlots({ text, onText }: { text: string; onText: (text: string) => void }) {
  const fill = useContext(FillSlotContext);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const open = SLOTS.filter((slot) => text.includes(markOf(slot)));
  if (open.length === 0) return null;
  const keep = async (slot: (typeof SLOTS)[number], words: string): Promise<boolean> => {
    if (words === '') return false;
    setBusy(true);
    setProblem('');
    try {
      await fill(slot, words);
      onText(text.replaceAll(markOf(slot), () => words));
      return true;
    } catch (error) {
      setProblem(errorMessage(error, 'Your words could not be kept with the case.'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return (
    <details className="panel padded">
      <summary>
        {open.length === 1 ? '1 place is yours to fill' : `${open.length} places are yours to fill`}
      </summary>
      {problem && (
        <p className="inline-error" role="alert">
          {problem}
        </p>
      )}
      {open.map((slot) => (
        <SlotCard
          key={slot}
          {...SLOT_TALK[slot]}
          value=""
          busy={busy}
          onKeep={(words) => keep(slot, words)}
        />
      ))}
    </details>
  );
}
