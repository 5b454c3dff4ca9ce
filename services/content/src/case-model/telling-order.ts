import type { ModelFact } from '@lectern/contracts/case-model';
import { type SpokenDate, dateKey, datesIn } from '@lectern/legal-text/dates';
import { sharedStems, stemsOfSaid } from '../script/english/likeness.js';
import { leans } from '../script/english/sayable.js';
import { looksBack } from './event-date.js';

/** "She had warned him in May": told late, happened early. */
const HAD =
  /\bhad (?:\p{L}+ly |already |also |never |not )?(?:been |had |\p{L}+(?:ed|en|nt|ld|wn|ft|de|st|ck|ng|id)\b)/u;
/** Nothing goes on from what was not done on an earlier day. */
const UNDONE = /\b(?:did|had|was|were|has|have) (?:not|never)\b|\bnever\b/;

/**
 * The facts of one paper in order of time. A paragraph's undated sentences stay with its day; an undated paragraph stays
 * with the day told before it, but behind a look back with the day that was looked back from. A paper that begins with
 * a summary starts its story anew where an earlier day is told plainly. `dayBefore` is the day that a sentence of the same paragraph
 * names which is not told itself.
 */
export function tellingOrder(
  facts: readonly ModelFact[],
  passages: ReadonlyMap<ModelFact, number>,
  dayBefore: (fact: ModelFact) => SpokenDate | undefined = () => undefined,
): ModelFact[] {
  const blocks: ModelFact[][] = [];
  for (const fact of facts) {
    const last = blocks.at(-1);
    const goesOn =
      last &&
      passages.get(last[0]!) === passages.get(fact) &&
      last.at(-1)!.kind === fact.kind &&
      (dayOf(fact, undefined) === undefined || GOES_ON.test(fact.said[0] ?? ''));
    if (goesOn) last.push(fact);
    else blocks.push([fact]);
  }
  let now = 0;
  let previous = 0;
  return blocks
    .map((block, at) => {
      const untold = numberOf(dayBefore(block[0]!));
      const day =
        dayOf(block[0]!, now) ?? (untold !== undefined && goesOnTo(untold, now) ? untold : undefined);
      const isLookBack =
        day !== undefined &&
        day < now &&
        (HAD.test(block[0]!.said.join(' ')) ||
          UNDONE.test(block[0]!.said.join(' ')) ||
          comesBack(blocks.slice(at + 1), { now, day }));
      if (day !== undefined && !isLookBack) now = day;
      // "Leland handled the accounts. On December 12 he had a stroke": he stays with the one who was named.
      const stays =
        day !== undefined &&
        day < previous &&
        HE_ON.test(block[0]!.said[0] ?? '') &&
        passages.get(block[0]!) === passages.get(blocks[at - 1]![0]!);
      previous = stays ? previous : (day ?? now);
      return { block, day: previous };
    })
    .sort((a, b) => a.day - b.day)
    .flatMap(({ block }) => block);
}

const HE_ON = /^(?:On|In|At|By) [^,“”]{3,40}(?:, \d{4})?, (?:he|she|they|it)\b/;

/** "In January his sister was found to be a match": his who was named right before, and nobody else's. */
const OF_SOMEBODY =
  /^(?:(?:On|In|At|By) [^,“”]{3,40}?(?:, \d{4})?,? )?(?:his|her|their) \p{Ll}+\b|^(?:His|Her|Their) \p{Ll}+\b/u;

/** "He died on October 20": he was named right before. */
const GOES_ON = new RegExp(`${OF_SOMEBODY.source}|^(?:He|She|They) `, 'u');

/** An earlier day or two among later ones are a look back, too; a story that starts anew tells more of them first. */
const LOOKS_BACK_FOR = 2;

function comesBack(blocks: readonly ModelFact[][], { now, day }: { now: number; day: number }): boolean {
  const days = blocks.flatMap(([first]) => dayOf(first!, now) ?? []).slice(0, LOOKS_BACK_FOR);
  // Told of an earlier year, and with the next day back in the one before.
  const next = blocks.find(([first]) => dayOf(first!, now) !== undefined)?.[0];
  if (next && yearOfNumber(day) < yearOfNumber(now) && sureYear(next, now) === yearOfNumber(now)) return true;
  // The last day that a paper tells of begins no new story: what has no day goes on from the latest one.
  return days.length === 0 || days.some((day) => day >= now);
}

/** The day of a fact as a number that grows with time; a day without a year is of the year of `now`. */
function dayOf({ said }: ModelFact, now: number | undefined): number | undefined {
  const text = said.join(' ');
  const [first] = datesIn(text);
  if (!first || looksBack(text.slice(0, first.index))) return undefined;
  // "He said that he had injured his knee in 2016": not when he said it.
  if (first.month === undefined && HAD.test(text.slice(0, first.index))) return undefined;
  const year =
    first.year ?? (now ? (yearByWeekday(text, first, now) ?? yearAfter(now, first.month ?? 0)) : undefined);
  if (year === undefined) return now === undefined ? 0 : undefined;
  // "Nobody else was laid off in 2024", "in 2016 her neck was treated": a whole year places nothing, it stays where it was told.
  if (now && first.month === undefined && year <= Math.floor(now / 10_000)) return undefined;
  return numberOf({ ...first, year });
}

/** A story goes on to a day that is not told where it comes soon after the last one. */
const goesOnTo = (day: number, now: number): boolean => now > 0 && day >= now && day - now < SOON;
const SOON = 20_000;

const numberOf = (date: SpokenDate | undefined): number | undefined =>
  date?.year === undefined ? undefined : date.year * 10_000 + (date.month ?? 0) * 100 + (date.day ?? 0);

const yearOfNumber = (day: number): number => Math.floor(day / 10_000);

/** The year of a fact where it is told, or is plain from the day of the week. */
function sureYear({ said }: ModelFact, now: number): number | undefined {
  const text = said.join(' ');
  const [first] = datesIn(text);
  return first && (first.year ?? yearByWeekday(text, first, now));
}

const WEEKDAYS = ['Sun', 'Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur'];
const WEEKDAY = /\b(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day,? (?:the )?$/;
/** Years, first the nearest, in which a day of the week is looked for. */
const NEAR = [0, 1, -1, 2, -2];

/** "On Friday, March 8": the year near `now` in which that was a Friday. */
function yearByWeekday(text: string, { index, month, day }: SpokenDate, now: number): number | undefined {
  const named = WEEKDAY.exec(text.slice(0, index))?.[1];
  if (named === undefined || month === undefined || day === undefined) return undefined;
  return NEAR.map((far) => yearOfNumber(now) + far).find(
    (year) => new Date(Date.UTC(year, month - 1, day)).getUTCDay() === WEEKDAYS.indexOf(named),
  );
}

/** A day without a year, told after December: February is of the next year, November is a look back. */
function yearAfter(now: number, month: number): number {
  const [year, told] = [Math.floor(now / 10_000), Math.floor(now / 100) % 100];
  return month > 0 && told - month >= HALF_A_YEAR ? year + 1 : year;
}
const HALF_A_YEAR = 6;

/** The number of the complaint's paragraph that a fact stands in, or of the one that it answers. */
export interface Answering {
  tells: number | undefined;
  answers: number | undefined;
}

/** Behind everything that has a day. */
const LAST = '9999';
const LIKE = 3;

/** What a further paper tells without a day stands by the event of which another one tells most alike. */
function dayOfLike(
  fact: ModelFact,
  blocks: readonly { date: string; facts: readonly ModelFact[] }[],
): string | undefined {
  const own = stemsOfSaid(fact.said);
  let best = { shared: LIKE - 1, date: undefined as string | undefined };
  for (const { date, facts } of blocks)
    for (const other of facts) {
      const shared = date === LAST ? 0 : sharedStems(own, stemsOfSaid(other.said));
      if (shared > best.shared) best = { shared, date };
    }
  return best.date;
}

/**
 * Papers of one case in one order of time: what has no day of its own follows what it stood behind, and what an answer says of a
 * paragraph has the day of that paragraph.
 */
export function byDate(
  facts: readonly ModelFact[],
  answeringOf: (fact: ModelFact) => Answering = () => ({ tells: undefined, answers: undefined }),
  dayBefore: (fact: ModelFact) => SpokenDate | undefined = () => undefined,
): ModelFact[] {
  let last = '';
  const blocks: { date: string; facts: ModelFact[] }[] = [];
  const dayOfParagraph = new Map<number, string>();
  let document: string | undefined;
  let answered: number | undefined;
  for (const fact of facts) {
    const own = fact.sources[0]?.document?.name;
    if (own !== document) last = '';
    document = own;
    const { tells, answers } = answeringOf(fact);
    const paragraphDay = answers === undefined ? undefined : dayOfParagraph.get(answers);
    // A month places what happened as well as a day does; a year alone is a background.
    const before = fact.date || last === '' ? undefined : dayBefore(fact);
    const untold =
      before && goesOnTo(numberOf(before)!, Number(last.replaceAll('-', '').padEnd(8, '0')))
        ? before
        : undefined;
    const full =
      fact.date && fact.date.length >= 'yyyy-mm'.length
        ? fact.date
        : untold
          ? dateKey(untold)
          : paragraphDay !== undefined && answers !== answered
            ? paragraphDay
            : undefined;
    answered = answers;
    const goesOn = GOES_ON.test(fact.said[0] ?? '') && last !== '' && blocks.length > 0;
    if (full && full !== last && !goesOn) blocks.push({ date: full, facts: [fact] });
    else if (
      last === '' &&
      !full &&
      own !== facts[0]!.sources[0]?.document?.name &&
      !leans(fact.said[0] ?? '')
    )
      blocks.push({ date: dayOfLike(fact, blocks) ?? LAST, facts: [fact] });
    else if (
      blocks.length === 0 ||
      (last === '' && !full && blocks.at(-1)!.facts.at(-1)?.sources[0]?.document?.name !== own)
    )
      blocks.push({ date: '', facts: [fact] });
    else blocks.at(-1)!.facts.push(fact);
    last = full ?? last;
    if (tells !== undefined && last !== '') dayOfParagraph.set(tells, last);
  }
  return blocks
    .map((block, at) => ({ block, at }))
    .sort((a, b) => (a.block.date < b.block.date ? -1 : a.block.date > b.block.date ? 1 : a.at - b.at))
    .flatMap(({ block }) => block.facts);
}
