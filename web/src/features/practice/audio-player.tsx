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
      />
    )
  );
}
