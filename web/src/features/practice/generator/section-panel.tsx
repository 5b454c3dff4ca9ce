import { CopyOutlined, EditOutlined, SoundOutlined } from '@ant-design/icons';
import type { Voice } from '@lectern/contracts/voices';
import { Button } from 'antd';
import { Fragment, useId, useState } from 'react';
import { Panel } from '../../../ui/panel.js';
import { useToast } from '../../../ui/toast.js';
import {
  paragraphsOf,
  sectionCopy,
  sectionText,
  type Script,
  type ScriptEdit,
  type ScriptSection,
  type ScriptSentence,
} from './script.js';
import { SectionAudio, useSectionAudio } from './section-audio.js';
import { SentenceRow } from './sentence-row.js';

interface SectionPanelProps {
  section: ScriptSection;
  engine: Script['engine'];
  voice: Voice;
  selectedId: string | null;
  onSelect: (sentence: ScriptSentence) => void;
  onEdit: (edit: ScriptEdit) => void;
}

export function SectionPanel({ section, engine, voice, selectedId, onSelect, onEdit }: SectionPanelProps) {
  const heading = useId();
  const [editing, setEditing] = useState(false);
  const { title } = section;
  const rows = (sentences: ScriptSentence[]) =>
    sentences.map((sentence) => (
      <Fragment key={sentence.id}>
        {sentence.part && <PartHead part={sentence.part} />}
        <SentenceRow
          sentence={sentence}
          editing={editing}
          movable={section.kind === 'list'}
          selected={sentence.id === selectedId}
          onSelect={() => onSelect(sentence)}
          onEdit={onEdit}
        />
      </Fragment>
    ));
  return (
    <Panel look="bare" labelledBy={heading} className="section-panel">
      <SectionHead section={section} voice={voice} headingId={heading}>
        <Button
          type="text"
          icon={<EditOutlined aria-hidden="true" />}
          aria-label={`${editing ? 'Done' : 'Edit'}: ${title}`}
          onClick={() => setEditing(!editing)}
        >
          {editing ? 'Done' : 'Edit'}
        </Button>
      </SectionHead>
      <p className="sm t3 drafted-by">{draftedBy(engine, section)}</p>
      {section.kind === 'list' ? (
        <ol className="sentences list">{rows(section.sentences)}</ol>
      ) : (
        paragraphsOf(section).map((paragraph, index) => (
          <ul key={index} className="sentences">
            {rows(paragraph)}
          </ul>
        ))
      )}
    </Panel>
  );
}

interface SpokenPanelProps {
  section: ScriptSection;
  engine: Script['engine'];
  voice: Voice;
  children: React.ReactNode;
}

/** What is spoken, around its text. */
export function SpokenPanel({ section, engine, voice, children }: SpokenPanelProps) {
  const heading = useId();
  return (
    <Panel look="bare" labelledBy={heading} className="section-panel">
      <SectionHead section={section} voice={voice} headingId={heading} />
      <p className="sm t3 drafted-by">{draftedBy(engine, section)}</p>
      {children}
    </Panel>
  );
}

/** What the next sentences are for: a part of the speech, or a chapter with its goal. Not spoken. */
function PartHead({ part: { title, goal } }: { part: NonNullable<ScriptSentence['part']> }) {
  return (
    <li className="part-head">
      <b>{title}</b>
      {goal && <span className="sm t3"> {goal}</span>}
    </li>
  );
}

interface SectionHeadProps {
  section: ScriptSection;
  voice: Voice;
  headingId: string;
  children?: React.ReactNode;
}

/** Title with Copy and Audio. */
export function SectionHead({ section, voice, headingId, children }: SectionHeadProps) {
  const { title } = section;
  const toast = useToast();
  const audio = useSectionAudio(section.contentType, voice);
  const [refused, setRefused] = useState(false);
  const copy = async () => {
    try {
      // Browsers may refuse, and give no clipboard at all without https.
      await navigator.clipboard.writeText(sectionCopy(section));
      setRefused(false);
      toast({ kind: 'success', title: 'Copied to clipboard' });
    } catch {
      setRefused(true);
    }
  };
  return (
    <>
      <div className="row between section-head">
        <h3 id={headingId} className="section-title">
          {title}
        </h3>
        <div className="row section-tools">
          {children}
          <Button
            type="text"
            icon={<CopyOutlined aria-hidden="true" />}
            aria-label={`Copy ${title}`}
            onClick={() => void copy()}
          >
            Copy
          </Button>
          <Button
            type="text"
            icon={<SoundOutlined aria-hidden="true" />}
            aria-label={`Audio of ${title}`}
            disabled={audio.job !== null}
            onClick={() => void audio.make(sectionText(section))}
          >
            Audio
          </Button>
        </div>
      </div>
      {refused && (
        <p className="inline-error" role="alert">
          Your browser does not let Lectern copy. Select the text and copy it yourself, or use Download All
          Text.
        </p>
      )}
      <SectionAudio audio={audio} title={title} />
    </>
  );
}

function draftedBy(engine: Script['engine'], section: ScriptSection): string {
  const open = section.sentences.filter((sentence) => sentence.stand === 'unsupported').length;
  const needs = open === 0 ? '' : open === 1 ? ' 1 sentence needs you.' : ` ${open} sentences need you.`;
  const by =
    engine.drafting === 'rules'
      ? 'Drafted from your file by built-in rules. No model was used.'
      : `Drafted by ${engine.model ?? 'a model'}; each sentence was checked against your file.`;
  return by + needs;
}
