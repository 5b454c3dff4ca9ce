import { useEffect, useState } from 'react';
import { useOwnPace } from '../../../api/use-own-pace.js';
import { paceInWords } from '../../../lib/own-pace.js';
import { minutesIn, TimeField } from '../../../ui/time-field.js';
import type { Target } from './use-drafting.js';

interface SpeakingTimeProps {
  /** As the script has it; null for none. */
  minutes: number | null;
  onTarget: (target: Target) => void;
}

/** How long the next draft is to be. */
export function SpeakingTime({ minutes, onTarget }: SpeakingTimeProps) {
  const pace = useOwnPace();
  const { wordsPerMinute } = pace;
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? (minutes === null ? '' : String(minutes));
  const asked = minutesIn(value);
  useEffect(
    () => onTarget(typeof asked === 'number' ? { minutes: asked, wordsPerMinute } : undefined),
    [asked, wordsPerMinute, onTarget],
  );
  return (
    <>
      <TimeField id="speaking-time" value={value} onChange={setTyped} aria-describedby="speaking-time-help" />
      <p className="sm t3" id="speaking-time-help">
        {asked === undefined
          ? 'A time from half a minute to 180 minutes. As it is, the draft takes its usual length.'
          : `The draft is made to fill it at ${paceInWords(pace)}, as far as your file goes. Left empty, it takes its usual length.`}
      </p>
    </>
  );
}
