import { datesIn } from '@lectern/legal-text/dates';
import { MONTH_NAMES } from '@lectern/legal-text/months';

const KEPT =
  /^((?:[\p{L}\d’'&.-]+ ){0,3}?(?:LOG|NOTES?|RECORDS?|CHART|SHEET|DIARY|JOURNAL|HISTORY|LEDGER|FILE|TIMELINE|ATTENDANCE|ACTION)(?: DETAIL)?)(?!\p{L})/iu;
const CARES =
  /^((?:[\p{L}’'&.,-]+ ){0,5}?(?:HOSPITAL|HOSPICE|NURSES|NURSING|CLINIC|CENTER|P\.C\.|P\.A\.|M\.D\.|MEDICAL|HEALTH|ORTHOP\p{L}{3,8}|THERAPY|SPINE|PHYSICIANS?|ASSOCIATES|RADIOLOGY|IMAGING)(?!\p{L})(?: (?:CLINIC|CENTER|HOSPITAL)\b)?)/iu;
/** "Dev. A  iPhone 11 of D. R. Orne". */
const DEVICE =
  /\b((?:iPhone|Galaxy|Pixel|phone|telephone|tablet|laptop|computer|tracker|GPS|radar|camera)\b(?: [\p{L}\d]{1,4}){0,2} of (?:\p{Lu}[\p{L}.’'-]* ?){1,4})/u;

/** What a row that stands above notes, entries or fields calls them: "the camera log", "the records of Elm Street Clinic". */
export function recordNamed(text: string): string | undefined {
  const device = DEVICE.exec(text)?.[1]?.trim();
  if (device) return `the log of the ${device}`;
  const bare = text.replace(/^[^\p{L}]+/u, '').split(/\s{3,}/)[0]!;
  const cares = CARES.exec(bare)?.[1];
  if (cares?.includes(' ') && /^[^\p{Ll}]+$/u.test(cares)) return `the records of ${titled(cares)}`;
  const kept = KEPT.exec(bare)?.[1];
  if (kept && /^\p{Lu}/u.test(kept)) return `the ${inSmall(kept)}`;
  const seen = /^((?:\p{Lu}+ ){0,2}(?:CAMERA|VIDEO|RADIO|DISPATCH|GPS))\b[^\p{Ll}]*$/u.exec(bare)?.[1];
  if (seen) return `the ${inSmall(seen)}`;
  return /^MEDICAL\b[^\p{Ll}]*$/u.test(bare) ? 'the medical records' : undefined;
}

const ACRONYM = /^(?:HR|IT|EMS|ER|MRI|CCTV|GPS|DNA|CAD|EEG)$/;
export const inSmall = (title: string): string =>
  title
    .split(' ')
    .map((word) => (ACRONYM.test(word) ? word : word.toLowerCase()))
    .join(' ');

/** A whole day, also where hyphens stand between its figures. */
export const spokenWhole = (text: string): string | undefined => {
  const [date] = datesIn(text.replace(/\b(\d{1,2})-(\d{1,2})-(\d{2,4})\b/g, '$1/$2/$3')).filter(
    ({ year, month, day }) => year && month && day,
  );
  return date && `${MONTH_NAMES[date.month! - 1]!} ${date.day!}, ${date.year!}`;
};

/** "PEACHTREE HAND & SHOULDER, P.C." as a name. */
const titled = (name: string): string =>
  name
    .replace(/,? (?:P\.C\.|P\.A\.)$/i, '')
    .replace(/^(.{3,40}), M\.D\.$/i, 'Dr. $1')
    .replace(/ & /g, ' and ')
    .replace(/\p{Lu}{2,}/gu, (word) => word[0]! + word.slice(1).toLowerCase())
    .replace(/[,.]$/, '')
    .replace(/\b(?:And|Of|The|For)\b(?! \p{Lu}\.)/gu, (word, at: number) =>
      at === 0 ? word : word.toLowerCase(),
    );
