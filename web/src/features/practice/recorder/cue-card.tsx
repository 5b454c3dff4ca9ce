import { FileTextOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Panel } from '../../../ui/panel.js';

export interface CuePoint {
  text: string;
  /** Where it stands, such as "Your file, p. 14". */
  note: string | null;
}

interface CueCardProps {
  points: CuePoint[];
  /** The whole text to be spoken; empty when there is none. */
  fullScript: string;
}

/** The points to speak to. With the focus on the list, ↓ marks the next point and ↑ takes it back. */
export function CueCard({ points, fullScript }: CueCardProps) {
  const [done, setDone] = useState(0);
  const [showScript, setShowScript] = useState(false);
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
    <Panel look="bare" labelledBy="cue-card" className="cue-card">
      <div className="row between">
        <span className="label" id="cue-card">
          {showScript ? 'Script' : 'Cue card'}
        </span>
        {fullScript !== '' && (
          <Button
            type="text"
            size="small"
            icon={<FileTextOutlined />}
            onClick={() => setShowScript(!showScript)}
          >
            {showScript ? 'Show cue card' : 'Show full script'}
          </Button>
        )}
      </div>
      {showScript ? (
        <div className="cue-script" tabIndex={0} role="region" aria-label="Full script">
          {fullScript.split(/\n+/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      ) : (
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
      )}
    </Panel>
  );
}
