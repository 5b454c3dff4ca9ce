import type { Voice } from '@lectern/contracts/voices';
import type { ContentType } from '@lectern/contracts/scenarios';
import { useState } from 'react';
import type { DownloadedFile } from '../../../api/base-query.js';
import { errorMessage } from '../../../api/error-message.js';
import { useToast } from '../../../ui/toast.js';
import { AudioPlayer } from '../../../ui/audio-player.js';
import { ReadBy } from '../../../ui/read-by.js';
import { saveBlob } from '../../../lib/save-blob.js';
import { useEndpointConsent } from '../../../recorder/use-endpoint-consent.js';
import { useGenerateAudioMutation } from './generator.api.js';
import { JobLine } from './job-line.js';
import { useCancel, wasCanceled } from './use-cancel.js';

interface SectionAudioState {
  job: { id: string; abort: () => void } | null;
  file: DownloadedFile | null;
  problem: string;
  make: (text: string) => Promise<void>;
}

/** One section as MP3, saved and kept at hand for listening. */
export function useSectionAudio(contentType: ContentType, voice: Voice): SectionAudioState {
  const [generate] = useGenerateAudioMutation();
  const [job, setJob] = useState<SectionAudioState['job']>(null);
  const [file, setFile] = useState<DownloadedFile | null>(null);
  const [problem, setProblem] = useState('');
  const consent = useEndpointConsent();
  const cancel = useCancel();
  const toast = useToast();

  const make = async (text: string) => {
    setProblem('');
    if (!(await consent('script'))) return;
    const id = crypto.randomUUID();
    const filename = `${contentType.replaceAll('_', '-')}-${voice}.mp3`;
    const running = generate({ text, filename, voice, requestId: id });
    setJob({ id, abort: () => cancel(id, running) });
    try {
      const made = await running.unwrap();
      setFile(made);
      saveBlob(made.blob, made.fileName);
      toast({ kind: 'success', title: 'Audio generated successfully' });
    } catch (error) {
      if (!wasCanceled(error)) {
        const text = errorMessage(error);
        setProblem(`Audio generation failed. ${text}`);
        toast({ kind: 'error', title: 'Audio generation failed', text });
      }
    } finally {
      setJob(null);
    }
  };
  return { job, file, problem, make };
}

export function SectionAudio({ audio, title }: { audio: SectionAudioState; title: string }) {
  return (
    <>
      {audio.job && <JobLine jobId={audio.job.id} doing="Speaking the text" onCancel={audio.job.abort} />}
      {audio.problem && (
        <p className="inline-error" role="alert">
          {audio.problem}
        </p>
      )}
      {audio.file && !audio.job && <Listen file={audio.file} title={title} />}
    </>
  );
}

function Listen({ file, title }: { file: DownloadedFile; title: string }) {
  return (
    <div className="row section-listen">
      <AudioPlayer audio={file.blob} label={`${title}, spoken`} />
      <button type="button" className="link-button sm" onClick={() => saveBlob(file.blob, file.fileName)}>
        Save {file.fileName}
      </button>
      <ReadBy spoken={file.spoken} />
    </div>
  );
}
