import { SLOTS } from '@lectern/contracts/case-model';
import { ASKED_IN_EACH_PLACE, SLOT_TALK } from '@lectern/contracts/slots';
import { useContext, useRef, useState } from 'react';
import { errorMessage } from '../../../api/error-message.js';
import { SlotCard } from '../../../ui/slot-card.js';
import { FillSlotContext } from '../generator/slot-row.js';

const markOf = (slot: (typeof SLOTS)[number]): string => `[${SLOT_TALK[slot].label}]`;

const answersIn = (text: string): number => text.split(markOf('answer')).length - 1;

/** The places of a text that only the advocate can fill: what each asks for, with examples, until it has its words. */
export function OpenSlots({ text, onFill }: { text: string; onFill: (mark: string, words: string) => void }) {
  const fill = useContext(FillSlotContext);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const summary = useRef<HTMLElement>(null);
  const open = SLOTS.filter((slot) => text.includes(markOf(slot)));
  const once = open.filter((slot) => !ASKED_IN_EACH_PLACE.has(slot));
  const places = once.length + answersIn(text);
  if (open.length === 0) return null;
  const keep = async (slot: (typeof SLOTS)[number], words: string): Promise<boolean> => {
    if (words === '') return false;
    setBusy(true);
    setProblem('');
    try {
      await fill(slot, words);
      onFill(markOf(slot), words);
      // The card that was filled goes: the keyboard goes on from the list of those that are left.
      summary.current?.focus();
      return true;
    } catch (error) {
      setProblem(errorMessage(error, 'Your words could not be kept with the case.'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return (
    <details className="open-slots">
      <summary ref={summary}>
        {places === 1 ? '1 place is yours to fill' : `${places} places are yours to fill`}
      </summary>
      {problem && (
        <p className="inline-error" role="alert">
          {problem}
        </p>
      )}
      {places > once.length && (
        <p className="sm t2">
          {markOf('answer')} is another one in each place: write each in the text itself.
        </p>
      )}
      {once.map((slot) => (
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
