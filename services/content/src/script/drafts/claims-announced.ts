import type { ModelClaim } from '@lectern/contracts/case-model';
import { questionOf, shorterOf } from '../asked.js';
import type { Brief } from '../brief.js';
import { isCounterclaim, isOurs } from '../claimed-by.js';
import { joined } from '../english/phrases.js';
import { type Line, type Paragraph, framing, resting } from '../line.js';

/** "Turn now to the claim for negligence against Brightline, Count Two." */
export function turnTo(brief: Brief, claim: ModelClaim, at: number): Line {
  const { read } = brief;
  const { criminal } = read.sides;
  const count =
    claim.count && /\bcount\b/i.test(claim.count) && !isCounterclaim(brief, claim) ? `, ${claim.count}` : '';
  const against = claim.against ? ` against ${shorterOf(read, claim.against)}` : '';
  const back = isCounterclaim(brief, claim);
  const called = criminal
    ? 'the charge of'
    : back
      ? `${isOurs(brief, claim) ? 'our' : 'their'} counterclaim for`
      : 'the claim for';
  const what = `${called} ${claim.name}${against}${count}`;
  return resting(at === 0 ? `Begin with ${what}.` : `Turn now to ${what}.`, claim);
}

/** A part keeps its title on its first line. */
export function withTurn([first = [], ...more]: Paragraph[], turn: Line): Paragraph[] {
  const [line] = first;
  if (!line) return more;
  const { part: title, ...bare } = line;
  return [[{ ...turn, ...(title && { part: title }) }, bare, ...first.slice(1)], ...more];
}

const COUNTED = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** What those who decide are asked, as they will hear it. */
export function questions(brief: Brief, claims: readonly ModelClaim[]): Line[] {
  if (brief.read.sides.criminal) {
    if (claims.length < 2) return [framing('You have one question to answer: has the charge been proved?')];
    const names = joined(
      claims.map(({ name }) => name),
      'and',
    );
    return [
      resting(
        countsOfCharges(claims) ??
          // How many there are is told where the paper counts them.
          (claims.every(({ count }) => count !== undefined)
            ? `There are ${COUNTED[claims.length]} charges: ${names}.`
            : `The charges are ${names}.`),
        ...claims,
      ),
      framing('Take them one at a time, and ask of each whether it has been proved.'),
    ];
  }
  const asked = claims.map((claim) => ({
    ...resting(questionOf(brief, claim) ?? `There is a claim of ${claim.name}.`, claim),
    reworded: true,
  }));
  return claims.length > 1 ? [framing(`You will decide ${COUNTED[claims.length]} things.`), ...asked] : asked;
}

/** "There are four counts: theft in Count I, Count II and Count III, and fraud in Count IV.": where one charge has several counts. */
function countsOfCharges(claims: readonly ModelClaim[]): string | undefined {
  const labels = claims.map(({ count }) => count?.match(/\bCounts? \S+?(?=,| and |$)/g) ?? []);
  const total = COUNTED[labels.flat().length];
  if (!total || labels.some((own) => own.length === 0) || labels.every((own) => own.length === 1))
    return undefined;
  if (labels.flat().some((label) => label.startsWith('Counts'))) return undefined;
  const parts = claims.map(({ name, count }) => `${name} in ${count}`);
  return `There are ${total} counts: ${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)!}.`;
}

/** Of two claims of one name each is called by whom it is against. */
export const calledAmong = ({ read }: Brief, claim: ModelClaim, claims: readonly ModelClaim[]): string =>
  claim.against && claims.some((other) => other !== claim && other.name === claim.name)
    ? `${claim.name} against ${shorterOf(read, claim.against)}`
    : claim.name;
