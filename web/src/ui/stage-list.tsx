import { CheckOutlined } from '@ant-design/icons';

export interface Stage {
  key: string;
  label: string;
  state: 'done' | 'current' | 'waiting' | 'skipped';
}

interface StageListProps {
  stages: Stage[];
  /** 0 to 1, from the server; left out while unknown. */
  progress?: number;
  /** Names the bar. */
  label: string;
}

/** The stages of a long job. A stage is done when the server said so, never by time. */
export function StageList({ stages, progress, label }: StageListProps) {
  const current = stages.find((stage) => stage.state === 'current');
  return (
    <div>
      <ol className="stages">
        {stages.map((stage) => (
          <li
            key={stage.key}
            className={stage.state}
            aria-current={stage.state === 'current' ? 'step' : undefined}
          >
            <span className="mark">
              {stage.state === 'done' && <CheckOutlined aria-label="done" role="img" />}
              {stage.state === 'current' && <span className="spinner" aria-hidden="true" />}
            </span>
            <span>{stage.label}</span>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {current?.label}
      </p>
      {progress !== undefined && (
        <div
          className="bar"
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(progress * 100)}
        >
          <span style={{ transform: `scaleX(${progress})` }} />
        </div>
      )}
    </div>
  );
}
