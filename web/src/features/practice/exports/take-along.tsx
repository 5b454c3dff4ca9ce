import { VOICES, type Voice } from '@lectern/contracts/content';
import { Select } from 'antd';
import { useState } from 'react';
import { sentencesIn } from '../script/script-text.js';
import type { ScriptText } from '../script/use-script-text.js';
import { Downloads } from './downloads.js';
import { ofText } from './material.js';

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
    <section aria-label="Downloads">
      <div className="row">
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
