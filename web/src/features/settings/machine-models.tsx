import type { AppConfig } from '@lectern/contracts/app-config';
import { type MachineDrafting, useOfferMachineDraftQuery } from '../../api/machine-drafting.api.js';
import { useAppConfig } from '../../api/use-app-config.js';
import { Panel } from '../../ui/panel.js';

const STATES = {
  ready: 'Installed',
  absent: 'Not installed',
  damaged: 'Damaged',
  unknown: 'Not known just now',
};

/** What of words, voices and drafts this machine does by itself, and how the rest is added. */
export function MachineModels() {
  const config = useAppConfig();
  const { data, isError } = useOfferMachineDraftQuery({});
  return (
    <Panel labelledBy="machine" look="bare" className="machine-models">
      <h2 id="machine">On this machine</h2>
      {config && (data ?? isError) && <ModelList config={config} drafting={data?.state ?? 'unknown'} />}
    </Panel>
  );
}

interface ModelListProps {
  config: Pick<AppConfig, 'endpoints' | 'localWords' | 'localVoices'>;
  drafting: MachineDrafting | 'unknown';
}

export function ModelList({ config: { endpoints, localWords, localVoices }, drafting }: ModelListProps) {
  const voices = localVoices ?? 'unknown';
  const states = [localWords, voices, ...(endpoints.drafting === null ? [drafting] : [])];
  return (
    <>
      <ModelRow label="Recognizer" state={STATES[localWords]}>
        {localWords === 'ready'
          ? 'The words of a recording are found where it is kept.'
          : endpoints.words === null
            ? 'The words of a recording are those that you paste, or that your browser recognizes.'
            : `The words of a recording are found by ${endpoints.words}.`}
      </ModelRow>
      <ModelRow label="Natural voices" state={STATES[voices]}>
        {endpoints.voices === null
          ? `Texts are read by ${voices === 'ready' ? 'Piper, a natural voice' : 'espeak-ng, the built-in voice'}.`
          : `Texts are read by ${endpoints.voices}.`}
      </ModelRow>
      <ModelRow label="Model for drafts" state={endpoints.drafting === null ? STATES[drafting] : 'Not used'}>
        {endpoints.drafting === null
          ? drafting === 'ready'
            ? 'It drafts beside the rules, where you ask for it.'
            : 'Scripts are drafted by rules.'
          : `Scripts are drafted by ${endpoints.drafting}.`}
      </ModelRow>
      {states.some((state) => state === 'absent' || state === 'damaged') && (
        <p className="setting-block machine-command sm t2">
          Whoever runs this installation {states.includes('damaged') ? 'mends and adds them' : 'adds them'}{' '}
          with <code className="shell-command">npm run models</code>.
        </p>
      )}
    </>
  );
}

function ModelRow({ label, state, children }: { label: string; state: string; children: string }) {
  return (
    <div className="setting-row switch">
      <div>
        <span className="setting-label">{label}</span>
        <p className="sm t3">{children}</p>
      </div>
      <span>{state}</span>
    </div>
  );
}
