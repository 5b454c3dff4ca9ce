import type { CaseModel, ModelGap } from '@lectern/contracts/case-model';
import { useRef } from 'react';
import { ChoiceField } from '../../../ui/fields.js';
import { counted } from '../case-words.js';
import { Claims } from './claims.js';
import { Clashes } from './clashes.js';
import { Facts } from './facts.js';
import { LookThroughLink } from './look-through-link.js';
import { Named } from './named.js';
import { People } from './people.js';
import { Slots } from './slots.js';
import { gapSentence, OUR_SIDE } from './understood-words.js';
import { useCorrections, type Corrections } from './use-corrections.js';
import { useKeptFocus } from './use-kept-focus.js';
import { isNothing, WhenUnderstood } from './when-understood.js';
import { WithPages } from './with-pages.js';
import './understood.css';

/** "What Lectern understood": the case as every draft of it is made from, each item with its place and open to correction. */
export function Understood({ caseId }: { caseId: string }) {
  return (
    <WhenUnderstood caseId={caseId} reading="The documents are being read. It stands here when they are.">
      {(understood) => <Loaded caseId={caseId} {...understood} />}
    </WhenUnderstood>
  );
}

interface LoadedProps {
  caseId: string;
  model: CaseModel;
  corrections: Parameters<typeof useCorrections>[1];
}

function Loaded({ caseId, model, corrections: kept }: LoadedProps) {
  const corrections = useCorrections(caseId, kept);
  const items = useRef<HTMLDivElement>(null);
  useKeptFocus(items);
  if (isNothing(model))
    return (
      <p className="panel padded t2">
        Nothing yet. Add documents to the case, or type its key facts where you practice.
      </p>
    );
  const { problem, leftOut } = corrections;
  return (
    <WithPages>
      <div ref={items} className="understood">
        <LookThroughLink caseId={caseId} model={model} corrections={corrections} />
        <Standpoint model={model} corrections={corrections} />
        {problem && (
          <p className="inline-error understood-problem" role="alert">
            {problem}
          </p>
        )}
        {leftOut > 0 && (
          <p className="sm t2" role="status">
            {counted(leftOut, 'item')} left out.{' '}
            <button type="button" className="link-button" onClick={() => void corrections.restore()}>
              Put {leftOut === 1 ? 'it' : 'them'} back
            </button>
          </p>
        )}
        <Gaps model={model} corrections={corrections} />
        <Clashes model={model} corrections={corrections} />
        <Slots model={model} corrections={corrections} kept={kept.slots} />
        <People model={model} corrections={corrections} />
        <Facts model={model} corrections={corrections} />
        <Claims model={model} corrections={corrections} />
        <Named
          title="What shows it"
          items={model.evidence}
          text={({ name }) => name}
          corrections={corrections}
        />
        <Named
          title="What is asked for"
          items={model.relief}
          text={({ text }) => text}
          corrections={corrections}
        />
      </div>
    </WithPages>
  );
}

/** What it was read from, and for whom we appear. */
function Standpoint({ model, corrections }: { model: CaseModel; corrections: Corrections }) {
  return (
    <div className="panel padded understood-papers">
      <p>
        {model.papers.length === 0
          ? 'From your case details'
          : `From ${counted(model.papers.length, 'document')}`}
        : {counted(model.facts.filter(({ kind }) => kind === 'event').length, 'fact')},{' '}
        {counted(model.people.length, 'person', 'people')}
        {model.clashes.length > 0 && `, ${counted(model.clashes.length, 'clash', 'clashes')}`}.
      </p>
      <div className="understood-side">
        <label className="field-label" htmlFor="model-side">
          We appear for
        </label>
        <ChoiceField
          id="model-side"
          value={model.side}
          options={OUR_SIDE}
          onChange={(side) => void corrections.change(() => ({ side }))}
        />
      </div>
    </div>
  );
}

function Gaps({ model, corrections }: { model: CaseModel; corrections: Corrections }) {
  if (model.gaps.length === 0) return null;
  return (
    <section aria-labelledby="model-gaps">
      <h3 id="model-gaps">What your file leaves open</h3>
      <ul className="panel ruled-list">
        {model.gaps.map((gap) => (
          <li key={`${gap.code}${gap.subject ?? ''}`}>
            {gap.id === undefined ? (
              gapSentence(gap)
            ) : (
              <Ruling gap={gap} id={gap.id} corrections={corrections} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A ruling keeps something out, until the attorney says that it was misread; he can take that back. */
function Ruling({ gap, id, corrections }: { gap: ModelGap; id: string; corrections: Corrections }) {
  const misread = corrections.of(id)?.leftOut === true;
  const label = misread ? 'Take back' : 'Misread, it may be told';
  return (
    <>
      {misread ? `You called this misread, so drafts may tell it: ${gap.subject ?? ''}` : gapSentence(gap)}{' '}
      <button
        type="button"
        className="link-button sm"
        aria-label={`${label}: ${gap.subject ?? ''}`}
        onClick={() => void corrections.correct(id, { leftOut: !misread })}
      >
        {label}
      </button>
    </>
  );
}
