import type { ModelPerson } from '@lectern/contracts/case-model';
import { coreWord } from '@lectern/legal-text/names';
import { counselIn } from '../case-fields/counsel.rules.js';
import type { ReadCase } from './build.js';

type Side = ModelPerson['side'];
type Pages = Parameters<typeof counselIn>[0];
type Read = Pick<ReadCase, 'model' | 'sides'>;

/** The side that a paper calls the plaintiff, the State, the defense. */
export function sideCalled({ model, sides }: Read, text: string): Side | undefined {
  const claims = model.side === 'claiming' ? 'ours' : 'theirs';
  const other = claims === 'ours' ? 'theirs' : 'ours';
  if (
    /^(?:the )?(?:plaintiffs?|petitioners?|claimants?|states?|people|commonwealth|government|prosecution|united states)\b/i.test(
      text,
    )
  )
    return claims;
  if (/^(?:the )?(?:defen[cds]|respondent|accused)/i.test(text)) return other;
  const has = (party: { said: string; short: string } | undefined): boolean =>
    party !== undefined && party.short.length > 3 && text.toLowerCase().includes(party.short.toLowerCase());
  const [own, opposing] = [has(sides.client), has(sides.opponent)];
  return own === opposing ? undefined : own ? 'ours' : 'theirs';
}

/** For which side the counsel of a transcript appear, by the appearances or the heading of their examination. */
export function counselSide(read: Read, pages: Pages): (by: string | undefined) => Side | undefined {
  const counsel = counselIn(pages);
  return (by) => {
    const last = by?.split(' ').at(-1)!.toUpperCase();
    const whom = last && (counsel.get(last) ?? headedFor(pages, last));
    return whom ? (sideCalled(read, whom) ?? sideNamed(read, whom)) : undefined;
  };
}

/** "Haverkamp Defendants", "Dr. Roe": the role behind a name, or a party by a word of its name. */
function sideNamed({ model }: Read, whom: string): Side | undefined {
  const own = model.people.find(
    ({ side, name }) =>
      side !== 'neither' && whom.toUpperCase().includes((coreWord(name) ?? name).toUpperCase()),
  );
  if (own) return own.side;
  const claims = /\b(?:plaintiff|petitioner|claimant)s?\b/i.test(whom);
  const defends = /\b(?:defendant|respondent)s?\b/i.test(whom);
  if (claims === defends || model.side === 'unknown') return undefined;
  return claims === (model.side === 'claiming') ? 'ours' : 'theirs';
}

/** "EXAMINATION BY MR. HARGROVE (for the Defendant)" */
function headedFor(pages: Pages, surnameOf: string): string | undefined {
  const row = pages
    .flatMap(({ text }) => text.split('\n'))
    .find(
      (one) =>
        /\bBY\b/i.test(one) && one.toUpperCase().includes(surnameOf) && /\b(?:for|counsel)\b/i.test(one),
    );
  return /\b(?:for|on behalf of) (?:the )?([A-Z]\p{L}{4,20})/u.exec(row ?? '')?.[1];
}
