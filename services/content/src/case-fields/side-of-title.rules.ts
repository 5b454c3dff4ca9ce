import { tellingWords } from '@lectern/legal-text/names';
import type { Caption } from './caption.rules.js';
import { type Side, isGovernment } from './party-names.rules.js';

const PAPER =
  '(?:brief|motion|memorandum|opposition|reply|answer|response|objections?|application|statement)';
/** "BRIEF FOR THE STATE", "ANSWER BRIEF OF APPELLEE", "RESPONSE ON BEHALF OF THE RESPONDENT". */
const OF_WHOM = new RegExp(`\\b${PAPER} (?:of|for|by|on behalf of) (?:the )?(\\S.{2,80})$`, 'i');
/** "STATE’S BRIEF ON THE MERITS", "RESPONDENT'S ANSWERING BRIEF". */
const WHOSE = new RegExp(`^(?:the )?(\\S.{1,80}?)(?:['’]s?|s['’]) (?:[\\w-]+ ){0,4}?${PAPER}\\b`, 'i');
/** A title alone tells which brief of an appeal it is. */
const ANSWERS_APPEAL = /^(?:corrected |amended )?answer(?:ing)? brief$/i;
const OPENS_APPEAL = /^(?:corrected |amended )?(?:(?:appellate )?opening brief|reply brief)$/i;
const FRIEND = /\bamic(?:us|i)\b|\bfriends? of the court\b/i;
const ROLE =
  /\b(?:cross-)?(plaintiff|petitioner|claimant|complainant|defendant|respondent|accused|appellant|appellee|movant|intervenor)(?:s|s?['’]s?)?\b/gi;
const SOVEREIGN = /\b(?:state|people|commonwealth|government|united states|prosecution)\b/i;
const ROWS = 70;
const LONGEST = 110;

/** Rows of a page that are a title: in capitals, or each of their words but the small ones with a capital. */
export const titleRows = (page: string): string[] =>
  page
    .split('\n')
    .slice(0, ROWS)
    .flatMap((row) => row.trim().split(/\s{3,}|\s[)\]|:§]+(?:\s|$)/))
    .map((cell) => cell.trim())
    .filter(
      (cell) =>
        cell.length > 5 &&
        cell.length <= LONGEST &&
        (!/[.;:]$/.test(cell) || /\b(?:inc|co|corp|ltd)\.$/i.test(cell)) &&
        !/(?<!^|\b(?:of|for|in|to|on|and|the|by) )\b(?!(?:of|for|in|to|on|and|the|by|behalf)\b)\p{Ll}{2,}/u.test(
          cell.replace(/['’]s\b/g, ''),
        ),
    );

type Position = 'first' | 'second';
const other = (side: Position): Position => (side === 'first' ? 'second' : 'first');

/** Which side of the caption these words of a title name: by a role of the caption, the State, or a name. */
function namedSide(words: string, { first, second }: Caption): Position | undefined {
  const oneOf = (one: boolean, two: boolean): Position | undefined =>
    one === two ? undefined : one ? 'first' : 'second';
  const bears = (side: Side | undefined, role: string): boolean =>
    side?.roles.some((its) => its.split(/[^a-z]+/i).some((word) => word.replace(/s$/, '') === role)) ?? false;
  const sides = [...words.matchAll(ROLE)].flatMap(([, found]) => {
    const role = found!.toLowerCase();
    return oneOf(bears(first, role), bears(second, role)) ?? [];
  });
  if (sides.length > 0) return sides.every((side) => side === sides[0]) ? sides[0] : undefined;
  const lower = words.toLowerCase();
  const named = (side: Side | undefined): boolean =>
    side?.names.some((name) => tellingWords(name).some((word) => word.length > 3 && lower.includes(word))) ??
    false;
  if (SOVEREIGN.test(words)) {
    const public_ = oneOf(isGovernment(first), second !== undefined && isGovernment(second));
    if (public_) return public_;
  }
  return oneOf(named(first), named(second));
}

/** Whose paper it is by its own title on the first page, and that title; undefined where none says it. */
export function sideOfTitle(
  caption: Caption,
  pages: readonly { text: string }[],
): { side: Position; title: string } | undefined {
  const rows = titleRows(pages[0]?.text ?? '');
  if (rows.some((row) => FRIEND.test(row))) return undefined;
  for (const row of rows) {
    // "OPPOSITION TO PLAINTIFF'S MOTION": whose motion it is does not say who opposes it.
    const owner = WHOSE.exec(row)?.[1] ?? OF_WHOM.exec(row)?.[1];
    if (owner !== undefined && !/\b(?:to|against|re|regarding|on|granting|denying)\b/i.test(owner)) {
      const side = namedSide(owner, caption);
      if (side) return { side, title: row };
    }
    const appeals = namedSide('appellant', caption) ?? namedSide('petitioner', caption);
    if (appeals && ANSWERS_APPEAL.test(row)) return { side: other(appeals), title: row };
    if (appeals && OPENS_APPEAL.test(row)) return { side: appeals, title: row };
  }
  return undefined;
}
