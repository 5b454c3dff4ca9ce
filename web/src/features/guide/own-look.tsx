import { errorMessage } from '../../api/error-message.js';
import { useGetOwnAssessmentQuery, useSaveOwnAssessmentMutation } from '../../api/own-assessment.api.js';
import { mediumDate } from '../../lib/format.js';
import { OwnAssessmentForm } from '../../ui/own-assessment-form.js';

/** Check Your Look by the reader's own account, apart from any session; the last one is where the next begins. */
export function OwnLook() {
  const { data } = useGetOwnAssessmentQuery({});
  const [save, { isLoading, error }] = useSaveOwnAssessmentMutation();
  if (data === undefined) return null;
  const { latest } = data;
  return (
    <div className="panel padded own-look">
      <OwnAssessmentForm
        key={latest?.assessedAt ?? 'new'}
        saved={latest}
        busy={isLoading}
        problem={error ? errorMessage(error, 'Your assessment could not be saved. Please try again.') : ''}
        onSave={(items) => void save({ items })}
      />
      {latest && (
        <p className="sm t3">
          You gave this on {mediumDate(latest.assessedAt)}. Change an answer to give another.
        </p>
      )}
    </div>
  );
}
