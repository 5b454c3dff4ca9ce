import type { Voice } from '@lectern/contracts/voices';
import { draftNotesInWords } from '@lectern/contracts/english/draft-notes';
import { Button } from 'antd';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.js';
import { Downloads } from '../exports/downloads.js';
import { ofDraft } from '../exports/material.js';
import { VoiceChoice } from '../exports/voice-choice.js';
import { useTakeDesk } from '../panel/take-context.js';
import type { PracticeScenario } from '../scenario-guidance.js';
import { CitationsPanel } from './citations-panel.js';
import { ResetSession } from './reset-session.js';
import { type Script, type ScriptSentence } from './script.js';
import { SectionPanel, SpokenPanel } from './section-panel.js';
import { TextOfDraft } from '../script/text-of-draft.js';
import { FillSlotContext, useFillSlot } from './slot-row.js';
import type { CaseDraft } from './use-case-draft.js';

const FactsLine = lazyPart(() => import('./facts-line.js'), 'FactsLine');
const RemovedDocuments = lazyPart(() => import('./removed-documents.js'), 'RemovedDocuments');
// Most installations have no model for it.
const MachineDraftLine = lazyPart(() => import('../machine-draft/machine-draft-line.js'), 'MachineDraftLine');

/** How long the script is stands above its text, and follows it. */
const withoutLength = ({ told, notes }: Script['engine']) => ({
  notes,
  told: told?.filter(({ code }) => code !== 'length'),
});

/** The minutes for which the file held too little to say, when it was drafted. */
const fileSpentFor = ({ told }: Script['engine']): number | null => {
  const length = told?.find((note) => note.code === 'length');
  return length && !length.full ? length.minutes : null;
};

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
  const { caseName } = useTakeDesk().bench;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const generator = top.current?.closest('.generator');
    const { activeElement, body } = document;
    // Whoever came by the tab itself stays on it, and whoever went on to write elsewhere meanwhile goes on writing.
    const stays = activeElement?.role === 'tab' || !generator?.contains(activeElement);
    if (takesFocus && (activeElement === body || !stays)) {
      top.current?.focus({ preventScroll: true });
      generator?.scrollIntoView({ block: 'start' });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it appears
  }, []);
  const { oneText } = draft.script;
  const { clientName, opposingParty } = draft.state.form.values;
  const about = {
    scenario: scenario.title,
    caseName,
    sessionTitle: draft.state.session?.title ?? '',
    clientName,
    opposingParty,
  };
  const fillSlot = useFillSlot(
    draft.state.session?.id,
    // What is written as one text is filled there.
    script.sections.filter(({ contentType }) => contentType !== oneText?.drafted.contentType),
    draft.script.edit,
  );
  return (
    <div className="generated" ref={top} tabIndex={-1} role="group" aria-label="Generated content">
      <div className="row generated-tools">
        <VoiceChoice voice={voice} onChange={setVoice} />
        <span className="grow" />
        <Button onClick={onRegenerate}>Regenerate</Button>
      </div>
      {draft.caseId !== null && (
        <Suspense>
          <RemovedDocuments caseId={draft.caseId} script={script} onRegenerate={onRegenerate} />
        </Suspense>
      )}
      {draft.caseId !== null && script.engine.drafting === 'rules' && (
        <Suspense>
          <FactsLine caseId={draft.caseId} oneText={oneText} onRegenerate={onRegenerate} />
        </Suspense>
      )}
      <Downloads
        material={() => ofDraft(script)}
        hasMore={script.sections.length > 1}
        about={about}
        voice={voice}
      />
      {draftNotesInWords(withoutLength(script.engine)).map((note) => (
        <p key={note} className="sm t2 engine-note">
          {note}
        </p>
      ))}
      {draft.state.session && (
        <Suspense>
          <MachineDraftLine
            key={draft.state.session.id}
            sessionId={draft.state.session.id}
            script={script}
            draft={draft}
          />
        </Suspense>
      )}
      <FillSlotContext value={fillSlot}>
        {script.sections.map((section) =>
          section.contentType === oneText?.drafted.contentType ? (
            <SpokenPanel key={section.contentType} section={section} engine={script.engine} voice={voice}>
              <TextOfDraft
                oneText={oneText}
                section={section}
                range={scenario.range}
                onSection={draft.script.putSpoken}
                onSource={onSelect}
                onTarget={draft.script.aim}
                spent={fileSpentFor(script.engine)}
              />
            </SpokenPanel>
          ) : section.contentType === 'legal_citations' ? null : (
            <SectionPanel
              key={section.contentType}
              section={section}
              engine={script.engine}
              voice={voice}
              selectedId={selected?.id ?? null}
              onSelect={onSelect}
              onEdit={draft.script.edit}
            />
          ),
        )}
      </FillSlotContext>
      <CitationsPanel script={script} voice={voice} />
      <div className="row">
        <ResetSession draft={draft} />
      </div>
    </div>
  );
}
