import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.js';

const ReportDialog = lazyPart(() => import('./report-dialog.js'), 'ReportDialog');

interface ReportButtonProps {
  postId: string;
  commentId?: string;
  /** What is reported, for those who do not see where the button stands. */
  what: string;
  isReported: boolean;
}

/** Tells the operator of a post or a comment. */
export function ReportButton({ postId, commentId, what, isReported }: ReportButtonProps) {
  const [opened, setOpened] = useState<'never' | 'open' | 'closed'>('never');
  if (isReported && opened !== 'open') return <span className="sm t3">Reported to the operator</span>;
  return (
    <>
      <button type="button" className="link-button sm" onClick={() => setOpened('open')}>
        Report<span className="visually-hidden"> {what}</span>
      </button>
      {opened !== 'never' && (
        <Suspense>
          <ReportDialog
            open={opened === 'open'}
            postId={postId}
            {...(commentId !== undefined && { commentId })}
            onClose={() => setOpened('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
