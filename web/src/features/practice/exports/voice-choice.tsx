import { SoundOutlined } from '@ant-design/icons';
import { VOICES, type Voice } from '@lectern/contracts/voices';
import { Button, Select } from 'antd';
import { Suspense, useId, useState } from 'react';
import type { DownloadedFile } from '../../../api/base-query.js';
import { errorMessage } from '../../../api/error-message.js';
import { useAppConfig } from '../../../api/use-app-config.js';
import { lazyPart } from '../../../lib/lazy-part.js';
import { AudioPlayer } from '../../../ui/audio-player.js';
import { ReadBy } from '../../../ui/read-by.js';
import { useGenerateAudioMutation } from '../generator/generator.api.js';

const WhoReads = lazyPart(() => import('./who-reads.js'), 'WhoReads');

/** Nothing of the file: whoever speaks, here or elsewhere, learns nothing of the case. */
const SAMPLE = 'May it please the Court. This is the voice that will read your script to you.';

/** The voice that reads a script, with a sentence of it to hear before a whole script is spoken. */
export function VoiceChoice({ voice, onChange }: { voice: Voice; onChange: (voice: Voice) => void }) {
  const field = useId();
  const [generate, { isLoading }] = useGenerateAudioMutation();
  const [heard, setHeard] = useState<{ voice: Voice; file: DownloadedFile } | null>(null);
  const config = useAppConfig();
  const [problem, setProblem] = useState('');
  const hear = async () => {
    setProblem('');
    try {
      const file = await generate({
        text: SAMPLE,
        filename: `${voice}.mp3`,
        voice,
        requestId: crypto.randomUUID(),
      }).unwrap();
      setHeard({ voice, file });
    } catch (error) {
      setProblem(`The voice could not be heard. ${errorMessage(error)}`);
    }
  };
  return (
    <>
      <label htmlFor={field} className="field-label">
        Voice
      </label>
      <Select
        id={field}
        className="voice-select"
        value={voice}
        onChange={onChange}
        options={VOICES.map((value) => ({ value, label: value }))}
      />
      <Button
        type="text"
        icon={<SoundOutlined aria-hidden="true" />}
        loading={isLoading}
        aria-label={`Hear it: ${voice}`}
        onClick={() => void hear()}
      >
        Hear it
      </Button>
      {heard?.voice === voice ? (
        <>
          <AudioPlayer audio={heard.file.blob} label={`The voice ${voice}`} autoPlay />
          <ReadBy spoken={heard.file.spoken} />
        </>
      ) : (
        config && (
          <Suspense>
            <WhoReads {...config} />
          </Suspense>
        )
      )}
      {problem && (
        <p className="inline-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
