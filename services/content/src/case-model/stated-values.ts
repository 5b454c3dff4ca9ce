import { datesIn } from '@lectern/legal-text/dates';

/** A figure that a sentence states: of what kind, in a form that can be compared, and as it is written. */
export interface StatedValue {
  kind: 'date' | 'time' | 'amount' | 'measure';
  /** What is counted, for a measure. */
  unit: string;
  value: number;
  text: string;
}

/** Not the time code of a recording: "[00:47:08]". */
const TIME = /(?<![[\d:])\b(?:(\d{1,2}):(\d{2})(?::\d{2})?(?:\s?([ap])\.?\s?m\b\.?)?|(\d{2})(\d{2}) hours)/gi;
const SUM = /\$\s?(\d[\d,]*(?:\.\d+)?)(?: (million|billion|thousand))?/g;
const TIMES: Record<string, number> = { million: 1e6, billion: 1e9, thousand: 1e3 };
const UNITS: [string, RegExp][] = [
  ['mph', /^(?:mph|miles (?:per|an) hour)/i],
  ['mile', /^miles?\b/i],
  ['foot', /^(?:feet|foot|ft)\b/i],
  ['inch', /^(?:inch(?:es)?)\b/i],
  ['pound', /^(?:pounds?|lbs?)\b/i],
  ['degree', /^degrees?\b/i],
  ['percent', /^(?:percent|%)/i],
  ['minute', /^minutes?\b/i],
  ['hour', /^hours?\b(?! ?(?:a|per))/i],
  ['second', /^seconds?\b/i],
];
const MEASURE =
  /(?<![$\d:.,-])(\d{1,6}(?:,\d{3})*(?:\.\d+)?)(?: ?\(\d+\))?[ -](?=(\p{L}+(?: (?:per|an) hour)?|%))/gu;
const HALF_A_DAY = 720;

/** Every day, hour, sum and measure of a sentence. Hours are compared on the face of a clock where no half of the day is said. */
export function valuesIn(text: string): StatedValue[] {
  const dates = datesIn(text).flatMap(({ month, day, text: said }): StatedValue[] =>
    month !== undefined && day !== undefined
      ? [{ kind: 'date', unit: '', value: month * 100 + day, text: said }]
      : [],
  );
  const times = [...text.matchAll(TIME)].map(([said, hour, minute, , long, rest]): StatedValue => ({
    kind: 'time',
    unit: '',
    value: (Number(hour ?? long) * 60 + Number(minute ?? rest)) % HALF_A_DAY,
    text: said,
  }));
  const sums = [...text.matchAll(SUM)].map(([said, number, size]): StatedValue => ({
    kind: 'amount',
    unit: '$',
    value: Number(number!.replaceAll(',', '')) * (size ? TIMES[size]! : 1),
    text: said,
  }));
  const measures = [...text.matchAll(MEASURE)].flatMap(([, number, word]): StatedValue[] => {
    const unit = UNITS.find(([, pattern]) => pattern.test(word!))?.[0];
    return unit
      ? [{ kind: 'measure', unit, value: Number(number!.replaceAll(',', '')), text: `${number} ${word}` }]
      : [];
  });
  return [...dates, ...times, ...sums, ...measures];
}
