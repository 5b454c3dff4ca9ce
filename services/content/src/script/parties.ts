import type { CaseDetails } from '@lectern/contracts/case';
import type { Source } from '@lectern/contracts/content';
import { properName } from './english/casing.js';
import { bare, sentence } from './english/phrases.js';
import { type DocumentPage, partyPlaces } from './passages.js';

export interface Party {
  name: string;
  sources: Source[];
}

export type Side = 'claiming' | 'defending' | 'unknown';

const ROLE =
  /[\s,]*[([]?\b(?:the\s+)?(plaintiffs?|petitioners?|claimants?|appellants?|complainants?|movants?|defendants?|respondents?|appellees?|accused|debtors?|creditors?|cross-(?:plaintiffs?|defendants?))\b[)\]]?\.?$/i;

export function partyOf(
  field: 'clientName' | 'opposingParty',
  value: string | undefined,
  pages: readonly DocumentPage[],
): Party | undefined {
  const name =
    value &&
    withArticle(
      sentenceless(
        properName(
          (value.replace(ROLE, '') || value).replace(DOCKET, '').replace(/,?\s+et\.? al\.?/gi, ' and others'),
        )
          .replace(/\s*;\s+(?:and\s+)?(?=[^;]*$)/, ' and ')
          .replace(/\s*;\s+(?=\S)/g, ', '),
      ),
    );
  if (!name || !/[\p{L}\p{N}]/u.test(name)) return undefined;
  return { name, sources: partyPlaces(field, value, pages) };
}

/** The number of the case, read into the name beside it. */
const DOCKET = /^(?:No\. )?\d{2}-\d{3,5} (?=\p{Lu})/u;

/** A name cleaned as a sentence is, but with its own first letter and without an end mark. */
const sentenceless = (name: string): string => {
  const tidy = bare(sentence(name));
  return /^\p{Ll}/u.test(name) ? tidy[0]!.toLowerCase() + tidy.slice(1) : tidy;
};

/** Public bodies and estates are spoken of with an article. */
const withArticle = (name: string): string =>
  /^(?:united states|state of|people of|commonwealth|city of|county of|town of|village of|department|estate of|board of|government|united kingdom|secretary)\b|^(?:U\.S\.|American|National|International|Arab American)\b.*\b(?:Association|League|Department|Committee|Council|Service|Agency|Bureau)\b/i.test(
    name,
  )
    ? `the ${name}`
    : name.replace(/^The (?=\p{Lu})/u, 'the ');

const CLAIMING_ROLES = /plaintiff|claimant|appellant|complainant|movant/i;
const DEFENDING_ROLES = /defendant|appellee|accused/i;
const DEFENDING_WISHES =
  /\b(?:acquit\w*|not guilty|defen[sc]e verdict|dismiss(?:al|ed|ing)? (?:of )?(?:the |all |this )?(?:complaint|claims?|charges?|case|action|indictment|lawsuit|suit)|deny|denial|affirm(?:ance|ed)?|no liability|take nothing|suppress\w*)\b/i;
const CLAIMING_WISHES =
  /\b(?:damages|compensat\w+|restitution|recover\w*|award\w*|injunction|enjoin|reinstat\w+|back pay|specific performance|settlement of|custody|child support|asylum|reverse|vacate|royalt\w+|quiet title|rescission)\b/i;

const PROSECUTOR =
  /^(?:the )?(?:(?:united states|state of|people|commonwealth|government|prosecution|crown)\b|state$)/i;

/** Which way the client faces: by the role beside a name, by the kind of case, then by what is asked. Unknown is a real answer. */
export function sideOf(details: CaseDetails): Side {
  const own = ROLE.exec(details.clientName ?? '')?.[1] ?? '';
  if (CLAIMING_ROLES.test(own)) return 'claiming';
  if (DEFENDING_ROLES.test(own)) return 'defending';
  const other = ROLE.exec(details.opposingParty ?? '')?.[1] ?? '';
  if (CLAIMING_ROLES.test(other)) return 'defending';
  if (DEFENDING_ROLES.test(other)) return 'claiming';
  if (details.caseType === 'criminal-defense')
    return PROSECUTOR.test(details.clientName ?? '') ? 'claiming' : 'defending';
  const wish = details.desiredOutcome ?? '';
  const defends = DEFENDING_WISHES.test(wish);
  const claims = CLAIMING_WISHES.test(wish);
  return defends === claims ? 'unknown' : defends ? 'defending' : 'claiming';
}
