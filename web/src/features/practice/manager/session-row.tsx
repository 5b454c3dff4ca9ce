import { DownloadOutlined } from '@ant-design/icons';
import { scoreInWords } from '@lectern/contracts/english/scores';
import type { Session } from '@lectern/contracts/sessions';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { clock, dateAndTime } from '../../../lib/format.js';
import { paths } from '../../../lib/paths.js';
import { scenarioTitle } from '../../../lib/scenarios.js';
import { useToast } from '../../../ui/toast.js';
import { scenarioIdOf } from '../scenario-guidance.js';
import { useLazyGetDownloadUrlQuery, useLazyListFilesQuery } from './files.api.js';

const STATUS: Record<Session['status'], string> = {
  created: 'created',
  analyzing: 'analyzing',
  completed: 'completed',
  failed: 'failed',
};

export function SessionRow({ session }: { session: Session }) {
  const completed = session.status === 'completed';
  return (
    <li className="history-row">
      <div className="history-what">
        <Link to={paths.session(session.id)}>
          {session.takeNumber === null ? session.title : `Take ${session.takeNumber}: ${session.title}`}
        </Link>
        <span className="sm t2">
          {[
            session.scenarioType && scenarioTitle(scenarioIdOf(session.scenarioType)),
            dateAndTime(session.createdAt),
            session.duration !== null && clock(session.duration),
            session.overallScore !== null &&
              scoreInWords(session.overallScore, session.scoreBasis, session.scoreRange),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <Tag className={completed ? 'status completed' : 'status'} variant={completed ? 'filled' : 'outlined'}>
        {STATUS[session.status]}
      </Tag>
      <div className="row history-files">
        {session.scripts.map((scenario) => (
          <Link
            key={scenario}
            className="sm"
            to={paths.practice(scenarioIdOf(scenario), session.id)}
            aria-label={`${scenarioTitle(scenarioIdOf(scenario))} script of ${session.title}`}
          >
            {session.scripts.length > 1 ? `${scenarioTitle(scenarioIdOf(scenario))} script` : 'Script'}
          </Link>
        ))}
        <DownloadButton sessionId={session.id} kind="audio" has={session.hasAudio} title={session.title} />
        <DownloadButton sessionId={session.id} kind="pdf" has={session.hasPdf} title={session.title} />
      </div>
    </li>
  );
}

interface DownloadButtonProps {
  sessionId: string;
  kind: 'audio' | 'pdf';
  has: boolean;
  title: string;
}

/** Signed links expire, so one is fetched when it is needed. */
function DownloadButton({ sessionId, kind, has, title }: DownloadButtonProps) {
  const [listFiles, list] = useLazyListFilesQuery();
  const [getDownloadUrl, link] = useLazyGetDownloadUrlQuery();
  const [failed, setFailed] = useState(false);
  const toast = useToast();
  const name = kind === 'audio' ? 'Audio' : 'PDF';

  const open = async () => {
    setFailed(false);
    try {
      const files = await listFiles({}).unwrap();
      const key = (kind === 'audio' ? files.audio : files.pdfs).find((one) => one.includes(sessionId));
      if (key === undefined) {
        toast({ kind: 'error', title: 'File Not Found', text: `No ${kind} file found for this session` });
        return;
      }
      const { downloadUrl } = await getDownloadUrl({ key }).unwrap();
      const anchor = document.createElement('a');
      anchor.href = downloadUrl;
      anchor.target = '_blank';
      anchor.rel = 'noopener';
      anchor.click();
    } catch {
      setFailed(true);
      toast({ kind: 'error', title: 'Error', text: 'Failed to download file' });
    }
  };

  return (
    <span>
      <Button
        size="small"
        icon={<DownloadOutlined aria-hidden="true" />}
        disabled={!has || list.isFetching || link.isFetching}
        aria-label={has ? `Download ${name} of ${title}` : `${name}: ${absent(kind)}`}
        title={has ? undefined : absent(kind)}
        onClick={() => void open()}
      >
        {name}
      </Button>
      {failed && (
        <span className="inline-error" role="alert">
          Failed to download file
        </span>
      )}
    </span>
  );
}

const absent = (kind: 'audio' | 'pdf') =>
  kind === 'audio' ? 'No recording in this session' : 'No PDF in this session';
