import type { CaseModel, ModelClash } from '@lectern/contracts/case-model';
import { PageLink } from './source-quote.js';
import { clashSubject, placeOf } from './understood-words.js';
import type { Corrections } from './use-corrections.js';

const ABOUT: Record<ModelClash['about'], string> = {
  date: 'Two dates',
  time: 'Two times of day',
  amount: 'Two sums',
  measure: 'Two figures',
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
    { value: 'first', said: first.value, source: first.source },
    { value: 'second', said: second.value, source: second.source },
    { value: 'both', said: 'Tell both', source: undefined },
  ] as const;
  return (
    <li>
      <fieldset className="understood-clash">
        <legend>
          {ABOUT[about]}: {clashSubject(clash)}
        </legend>
        {options.map(({ value, said, source }) => (
          <div key={value} className="understood-choice">
            <label>
              <input
                type="radio"
                name={id}
                checked={choice === value}
                onChange={() => void corrections.correct(id, { choice: value })}
              />
              <span>
                {said} {!source && <span className="sm t3">the draft hides neither</span>}
                {source && <span className="line2">“{source.quote}”</span>}
              </span>
            </label>
            {source && (
              <span className="sm t3">
                <PageLink source={source}>{placeOf(source)}</PageLink>
              </span>
            )}
          </div>
        ))}
      </fieldset>
    </li>
  );
}
