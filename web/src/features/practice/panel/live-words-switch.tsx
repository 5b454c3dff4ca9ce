import { Switch } from 'antd';
import type { LiveWords } from './use-live-words.js';

/** Where this installation finds words by itself: whether it does so while somebody speaks. */
export function LiveWordsSwitch({
  words: { offered, on, setOn, speed },
  discardAudio,
}: {
  words: LiveWords;
  discardAudio: boolean;
}) {
  if (!offered) return null;
  const name = discardAudio ? 'Find the words on this server' : 'Find my words while I speak';
  return (
    <div>
      <label className="switch-row">
        <Switch checked={on} aria-label={name} aria-describedby="live-words-switch" onChange={setOn} />
        <span>{name}</span>
      </label>
      <p id="live-words-switch" className="sm t3" role="status">
        {discardAudio
          ? 'The sound passes through its memory and is not stored.'
          : 'The sound passes through the memory of this server while you speak. It is stored only when you press Analyze.'}
        {on && ` ${said(speed, discardAudio)}`}
      </p>
    </div>
  );
}

function said(speed: LiveWords['speed'], discardAudio: boolean): string {
  switch (speed) {
    case 'unknown':
    case 'trying':
      return 'Its speed is being measured.';
    case 'keeps-up':
      return 'It keeps up with you.';
    case 'slow':
      return discardAudio
        ? 'It is slower than you speak: the words come a while after the take.'
        : 'It is slower than you speak: the words come with the analysis.';
    case 'away':
      return discardAudio
        ? 'It does not answer now: this take has no words unless you paste them.'
        : 'It does not answer now: the words come with the analysis.';
  }
}
