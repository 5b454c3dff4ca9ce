import { Button } from 'antd';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { clock } from '../../../lib/format.js';
import { useStoredChoice } from '../use-stored-choice.js';
import {
  nextPace,
  paragraphsIn,
  piecesOf,
  spokenWordsIn,
  storedPace,
  TARGET_PACE,
  wordsIn,
} from './prompter.rules.js';
import { usePrompter } from './use-prompter.js';
import './prompter.css';

interface TeleprompterProps {
  script: string;
  /** Goes by itself from the first word of a recording on. */
  startsRunning: boolean;
}

/** The script, moving past a reading line at the pace that listeners follow best. */
export function Teleprompter({ script, startsRunning }: TeleprompterProps) {
  const [pace, setPace] = useStoredChoice('prompter-pace', storedPace, TARGET_PACE);
  const [said, setSaid] = useState('');
  const paragraphs = useMemo(() => paragraphsIn(script), [script]);
  const words = useMemo(() => paragraphs.map(wordsIn), [paragraphs]);
  const total = useMemo(() => spokenWordsIn(script), [script]);
  const prompter = usePrompter({ words, wordsPerMinute: pace, startsRunning });

  const toggle = () => {
    if (prompter.atEnd) prompter.toStart();
    prompter.setRunning(!prompter.running);
    setSaid(prompter.running ? 'The text is held' : 'Going on');
  };
  const change = (steps: number) => {
    const next = nextPace(pace, steps);
    setPace(next);
    setSaid(`${next} words a minute`);
  };
  const keys: Record<string, () => void> = {
    ' ': toggle,
    ArrowDown: () => prompter.nudge(1),
    ArrowUp: () => prompter.nudge(-1),
    ArrowRight: () => change(1),
    ArrowLeft: () => change(-1),
    Home: prompter.toStart,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    act();
  };

  return (
    <div className="prompter">
      <div className="prompter-window">
        <i className="prompter-line" aria-hidden="true" />
        <div
          ref={prompter.view}
          className="prompter-text"
          tabIndex={0}
          role="region"
          aria-label="Scrolling script"
          aria-describedby="prompter-keys"
          onKeyDown={onKeyDown}
          onScroll={prompter.onScroll}
        >
          {paragraphs.map((paragraph, index) => (
            <p key={index}>
              {piecesOf(paragraph).map(({ text, open }, at) =>
                open ? (
                  <span key={at} className="prompter-open">
                    {text}
                  </span>
                ) : (
                  text
                ),
              )}
            </p>
          ))}
        </div>
      </div>
      <div className="row prompter-controls">
        <Button onClick={toggle}>
          {prompter.atEnd ? 'From the start' : prompter.running ? 'Hold text' : 'Start scrolling'}
        </Button>
        <span className="prompter-pace">
          <Button aria-label="Slower" onClick={() => change(-1)}>
            −
          </Button>
          <span className="num">{pace} wpm</span>
          <Button aria-label="Faster" onClick={() => change(1)}>
            +
          </Button>
        </span>
        <span className="prompter-pace desktop-only">
          <Button onClick={() => prompter.nudge(-1)}>Line back</Button>
          <Button onClick={() => prompter.nudge(1)}>Line on</Button>
        </span>
      </div>
      <p className="sm t3">
        <span className="num">
          {total} words, {clock((total / pace) * 60)} at this pace.
        </span>{' '}
        <span id="prompter-keys" className="desktop-only">
          In the text: Space holds it, ↑ ↓ move a line, ← → change the pace.
        </span>
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
