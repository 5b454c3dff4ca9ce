import type { Voice } from '@lectern/contracts/voices';
import { useState } from 'react';
import { sentencesIn } from '../script/script-text.js';
import type { ScriptText } from '../script/use-script-text.js';
import { Downloads } from './downloads.js';
import { ofText } from './material.js';
import { VoiceChoice } from './voice-choice.js';

/** The downloads of a script that is one text. */
export function TakeAlong({ script, scenario }: { script: ScriptText; scenario: string }) {
  const [voice, setVoice] = useState<Voice>('alloy');
  const { saved, text } = script;
  if (text.trim() === '') return null;
  const about = {
    scenario,
    caseName: saved.caseName,
    sessionTitle: saved.title,
    clientName: '',
    opposingParty: '',
  };
  return (
    <section aria-label="Downloads" className="take-along">
      <div className="row">
        <VoiceChoice voice={voice} onChange={setVoice} />
      </div>
      <Downloads
        material={() => ofText(saved, text, sentencesIn(saved, text))}
        hasMore={Object.keys(saved.notes).length > 0}
        about={about}
        voice={voice}
      />
    </section>
  );
}
