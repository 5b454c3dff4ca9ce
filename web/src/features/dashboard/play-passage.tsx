import { CaretRightFilled, PauseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';

/** Half a second before and after, so that the passage is heard in its place. */
const MARGIN_SECONDS = 0.5;

interface PlayPassageProps {
  url: string;
  /** Seconds into the recording. */
  start: number;
  end: number;
}

export function PlayPassage({ url, start, end }: PlayPassageProps) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => () => audio.current?.pause(), []);

  const play = async () => {
    const player = (audio.current ??= new Audio(url));
    player.onpause = () => setPlaying(false);
    player.ontimeupdate = () => {
      if (player.currentTime >= end + MARGIN_SECONDS) player.pause();
    };
    player.currentTime = Math.max(0, start - MARGIN_SECONDS);
    try {
      await player.play();
      setPlaying(true);
    } catch {
      setFailed(true);
    }
  };

  if (failed) return <span className="sm t3">The recording could not be played.</span>;
  return (
    <Button
      size="large"
      icon={playing ? <PauseOutlined aria-hidden="true" /> : <CaretRightFilled aria-hidden="true" />}
      onClick={() => (playing ? audio.current?.pause() : void play())}
    >
      {playing ? 'Pause' : `Play ${Math.max(1, Math.round(end - start))} s`}
    </Button>
  );
}
