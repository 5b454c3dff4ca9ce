import { CaretRightFilled, PauseOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import WaveSurfer from 'wavesurfer.js';
import { cspNonce } from '../../../lib/csp-nonce.js';
import { clock } from '../../../lib/format.js';
import { Dock } from '../../../ui/dock.js';
import { LANES } from '../findings/findings.js';
import { Gaps, GapsSaid } from './gaps.js';
import { Lane } from './lane.js';
import { usePlaybackState, usePosition, useReview } from '../review-context.js';

const RATES = [0.75, 1, 1.25, 1.5];

/** Waveform with the four lanes of findings on the same time axis. */
export function Player() {
  const { playback, playable } = useReview();
  const { rate, failed } = usePlaybackState(playback);
  const region = useRef<HTMLElement>(null);
  const away = useIsAway(region);
  return (
    <>
      <section className="panel player" aria-label="Recording" ref={region}>
        <div className="player-bar">
          {playable && <PlayButton />}
          <Time />
          <span className="grow" />
          {playable && (
            <Dropdown
              trigger={['click']}
              menu={{
                items: RATES.map((one) => ({ key: String(one), label: `${one}×` })),
                onClick: ({ key }) => playback.setRate(Number(key)),
              }}
            >
              <Button size="small" aria-label={`Speed ${rate}×`}>
                {rate}×
              </Button>
            </Dropdown>
          )}
          {playable && <span className="sm t3 desktop-only">Space plays · ← → 5 s · N next finding</span>}
        </div>
        <div className="lanes">
          <span />
          <div className="waveform-place">
            <Waveform />
            <Gaps />
          </div>
          {LANES.map(({ lane }) => (
            <Lane key={lane} lane={lane} />
          ))}
        </div>
        <GapsSaid />
        {!playable && (
          <p className="sm t2">The audio of this take was not kept, so the figures stand without sound.</p>
        )}
        {failed && (
          <p className="sm player-problem" role="alert">
            The audio cannot be loaded. Reload the page for a fresh link.
          </p>
        )}
      </section>
      {away && playable && <MiniDock />}
    </>
  );
}

function PlayButton() {
  const { playback } = useReview();
  const { playing } = usePlaybackState(playback);
  return (
    <button
      type="button"
      className="play-button"
      aria-label={playing ? 'Pause' : 'Play'}
      onClick={() => playback.toggle()}
    >
      {playing ? <PauseOutlined aria-hidden="true" /> : <CaretRightFilled aria-hidden="true" />}
    </button>
  );
}

function Time() {
  const { playback, duration } = useReview();
  const position = usePosition(playback, clock);
  return (
    <span className="num player-time">
      <b>{position}</b> <span className="t3">/ {clock(duration)}</span>
    </span>
  );
}

const css = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Drawn from the stored peaks: no file is decoded here. */
function Waveform() {
  const { analysis, playback, duration } = useReview();
  const container = useRef<HTMLDivElement>(null);
  const theme = useThemeName();
  const { peaks } = analysis;
  const at = usePosition(playback, Math.floor);

  useEffect(() => {
    if (!container.current) return;
    const wave = WaveSurfer.create({
      container: container.current,
      height: 64,
      waveColor: css('--lx-wave'),
      progressColor: css('--lx-wave-done'),
      cursorColor: css('--lx-text'),
      cursorWidth: 2,
      barWidth: 2,
      barGap: 1.5,
      barRadius: 1,
      normalize: true,
      cspNonce: cspNonce(),
      peaks: [peaks],
      duration,
    });
    const move = () => wave.setTime(Math.min(duration, playback.getState().position));
    const ready = wave.on('ready', move);
    const clicked = wave.on('click', (share) => playback.seek(share * duration));
    const leave = playback.subscribe(move);
    return () => {
      ready();
      clicked();
      leave();
      wave.destroy();
    };
    // A theme has its own colors.
  }, [peaks, duration, playback, theme]);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? duration : null;
    if (to === null) return;
    event.preventDefault();
    playback.seek(to);
  };
  return (
    <div
      ref={container}
      className="waveform"
      role="slider"
      tabIndex={0}
      aria-label="Position in recording"
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={at}
      aria-valuetext={`${clock(at)} of ${clock(duration)}`}
      onKeyDown={onKeyDown}
    />
  );
}

function useThemeName(): string {
  const [theme, setTheme] = useState(() => document.documentElement.dataset['theme'] ?? 'light');
  useEffect(() => {
    const observer = new MutationObserver(() =>
      setTheme(document.documentElement.dataset['theme'] ?? 'light'),
    );
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return theme;
}

function MiniDock() {
  const { step } = useReview();
  return (
    <Dock label="Player">
      <PlayButton />
      <Time />
      <Button className="dock-next" onClick={() => step(1)}>
        Next finding
      </Button>
    </Dock>
  );
}

function useIsAway(region: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const seen = region.current;
    if (!seen) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry ? !entry.isIntersecting : false), {
      rootMargin: '-64px 0px 0px 0px',
    });
    observer.observe(seen);
    return () => observer.disconnect();
  }, [region]);
  return away;
}
