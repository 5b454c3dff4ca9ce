import { Modal } from 'antd';
import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { useGetMembershipQuery } from '../../api/leaderboard.api.js';
import { ErrorState, Loading } from '../../ui/states.js';
import { MembershipForm } from './membership-form.js';

/** Under what name a member appears to the others, and whether at all. */
export function MembershipDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data, error, refetch } = useGetMembershipQuery({});
  return (
    <Modal open={open} title="Your name and place" footer={null} onCancel={onClose} destroyOnHidden>
      {data ? (
        <MembershipForm membership={data} onDone={onClose} />
      ) : error ? (
        <ErrorState
          message={errorMessage(error, 'Your choices could not be loaded.')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </Modal>
  );
}
