import { duration } from '../../lib/format.js';
import { RuledRow } from '../../ui/ruled-row.js';
import { ScoreFigure, ScoreParts } from '../../ui/score-figure.js';
import { SourceLine } from '../../ui/source-line.js';
import { FixThisNext } from './fix-this-next.js';
import { useReview } from './review-context.js';
import { feedbackCameFrom } from './words.js';

/** The one thing to fix, then how the take was assessed. */
export function AnalysisTab({ practiceAgain }: { practiceAgain: string }) {
  return (
    <>
      <FixThisNext practiceAgain={practiceAgain} />
      <Assessment fillersKnown />
    </>
  );
}

/** The four scores, what worked and did not, and what was measured. */
export function Assessment({ fillersKnown }: { fillersKnown: boolean }) {
  const { analysis } = useReview();
  const { scores } = analysis;
  return (
    <>
      <div className="scores">
        <RuledRow>
          <ScoreFigure label="Confidence" {...scores.confidence} />
          <ScoreFigure label="Clarity" {...scores.clarity} />
          <ScoreFigure label="Pace" {...scores.pace} />
          <ScoreFigure label="Legal effectiveness" {...scores.legalEffectiveness} />
        </RuledRow>
        {scores.overall.value !== null && scores.overall.parts.length > 0 && (
          <details className="overall-parts">
            <summary>How the overall score is made up</summary>
            <ScoreParts value={scores.overall.value} parts={scores.overall.parts} />
          </details>
        )}
      </div>
      <div className="advice">
        <Advice title="What worked" lines={analysis.strengths} none="Nothing stood out as a strength." />
        <Advice
          title="What to change"
          lines={analysis.improvements}
          none="Nothing stood out as a weakness."
        />
        <Advice title="Recommendations" lines={analysis.recommendations} none="None for this take." />
      </div>
      <SourceLine>{feedbackCameFrom(analysis.engine)}</SourceLine>
      <ScriptCoverage />
      <Measured fillersKnown={fillersKnown} />
    </>
  );
}

function Advice({ title, lines, none }: { title: string; lines: string[]; none: string }) {
  return (
    <section>
      <h3>{title}</h3>
      {lines.length === 0 ? (
        <p className="t2">{none}</p>
      ) : (
        <ul className="bullets">
          {lines.slice(0, 3).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const POINT = { hit: 'said', partly: 'partly said', missed: 'missed' } as const;

/** Which points of the practice script were made; absent without a script or without words. */
function ScriptCoverage() {
  const { script } = useReview().analysis;
  if (script === null) return null;
  const said = script.points.filter((point) => point.status === 'hit').length;
  return (
    <section className="measured" aria-labelledby="coverage">
      <h3 id="coverage">
        Your script: {said} of {script.points.length} points said
      </h3>
      <ul className="coverage">
        {script.points.map((point, index) => (
          <li key={`${index}-${point.text}`} className={point.status}>
            <span>{point.text}</span>
            <b className="sm">{POINT[point.status]}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The measurements behind the scores, with their units; what could not be measured says so. */
function Measured({ fillersKnown }: { fillersKnown: boolean }) {
  const { analysis } = useReview();
  const m = analysis.measurements;
  const rows: ([string, string | null] | false)[] = [
    ['Speech', `${duration(m.speechSeconds)} of ${duration(m.durationSeconds)}`],
    [
      'Pace',
      m.wordsPerMinute === null
        ? null
        : `${m.wordsPerMinuteIsEstimate ? '~' : ''}${Math.round(m.wordsPerMinute)} words a minute${m.wordsPerMinuteIsEstimate ? ', estimated from syllables' : ''}`,
    ],
    ['Syllables', m.syllablesPerMinute === null ? null : `${Math.round(m.syllablesPerMinute)} a minute`],
    [
      'Pauses',
      m.pauses.count === 0
        ? 'none'
        : `${m.pauses.count}, ${m.pauses.meanSeconds.toFixed(1)} s on average, longest ${m.pauses.longestSeconds.toFixed(1)} s`,
    ],
    [
      'Melody',
      m.pitch.variationSemitones === null
        ? null
        : `${m.pitch.variationSemitones.toFixed(1)} semitones of variation`,
    ],
    [
      'Level',
      m.level.medianDb === null
        ? null
        : `${m.level.medianDb.toFixed(0)} dB, range ${m.level.rangeDb?.toFixed(0) ?? '–'} dB`,
    ],
    fillersKnown && [
      'Filler words',
      analysis.fillerWordCount === null
        ? null
        : [
            String(analysis.fillerWordCount),
            ...analysis.fillers.slice(0, 4).map(({ word, count }) => `${word} ${count}`),
          ].join(' · '),
    ],
  ];
  return (
    <section className="measured" aria-labelledby="measured">
      <h3 id="measured">What was measured</h3>
      <dl>
        {rows
          .filter((row) => row !== false)
          .map(([name, value]) => (
            <div key={name}>
              <dt className="t2">{name}</dt>
              <dd className={value === null ? 't3' : 'num'}>{value ?? 'not measured'}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
