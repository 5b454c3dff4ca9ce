import { CaretRightFilled } from '@ant-design/icons';
import type { Analysis } from '@lectern/contracts/analysis';
import { clock } from '../../../lib/format.js';
import { useReview } from '../review-context.js';

type Script = NonNullable<Analysis['scriptBySound']>;
type State = Script['sentences'][number]['state'];

const STATE: Record<State, string> = {
  said: 'said',
  changed: 'changed: other words are likely here',
  skipped: 'not heard',
  unsure: 'the sound cannot tell',
};

/** Under this one of twenty such statements is wrong, and it says so. */
const LIKELY_UNDER = 0.95;

/** The practice script beside the sound, where nobody wrote down the words: what was said, changed, skipped and added. */
export function ScriptBySound({ script }: { script: Script }) {
  const { playable, playPassage } = useReview();
  if (script.fit === 'other-words')
    return (
      <section aria-labelledby="script-by-sound">
        <h3 id="script-by-sound">Your script</h3>
        <p>
          The sound does not follow this script: the same words in any other order would fit it as well. It
          was another text, or too much of this one was left out for the sound to tell. Nothing is measured
          from it. Paste the words you spoke, and they are used instead.
        </p>
      </section>
    );
  const count = (state: State) => script.sentences.filter((one) => one.state === state).length;
  const figures = [
    `${count('said')} of ${script.sentences.length} sentences said`,
    count('changed') > 0 && `${count('changed')} changed`,
    count('skipped') > 0 && `${count('skipped')} not heard`,
    count('unsure') > 0 && `${count('unsure')} that the sound cannot tell`,
    script.added.length > 0 &&
      `${script.added.length} ${script.added.length === 1 ? 'passage' : 'passages'} added`,
  ].filter(Boolean);
  return (
    <section aria-labelledby="script-by-sound">
      <h3 id="script-by-sound">Your script</h3>
      <p>
        {figures.join(' · ')}.{' '}
        <span className="t3">
          Told from the sound alone (hisses, vowels and pauses), so a word that was exchanged or a passage
          that was added may go unnoticed. Of sentences that were exchanged, most cannot be told from those
          that were said: only pasted words can.
          {script.fit === 'unsure' && ' It is not sure that this script was spoken at all.'}
        </span>
      </p>
      <ol className="script-by-sound">
        {script.sentences.map((sentence, index) => (
          <li key={index} className={sentence.state}>
            {playable && sentence.state !== 'skipped' && sentence.end > sentence.start ? (
              <button
                type="button"
                className="mini-button"
                aria-label={`Play sentence ${index + 1} from ${clock(sentence.start)}`}
                onClick={() => playPassage(sentence.start, sentence.end)}
              >
                <CaretRightFilled aria-hidden="true" />
              </button>
            ) : (
              <span />
            )}
            <span>
              {sentence.text}{' '}
              <span className="sm t3">
                {STATE[sentence.state]}
                {sentence.state !== 'unsure' && sentence.confidence < LIKELY_UNDER && ', likely'}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {script.added.length > 0 && (
        <p className="sm">
          Added beside the script:{' '}
          {script.added.map(({ start, end }, index) => (
            <span key={start}>
              {index > 0 && ', '}
              {playable ? (
                <button type="button" className="link-button sm" onClick={() => playPassage(start, end)}>
                  {clock(start)} to {clock(end)}
                </button>
              ) : (
                `${clock(start)} to ${clock(end)}`
              )}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
