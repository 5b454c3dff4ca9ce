import { Button } from 'antd';
import type { CaseDetail } from '@lectern/contracts/cases';
import { Suspense, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useArchiveCaseMutation, useGetCaseQuery } from '../../api/cases.api.js';
import { errorMessage } from '../../api/error-message.js';
import { paths } from '../../lib/paths.js';
import { PageHead } from '../../ui/page-head.js';
import { Loading } from '../../ui/states.js';
import { caseLine } from './case-words.js';
import { CaseFailure } from './case-failure.js';
import { DeleteCase } from './delete-case.js';
import { FilePanel, type AddDocuments } from './documents/file-panel.js';
import { NextPanel } from './next-panel.js';
import { PartList } from './part-list.js';
import { TakeTable } from './take-table.js';
import './cases.css';
import { lazyPart } from '../../lib/lazy-part.js';

const Understood = lazyPart(() => import('./understood/understood.js'), 'Understood');
const LookThroughPage = lazyPart(() => import('./look-through/look-through-page.js'), 'LookThroughPage');

/** `/cases/:caseId`: what is in the file, what can be rehearsed, how it is going, when the hearing is. */
export function CasePage() {
  const { caseId = '' } = useParams();
  return <OneCase key={caseId} caseId={caseId} />;
}

/** `/cases/:caseId/facts`. It is loaded by way of its case: a page that the router names makes the first load of every page heavier. */
export function FactsPage() {
  return (
    <Suspense fallback={<Loading />}>
      <LookThroughPage />
    </Suspense>
  );
}

/** Begun anew with each case: while one is loaded, or not found, nothing of the one before is on the page. */
function OneCase({ caseId }: { caseId: string }) {
  const { data, error, isLoading, refetch } = useGetCaseQuery(
    { caseId },
    { refetchOnMountOrArgChange: true },
  );
  if (isLoading)
    return (
      <Loading>
        <div className="bone case-bone-head" />
        <div className="bone case-bone-next" />
        <div className="bone case-bone" />
        <div className="bone case-bone" />
      </Loading>
    );
  if (data) return <Loaded detail={data} />;
  return <CaseFailure error={error} onRetry={() => void refetch()} />;
}

function Loaded({ detail }: { detail: CaseDetail }) {
  const addDocuments: AddDocuments = useRef(null);
  return (
    <>
      <PageHead
        title={detail.name}
        back={{ to: paths.cases(), label: 'Cases' }}
        context={[...caseLine(detail), detail.archived && 'archived'].filter(Boolean).join(' · ')}
        actions={
          <>
            <Button onClick={() => addDocuments.current?.()}>Add documents</Button>
            <Link className="btn" to={paths.editCase(detail.id)}>
              Edit case
            </Link>
          </>
        }
      />
      <NextPanel detail={detail} onAddDocuments={() => addDocuments.current?.()} />
      <div className="main-and-rail case-columns">
        <div className="case-stack">
          <PartList detail={detail} />
          <TakeTable detail={detail} />
        </div>
        <div className="case-stack">
          <FilePanel caseId={detail.id} addDocuments={addDocuments} />
        </div>
      </div>
      <section className="case-understood" aria-labelledby="understood">
        <h2 id="understood" className="section-line">
          What Lectern understood
        </h2>
        <p className="sm t2 section-sentence">
          Every draft is made from this and from nothing else. Correct it, and the next draft follows.
        </p>
        <Suspense fallback={<div className="bone case-bone-next" />}>
          <Understood caseId={detail.id} />
        </Suspense>
      </section>
      <CaseEnd detail={detail} />
    </>
  );
}

/** What is seldom done with a case. */
function CaseEnd({ detail }: { detail: CaseDetail }) {
  const [archive, { isLoading }] = useArchiveCaseMutation();
  const [problem, setProblem] = useState('');
  const toggle = async () => {
    if (isLoading) return;
    setProblem('');
    const { error } = await archive({ caseId: detail.id, archived: !detail.archived });
    if (error) setProblem(errorMessage(error, 'The case could not be archived.'));
  };
  return (
    <div className="row case-end">
      <Button aria-busy={isLoading} aria-disabled={isLoading} onClick={() => void toggle()}>
        {detail.archived ? 'Open the case again' : 'Archive case'}
      </Button>
      <DeleteCase caseId={detail.id} name={detail.name} />
      {problem && (
        <p className="inline-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
