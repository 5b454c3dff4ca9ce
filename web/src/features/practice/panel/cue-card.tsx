import { FileTextOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Panel } from '../../../ui/panel.js';
import { useStoredChoice } from '../use-stored-choice.js';
import { lazyPart } from '../../../lib/lazy-part.js';

const Teleprompter = lazyPart(() => import('../prompter/teleprompter.js'), 'Teleprompter');

export interface CuePoint {
  text: string;
  /** Where it stands, such as "Your file, p. 14". */
  note: string | null;
}

interface CueCardProps {
  points: CuePoint[];
  /** The whole text to be spoken; empty when there is none. */
  fullScript: string;
  recording: boolean;
}

const VIEWS = { points: 'Cue card', script: 'Script', prompter: 'Teleprompter' } as const;
type View = keyof typeof VIEWS;
const storedView = (stored: unknown): View | null =>
  stored === 'points' || stored === 'script' || stored === 'prompter' ? stored : null;
const SHOW = { points: 'Show cue card', script: 'Show full script', prompter: 'Teleprompter' } as const;

/** What to speak from: the points, the whole script, or the script that scrolls. */
export function CueCard({ points, fullScript, recording }: CueCardProps) {
  const [chosen, choose] = useStoredChoice('speak-from', storedView, 'points');
  const view = fullScript === '' ? 'points' : chosen;
  const others = (['points', 'script', 'prompter'] as const).filter((one) => one !== view);
  return (
    <Panel look="bare" labelledBy="cue-card" className="cue-card">
      <div className="row between cue-head">
        <span className="label" id="cue-card">
          {VIEWS[view]}
        </span>
        {fullScript !== '' && (
          <span className="cue-views">
            {others.map((one) => (
              <Button
                key={one}
                type="text"
                size="small"
                icon={one === 'script' ? <FileTextOutlined /> : undefined}
                onClick={() => choose(one)}
              >
                {SHOW[one]}
              </Button>
            ))}
          </span>
        )}
      </div>
      {view === 'points' && <Points points={points} />}
      {view === 'script' && (
        <div className="cue-script" tabIndex={0} role="region" aria-label="Full script">
          {fullScript.split(/\n+/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      )}
      {view === 'prompter' && (
        <Suspense fallback={null}>
          <Teleprompter script={fullScript} startsRunning={recording} />
        </Suspense>
      )}
    </Panel>
  );
}

/** With the focus on the list, ↓ marks the next point and ↑ takes it back. */
function Points({ points }: { points: CuePoint[] }) {
  const [done, setDone] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // From the second point on: at first the card stands as it is.
    if (done > 0) list.current?.children[done]?.scrollIntoView({ block: 'nearest' });
  }, [done]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    setDone((now) => Math.min(points.length, Math.max(0, now + step)));
  };
  return (
    <>
      <ol
        ref={list}
        tabIndex={0}
        aria-label="Points. Arrow down moves to the next one."
        onKeyDown={onKeyDown}
      >
        {points.map((point, index) => (
          <li key={index} data-done={index < done} aria-current={index === done ? 'step' : undefined}>
            <span>
              {point.text}
              {point.note && <small>{point.note}</small>}
            </span>
          </li>
        ))}
      </ol>
      {points.length > 1 && <p className="sm t3 cue-hint desktop-only">↓ moves to the next point</p>}
    </>
  );
}
