import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { dayInZone } from './in-zone.js';
import { type Frame, nearest, placed, type Point, scaleOf, trendInWords, yOf } from './line-chart.rules.js';

interface LineChartProps {
  title: string;
  /** Oldest first. */
  points: Point[];
  /** "of 100". */
  unit: string;
  band?: { low: number; high: number; label: string };
  /** What is to be seen beside the values, how much of the scale at least, and where it ends. */
  scale: { seen?: readonly number[]; least?: number; most?: number };
  /** Id of the line that says how the keyboard is used. */
  keys: string;
  span: { from: number; to: number };
  timeZone: string;
  trend: { still: number; round: (value: number) => number };
}

const HEIGHT = 200;
/** More marks than this would be a smear. */
const MOST_MARKS = 60;

/** Values over time as a line; the session that is pointed at stands below it as a link, and arrow keys go through them. */
export function LineChart({
  title,
  points,
  unit,
  band,
  scale: shown,
  keys,
  span,
  timeZone,
  trend,
}: LineChartProps) {
  const id = useId();
  const navigate = useNavigate();
  const [box, width] = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? points.length - 1, points.length - 1);
  const current = points[at];
  const frame: Frame = { width, height: HEIGHT, left: 40, bottom: 24, top: 8 };
  const scale = scaleOf(
    points.map(({ value }) => value),
    shown,
  );
  const marks = placed(points, scale, frame, span);
  const mark = marks[at];
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: points.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(points.length - 1, to)));
  };
  return (
    <section aria-labelledby={id} className="progress-chart">
      <h3 id={id}>{title}</h3>
      {current === undefined ? (
        <p className="t3">Not measured in this period.</p>
      ) : (
        <>
          <p className="t2">{trendInWords(points, trend)}</p>
          <div ref={box} className="progress-chart-box">
            <svg
              width={width}
              height={HEIGHT}
              aria-hidden="true"
              onPointerMove={({ clientX, currentTarget }) =>
                setChosen(nearest(marks, clientX - currentTarget.getBoundingClientRect().left))
              }
              onClick={() => void navigate(paths.session(current.sessionId))}
            >
              {band && (
                <rect
                  className="band"
                  x={frame.left}
                  width={Math.max(0, width - frame.left)}
                  y={yOf(band.high, scale, frame)}
                  height={yOf(band.low, scale, frame) - yOf(band.high, scale, frame)}
                />
              )}
              {scale.ticks.map((tick) => (
                <g key={tick}>
                  <line
                    x1={frame.left}
                    x2={width}
                    y1={yOf(tick, scale, frame)}
                    y2={yOf(tick, scale, frame)}
                  />
                  <text x={frame.left - 8} y={yOf(tick, scale, frame) + 5} textAnchor="end">
                    {tick}
                  </text>
                </g>
              ))}
              <polyline points={marks.map(({ x, y }) => `${x},${y}`).join(' ')} />
              {marks.length <= MOST_MARKS &&
                marks.map(({ sessionId, x, y, estimated }) => (
                  <circle
                    key={sessionId}
                    className={estimated ? 'hollow' : undefined}
                    cx={x}
                    cy={y}
                    r={3.5}
                  />
                ))}
              {mark && <circle className="chosen" cx={mark.x} cy={mark.y} r={6} />}
            </svg>
          </div>
          <p className="progress-reading">
            <Link to={paths.session(current.sessionId)} aria-describedby={keys} onKeyDown={onKeyDown}>
              {dayInZone(current.date, timeZone)}: {current.value} {unit}
              {current.estimated ? ', estimated' : ''}, {current.title}
            </Link>
          </p>
          <p className="visually-hidden" aria-live="polite">
            {chosen !== null && `${dayInZone(current.date, timeZone)}: ${current.value} ${unit}`}
          </p>
          {band && <p className="sm t3">{band.label}.</p>}
          <details>
            <summary className="sm">Show {title.toLowerCase()} as table</summary>
            <ChartTable title={title} points={points} unit={unit} timeZone={timeZone} />
          </details>
        </>
      )}
    </section>
  );
}

function ChartTable({
  title,
  points,
  unit,
  timeZone,
}: Pick<LineChartProps, 'title' | 'points' | 'unit' | 'timeZone'>) {
  return (
    <table className="data-table">
      <caption className="visually-hidden">{title}, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Session</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ sessionId, date, title: session, value, estimated }) => (
          <tr key={sessionId}>
            <td className="num">{dayInZone(date, timeZone)}</td>
            <td>
              <Link to={paths.session(sessionId)}>{session}</Link>
            </td>
            <td className="num">
              {value}
              {estimated && ', estimated'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const FIRST_WIDTH = 640;

/** As wide as its box: letters of a drawing that is scaled would shrink with it. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width] as const;
}
