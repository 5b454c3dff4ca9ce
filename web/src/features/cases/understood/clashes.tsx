import type { CaseModel, ModelClash } from '@lectern/contracts/case-model';
import { clashSubject, placeOf } from './understood-words.js';
import type { Corrections } from './use-corrections.js';

const ABOUT: Record<ModelClash['about'], string> = {
  date: 'Two dates',
  amount: 'Two figures',
  account: 'Two accounts',
};

/** Where two places of the file disagree: both stand here, and a draft follows the choice. */
export function Clashes({ model: { clashes }, corrections }: { model: CaseModel; corrections: Corrections }) {
  if (clashes.length === 0) return null;
  return (
    <section aria-labelledby="model-clashes">
      <h3 id="model-clashes">Where your file disagrees</h3>
      <ul className="panel ruled-list understood-clashes">
        {clashes.map((clash) => (
          <Clash key={clash.id} clash={clash} corrections={corrections} />
        ))}
      </ul>
    </section>
  );
}

function Clash({ clash, corrections }: { clash: ModelClash; corrections: Corrections }) {
  const { id, about, first, second } = clash;
  const choice = corrections.of(id)?.choice ?? clash.choice;
  const options = [
    { value: 'first', said: first.value, note: placeOf(first.source), quote: first.source.quote },
    { value: 'second', said: second.value, note: placeOf(second.source), quote: second.source.quote },
    { value: 'both', said: 'Tell both', note: 'the draft hides neither', quote: undefined },
  ] as const;
  return (
    <li>
      <fieldset className="understood-clash">
        <legend>
          {ABOUT[about]}: {clashSubject(clash)}
        </legend>
        {options.map(({ value, said, note, quote }) => (
          <label key={value}>
            <input
              type="radio"
              name={id}
              checked={choice === value}
              onChange={() => void corrections.correct(id, { choice: value })}
            />
            <span>
              {said} <span className="sm t3">{note}</span>
              {quote && <span className="line2">“{quote}”</span>}
            </span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}
