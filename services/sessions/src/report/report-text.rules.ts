import type { Analysis } from '@lectern/contracts/analysis';
import { clock } from '@lectern/contracts/clock';
import { notesInWords } from '@lectern/contracts/english/analysis-notes';
import { SCORE_NAMES, wholeName } from '@lectern/contracts/english/scores';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { figureRanges } from '@lectern/speech/assessment/figure-ranges';
import { type Feedback, feedbackWords, isWithoutCoaching } from '@lectern/speech/english/advice';
import { partWords } from '@lectern/speech/english/grounds';
import { noScoreWords } from '@lectern/speech/english/no-score';
import { findingWords } from '@lectern/speech/english/observations';
import { loudnessOf } from '@lectern/speech/loudness';

export interface ReportSection {
  heading: string;
  lines: string[];
}

const outOfTen = (value: number | null, reason?: string): string =>
  value === null
    ? `not assessed${reason === undefined ? '' : `: ${reason}`}`
    : `${value.toFixed(1)} out of 10`;

const SCORES: [keyof Analysis['scores'], string][] = [
  ['overall', 'Overall score'],
  ['confidence', SCORE_NAMES.confidence],
  ['clarity', SCORE_NAMES.clarity],
  ['pace', SCORE_NAMES.pace],
  ['legalEffectiveness', SCORE_NAMES.legalEffectiveness],
];

const TRANSCRIPT_SOURCES: Record<Analysis['engine']['transcript'], string> = {
  none: 'There is no transcript: figures about words are absent.',
  supplied: 'The words were supplied by you.',
  browser: 'The words come from the speech recognition of your browser.',
  script: 'The words are those of the practice script, aligned with your speech.',
  model: 'The words were transcribed by the configured model.',
  local: 'The words were found on this machine; the sound was not sent anywhere.',
};

/** Under this many clipped samples nobody hears it. */
const HEARD_CLIPPING = 100;

/** The level of a voice as a listener would say it. */
function inWords(medianDb: number, clippedSamples: number): string {
  const loud = loudnessOf(medianDb);
  return clippedSamples > HEARD_CLIPPING ? `${loud}, the microphone was overdriven` : loud;
}

/** The range of a figure, as it stands behind it. */
const between = (range: { low: number; high: number } | null, digits = 0): string =>
  range ? ` (${range.low.toFixed(digits)} to ${range.high.toFixed(digits)})` : '';

/** One line for each measurement that exists; what was not measured is not a number. */
function measured(analysis: Analysis): string[] {
  const { measurements: m, fillers } = analysis;
  const ranges = figureRanges(analysis);
  const pace = m.wordsPerMinuteIsEstimate ? '~' : '';
  return [
    `Length ${clock(m.durationSeconds)}, of which ${clock(m.speechSeconds)} speech`,
    m.wordsPerMinute === null
      ? ''
      : `Pace ${pace}${Math.round(m.wordsPerMinute)} words a minute${between(ranges.wordsPerMinute)}`,
    m.syllablesPerMinute === null
      ? 'Pace: less than 10 seconds of speech, not measured'
      : `${Math.round(m.syllablesPerMinute)} syllables a minute${between(ranges.syllablesPerMinute)}`,
    m.pauses.count === 0
      ? 'Pauses: none'
      : `Pauses of 0.25 s and more: ${m.pauses.count}, ${m.pauses.meanSeconds.toFixed(1)} s on average, the longest ${m.pauses.longestSeconds.toFixed(1)} s`,
    m.pitch.medianHz === null
      ? ''
      : `Pitch ${Math.round(m.pitch.medianHz)} Hz, variation ${(m.pitch.variationSemitones ?? 0).toFixed(1)} semitones${between(ranges.semitones, 1)}: keys of a piano around the middle of the voice`,
    m.level.medianDb === null ? '' : `Loudness: ${inWords(m.level.medianDb, m.level.clippedSamples)}`,
    fillers.length === 0 ? '' : `Fillers: ${fillers.map(({ word, count }) => `${word} ${count}`).join(', ')}`,
  ].filter((line) => line !== '');
}

/** Parts and weights, so that a score can be recalculated. */
function madeUp({ scores }: Analysis): string[] {
  return SCORES.filter(([key]) => scores[key].parts.length > 0).flatMap(([key, name]) => [
    `${key === 'overall' ? wholeName(scores.overall.basis) : name}: ${outOfTen(scores[key].value)}${between(scores[key].range ?? null, 1)}`,
    ...scores[key].parts.map((part) => {
      const weighed = `    ${part.name} ${part.value.toFixed(1)} × ${Math.round(part.weight * 100)} %`;
      const words = partWords(part);
      // "Pace 7.1 × 40 %: Pace 7.1 of 10" says it twice.
      return words.startsWith(part.name) ? weighed : `${weighed}: ${words}`;
    }),
    ...together(scores[key]),
  ]);
}

const ALL_PARTS = 4;

/** The sum that a score is rounded from. */
function together({ value, parts, share = 1 }: Analysis['scores']['overall']): string[] {
  if (value === null || parts.length < 2) return [];
  const sum = parts.reduce((all, part) => all + part.value * part.weight, 0);
  const total = Number(sum.toFixed(3));
  return [
    share < 1
      ? `    Together ${total}, of which ${Math.round(share * 100)} % count: ${value.toFixed(1)}. The rest needs ${parts.length === ALL_PARTS ? '' : 'all four parts and '}a take of full length`
      : `    Together ${total}${total === value ? '' : `, rounded to ${value.toFixed(1)}`}`,
  ];
}

/** Less sure findings say so. */
const SURE = 0.8;

/** Kinds that are words, as they stand before the words themselves. */
const SPOKEN: Partial<Record<string, string>> = {
  filler: 'Filler',
  hedge: 'Hedge',
  repetition: 'Said twice',
  'false-start': 'False start',
};

const whatOf = ({ kind, ...event }: Analysis['events'][number]): string =>
  SPOKEN[kind] ? `${SPOKEN[kind]}: “${event.text}”` : findingWords(event);

const spanOf = ({ start, end }: Analysis['events'][number]): string =>
  clock(start) === clock(end) ? clock(start) : `${clock(start)} to ${clock(end)}`;

/** Findings in the order of time; dismissed ones are left out and counted. */
function found({ events }: Analysis): string[] {
  const counted = events.filter(({ dismissed }) => !dismissed).sort((a, b) => a.start - b.start);
  const lines = counted.map(
    (event) =>
      `${spanOf(event)}  ${whatOf(event)}${event.credit ? ', well placed' : ''}${event.confidence < SURE ? ' (likely)' : ''}`,
  );
  const left = events.length - counted.length;
  return left === 0 ? lines : [...lines, `${left} dismissed by the speaker and not counted`];
}

/** Rules have a remedy for each thing to change; what a model wrote stands as it came. */
function toChange({ improvements, recommendations }: Feedback, by: Analysis['engine']['feedback']): string[] {
  return by === 'rules'
    ? improvements.flatMap((improvement, i) => [improvement, `    ${recommendations[i] ?? ''}`])
    : [...improvements, ...recommendations];
}

/** What stands behind the first page, as headed lines in the order in which it is read: formulas first. */
export function reportSections(session: SessionDetail): ReportSection[] {
  const { analysis, transcript } = session;
  const transcriptSection = {
    heading: 'Transcript',
    lines: transcript === null ? ['No transcript'] : [transcript],
  };
  if (analysis === null)
    return [{ heading: 'Analysis', lines: ['This session has no analysis yet.'] }, transcriptSection];
  const advice = feedbackWords(analysis);
  const strategies = Object.entries(analysis.murphyStrategies).map(
    ([name, strategy]) =>
      `${name}: ${strategy.value === null ? (noScoreWords(strategy) ?? 'not measured') : `${outOfTen(strategy.value)}${between(strategy.range ?? null, 1)}`}`,
  );
  return [
    { heading: 'How the scores are made up', lines: madeUp(analysis) },
    ...(isWithoutCoaching(analysis)
      ? []
      : [
          { heading: 'What worked', lines: advice.strengths },
          { heading: 'What to change', lines: toChange(advice, analysis.engine.feedback) },
        ]),
    { heading: 'Measured', lines: measured(analysis) },
    { heading: 'Findings', lines: found(analysis) },
    { heading: 'Strategies', lines: strategies },
    transcriptSection,
    {
      heading: 'How this was made',
      lines: [
        'Lengths, pauses, pace, pitch and level were measured from the audio.',
        TRANSCRIPT_SOURCES[analysis.engine.transcript],
        ...notesInWords(analysis.engine),
      ],
    },
  ].filter(({ lines }) => lines.length > 0);
}
