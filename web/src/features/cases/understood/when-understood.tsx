import type { CaseModel, ModelCorrections } from '@lectern/contracts/case-model';
import { useEffect, useState, type ReactNode } from 'react';
import { isApiError } from '../../../api/api-error.js';
import { useGetModelOfCaseQuery } from '../../../api/case-model.api.js';
import { useListDocumentsQuery } from '../../../api/documents.api.js';
import { errorMessage } from '../../../api/error-message.js';
import { ErrorState, Loading } from '../../../ui/states.js';

const POLL_MS = 4_000;

interface WhenUnderstoodProps {
  caseId: string;
  /** Said while documents are read and nothing is known. */
  reading: string;
  children: (understood: { model: CaseModel; corrections: ModelCorrections }) => ReactNode;
}

export const isNothing = ({ papers, facts }: CaseModel): boolean => papers.length === 0 && facts.length === 0;

/** What was understood of a case, once its documents are read; until then, what it waits for. */
export function WhenUnderstood({ caseId, reading: whileReading, children }: WhenUnderstoodProps) {
  const [busy, setBusy] = useState(false);
  const documents = useListDocumentsQuery({ caseId }, { pollingInterval: busy ? POLL_MS : 0 });
  const reading = documents.data?.documents.some(
    ({ status }) => status === 'waiting' || status === 'reading',
  );
  useEffect(() => setBusy(reading === true), [reading]);
  const { data, error, isFetching, refetch } = useGetModelOfCaseQuery(
    { caseId },
    // Where the documents cannot be listed, what was understood may be had all the same.
    { skip: reading ?? !documents.error, refetchOnMountOrArgChange: true },
  );
  // What was nothing before the documents were read is not said while it is asked again.
  if (data && !(isNothing(data.model) && (reading || isFetching))) return children(data);
  if (error)
    return (
      <ErrorState
        message={errorMessage(error, 'What was understood of this case could not be loaded.')}
        traceId={isApiError(error) ? error.traceId : undefined}
        onRetry={() => void refetch()}
      />
    );
  if (reading) return <p className="panel padded t2">{whileReading}</p>;
  return (
    <Loading>
      <div className="bone case-bone-next" />
    </Loading>
  );
}
