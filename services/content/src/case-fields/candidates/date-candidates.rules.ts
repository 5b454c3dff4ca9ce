import { MONTH, MONTH_NAMES } from '@lectern/legal-text/months';
import { type SpokenDate, dateKey, datesIn } from '@lectern/legal-text/dates';
import type { ExtractedValue } from '../extracted-value.js';
import type { Candidate, Choice } from './ranking.rules.js';
import type { Reading } from './reading.rules.js';

export const DATE_CHOICE: Choice = {
  most: 10,
  runnersUp: 5,
  leastShown: 0.12,
  fewest: { count: 3, least: 0.04 },
  leastOffered: 0.03,
  overlap: 1,
};

const NEAR = 60;
const SIGNS: Record<string, RegExp> = {
  due: /\b(?:due|deadline|no later than|on or before|not later than|by|until|expires?|within|must|shall|before|extension|extended)\b/i,
  hearing:
    /\b(?:hearing|trial|conference|argument|argued|arraignment|mediation|deposition|scheduled|appear|set for|calendar)\b/i,
  filed: /\b(?:filed|filing|entered|docketed|submitted|lodged)\b/i,
  decided: /\b(?:decided|decision|opinion|issued|ordered|granted|denied|judgment|affirmed|reversed)\b/i,
  dated: /\b(?:dated|date|day of|signed|executed|respectfully)\b/i,
  cited: /\b(?:v\.|F\.\s?\d?d|U\.S\.|WL|Cir\.|Supp|amended|effective|Stat\.|Fed\. Reg\.)|[([]\s*$/,
  born: /\b(?:born|birth|dob|age)\b/i,
  letter: /\b(?:letter|article|e-?mail|newspaper|press|report|published|visited|rev\.|exhibit|ex\.)\b/i,
};

interface Place {
  date: SpokenDate;
  page: number;
  row: string;
  /** What stands before and behind the date in its row and the rows around it. */
  near: string;
  where: 'stamp' | 'head' | 'foot' | 'text';
}

const HEAD_ROWS = 30;
const FOOT_ROWS = 12;

function placesOf({ text }: Reading): Place[] {
  const stamps = text.stamps.flatMap((row) =>
    datesIn(row).map((date): Place => ({ date, page: 1, row, near: row, where: 'stamp' })),
  );
  const printed = text.pages.flatMap((page, index) => {
    const rows = page.text.split('\n');
    return rows.flatMap((row, at) => {
      const flat = row.replace(/\s+/g, ' ').trim();
      // A date may be broken between two rows.
      const next = rows[at + 1]?.replace(/\s+/g, ' ').trim() ?? '';
      return datesIn(`${flat} ${next}`)
        .filter((date) => date.index < flat.length)
        .map((date): Place => {
          const before = `${rows[at - 1]?.replace(/\s+/g, ' ').trim() ?? ''} ${flat.slice(0, date.index)}`;
          const behind = `${flat} ${next}`.slice(date.index + date.text.length);
          const where =
            index === 0 && at < HEAD_ROWS
              ? 'head'
              : index >= text.pages.length - 2 && at >= rows.length - FOOT_ROWS
                ? 'foot'
                : 'text';
          return {
            date,
            page: page.number,
            row: flat,
            near: `${before.slice(-NEAR)} ⟂ ${behind.slice(0, NEAR)}`,
            where,
          };
        });
    });
  });
  return [...stamps, ...printed];
}

const whole = ({ year, month, day }: SpokenDate): boolean =>
  year !== undefined && month !== undefined && day !== undefined;

export const inWords = ({ year, month, day }: SpokenDate): string =>
  `${MONTH_NAMES[(month ?? 1) - 1]} ${day}, ${year}`;

const PERIOD =
  /\b(?:within|no (?:later|more) than|not (?:later|more) than|at least|for|have|has|of|after|in)\s+(?:the\s+)?(?:\w+[- ]?\w* \()?(\d{1,3}|seven|ten|fourteen|twenty(?:-one)?|twenty-eight|thirty|forty-five|sixty|ninety)\)?[ -](?:calendar |business |court |working )?(days?|weeks?|months?|hours?)\b[^.;]{0,60}/gi;
const LIMITS =
  /\b(?:must|shall|may|file|filed|serve|respond|appeal|object\w*|answer|answering|pay|extension|deadline|order\w*|due|required|notice|report)\b/i;

/** "within 30 days of this order": a limit that is counted, not dated. */
function periodCandidates(reading: Reading, ruled: ExtractedValue[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const { text, page, section } of reading.sentences) {
    for (const match of text.matchAll(PERIOD)) {
      const period = `${match[1]} ${match[2]}`.toLowerCase();
      const known = found.get(period);
      if (known) {
        known.features['period-count'] = Math.min(2, known.features['period-count']! + 0.5);
        continue;
      }
      const words = match[0].replace(/\s+/g, ' ').trim();
      found.set(period, {
        value: words,
        shown: ruled.find(({ quote }) => quote === text)?.value ?? around(text, match[0]),
        page,
        quote: text,
        features: {
          period: 1,
          ahead: 1,
          'period-count': 0,
          'period-limits': LIMITS.test(text) ? 1 : 0,
          'period-within': /^(?:within|no|not|at)\b/i.test(match[0]) ? 1 : 0,
          'period-order': section === 'order' || section === 'front' ? 1 : 0,
          'period-cited': /\bv\.|§|\bRule \d|\bU\.S\.C/.test(text) ? 1 : 0,
          'period-first': page === 1 ? 1 : 0,
          'period-short': reading.sentences.length < 40 ? 1 : 0,
        },
      });
    }
  }
  return [...found.values()];
}

const LABELS: [string, RegExp][] = [
  [
    'Due',
    /\b(?:due|deadline|no later than|on or before|not later than|respond by|answer by)\b[^⟂]{0,30}⟂|\bby\s*⟂/i,
  ],
  [
    'Hearing',
    /\b(?:hearing|trial|conference|argument|arraignment|mediation)\b[^⟂]{0,30}⟂|\bshall appear on\s*⟂/i,
  ],
  ['Argued', /\bargued\b[^⟂]{0,20}⟂/i],
  ['Decided', /\bdecided\b[^⟂]{0,20}⟂/i],
  ['Filed', /\b(?:filed|entered|docketed)\b[^⟂]{0,40}⟂|⟂[^⟂]{0,12}\bfiled\b/i],
];
const LONGEST = 220;

/** "Filed December 22, 2020": the day of the paper itself, and not something that happened. */
export const isDayOfPaper = (shown: string): boolean => OF_PAPER.test(shown);
const OF_PAPER =
  /^(?:argued|decided|filed|dated?|entered|submitted|heard|issued|signed|served|date of \w+)(?: \w+){0,3}? (?:[A-Z][a-z]+\.? \d|\d)/i;

/** Whether it says what must be done by a day, or what is set for it; what was done or heard on a day is a fact. */
export const isTimeToKeep = (shown: string): boolean =>
  LIMITED.test(shown) ||
  BY_A_DAY.test(shown) ||
  (SET.test(shown) && (!DONE.test(shown) || HELD.test(shown))) ||
  /^hearing\b/i.test(shown);
const LIMITED =
  /\b(?:due|deadline|(?:no|not) later than|on or before|within (?!(?:the|its|his|her|their|this)\b)|at least|must|shall|court date|returnable|limitations|set for|calendar(?:ed)?|cut-?off|closes?|take notice that on|(?:open|valid) until)\b|\bextend(?:s|ed)?\b|\bextension\b/iu;
const BY_A_DAY = new RegExp(`\\bby (?=${MONTH}\\.? \\d|\\d{1,2}(?:[:/]\\d| ?[ap]\\.?m| ${MONTH}))`, 'i');
const SET =
  /\b(?:hearing|trial|conference|arraignment|mediation|oral argument|appear|scheduled|expires?|expiration)\b/i;
const HELD =
  /\b(?:hearing|trial|argument|conference|mediation) was (?:held|heard|conducted)\b|\b(?:held|conducted|heard) (?:an? |the |oral )(?:\w+ ){0,3}(?:hearing|trial|argument|conference)\b/i;
const DONE =
  /\b(?:was|were|had been) (?:\w+ )?(?:held|heard|conducted|filed|served|convened|continued|taken|argued|set|convicted|tried|sentenced)\b|(?<!\b(?:be|been) )\b(?:held|conducted|heard|filed|served|submitted|appeared|testified|responded|answered|moved|attended|presided|continued|testif\w+|found|granted|denied|affirmed|issued|noted|stated)\b/i;

/** Whether a word stands before two that stand together: in two steps, because one pattern for both would look at everything again and again. */
function saysMore(row: string): boolean {
  const at = row.search(/\p{L}{3}/u);
  return at >= 0 && /\p{L}{3} \p{L}{2}/u.test(row.slice(at + 3));
}

/** The sentence with the date, or what a stamp or a line of the head calls it. */
function shownDate({ date, page, near, where, row }: Place, { sentences }: Reading): string {
  const sentence =
    where !== 'stamp'
      ? sentences.find(
          (one) => Math.abs(one.page - page) <= 1 && one.text.includes(date.text) && one.text.length < 600,
        )
      : undefined;
  if (sentence && /\b[a-z]+ [a-z]+ [a-z]+\b/.test(sentence.text)) return around(sentence.text, date.text);
  const label = LABELS.find(([, words]) =>
    words.test(where === 'stamp' ? near.replace(date.text, '⟂') : near),
  )?.[0];
  // A day in a table or a list is the day of something else.
  const rest = row.replace(date.text, '').replace(/\b(?:dated?|day of|this)\b/gi, '');
  if (label === undefined && where !== 'stamp' && (where === 'text' || saysMore(rest))) return inWords(date);
  return `${label ?? 'Dated'} ${inWords(date)}`;
}

/** The last clause that begins before the date, and not so near that it says nothing; else some words. */
function startBefore(text: string, at: number): number {
  const clause = [...text.slice(0, at).matchAll(/[;:]\s|,\s(?=\p{Ll})|[)”]\s/gu)].findLast(
    ({ index }) => index > at - 160 && index < at - 40,
  );
  return clause ? clause.index + clause[0].length : text.indexOf(' ', at - 90) + 1;
}

/** A long sentence, cut to the words around its date. */
function around(text: string, date: string): string {
  if (text.length <= LONGEST) return text;
  const at = text.indexOf(date);
  const from = at < LONGEST - 60 ? 0 : startBefore(text, at);
  const to = text.length - from <= LONGEST ? text.length : text.lastIndexOf(' ', from + LONGEST);
  return `${from > 0 ? '… ' : ''}${text.slice(from, Math.max(to, at + date.length))}${to < text.length ? ' …' : ''}`;
}

/** Every day that the document names, once. `ruled`: the sentences that the rules by name would take. */
export function dateCandidates(reading: Reading, ruled: ExtractedValue[]): Candidate[] {
  const places = placesOf(reading).filter(({ date }) => whole(date));
  const byDay = Map.groupBy(places, ({ date }) => dateKey(date));
  const days = [...byDay.keys()].sort();
  const taken = ruled.map(({ quote, value }) => datesIn(`${quote} ${value}`).map(dateKey));
  const dated = [...byDay].map(([day, own]): Candidate => {
    const features: Candidate['features'] = {
      count: Math.log(own.length),
      latest: days.at(-1) === day ? 1 : 0,
      late: days.indexOf(day) / Math.max(1, days.length - 1),
      few: days.length <= 3 ? 1 : 0,
      firstPage: own.some(({ page }) => page === 1) ? 1 : 0,
      ruled: taken.some((keys) => keys.includes(day)) ? 1 : 0,
      ruledFirst: taken.slice(0, 4).some((keys) => keys.includes(day)) ? 1 : 0,
    };
    for (const where of ['stamp', 'head', 'foot', 'text'])
      features[`at-${where}`] = own.some((place) => place.where === where) ? 1 : 0;
    for (const [name, sign] of Object.entries(SIGNS)) {
      const hits = own.filter(({ near }) => sign.test(near)).length;
      features[name] = hits > 0 ? 1 : 0;
      features[`${name}-share`] = hits / own.length;
    }
    const telling = [SIGNS.due!, SIGNS.hearing!].map((sign) => own.find(({ near }) => sign.test(near)));
    const best = telling.find((place) => place !== undefined) ?? own[0]!;
    const said = ruled.find(
      ({ value }) => value.length <= LONGEST && datesIn(value).some((date) => dateKey(date) === day),
    );
    const ahead = telling.some((place) => place !== undefined) ? 1 : 0;
    features.ahead = ahead;
    const shown = said?.value ?? shownDate(best, reading);
    return {
      value: inWords(best.date),
      shown,
      page: best.page,
      quote: best.row,
      features,
    };
  });
  return [...dated, ...periodCandidates(reading, ruled)];
}
