import { useParams } from 'react-router-dom';
import { useGetCaseQuery } from '../../../api/cases.api.js';
import { paths } from '../../../lib/paths.js';
import { PageHead } from '../../../ui/page-head.js';
import { Loading } from '../../../ui/states.js';
import { CaseFailure } from '../case-failure.js';
import { WhenUnderstood } from '../understood/when-understood.js';
import { LookThrough } from './look-through.js';
import '../cases.css';
import '../understood/understood.css';
import './look-through.css';

/** `/cases/:caseId/facts`: one fact at a time, and whom it helps. */
export function LookThroughPage() {
  const { caseId = '' } = useParams();
  return <OfCase key={caseId} caseId={caseId} />;
}

/** Begun anew with each case. */
function OfCase({ caseId }: { caseId: string }) {
  const { data, error, isLoading, refetch } = useGetCaseQuery(
    { caseId },
    { refetchOnMountOrArgChange: true },
  );
  if (isLoading)
    return (
      <Loading>
        <div className="bone case-bone-head" />
        <div className="bone case-bone-next" />
      </Loading>
    );
  if (!data) return <CaseFailure error={error} onRetry={() => void refetch()} />;
  return (
    <div className="look-page">
      <PageHead
        title="Look through the facts"
        back={{ to: paths.case(caseId), label: data.name }}
        context="Say whom each fact helps. Every answer is kept at once, and the next draft follows it."
      />
      <WhenUnderstood
        caseId={caseId}
        reading="The documents are being read. The facts stand here when they are."
      >
        {(understood) => <LookThrough detail={data} {...understood} />}
      </WhenUnderstood>
    </div>
  );
}
