import type { SyntheticEvent } from 'react';
import { useObjectUrl } from './use-object-url.js';

interface AudioPlayerProps {
  audio: Blob;
  label: string;
  autoPlay?: boolean;
}

/** Plays a recording or a spoken section that lies in memory. */
export function AudioPlayer({ audio, label, autoPlay }: AudioPlayerProps) {
  const url = useObjectUrl(audio);
  return (
    url && (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the words are beside it, or nobody knows them
      <audio
        className="audio-player"
        controls
        preload="metadata"
        autoPlay={autoPlay}
        src={url}
        aria-label={label}
        onLoadedMetadata={findLength}
      />
    )
  );
}

/** A recorder writes no length into its file. Asked for its far end, the browser finds it. */
function findLength({ currentTarget: player }: SyntheticEvent<HTMLAudioElement>): void {
  if (player.duration !== Infinity) return;
  player.addEventListener(
    'durationchange',
    () => {
      player.currentTime = 0;
    },
    { once: true },
  );
  player.currentTime = Number.MAX_SAFE_INTEGER;
}
