import { useState } from 'react';
import { useOwnPace } from '../../../api/use-own-pace.js';
import { clock, spokenSeconds } from '../../../lib/format.js';
import { paceInWords } from '../../../lib/own-pace.js';
import type { TimeRange } from '../../../recorder/time-budget.js';
import { minutesIn, TimeField } from '../../../ui/time-field.js';
import { spokenWordsIn } from '../prompter/prompter.rules.js';
import { lengthInWords } from './length-words.js';
import { spokenText } from './script-text.js';
import type { ScriptText } from './use-script-text.js';

interface ScriptLengthProps {
  script: ScriptText;
  /** How long the scenario may take, where the script has no time of its own. */
  range: TimeRange | null;
  /** The minutes for which the file held too little to say. */
  spent: number | null;
}

/** How long the script is at the speaker's pace, beside the time there is for it. */
export function ScriptLength({ script: { saved, text, aim }, range, spent }: ScriptLengthProps) {
  const pace = useOwnPace();
  const [typed, setTyped] = useState<string | null>(null);
  const words = spokenWordsIn(spokenText(text));
  const seconds = spokenSeconds(words, pace.wordsPerMinute);
  const { targetMinutes } = saved;
  const most = targetMinutes === null ? range?.toSeconds : targetMinutes * 60;
  const kept = targetMinutes === null ? '' : String(targetMinutes);
  const keep = () => {
    const minutes = minutesIn(typed ?? kept);
    if (minutes !== undefined && minutes !== targetMinutes) aim(minutes);
    // What is no time is not kept: the field says again what is.
    setTyped(null);
  };
  return (
    <div className="script-length">
      <p className="sm num">
        <b>{clock(seconds)}</b>
        {lengthInWords(seconds, targetMinutes, range)} at {paceInWords(pace)}; {words.toLocaleString('en-US')}{' '}
        {words === 1 ? 'word' : 'words'}.
        {spent !== null &&
          targetMinutes === spent &&
          ' Your file held no more that can be said: fill the slots, or add facts.'}
      </p>
      {most !== undefined && (
        <div className="bar" aria-hidden="true">
          <span style={{ transform: `scaleX(${Math.min(1, seconds / most)})` }} />
        </div>
      )}
      <TimeField
        id="script-time"
        value={typed ?? kept}
        onChange={setTyped}
        onBlur={keep}
        onKeyDown={({ key }) => {
          if (key === 'Enter') keep();
        }}
      />
    </div>
  );
}
