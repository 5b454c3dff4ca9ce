import type { OwnAssessment } from '@lectern/contracts/own-assessment';
import { errorMessage } from '../../../api/error-message.js';
import { useGetOwnAssessmentQuery, useSaveOwnAssessmentMutation } from '../../../api/own-assessment.api.js';
import { OwnAssessmentForm } from '../../../ui/own-assessment-form.js';

/** Asks how the session looked, and shows what was answered. */
export function OwnAssessmentPanel({ sessionId }: { sessionId: string }) {
  const { data } = useGetOwnAssessmentQuery({ sessionId });
  const [save, { isLoading, error }] = useSaveOwnAssessmentMutation();
  if (data === undefined) return null;
  return (
    <div className="own-assessment-panel">
      <OwnAssessmentForm
        key={data.ofSession?.assessedAt ?? 'new'}
        saved={data.ofSession}
        busy={isLoading}
        problem={error ? errorMessage(error, 'Your assessment could not be saved. Please try again.') : ''}
        onSave={(items: OwnAssessment['items']) => void save({ sessionId, items })}
      />
    </div>
  );
}
