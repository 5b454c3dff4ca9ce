import type { Analysis } from '@lectern/contracts/analysis';
import type { SessionDetail } from '@lectern/contracts/sessions';

export interface ReportSection {
  heading: string;
  lines: string[];
}

/** Seconds as m:ss, for reading beside a player. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const outOfTen = (value: number | null, reason?: string): string =>
  value === null
    ? `not assessed${reason === undefined ? '' : `: ${reason}`}`
    : `${value.toFixed(1)} out of 10`;

const SCORES: [keyof Analysis['scores'], string][] = [
  ['overall', 'Overall score'],
  ['confidence', 'Confidence'],
  ['clarity', 'Clarity'],
  ['pace', 'Pace'],
  ['legalEffectiveness', 'Legal effectiveness'],
];

const TRANSCRIPT_SOURCES: Record<Analysis['engine']['transcript'], string> = {
  none: 'There is no transcript: figures about words are absent.',
  supplied: 'The words were supplied by you.',
  browser: 'The words come from the speech recognition of your browser.',
  script: 'The words are those of the practice script, aligned with your speech.',
  model: 'The words were transcribed by the configured model.',
};

/** One line for each measurement that exists; what was not measured is not a number. */
function measured({ measurements: m, fillers }: Analysis): string[] {
  const pace = m.wordsPerMinuteIsEstimate ? '~' : '';
  return [
    `Length ${clock(m.durationSeconds)}, of which ${clock(m.speechSeconds)} speech`,
    m.wordsPerMinute === null ? '' : `Pace ${pace}${Math.round(m.wordsPerMinute)} words a minute`,
    m.syllablesPerMinute === null
      ? 'Pace: less than 10 seconds of speech, not measured'
      : `${Math.round(m.syllablesPerMinute)} syllables a minute`,
    `Pauses: ${m.pauses.count}, ${m.pauses.meanSeconds.toFixed(1)} s on average, the longest ${m.pauses.longestSeconds.toFixed(1)} s`,
    m.pitch.medianHz === null
      ? ''
      : `Pitch ${Math.round(m.pitch.medianHz)} Hz, variation ${(m.pitch.variationSemitones ?? 0).toFixed(1)} semitones`,
    m.level.rangeDb === null
      ? ''
      : `Level range ${m.level.rangeDb.toFixed(0)} dB, ${m.level.clippedSamples} clipped samples`,
    fillers.length === 0 ? '' : `Fillers: ${fillers.map(({ word, count }) => `${word} ${count}`).join(', ')}`,
  ].filter((line) => line !== '');
}

function scored({ scores }: Analysis): string[] {
  return SCORES.flatMap(([key, name]) => [
    `${name}: ${outOfTen(scores[key].value, scores[key].reason)}`,
    ...scores[key].parts.map(
      (part) =>
        `    ${part.name} ${part.value.toFixed(1)} × ${Math.round(part.weight * 100)} %: ${part.explanation}`,
    ),
    ...together(scores[key]),
  ]);
}

/** The sum that a score is rounded from. */
function together({ value, parts }: Analysis['scores']['overall']): string[] {
  if (value === null || parts.length < 2) return [];
  const sum = parts.reduce((all, part) => all + part.value * part.weight, 0);
  return [`    Together ${Number(sum.toFixed(3))}, rounded to ${value.toFixed(1)}`];
}

/** Findings in the order of time; dismissed ones are left out and counted. */
function found({ events }: Analysis): string[] {
  const counted = events.filter(({ dismissed }) => !dismissed).sort((a, b) => a.start - b.start);
  const lines = counted.map(
    ({ kind, start, end, text, credit, confidence }) =>
      `${clock(start)}-${clock(end)}  ${credit ? 'credit, ' : ''}${kind}: ${text}${confidence < 0.8 ? ' (likely, not certain)' : ''}`,
  );
  const left = events.length - counted.length;
  return left === 0 ? lines : [...lines, `${left} dismissed by the speaker and not counted`];
}

/** The whole report as headed lines, in the order in which it is read. */
export function reportSections(session: SessionDetail): ReportSection[] {
  const { analysis, transcript } = session;
  const transcriptSection = {
    heading: 'Transcript',
    lines: transcript === null ? ['No transcript'] : [transcript],
  };
  if (analysis === null)
    return [{ heading: 'Analysis', lines: ['This session has no analysis yet.'] }, transcriptSection];
  const strategies = Object.entries(analysis.murphyStrategies).map(
    ([name, { value, reason }]) =>
      `${name}: ${value === null ? `not measured: ${reason ?? ''}` : outOfTen(value)}`,
  );
  return [
    { heading: 'Scores', lines: scored(analysis) },
    { heading: 'Measured', lines: measured(analysis) },
    { heading: 'What worked', lines: analysis.strengths },
    { heading: 'What to change', lines: [...analysis.improvements, ...analysis.recommendations] },
    { heading: 'Findings', lines: found(analysis) },
    { heading: 'Strategies', lines: strategies },
    transcriptSection,
    {
      heading: 'How this was made',
      lines: [
        'Lengths, pauses, pace, pitch and level were measured from the audio.',
        TRANSCRIPT_SOURCES[analysis.engine.transcript],
        ...analysis.engine.notes,
      ],
    },
  ].filter(({ lines }) => lines.length > 0);
}
