import { Suspense, useEffect, useState } from 'react';
import { Loading } from '../../../ui/states.js';
import { Tabs } from '../../../ui/tabs.js';
import type { PracticeScenario } from '../scenario-guidance.js';
import { CaseDetailsTab } from './case-details-tab.js';
import type { ScriptSentence } from './script.js';
import { SaveLine } from './save-line.js';
import type { CaseDraft } from './use-case-draft.js';
import './generator.css';
import { lazyPart } from '../../../lib/lazy-part.js';

const GeneratedTab = lazyPart(() => import('./generated-tab.js'), 'GeneratedTab');

interface CaseContentGeneratorProps {
  scenario: PracticeScenario;
  draft: CaseDraft;
  folded: boolean;
  onFold: (folded: boolean) => void;
  selected: ScriptSentence | null;
  onSelect: (sentence: ScriptSentence | null) => void;
}

/** Case details in, a script out that stands on the attorney's own file. */
export function CaseContentGenerator({
  scenario,
  draft,
  folded,
  onFold,
  selected,
  onSelect,
}: CaseContentGeneratorProps) {
  const [tab, setTab] = useState<'details' | 'generated'>('details');
  const { script, saving } = draft.script;
  const shown = script ? tab : 'details';
  const restoring = draft.state.phase === 'opening';
  const [drafted, setDrafted] = useState(false);
  // Whoever comes back to a script sees the script.
  useEffect(() => {
    if (!restoring && script) setTab('generated');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when a script comes or goes, not with each edit of it
  }, [restoring, script === null]);
  const show = (next: 'details' | 'generated') => {
    setTab(next);
    if (next === 'details') onSelect(null);
  };
  return (
    <section className="generator" aria-labelledby="generator">
      <div className="row between">
        <h2 id="generator">Case content</h2>
        {script && (saving.kind === 'saving' || saving.kind === 'waiting') && <SaveLine draft={draft} />}
        {(script || scenario.guidance === null) && (
          <button
            type="button"
            className="link-button sm"
            aria-expanded={!folded}
            aria-controls="generator-body"
            onClick={() => onFold(!folded)}
          >
            {!folded ? 'Fold' : script ? 'Show the script' : 'Add a case'}
          </button>
        )}
      </div>
      {script && saving.kind === 'refused' && (
        <div className="generator-refused">
          <SaveLine draft={draft} />
        </div>
      )}
      {folded && !script && (
        <p className="t2">
          None is needed: speak about anything. With a case, there is a script to speak from.
        </p>
      )}
      {restoring && <Loading />}
      {draft.state.problem && (
        <p className="inline-error" role="alert">
          {draft.state.problem}
        </p>
      )}
      <div id="generator-body" hidden={folded || restoring}>
        <Tabs
          name="Case content"
          active={shown}
          onChange={show}
          items={[
            {
              key: 'details',
              label: 'Case Details',
              children: (
                <CaseDetailsTab
                  scenario={scenario}
                  draft={draft}
                  onGenerated={() => {
                    setDrafted(true);
                    show('generated');
                  }}
                />
              ),
            },
            {
              key: 'generated',
              label: (
                <span title={script ? undefined : 'Generate content first'}>
                  Generated Content
                  {!script && <span className="visually-hidden"> (generate content first)</span>}
                </span>
              ),
              disabled: !script,
              children: script && (
                <Suspense fallback={<Loading />}>
                  <GeneratedTab
                    scenario={scenario}
                    draft={draft}
                    script={script}
                    takesFocus={drafted}
                    selected={selected}
                    onSelect={onSelect}
                    onRegenerate={() => show('details')}
                  />
                </Suspense>
              ),
            },
          ]}
        />
      </div>
    </section>
  );
}
