import type { CaseModel } from '@lectern/contracts/case-model';
import { isApiError } from '../../../api/api-error.js';
import { useGetModelOfCaseQuery } from '../../../api/case-model.api.js';
import { useListDocumentsQuery } from '../../../api/documents.api.js';
import { errorMessage } from '../../../api/error-message.js';
import { ChoiceField } from '../../../ui/fields.js';
import { ErrorState, Loading } from '../../../ui/states.js';
import { counted } from '../case-words.js';
import { Claims } from './claims.js';
import { Clashes } from './clashes.js';
import { Facts } from './facts.js';
import { Named } from './named.js';
import { People } from './people.js';
import { Slots } from './slots.js';
import { gapSentence, OUR_SIDE, PAPER_WORDS, paperTells } from './understood-words.js';
import { useCorrections, type Corrections } from './use-corrections.js';
import './understood.css';

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
  if (isNothing(model))
    return (
      <p className="panel padded t2">
        Nothing yet. Add documents to the case, or type its key facts where you practice.
      </p>
    );
  const { problem, leftOut } = corrections;
  return (
    <div className="understood">
      <Papers model={model} corrections={corrections} />
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
    </div>
  );
}

/** What each document is, and for whom we appear. */
function Papers({ model, corrections }: { model: CaseModel; corrections: Corrections }) {
  return (
    <div className="panel padded understood-papers">
      <ul className="bullets">
        {model.papers.map(({ document, kind, tellsStory, facts }) => (
          <li key={document.id ?? document.name}>
            <b>{document.name}</b> {PAPER_WORDS[kind]}: {paperTells(tellsStory, facts)}
          </li>
        ))}
      </ul>
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
