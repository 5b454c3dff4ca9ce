import { DownloadOutlined, SoundOutlined } from '@ant-design/icons';
import type { Resource } from '@lectern/contracts/library';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { DownloadedFile } from '../../api/base-query.js';
import { errorMessage } from '../../api/error-message.js';
import { saveBlob } from '../../lib/save-blob.js';
import { useEndpointConsent } from '../../recorder/use-endpoint-consent.js';
import { AudioPlayer } from '../../ui/audio-player.js';
import { ReadBy } from '../../ui/read-by.js';
import { useFocusIfLost } from '../../ui/use-focus-if-lost.js';
import {
  usePrintResourceMutation,
  useSpeakResourceMutation,
  useStopSpeakingMutation,
} from './library.api.js';

/** A resource as a PDF, and spoken. */
export function TakeAway({ resource }: { resource: Resource }) {
  const [print, printing] = usePrintResourceMutation();
  const spoken = useSpoken(resource.id);
  const download = async () => {
    const answer = await print({ resourceId: resource.id });
    if (answer.data) saveBlob(answer.data.blob, answer.data.fileName);
  };
  return (
    <div className="take-away">
      <div className="row">
        <Button
          type="primary"
          icon={<DownloadOutlined aria-hidden="true" />}
          disabled={printing.isLoading}
          onClick={() => void download()}
        >
          Download PDF
        </Button>
        {!spoken.busy && spoken.file === null && (
          <Button icon={<SoundOutlined aria-hidden="true" />} onClick={() => void spoken.make()}>
            Play spoken version
          </Button>
        )}
        {spoken.busy && <Speaking onCancel={spoken.cancel} />}
      </div>
      {printing.error !== undefined && (
        <p className="inline-error" role="alert">
          The PDF could not be made. {errorMessage(printing.error)}
        </p>
      )}
      {spoken.problem && (
        <p className="inline-error" role="alert">
          The spoken version could not be made. {spoken.problem}
        </p>
      )}
      {spoken.file && (
        <div className="row resource-audio">
          <AudioPlayer audio={spoken.file.blob} label={`${resource.title}, spoken`} autoPlay />
          <Save file={spoken.file} />
          <ReadBy spoken={spoken.file.spoken} />
        </div>
      )}
    </div>
  );
}

function Save({ file }: { file: DownloadedFile }) {
  const save = useFocusIfLost<HTMLButtonElement>();
  return (
    <button
      type="button"
      className="link-button sm"
      ref={save}
      onClick={() => saveBlob(file.blob, file.fileName)}
    >
      Save {file.fileName}
    </button>
  );
}

function Speaking({ onCancel }: { onCancel: () => void }) {
  const cancel = useFocusIfLost<HTMLButtonElement>();
  return (
    <>
      <span className="spinner" aria-hidden="true" />
      <span role="status">Speaking the text</span>
      <Button ref={cancel} onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
}

interface Running {
  requestId: string;
  abort: () => void;
}

/** Speaking takes some seconds: it can be stopped, and stops when the page is left. */
function useSpoken(resourceId: string) {
  const [speak] = useSpeakResourceMutation();
  const [stop] = useStopSpeakingMutation();
  const consent = useEndpointConsent();
  const [busy, setBusy] = useState(false);
  const [file, setFile] = useState<DownloadedFile | null>(null);
  const [problem, setProblem] = useState('');
  const running = useRef<Running | null>(null);
  const stopped = useRef(false);
  const end = useRef(stop);
  end.current = stop;
  const cancel = () => {
    const now = running.current;
    running.current = null;
    if (now === null) return;
    stopped.current = true;
    void end.current({ requestId: now.requestId });
    now.abort();
  };
  useEffect(() => cancel, []);
  const make = async () => {
    setProblem('');
    stopped.current = false;
    const requestId = crypto.randomUUID();
    try {
      if (!(await consent('script'))) return;
      const request = speak({ resourceId, requestId });
      running.current = { requestId, abort: () => request.abort() };
      setBusy(true);
      setFile(await request.unwrap());
    } catch (error) {
      // Who has stopped it needs no reason.
      if (!stopped.current) setProblem(errorMessage(error));
    } finally {
      setBusy(false);
      running.current = null;
    }
  };
  return { busy, file, problem, make, cancel };
}
