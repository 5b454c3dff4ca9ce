import { clock } from '@lectern/contracts/clock';
import { sayNoFix } from '@lectern/contracts/english/no-fix';
import { SCORE_NAMES, wholeName } from '@lectern/contracts/english/scores';
import type { Analysis } from '@lectern/contracts/analysis';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { feedbackWords } from '@lectern/speech/english/advice';
import { noScoreWords } from '@lectern/speech/english/no-score';
import { fixWords } from '@lectern/speech/english/fixes';
import { momentWords } from '@lectern/speech/english/moments';

/** An earlier take of the same script or scenario that rests on the same evidence, or this one. */
export interface TrendPoint {
  at: string;
  score: number;
  /** True for the take that the report is about. */
  here: boolean;
}

/** Who spoke, as the profile has it. */
export interface Speaker {
  name: string;
  firm: string;
}

export interface FirstPage {
  title: string;
  /** Case, scenario, day and length; then who spoke. */
  about: string[];
  whole: { name: string; figure: string | null; rests: string[] };
  parts: { name: string; figure: string | null; note: string }[];
  /** Without a label where nothing is to be changed. */
  fix: { label: string | null; headline: string; lines: string[] };
  moments: { at: number; label: string; text: string }[];
  trend: { points: { day: string; figure: string; here: boolean }[]; text: string };
  peaks: number[];
  durationSeconds: number;
}

const PARTS = ['confidence', 'clarity', 'pace', 'legalEffectiveness'] as const;
const MOST_MOMENTS = 3;
const THE_ONE_THING = 'The one thing';
/** What lasts so long is told with its end. */
const PASSAGE_SECONDS = 5;

const day = (iso: string, dateStyle: 'long' | 'medium'): string =>
  new Date(iso).toLocaleDateString('en-US', { dateStyle, timeZone: 'UTC' });

const between = (range: Analysis['scores']['overall']['range']): string =>
  range ? `between ${range.low.toFixed(1)} and ${range.high.toFixed(1)}` : '';

const joined = (parts: readonly (string | null | undefined | false)[], by = ' · '): string =>
  parts.filter(Boolean).join(by);

/** The page that a partner reads: the score with what is missing, the one thing, three moments, the trend. */
export function firstPage(
  session: SessionDetail & { analysis: Analysis },
  { speaker, trend }: { speaker: Speaker | null; trend: readonly TrendPoint[] },
): FirstPage {
  const { analysis } = session;
  const { overall } = analysis.scores;
  const named = session.caseName !== null && !session.title.includes(session.caseName);
  return {
    title: session.title,
    about: [
      joined([
        named && session.caseName,
        session.scenario,
        session.takeNumber !== null && `take ${session.takeNumber}`,
        day(session.createdAt, 'long'),
        session.duration !== null && clock(session.duration),
      ]),
      joined([speaker?.name, speaker?.firm], ', '),
    ].filter((line) => line !== ''),
    whole: {
      name: wholeName(overall.basis),
      figure: overall.value?.toFixed(1) ?? null,
      rests:
        overall.value === null
          ? [noScoreWords(overall) ?? 'not assessed']
          : [
              between(overall.range),
              overall.measured === undefined ? '' : `${overall.measured} of ${PARTS.length} parts measured`,
            ].filter((line) => line !== ''),
    },
    parts: PARTS.map((key) => {
      const { value, range } = analysis.scores[key];
      return {
        name: SCORE_NAMES[key],
        figure: value?.toFixed(1) ?? null,
        note:
          value === null
            ? notAssessed(noScoreWords(analysis.scores[key]), noScoreWords(overall))
            : between(range),
      };
    }),
    fix: oneThing(analysis),
    moments: mostTelling(analysis.keyMoments).map(({ timestamp, type, ...moment }) => ({
      at: timestamp,
      label: type === 'strength' ? 'Worked' : 'To change',
      text: momentWords(moment, analysis.events),
    })),
    trend: {
      points: trend.map(({ at, score, here }) => ({
        day: day(at, 'medium'),
        figure: score.toFixed(1),
        here,
      })),
      text:
        trend.length > 1
          ? `${wholeName(overall.basis)} of the last ${trend.length} takes, oldest first. Compare tells which differences are more than chance.`
          : overall.value === null
            ? 'Without a score this take is in no trend.'
            : 'The first scored take of its kind: with the next one there is a trend.',
    },
    peaks: analysis.peaks,
    durationSeconds: analysis.measurements.durationSeconds,
  };
}

/** What stands under the figure of the whole is not said again beside each part. */
const notAssessed = (reason: string | undefined, ofWhole: string | undefined): string =>
  reason === undefined || reason === ofWhole ? 'not assessed' : reason;

/** What to change comes first; what worked takes a place of the three where there is any. */
function mostTelling(moments: Analysis['keyMoments']): Analysis['keyMoments'] {
  const change = moments.filter(({ type }) => type === 'improvement');
  const worked = moments.filter(({ type }) => type === 'strength');
  const kept = worked.slice(0, Math.max(1, MOST_MOMENTS - change.length));
  return [...change.slice(0, MOST_MOMENTS - kept.length), ...kept].toSorted(
    (a, b) => a.timestamp - b.timestamp,
  );
}

/** In the words of the review: the findings of the part from which most is to be gained, or that part, or that nothing stands out. */
function oneThing(analysis: Analysis): FirstPage['fix'] {
  const { fixNext } = analysis;
  if (fixNext !== null) {
    const { headline, evidence, reason, remedy } = fixWords(fixNext, analysis);
    const { start, end } = analysis.events.find(({ id }) => id === fixNext.eventIds[0]) ?? fixNext;
    const at = end - start < PASSAGE_SECONDS ? clock(start) : `${clock(start)} to ${clock(end)}`;
    return {
      label: THE_ONE_THING,
      headline: `${headline} (${at})`,
      lines: [`${evidence} ${reason}`, remedy],
    };
  }
  const { headline, why } = sayNoFix(
    { ...analysis, ...feedbackWords(analysis) },
    noScoreWords(analysis.scores.overall),
  );
  const [weakest, remedy] = why;
  if (weakest === undefined || remedy === undefined) return { label: null, headline, lines: why };
  const [, judgment = weakest, figures] = JUDGMENT.exec(weakest) ?? [];
  return {
    label: THE_ONE_THING,
    headline: judgment,
    lines: [figures, remedy].filter((line) => line !== undefined),
  };
}

/** Where numbers stand below places in rising order: each as near to its place as the others leave room, all within the width. */
export function spread(
  places: readonly number[],
  { room, width }: { room: number; width: number },
): number[] {
  const pushed = places.reduce<number[]>(
    (before, place) => [...before, Math.max(place, (before.at(-1) ?? -Infinity) + room)],
    [],
  );
  return pushed.map((place, index) => Math.min(place, width - (pushed.length - 1 - index) * room));
}

/** A first sentence without figures or quotations, and the figures behind it. */
const JUDGMENT = /^([^."\d]{10,90}\.) ([^]+)$/u;
