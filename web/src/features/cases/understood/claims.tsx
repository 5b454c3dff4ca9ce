import type { CaseModel, ModelClaim } from '@lectern/contracts/case-model';
import { ChoiceField } from '../../../ui/fields.js';
import { counted } from '../case-words.js';
import { ItemRow } from './item-row.js';
import { BURDENS, STANDARDS } from './understood-words.js';
import type { Corrections } from './use-corrections.js';

/** Claims or charges: what must be shown, how surely, and by whom. */
export function Claims({ model: { claims }, corrections }: { model: CaseModel; corrections: Corrections }) {
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="model-claims">
      <h3 id="model-claims">Claims and who must prove what</h3>
      <ul className="panel ruled-list">
        {claims.map((claim) => (
          <Claim key={claim.id} claim={claim} corrections={corrections} />
        ))}
      </ul>
    </section>
  );
}

function Claim({ claim, corrections }: { claim: ModelClaim; corrections: Corrections }) {
  const { id, name, elements } = claim;
  const { standard, burdenOn } = { ...claim, ...corrections.of(id) };
  return (
    <ItemRow item={claim} text={name} corrections={corrections}>
      {elements.length > 0 && (
        <ul className="bullets sm">
          {elements.map(({ name: element, facts }) => (
            <li key={element}>
              {element}:{' '}
              {facts.length === 0 ? <b className="warn">no fact found</b> : counted(facts.length, 'fact')}
            </li>
          ))}
        </ul>
      )}
      <div className="row understood-choices">
        <ChoiceField
          aria-label={`Standard of proof for ${name}`}
          value={standard}
          options={STANDARDS}
          onChange={(value) => void corrections.correct(id, { standard: value })}
        />
        <ChoiceField
          aria-label={`Burden for ${name}`}
          value={burdenOn}
          options={BURDENS}
          onChange={(value) => void corrections.correct(id, { burdenOn: value })}
        />
      </div>
    </ItemRow>
  );
}
