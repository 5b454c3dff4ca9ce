import type { CaseModel, ModelFact } from '@lectern/contracts/case-model';
import { useState } from 'react';
import { ChoiceField } from '../../../ui/fields.js';
import { Favors } from './favors.js';
import { ItemRow } from './item-row.js';
import { More } from './more.js';
import { dayOf, inOrderOfTime } from './understood-words.js';
import type { Corrections } from './use-corrections.js';

const ALL = 'all';

/** What happened, in order of time, and what else was found and is not told unless it is asked for. */
export function Facts({ model, corrections }: { model: CaseModel; corrections: Corrections }) {
  const [from, setFrom] = useState(ALL);
  const documents = model.papers.filter(({ facts }) => facts > 0).map(({ document }) => document);
  const events = model.facts
    .filter(({ kind }) => kind === 'event')
    .filter(({ sources }) => from === ALL || sources.some(({ document }) => document?.id === from))
    .map((fact) => ({ ...fact, used: corrections.of(fact.id)?.used ?? fact.used }));
  const told = inOrderOfTime(events.filter(({ used }) => used));
  const others = events.filter(({ used, said }) => !used && said.length > 0);
  return (
    <>
      {documents.length > 1 && (
        <div className="row understood-from">
          <label className="field-label" htmlFor="facts-from">
            Facts of
          </label>
          <ChoiceField
            id="facts-from"
            value={from}
            options={[
              { value: ALL, label: 'All documents' },
              ...documents.flatMap(({ id, name }) => (id === undefined ? [] : [{ value: id, label: name }])),
            ]}
            onChange={setFrom}
          />
        </div>
      )}
      {told.length > 0 && (
        <section aria-labelledby="model-facts">
          <h3 id="model-facts">What happened</h3>
          <p className="sm t3">
            Whom each fact helps is a guess, and about three in ten are wrong. Look through them: drafts tell
            what is for you, and answer what is against you.
          </p>
          <More items={told} first={12} noun="fact">
            {(fact) => <Fact key={fact.id} fact={fact} corrections={corrections} />}
          </More>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="model-more-facts">
          <h3 id="model-more-facts">More facts found</h3>
          <p className="sm t3">Drafts do not tell these until you add them.</p>
          <More items={others} first={5} noun="fact">
            {(fact) => <Fact key={fact.id} fact={fact} corrections={corrections} />}
          </More>
        </section>
      )}
    </>
  );
}

function Fact({ fact, corrections }: { fact: ModelFact; corrections: Corrections }) {
  const { id, said, text, date, used, reworded } = fact;
  const spoken = said.join(' ') || text;
  return (
    <ItemRow
      item={fact}
      text={spoken}
      corrections={corrections}
      lead={date && <span className="line2 num">{dayOf(date)}</span>}
      act={
        !used && (
          <button
            type="button"
            className="link-button sm"
            onClick={() => void corrections.correct(id, { used: true })}
          >
            Tell it
            <span className="visually-hidden">: {spoken}</span>
          </button>
        )
      }
      reworded={reworded && text !== spoken}
    >
      <Favors fact={fact} said={spoken} corrections={corrections} />
    </ItemRow>
  );
}
