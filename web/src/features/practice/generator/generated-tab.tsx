import { DownloadOutlined } from '@ant-design/icons';
import { VOICES, type Voice } from '@lectern/contracts/content';
import { Button, Dropdown, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { PracticeScenario } from '../scenario-guidance.js';
import { CitationsPanel } from './citations-panel.js';
import { JobLine } from './job-line.js';
import { ResetSession } from './reset-session.js';
import type { Script, ScriptSentence } from './script.js';
import { SectionPanel } from './section-panel.js';
import { useExports } from './use-exports.js';
import type { CaseDraft } from './use-case-draft.js';

const FORMATS = [
  { key: 'docx', label: 'Word (.docx)' },
  { key: 'pdf', label: 'PDF (.pdf)' },
  { key: 'txt', label: 'Plain text (.txt)' },
] as const;

interface GeneratedTabProps {
  scenario: PracticeScenario;
  draft: CaseDraft;
  script: Script;
  /** The draft was asked for just now; a restored one leaves the focus where it is. */
  takesFocus: boolean;
  selected: ScriptSentence | null;
  onSelect: (sentence: ScriptSentence) => void;
  onRegenerate: () => void;
}

/** The script by sections, each sentence with its source, and the ways to take it along. */
export function GeneratedTab({
  scenario,
  draft,
  script,
  takesFocus,
  selected,
  onSelect,
  onRegenerate,
}: GeneratedTabProps) {
  const [voice, setVoice] = useState<Voice>('alloy');
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever came by the tab itself stays on it.
    if (takesFocus && document.activeElement?.role !== 'tab') top.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it appears
  }, []);
  const exports = useExports(script, scenario.title, draft, voice);
  return (
    <div className="generated" ref={top} tabIndex={-1} role="group" aria-label="Generated content">
      <div className="row generated-tools">
        <label htmlFor="voice" className="field-label">
          Voice
        </label>
        <Select
          id="voice"
          className="voice-select"
          value={voice}
          onChange={setVoice}
          options={VOICES.map((value) => ({ value, label: value }))}
        />
        <Dropdown
          trigger={['click']}
          disabled={exports.busy !== null}
          menu={{
            items: FORMATS.map(({ key, label }) => ({ key, label })),
            onClick: ({ key }) =>
              void exports.downloadText(FORMATS.find((format) => format.key === key)?.key ?? 'txt'),
          }}
        >
          <Button icon={<DownloadOutlined aria-hidden="true" />}>Download All Text</Button>
        </Dropdown>
        <Button
          icon={<DownloadOutlined aria-hidden="true" />}
          disabled={exports.busy !== null}
          onClick={() => void exports.downloadAudio()}
        >
          Download All Audio
        </Button>
        <span className="grow" />
        <Button onClick={onRegenerate}>Regenerate</Button>
      </div>
      {exports.busy && (
        <JobLine
          jobId={exports.busy.id}
          doing={exports.busy.kind === 'text' ? 'Compiling the text' : 'Speaking the sections'}
          onCancel={exports.busy.abort}
        />
      )}
      {exports.problem && (
        <p className="inline-error" role="alert">
          {exports.problem}
        </p>
      )}
      {script.engine.notes.map((note) => (
        <p key={note} className="sm t2 engine-note">
          {note}
        </p>
      ))}
      {script.sections.map((section) =>
        section.contentType === 'legal_citations' ? null : (
          <SectionPanel
            key={section.contentType}
            section={section}
            engine={script.engine}
            voice={voice}
            selectedId={selected?.id ?? null}
            onSelect={onSelect}
            onEdit={draft.edit}
          />
        ),
      )}
      <CitationsPanel script={script} voice={voice} />
      <div className="row">
        <ResetSession draft={draft} />
      </div>
    </div>
  );
}
