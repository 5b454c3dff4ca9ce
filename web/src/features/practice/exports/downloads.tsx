import { DownloadOutlined } from '@ant-design/icons';
import type { Voice } from '@lectern/contracts/voices';
import { Button, Checkbox, Dropdown } from 'antd';
import { useState } from 'react';
import { useAppConfig } from '../../../api/use-app-config.js';
import { ReadBy } from '../../../ui/read-by.js';
import { JobLine } from '../generator/job-line.js';
import type { Exported } from './export-head.js';
import { mainTextOf, type Material } from './material.js';
import { useExports, type TextCopy } from './use-exports.js';
import './exports.css';

const COPIES: { key: TextCopy; label: string; word: string }[] = [
  {
    key: 'speaking',
    label: 'Speaking copy (.pdf)',
    word: 'To speak from: 18 points, times and cues in a wide margin, no notes. Main text only.',
  },
  { key: 'pdf', label: 'Sourced copy, PDF (.pdf)', word: 'To check: one note a sentence, with its page.' },
  { key: 'docx', label: 'Sourced copy, Word (.docx)', word: 'To work on: the same, with footnotes.' },
  { key: 'txt', label: 'Plain text (.txt)', word: 'For any other program.' },
];

interface DownloadsProps {
  /** Asked when a download begins: what stands on the screen then. */
  material: () => Material;
  /** There is more than the main text. */
  hasMore: boolean;
  about: Exported;
  voice: Voice;
}

/** The ways to take a script along, each with a word on what it is for. */
export function Downloads({ material, hasMore, about, voice }: DownloadsProps) {
  const [mainOnly, setMainOnly] = useState(false);
  const exports = useExports(about);
  const config = useAppConfig();
  const chosen = () => (mainOnly ? mainTextOf(material()) : material());
  return (
    <div className="downloads">
      <div className="row">
        <Dropdown
          trigger={['click']}
          disabled={exports.busy !== null}
          menu={{
            items: COPIES.map(({ key, label, word }) => ({
              key,
              label: (
                <span className="download-copy">
                  <span>{label}</span>
                  <span className="sm t2">{word}</span>
                </span>
              ),
            })),
            onClick: ({ key }) => {
              const copy = COPIES.find((one) => one.key === key);
              if (copy) void exports.downloadText(copy.key, chosen());
            },
          }}
        >
          <Button icon={<DownloadOutlined aria-hidden="true" />}>Download All Text</Button>
        </Dropdown>
        <Button
          icon={<DownloadOutlined aria-hidden="true" />}
          disabled={exports.busy !== null}
          aria-describedby="download-audio"
          onClick={() => void exports.downloadAudio(voice, chosen())}
        >
          Download All Audio
        </Button>
        {hasMore && (
          <Checkbox checked={mainOnly} onChange={({ target }) => setMainOnly(target.checked)}>
            Main text only
          </Checkbox>
        )}
      </div>
      <p id="download-audio" className="sm t3">
        Audio is an MP3 to listen to on the way, read by a synthetic voice
        {config?.endpoints.voices === null && ' of this installation'}.
      </p>
      {exports.busy && (
        <JobLine
          jobId={exports.busy.id}
          doing={exports.busy.kind === 'text' ? 'Compiling the text' : 'Speaking the sections'}
          onCancel={exports.busy.abort}
        />
      )}
      <ReadBy spoken={exports.made?.spoken} />
      {exports.problem && (
        <p className="inline-error" role="alert">
          {exports.problem}
        </p>
      )}
    </div>
  );
}
