import { ColumnWidthOutlined, DownloadOutlined, ShareAltOutlined } from '@ant-design/icons';
import type { Analysis } from '@lectern/contracts/analysis';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { Suspense, useState } from 'react';
import { errorMessage } from '../../api/error-message.js';
import { paths } from '../../lib/paths.js';
import { START_NOW } from '../../lib/start-now.js';
import { saveBlob } from '../../lib/save-blob.js';
import { useDownloadReportMutation } from './review.api.js';
import './sharing/sharing.css';
import { lazyPart } from '../../lib/lazy-part.js';

const ShareDialog = lazyPart(() => import('./sharing/share-dialog.js'), 'ShareDialog');

interface SessionActionsProps {
  session: SessionDetail;
  analysis: Analysis;
  practiceAgain: string;
}

/** What can be done with a reviewed session: take it along, or show it to somebody. */
export function SessionActions({ session, analysis, practiceAgain }: SessionActionsProps) {
  const [download, { isLoading }] = useDownloadReportMutation();
  const [problem, setProblem] = useState('');
  const [sharing, setSharing] = useState<'never' | 'open' | 'closed'>('never');

  const downloadReport = async () => {
    setProblem('');
    try {
      const { blob, fileName } = await download({ sessionId: session.id }).unwrap();
      saveBlob(blob, fileName);
    } catch (error) {
      setProblem(errorMessage(error, 'The report could not be made. Please try again.'));
    }
  };

  return (
    <div className="session-actions">
      <div className="row">
        {/* Where nothing stands out, it is the one thing to do and stands there. */}
        {analysis.fixNext !== null && (
          <Link className="btn" to={practiceAgain} state={START_NOW}>
            Record another take
          </Link>
        )}
        <Button
          icon={<DownloadOutlined aria-hidden="true" />}
          disabled={isLoading}
          aria-busy={isLoading}
          onClick={() => void downloadReport()}
        >
          Download Report
        </Button>
        <Button icon={<ShareAltOutlined aria-hidden="true" />} onClick={() => setSharing('open')}>
          Share
        </Button>
        <Link className="btn" to={paths.compare(session.id)}>
          <ColumnWidthOutlined aria-hidden="true" />
          Compare
        </Link>
      </div>
      {isLoading && (
        <p className="sm t3" role="status">
          Making the report...
        </p>
      )}
      {problem && (
        <p className="sm problem" role="alert">
          {problem}
        </p>
      )}
      {sharing !== 'never' && (
        <Suspense fallback={null}>
          <ShareDialog
            open={sharing === 'open'}
            sessionId={session.id}
            hasAudio={session.audioUrl !== null}
            hasTranscript={analysis.transcript !== null}
            onClose={() => setSharing('closed')}
          />
        </Suspense>
      )}
    </div>
  );
}
