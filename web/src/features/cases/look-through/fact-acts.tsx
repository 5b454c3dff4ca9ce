import type { ModelCorrections } from '@lectern/contracts/case-model';
import type { Ref } from 'react';
import { isAnswered } from '../../../lib/looked-through.js';
import { CHOICES, chosenIn, goOnWith, TELL, type Card, type Choice } from './fact-deck.js';

interface FactActsProps {
  card: Card;
  item: ModelCorrections['items'][string] | undefined;
  /** Goes on: the keyboard is there whenever another fact is shown. */
  next: Ref<HTMLButtonElement>;
  onChoose: (choice: Choice) => void;
  onGoOn: () => void;
  onBack: (() => void) | undefined;
  onTakeBack: (() => void) | undefined;
}

/** What can be said of a fact, each with its key. */
export function FactActs({ card, item, next, onChoose, onGoOn, onBack, onTakeBack }: FactActsProps) {
  const chosen = chosenIn(item);
  const choices = card.offered ? [...CHOICES, TELL] : CHOICES;
  return (
    <>
      <div className="look-choices" role="group" aria-label="Whom it helps">
        {choices.map(({ choice, key, label }) => (
          <button
            key={choice}
            type="button"
            className="btn large look-choice"
            aria-pressed={chosen.has(choice)}
            aria-keyshortcuts={key}
            onClick={() => onChoose(choice)}
          >
            <kbd aria-hidden="true">{key}</kbd>
            {label}
          </button>
        ))}
      </div>
      <div className="row between">
        <button
          ref={next}
          type="button"
          className="btn large primary look-next"
          aria-keyshortcuts="Enter ArrowRight"
          // A key that is held answers once.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={onGoOn}
        >
          {isAnswered(item) ? 'Go on' : goOnWith(card.fact)}
          <kbd aria-hidden="true">Enter</kbd>
        </button>
        <span className="row look-ways">
          <Way label="Back" shown="←" keys="ArrowLeft" act={onBack} />
          <Way label="Take back" shown="Z" keys="Z Control+Z" act={onTakeBack} />
        </span>
      </div>
    </>
  );
}

interface WayProps {
  label: string;
  /** The key as it is drawn, and as it is called. */
  shown: string;
  keys: string;
  /** Nothing where there is nothing to go back to. */
  act: (() => void) | undefined;
}

function Way({ label, shown, keys, act }: WayProps) {
  return (
    <button
      type="button"
      className="btn text look-way"
      aria-disabled={act === undefined}
      aria-keyshortcuts={keys}
      onClick={act}
    >
      <kbd aria-hidden="true">{shown}</kbd>
      {label}
    </button>
  );
}
