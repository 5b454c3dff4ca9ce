import type { CaseModel, ModelPerson } from '@lectern/contracts/case-model';
import { ChoiceField } from '../../../ui/fields.js';
import { ItemRow } from './item-row.js';
import { More } from './more.js';
import { SIDES } from './understood-words.js';
import type { Corrections } from './use-corrections.js';

/** Who is in the case, on which side, and who can be examined. */
export function People({ model: { people }, corrections }: { model: CaseModel; corrections: Corrections }) {
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="model-people">
      <h3 id="model-people">People</h3>
      <More items={people} first={8} noun="person" plural="people">
        {(person) => <Person key={person.id} person={person} corrections={corrections} />}
      </More>
    </section>
  );
}

function Person({ person, corrections }: { person: ModelPerson; corrections: Corrections }) {
  const { id, name, role, kind } = person;
  const { side, witness } = { ...person, ...corrections.of(id) };
  return (
    <ItemRow item={person} text={name} corrections={corrections}>
      {role && <span className="line2">{role}</span>}
      <div className="row understood-choices">
        <ChoiceField
          aria-label={`Side of ${name}`}
          value={side}
          options={SIDES}
          onChange={(value) => void corrections.correct(id, { side: value })}
        />
        {kind === 'person' && (
          <label className="row sm">
            <input
              type="checkbox"
              checked={witness}
              onChange={({ target }) => void corrections.correct(id, { witness: target.checked })}
            />
            Can be examined<span className="visually-hidden">: {name}</span>
          </label>
        )}
      </div>
    </ItemRow>
  );
}
