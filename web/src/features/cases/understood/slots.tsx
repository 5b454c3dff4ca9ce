import type { CaseModel, SlotName } from '@lectern/contracts/case-model';
import { ASKED_IN_EACH_PLACE, SLOT_TALK } from '@lectern/contracts/slots';
import { SlotCard } from '../../../ui/slot-card.js';
import type { Corrections } from './use-corrections.js';

/** Of what every kind of speech asks; the others stand in the scripts that need them. */
const ALWAYS: readonly SlotName[] = ['theme', 'worst-fact', 'human-detail'];

interface SlotsProps {
  model: CaseModel;
  corrections: Corrections;
  kept: CaseModel['slots'];
}

/** What only the advocate can give, once for the whole case. */
export function Slots({ model, corrections, kept }: SlotsProps) {
  const asked: SlotName[] = model.gaps.some(({ code }) => code === 'no-amount') ? ['amount'] : [];
  const given = (Object.keys(kept) as SlotName[]).filter((name) => !ASKED_IN_EACH_PLACE.has(name));
  const names = [...new Set([...ALWAYS, ...asked, ...given])];
  return (
    <section aria-labelledby="model-slots">
      <h3 id="model-slots">Yours to say</h3>
      <div className="understood-slots">
        {names.map((name) => (
          <SlotCard
            key={name}
            {...SLOT_TALK[name]}
            value={kept[name] ?? ''}
            onKeep={(value) =>
              corrections.change(({ slots: { [name]: _before, ...others } }) => ({
                slots: value === '' ? others : { ...others, [name]: value },
              }))
            }
          />
        ))}
      </div>
    </section>
  );
}
