import type { ModelFact } from '@lectern/contracts/case-model';
import type { Corrections } from './use-corrections.js';

const CHOICES = [
  { value: 'ours', label: 'For us' },
  { value: 'theirs', label: 'Against us' },
  { value: 'neither', label: 'Neither' },
] as const;

interface FavorsProps {
  fact: ModelFact;
  /** What the fact says, for who does not see its row. */
  said: string;
  corrections: Corrections;
}

/** Whom a fact helps: as it was read, and as the attorney says. Nothing is chosen where it was not plain. */
export function Favors({ fact, said, corrections }: FavorsProps) {
  const chosen = corrections.of(fact.id)?.favors ?? fact.favors;
  return (
    <fieldset className="segments understood-favors">
      <legend className="visually-hidden">Whom it helps: {said}</legend>
      {CHOICES.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={`favors-${fact.id}`}
            checked={value === chosen}
            onChange={() => void corrections.correct(fact.id, { favors: value })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
