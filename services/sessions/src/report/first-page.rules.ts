import { clock } from '@lectern/contracts/clock';
import { sayNoFix } from '@lectern/contracts/english/no-fix';
import { SCORE_NAMES, wholeName } from '@lectern/contracts/english/scores';
import type { Analysis } from '@lectern/contracts/analysis';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { feedbackWords } from '@lectern/speech/english/advice';
import { noScoreWords } from '@lectern/speech/english/no-score';
import { fixWords } from '@lectern/speech/english/fixes';
import { type Moment, momentsOf } from './moments.rules.js';
import { type Trend, type TrendPoint, trendOf } from './trend.rules.js';

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
  moments: Moment[];
  trend: Trend;
  peaks: number[];
  durationSeconds: number;
}

const PARTS = ['confidence', 'clarity', 'pace', 'legalEffectiveness'] as const;
const THE_ONE_THING = 'The one thing';
/** What lasts so long is told with its end. */
const PASSAGE_SECONDS = 5;

const day = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

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
        day(session.createdAt),
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
    moments: momentsOf(analysis),
    trend: trendOf(trend, overall),
    peaks: analysis.peaks,
    durationSeconds: analysis.measurements.durationSeconds,
  };
}

/** What stands under the figure of the whole is not said again beside each part. */
const notAssessed = (reason: string | undefined, ofWhole: string | undefined): string =>
  reason === undefined || reason === ofWhole ? 'not assessed' : reason;

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
