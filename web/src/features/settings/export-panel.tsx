import { type DataExport, EXPORT_DAYS } from '@lectern/contracts/data-export';
import { stageWords } from '@lectern/contracts/english/stages';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../api/error-message.js';
import {
  useGetExportQuery,
  useLinkExportMutation,
  useRemoveExportMutation,
  useStartExportMutation,
} from '../../api/export.api.js';
import { useIsLive, useJobProgress } from '../../api/hooks.js';
import { dateAndTime, fileSize } from '../../lib/format.js';
import { Panel } from '../../ui/panel.js';
import { useFocusIfLost } from '../../ui/use-focus-if-lost.js';

const ANCHOR = 'export';
/** While no socket brings news. */
const LOOK_AGAIN_MS = 5_000;

/** A copy of all that is kept of the user, made in the background. */
export function ExportPanel() {
  const isLive = useIsLive();
  const [isRunning, setIsRunning] = useState(false);
  const { data, error } = useGetExportQuery(
    {},
    { pollingInterval: isRunning && !isLive ? LOOK_AGAIN_MS : 0 },
  );
  const [start, starting] = useStartExportMutation();
  const [remove, removing] = useRemoveExportMutation();
  const [problem, setProblem] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  // What comes in place of a pressed button takes its focus; the page as it opens leaves the focus alone.
  const pressed = useRef(false);
  const newest = data?.export ?? null;
  const busy = starting.isLoading || removing.isLoading;

  useEffect(() => setIsRunning(newest?.state === 'running'), [newest?.state]);
  // The notification and the letter lead here.
  useEffect(() => {
    if (location.hash === `#${ANCHOR}`) heading.current?.scrollIntoView();
  }, []);

  const attempt = async (work: () => Promise<unknown>, otherwise: string): Promise<void> => {
    setProblem('');
    pressed.current = true;
    try {
      await work();
    } catch (failure) {
      setProblem(errorMessage(failure, otherwise));
    }
  };
  const begin = () => void attempt(() => start({}).unwrap(), 'The export could not be started.');
  const drop = (exportId: string, otherwise: string) =>
    void attempt(() => remove({ exportId }).unwrap(), otherwise);

  return (
    <Panel labelledBy={ANCHOR} look="bare" className="export-panel">
      <h2 id={ANCHOR} ref={heading}>
        Your data
      </h2>
      <div className="setting-block export-state">
        <p>
          Everything that Lectern keeps of you as one zip file: profile, cases with documents, scripts,
          sessions with recordings, transcripts and analyses, posts, notifications. You are told when it is
          ready, here and by mail. It can be downloaded for {EXPORT_DAYS} days.
        </p>
        {newest?.state === 'running' && (
          <Running
            running={newest}
            busy={busy}
            takesFocus={pressed.current}
            onCancel={() => drop(newest.id, 'The export could not be canceled.')}
          />
        )}
        {newest?.state === 'ready' && (
          <Ready
            ready={newest}
            busy={busy}
            takesFocus={pressed.current}
            onProblem={setProblem}
            onAgain={begin}
            onDelete={() => drop(newest.id, 'The file could not be deleted.')}
          />
        )}
        {newest?.state === 'failed' && (
          <p className="inline-error" role="status">
            The export of {dateAndTime(newest.requestedAt)} could not be made. Nothing of it was kept.
          </p>
        )}
        {data !== undefined && newest?.state !== 'running' && newest?.state !== 'ready' && (
          <Begin busy={busy} takesFocus={pressed.current} onBegin={begin} />
        )}
        {(problem !== '' || (error && data === undefined)) && (
          <p className="inline-error" role="alert">
            {problem || errorMessage(error, 'It could not be found out whether there is an export.')}
          </p>
        )}
      </div>
    </Panel>
  );
}

interface StateProps {
  busy: boolean;
  takesFocus: boolean;
}

function Begin({ busy, takesFocus, onBegin }: StateProps & { onBegin: () => void }) {
  const button = useFocusIfLost<HTMLButtonElement>();
  return (
    <Button ref={takesFocus ? button : null} disabled={busy} onClick={onBegin}>
      Export my data
    </Button>
  );
}

function Running({
  running,
  busy,
  takesFocus,
  onCancel,
}: StateProps & { running: DataExport; onCancel: () => void }) {
  const told = useJobProgress(running.id);
  const cancel = useFocusIfLost<HTMLButtonElement>();
  const live = told?.status === 'running' ? told : running;
  const words = live.stage ? stageWords(live.stage) : 'Waiting for its turn';
  const percent = Math.round(live.progress * 100);
  return (
    <>
      <div className="row">
        <span className="spinner" aria-hidden="true" />
        <span role="status">{words}</span>
        <span className="sm t3 num">{percent} %</span>
        <Button size="small" ref={takesFocus ? cancel : null} disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <div
        className="bar"
        role="progressbar"
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ transform: `scaleX(${live.progress})` }} />
      </div>
      <p className="sm t3">You can leave this page: it goes on without you.</p>
    </>
  );
}

interface ReadyProps extends StateProps {
  ready: DataExport;
  onProblem: (problem: string) => void;
  onAgain: () => void;
  onDelete: () => void;
}

function Ready({ ready, busy, takesFocus, onProblem, onAgain, onDelete }: ReadyProps) {
  const [link, { isLoading }] = useLinkExportMutation();
  const button = useFocusIfLost<HTMLButtonElement>();
  const download = async () => {
    onProblem('');
    try {
      const { url } = await link({ exportId: ready.id }).unwrap();
      const anchor = document.createElement('a');
      anchor.href = url;
      anchor.click();
    } catch (failure) {
      onProblem(errorMessage(failure, 'The file could not be downloaded.'));
    }
  };
  return (
    <>
      <p role="status">
        Asked for on {dateAndTime(ready.requestedAt)}, {fileSize(ready.size ?? 0)}.
        {ready.expiresAt !== null && ` It can be downloaded until ${dateAndTime(ready.expiresAt)}.`}
      </p>
      <div className="export-actions">
        <Button
          type="primary"
          ref={takesFocus ? button : null}
          disabled={busy || isLoading}
          onClick={() => void download()}
        >
          Download
        </Button>
        <Button disabled={busy} onClick={onAgain}>
          Make a new one
        </Button>
        <Button disabled={busy} onClick={onDelete}>
          Delete the file
        </Button>
      </div>
    </>
  );
}
