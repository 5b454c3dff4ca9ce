import type { CaseModel, ModelSource } from '@lectern/contracts/case-model';
import { Suspense, useRef, useState } from 'react';
import { isApiError } from '../../../api/api-error.js';
import { useGetModelOfCaseQuery } from '../../../api/case-model.api.js';
import { useListDocumentsQuery } from '../../../api/documents.api.js';
import { errorMessage } from '../../../api/error-message.js';
import { lazyPart } from '../../../lib/lazy-part.js';
import { ChoiceField } from '../../../ui/fields.js';
import { ErrorState, Loading } from '../../../ui/states.js';
import { counted } from '../case-words.js';
import { Claims } from './claims.js';
import { Clashes } from './clashes.js';
import { Facts } from './facts.js';
import { Named } from './named.js';
import { People } from './people.js';
import { Slots } from './slots.js';
import { ShowPageContext } from './source-quote.js';
import { gapSentence, OUR_SIDE } from './understood-words.js';
import { useCorrections, type Corrections } from './use-corrections.js';
import { useKeptFocus } from './use-kept-focus.js';
import './understood.css';

const PageDialog = lazyPart(() => import('../../../documents/page-view.js'), 'PageDialog');

/** "What Lectern understood": the case as every draft of it is made from, each item with its place and open to correction. */
export function Understood({ caseId }: { caseId: string }) {
  const documents = useListDocumentsQuery({ caseId });
  const reading = documents.data?.documents.some(
    ({ status }) => status === 'waiting' || status === 'reading',
  );
  const { data, error, isFetching, refetch } = useGetModelOfCaseQuery(
    { caseId },
    // Where the documents cannot be listed, what was understood may be had all the same.
    { skip: reading ?? !documents.error, refetchOnMountOrArgChange: true },
  );
  // What was nothing before the documents were read is not said while it is asked again.
  if (data && !(isNothing(data.model) && (reading || isFetching)))
    return <Loaded caseId={caseId} {...data} />;
  if (error)
    return (
      <ErrorState
        message={errorMessage(error, 'What was understood of this case could not be loaded.')}
        traceId={isApiError(error) ? error.traceId : undefined}
        onRetry={() => void refetch()}
      />
    );
  if (reading)
    return <p className="panel padded t2">The documents are being read. It stands here when they are.</p>;
  return (
    <Loading>
      <div className="bone case-bone-next" />
    </Loading>
  );
}

const isNothing = ({ papers, facts }: CaseModel): boolean => papers.length === 0 && facts.length === 0;

interface LoadedProps {
  caseId: string;
  model: CaseModel;
  corrections: Parameters<typeof useCorrections>[1];
}

function Loaded({ caseId, model, corrections: kept }: LoadedProps) {
  const corrections = useCorrections(caseId, kept);
  const [shown, setShown] = useState<ModelSource | null>(null);
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
    <ShowPageContext value={setShown}>
      <div ref={items} className="understood">
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
        <Gaps model={model} />
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
        {shown?.document?.id !== undefined && shown.page !== undefined && (
          <Suspense>
            <PageDialog
              documentId={shown.document.id}
              page={shown.page}
              quote={shown.quote}
              onClose={() => setShown(null)}
            />
          </Suspense>
        )}
      </div>
    </ShowPageContext>
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

function Gaps({ model }: { model: CaseModel }) {
  if (model.gaps.length === 0) return null;
  return (
    <section aria-labelledby="model-gaps">
      <h3 id="model-gaps">What your file leaves open</h3>
      <ul className="panel ruled-list">
        {model.gaps.map((gap) => (
          <li key={`${gap.code}${gap.subject ?? ''}`}>{gapSentence(gap)}</li>
        ))}
      </ul>
    </section>
  );
}
