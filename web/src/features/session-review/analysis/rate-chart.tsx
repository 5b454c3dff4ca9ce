import type { Analysis } from '@lectern/contracts/analysis';
import { ESTIMATED_SYLLABLES_PER_WORD, SYLLABLE_PACE } from '@lectern/speech/bands';
import { clock } from '../../../lib/format.js';

const WIDTH = 640;
const HEIGHT = 200;
const LEFT = 40;
const BOTTOM = 24;

interface Side {
  name: string;
  rate: Analysis['measurements']['rateOverTime'];
}

const middle = ({ start, end }: { start: number; end: number }): number => (start + end) / 2;
const words = (syllables: number): number => Math.round(syllables / ESTIMATED_SYLLABLES_PER_WORD);

/** How the pace of one take moved, in words. */
function movement({ name, rate }: Side): string {
  if (rate.length === 0) return `${name} is too short for its pace to be followed.`;
  const rates = rate.map(({ syllablesPerMinute }) => syllablesPerMinute);
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  if (rates.length === 1)
    return `${name} has one passage long enough, at about ${words(high)} words a minute.`;
  const spread = `between about ${words(low)} and ${words(high)} words a minute`;
  return high / low > 1.3 ? `${name} moves ${spread}.` : `${name} stays even, ${spread}.`;
}

/** Pace along both takes, from syllables, since those are measured in every take alike. */
export function RateChart({ first, second }: { first: Side; second: Side }) {
  const sides = [first, second];
  const all = sides.flatMap(({ rate }) => rate);
  const longest = Math.max(...all.map(({ end }) => end), 1);
  const top =
    Math.max(...all.map(({ syllablesPerMinute }) => syllablesPerMinute), SYLLABLE_PACE.fair[1]) * 1.1;
  const bottom =
    Math.min(...all.map(({ syllablesPerMinute }) => syllablesPerMinute), SYLLABLE_PACE.fair[0]) * 0.85;
  const x = (seconds: number) => LEFT + (seconds / longest) * (WIDTH - LEFT);
  const y = (rate: number) => (1 - (rate - bottom) / (top - bottom)) * (HEIGHT - BOTTOM);
  const [low, high] = SYLLABLE_PACE.good;
  return (
    <section aria-labelledby="rate" className="rate">
      <h2 id="rate">Pace over time</h2>
      <p className="t2">{sides.map(movement).join(' ')}</p>
      {all.length > 1 && (
        <>
          <p className="row sm rate-legend" aria-hidden="true">
            <span className="first">{first.name}</span>
            <span className="second">{second.name}</span>
            <span className="band">the range that is followed best</span>
          </p>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="rate-chart" aria-hidden="true">
            <rect className="band" x={LEFT} width={WIDTH - LEFT} y={y(high)} height={y(low) - y(high)} />
            {[low, high].map((edge) => (
              <text key={edge} x={LEFT - 8} y={y(edge) + 4} textAnchor="end">
                {words(edge)}
              </text>
            ))}
            {[0, 0.5, 1].map((share) => (
              <text
                key={share}
                x={x(longest * share)}
                y={HEIGHT - 4}
                textAnchor={share === 0 ? 'start' : share === 1 ? 'end' : 'middle'}
              >
                {clock(longest * share)}
              </text>
            ))}
            {sides.map(({ rate }, index) => (
              <g key={index} className={index === 0 ? 'first' : 'second'}>
                <polyline
                  points={rate.map((one) => `${x(middle(one))},${y(one.syllablesPerMinute)}`).join(' ')}
                />
                {rate.map((one) => (
                  <circle key={one.start} cx={x(middle(one))} cy={y(one.syllablesPerMinute)} r={3} />
                ))}
              </g>
            ))}
          </svg>
          <details>
            <summary>Show as table</summary>
            {sides.map(({ name, rate }) => (
              <RateTable key={name} name={name} rate={rate} />
            ))}
          </details>
        </>
      )}
    </section>
  );
}

function RateTable({ name, rate }: Side) {
  return (
    <table className="data-table">
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">Passage</th>
          <th scope="col" className="figure">
            About words a minute
          </th>
        </tr>
      </thead>
      <tbody>
        {rate.map(({ start, end, syllablesPerMinute }) => (
          <tr key={start}>
            <td className="num">
              {clock(start)}-{clock(end)}
            </td>
            <td className="figure">{words(syllablesPerMinute)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
