import { useOwnPace } from '../../../api/use-own-pace.js';
import { clock, spokenSeconds } from '../../../lib/format.js';
import { spokenWordsIn } from '../prompter/prompter.rules.js';

/** How long a script takes at the speaker's pace. */
export function LengthToSay({ script }: { script: string }) {
  const { wordsPerMinute } = useOwnPace();
  return (
    <>
      <b>{clock(spokenSeconds(spokenWordsIn(script), wordsPerMinute))}</b>
      <span className="line2">to say</span>
    </>
  );
}
