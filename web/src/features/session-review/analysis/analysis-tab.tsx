import type { EvidenceEvent } from '@lectern/contracts/analysis';
import { type FigureRange, figureRanges } from '@lectern/speech/assessment/figure-ranges';
import { feedbackWords, isWithoutCoaching } from '@lectern/speech/english/advice';
import { livelinessOf, loudnessOf } from '@lectern/speech/loudness';
import { clock } from '../../../lib/format.js';
import { RuledRow } from '../../../ui/ruled-row.js';
import { ScoreFigure, ScoreParts } from '../../../ui/score-figure.js';
import { SourceLine } from '../../../ui/source-line.js';
import { ExerciseResult } from '../exercise/exercise-result.js';
import { FixThisNext } from '../retake/fix-this-next.js';
import { hesitationsIn } from '../findings/findings.js';
import { useReview } from '../review-context.js';
import { notesInWords } from '@lectern/contracts/english/analysis-notes';
import { feedbackCameFrom } from '../transcript/words.js';

/** The one thing to fix, then how the take was assessed. */
export function AnalysisTab({ practiceAgain }: { practiceAgain: string }) {
  const { sessionId } = useReview();
  return (
    <>
      {sessionId !== null && <ExerciseResult sessionId={sessionId} />}
      <FixThisNext practiceAgain={practiceAgain} />
      <Assessment fillersKnown />
    </>
  );
}

/**
 * The four scores, what worked and did not, and what was measured. Why there is no score stands above, and is not said once more in each
 * of its places.
 */
export function Assessment({ fillersKnown }: { fillersKnown: boolean }) {
  const { analysis } = useReview();
  const { strengths, improvements, recommendations } = feedbackWords(analysis);
  const judged = analysis.scores.overall.value !== null;
  const uncoached = isWithoutCoaching(analysis);
  const advised =
    !uncoached && (judged || strengths.length + improvements.length + recommendations.length > 0);
  const source = advised ? feedbackCameFrom(analysis.engine) : notesInWords(analysis.engine).join(' ');
  return (
    <>
      {judged && <Scores />}
      {uncoached && <p className="t2">This take was analyzed without coaching, as its speaker chose.</p>}
      {advised && <Feedback />}
      {source !== '' && <SourceLine>{source}</SourceLine>}
      <ScriptCoverage />
      <Measured fillersKnown={fillersKnown} />
    </>
  );
}

function Scores() {
  const { scores } = useReview().analysis;
  const { value, parts, share } = scores.overall;
  return (
    <div className="scores">
      <RuledRow>
        <ScoreFigure label="Confidence" {...scores.confidence} />
        <ScoreFigure label="Clarity" {...scores.clarity} />
        <ScoreFigure label="Pace" {...scores.pace} />
        <ScoreFigure label="Legal effectiveness" {...scores.legalEffectiveness} />
      </RuledRow>
      {value !== null && parts.length > 0 && (
        <details className="overall-parts">
          <summary>How the overall score is made up</summary>
          <ScoreParts value={value} parts={parts} share={share} />
        </details>
      )}
    </div>
  );
}

function Feedback() {
  const { analysis, events } = useReview();
  const { strengths, improvements, recommendations } = feedbackWords(analysis);
  return (
    <div className="advice">
      <Advice title="What worked" lines={strengths} none="No part of the scores is strong yet." />
      <Advice title="What to change" lines={improvements} none={noWeakPart(events)} />
      <Advice title="Recommendations" lines={recommendations} none="None for this take." />
    </div>
  );
}

/** No part is weak: what was found is still there to be heard. */
function noWeakPart(events: readonly EvidenceEvent[]): string {
  const faults = events.filter(({ credit, dismissed }) => !credit && !dismissed).length;
  if (faults === 0) return 'Nothing was found that speaks against this take.';
  return `No part of the scores is weak. ${faults === 1 ? 'One finding is' : `${faults} findings are`} listed to be heard.`;
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

/** The range of a figure, as it stands behind it. */
const between = (range: FigureRange | null, digits = 0): string =>
  range ? ` (${range.low.toFixed(digits)} to ${range.high.toFixed(digits)})` : '';
const perMinute = (range: FigureRange | null): string =>
  range ? `, ${range.low.toFixed(1)} to ${range.high.toFixed(1)} a minute` : '';

/** The measurements behind the scores, with their units; what could not be measured says so. */
function Measured({ fillersKnown }: { fillersKnown: boolean }) {
  const { analysis, events } = useReview();
  const m = analysis.measurements;
  const ranges = figureRanges(analysis);
  const hesitations = hesitationsIn(events);
  const rows: ([string, string | null] | false)[] = [
    ['Speech', `${clock(m.speechSeconds)} of ${clock(m.durationSeconds)}`],
    [
      'Pace',
      m.wordsPerMinute === null
        ? null
        : `${m.wordsPerMinuteIsEstimate ? '~' : ''}${Math.round(m.wordsPerMinute)} words a minute${between(ranges.wordsPerMinute)}${m.wordsPerMinuteIsEstimate ? ', estimated from syllables' : ''}`,
    ],
    [
      'Syllables',
      m.syllablesPerMinute === null
        ? null
        : `${Math.round(m.syllablesPerMinute)} a minute${between(ranges.syllablesPerMinute)}`,
    ],
    [
      'Pauses',
      m.pauses.count === 0
        ? 'none'
        : `${m.pauses.count} of 0.25 s and more, ${m.pauses.meanSeconds.toFixed(1)} s on average, longest ${m.pauses.longestSeconds.toFixed(1)} s`,
    ],
    [
      'Melody',
      m.pitch.variationSemitones === null
        ? null
        : `${m.pitch.variationSemitones.toFixed(1)} semitones${between(ranges.semitones, 1)}: the voice moves by so many keys of a piano around its middle, 2 to 4 in lively reading`,
    ],
    [
      'Loudness',
      m.level.medianDb === null
        ? null
        : [loudnessOf(m.level.medianDb), m.level.rangeDb !== null && livelinessOf(m.level.rangeDb)]
            .filter(Boolean)
            .join(', '),
    ],
    fillersKnown && [
      'Filler words',
      analysis.fillerWordCount === null
        ? null
        : [
            `${analysis.fillerWordCount}${perMinute(ranges.fillers)}`,
            ...analysis.fillers.slice(0, 4).map(({ word, count }) => `${word} ${count}`),
          ].join(' · '),
    ],
    fillersKnown && hesitations > 0 && ['Hesitation sounds, likely', `at least ${hesitations}`],
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
