import type { CaseDetails } from '@lectern/contracts/case';
import type { Side } from '@lectern/contracts/case-model';
import { coreWord, isOrganization, sameName } from '@lectern/legal-text/names';
import { escaped } from '@lectern/legal-text/escaped';
import type { Caption } from '../case-fields/caption.rules.js';
import { readableName } from '../case-fields/readable-name.rules.js';
import { eachNamed } from './each-named.js';
import { withForm, withoutWhatStandsBeside } from './beside-a-name.js';
import { isSeveral, withAnd } from './several-parties.js';
import { surname } from './surname.js';
import { partyOf, sideOf } from '../script/parties.js';
import { petitioningSide } from './who-petitions.js';

export { surname };

/** A party as it is spoken of. */
export interface SpokenParty {
  /** As the form has it, tidied. */
  full: string;
  /** Said first: without the legal form of a company. */
  said: string;
  /** Said afterwards: the surname, or the company without its form. */
  short: string;
  organization: boolean;
  /** More than one person or company. */
  several: boolean;
}

export interface Sides {
  client?: SpokenParty;
  opponent?: SpokenParty;
  side: Side;
  criminal: boolean;
}

/**
 * Insurance is kept from jurors who decide about an injury (Fed. R. Evid. 411: against liability); where one of the parties insures
 * others it is what the case is about, and in a criminal case it may be why.
 */
export const tellsInsurance = ({ client, opponent, criminal }: Sides): boolean =>
  criminal ||
  [client, opponent].some((party) => party?.organization && !party.several && INSURER.test(party.full));
const INSURER = /\b(?:insur(?:ance|ers?)|assurance|casualty|indemnity|underwriters|mutual)\b/i;

const LEGAL_FORM =
  /,?\s+(?:Inc|Incorporated|LLC|L\.L\.C|LLP|PLLC|Ltd|Limited|Corp|Corporation|Co|Company|N\.A|PLC|L\.P|P\.C|P\.A|S\.C|LP|LLLP)\b\.?/giu;
const ALIAS =
  /(?:,| and)?\s+(?:(?:t\/)?d\/?b\/?a|[afn]\/?k\/?a|doing business as|(?:also|now|formerly) known as)\b.*$/iu;
const GOVERNMENT =
  /^(?:the )?(?:(?:united states|state of|people|commonwealth|government|prosecution|crown)\b|state$)/i;

/** How a party of the form is said aloud. Undefined for an empty field and for text that is plainly no name. */
export function spokenParty(value: string | undefined, criminal: boolean): SpokenParty | undefined {
  const given = criminal ? value?.replace(/,? et al\.?$|,? and others$/i, '') : value;
  const name = partyOf('clientName', given?.replace(/\s*\([^()]*\)/g, ''), [])?.name;
  if (
    !name ||
    name.length > 160 ||
    /(?<!\b(?:District|Local|Lodge|Post|Precinct|Union) )\bNo\. ?\d|\d:\d|\bCv-/i.test(name) ||
    /\b(?:see|which|that|jurisdiction|motion)\b/i.test(name) ||
    !/\p{L}{2}/u.test(name)
  )
    return undefined;
  const whole = withoutWhatStandsBeside(sharedSurname(readableName(name)))
    .replace(ALIAS, '')
    .replace(/(?:,| and) (?:M\.?D|D\.?O|Ph\.?D|D\.?D\.?S|R\.?N|Esq)\b\.?/gu, '')
    .replace(/ \p{Ll}(?=[.,]?$| and others$)/u, '')
    .replace(
      /^(?:and )?(?:Memorandum|Brief|Points and Authorities)(?: of .{3,30}?)? in (?:Support|Opposition)(?: Thereof)? /iu,
      '',
    )
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/\s+[^\p{L}\p{N}\s]+$/u, '')
    .replace(
      /(?<=[\p{L}.]),? (Jr|Sr)\.?(?=$|,| and )/giu,
      (_, suffix: string) => ` ${suffix[0]!.toUpperCase()}r.`,
    );
  const full = withAnd(whole.replace(DEGREES, ''));
  const said = full
    .replace(
      /,? (?:and |as )?(?:the )?(?:(?:special|independent|temporary|ancillary|successor|public|duly appointed) )*(?:administrat(?:or|rix)|execut(?:or|rix)|trustee|guardian(?: ad litem)?|personal representative|next friend|parent and natural guardian)\b.*$/i,
      '',
    )
    // "Ann Lee, individually and as trustee": she sues once.
    .replace(/,? (?:both |each )?individually\b(?:,? and)?(?=[\s,]|$)/i, '')
    .replace(LEGAL_FORM, '')
    .replace(/,? and,? and\b/g, ' and')
    .replace(/,\s*(?= and\b|$)/g, '')
    .trim();
  const several =
    /\band\b/.test(
      said.replace(
        /\b(?:Create and|\p{Lu}\p{L}+ and \p{Lu}\p{L}+ (?:Company|Sons|Partners|Co|Associates))\b/gu,
        '',
      ),
    ) && isSeveral(full);
  const own = /\bindividually\b/i.test(full) ? said : full;
  const organization = isOrganization(own) || LEGAL_FORM.test(own);
  LEGAL_FORM.lastIndex = 0;
  if (criminal && GOVERNMENT.test(said))
    return { full, said, short: prosecutionOf(said), organization: true, several: false };
  if (several)
    return {
      full,
      said,
      short: several && /and others$/.test(said) ? firstShort(said, full) : shortOfAll(said, full),
      organization,
      several,
    };
  return { full, said, short: organization ? said : surname(said), organization, several };
}

/** "Renata Orne, LPN": what somebody may write behind a name is nobody. */
const DEGREES =
  /,? (?:LPN|RN|R\.N\.|MD|M\.D\.|D\.O\.|NP|PA-C|APRN|CNA|STNA|DDS|D\.D\.S\.|DVM|Ph\.?D\.?|Esq\.?|CPA|P\.E\.|DPT|LCSW|FACS|FACEP)(?=[,;]| and\b|$)/gu;
/** "Gretchen and Paul Sorby" are two of one surname. */
const sharedSurname = (name: string): string =>
  name.replace(
    /^(\p{Lu}\p{Ll}+(?: \p{Lu}\.)?) and (\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?(\p{Lu}[\p{L}’'-]+))$/u,
    (all, first: string, second: string, last: string) =>
      isOrganization(all) ? all : `${first} ${last} and ${second}`,
  );

/** What the prosecution is called in its courts. */
const prosecutionOf = (name: string): string =>
  /\bpeople\b/i.test(name)
    ? 'the People'
    : /\bcommonwealth\b/i.test(name)
      ? 'the Commonwealth'
      : /\bstate\b/i.test(name)
        ? 'the State'
        : /\bcrown\b/i.test(name)
          ? 'the Crown'
          : /\bprosecution\b/i.test(name)
            ? 'the prosecution'
            : 'the government';

/** Is this one of several parties a company or an office? Its legal form may stand in the full names alone. */
export const isBody = (name: string, full: string): boolean =>
  isOrganization(name) || new RegExp(`${escaped(name)}${LEGAL_FORM.source}`, 'iu').test(full);

/** People of one surname keep their full names. */
function shortOfAll(said: string, full: string): string {
  const names = said.split(/\s+and\s+|,\s+/).filter(Boolean);
  const short = names.map((name) => (isBody(name, full) ? name : surname(name)));
  // "Talvane" beside "Talvane Logistics" would be either.
  const within = short.some((one, at) =>
    short.some((other, by) => by !== at && other.split(' ').includes(one)),
  );
  return listed(within || new Set(short).size < short.length ? names : short);
}

const listed = (names: readonly string[]): string =>
  names.length > 2 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}` : names.join(' and ');

function firstShort(said: string, full: string): string {
  const [first = said] = said.split(/,| and /);
  return isBody(first, full) ? first : surname(first);
}

/** Who we are: by the caption of the papers, else by what the form says. Unknown is a real answer. */
export function sidesOf(
  details: CaseDetails,
  captions: readonly (Caption | undefined)[],
  texts: readonly string[] = [],
): Sides {
  const criminal = isCriminal(details, texts);
  const spoken = (name: string | undefined): SpokenParty | undefined =>
    spokenParty(eachNamed(withForm(name, texts), captions), criminal);
  const client = spoken(details.clientName);
  const opponent = spoken(details.opposingParty);
  const side = clientSide(details, { captions, texts }, criminal);
  // A name that is a part of the other was read wrong: then nobody is named.
  if (client && opponent && (client.said.startsWith(opponent.said) || opponent.said.startsWith(client.said)))
    return { client, side, criminal };
  if (client && opponent && client.short === opponent.short) {
    client.short = client.said;
    opponent.short = opponent.said;
  }
  return {
    ...(client && { client }),
    ...(opponent && { opponent }),
    side,
    criminal,
  };
}

/**
 * The government against a person; a case type alone does not make it so where the government is not a party, and papers that speak of guilt
 * beyond a reasonable doubt do where it is one.
 */
function isCriminal(details: CaseDetails, texts: readonly string[]): boolean {
  const parties = [details.clientName, details.opposingParty].filter(Boolean) as string[];
  if (details.caseType === 'civil-litigation' && parties.length === 2) {
    const others = parties.filter((name) => !GOVERNMENT.test(name));
    return (
      others.length === 1 &&
      !isOrganization(others[0]!) &&
      texts.some((text) => /\bbeyond a reasonable doubt\b/i.test(text) && /\bguilty\b/i.test(text))
    );
  }
  if (details.caseType !== 'criminal-defense') return false;
  return parties.length < 2 || parties.some((name) => GOVERNMENT.test(name));
}

/** "Plaintiff and Counterclaim Defendant": she sued. */
const CLAIMED_BACK =
  /\b(?:counter-?(?:claim(?:ant)?)?|cross-?(?:claim(?:ant)?)?|third[- ]party)[ /–—-]{0,3}(?:plaintiffs?|defendants?)\b/gi;

function clientSide(
  details: CaseDetails,
  { captions, texts }: { captions: readonly (Caption | undefined)[]; texts: readonly string[] },
  criminal: boolean,
): Side {
  const { clientName, opposingParty } = details;
  if (criminal) return prosecutes(clientName, opposingParty) ? 'claiming' : 'defending';
  for (const caption of captions) {
    const first = caption?.first.names.join(' and ');
    const second = caption?.second?.names.join(' and ');
    const roles = `${caption?.first.roles.join(' ') ?? ''} | ${caption?.second?.roles.join(' ') ?? ''}`;
    const turned = /defendant[^|\n]*\|.*plaintiff/i.test(roles.replace(CLAIMED_BACK, ''));
    if (!first) continue;
    // Of a matter the one whom it concerns need not be the one who asks.
    const petitions = caption?.second ? undefined : petitioningSide(details, texts);
    if (petitions) return petitions;
    // Spouses share a surname: the whole name is looked at first.
    // Of a matter a relative may bear the name, too.
    for (const same of caption?.second ? [whole, matches] : [whole]) {
      const clientFirst = same(clientName, first) || same(opposingParty, second);
      const clientSecond = same(clientName, second) || same(opposingParty, first);
      if (clientFirst !== clientSecond) return clientFirst !== turned ? 'claiming' : 'defending';
    }
  }
  return petitioningSide(details, texts) ?? sideOf(details);
}

const whole = (name: string | undefined, other: string | undefined): boolean =>
  name !== undefined && other !== undefined && sameName(name, other);

/** Nobody but the government has an accused person on the other side. */
const prosecutes = (client: string | undefined, opponent: string | undefined): boolean =>
  client ? GOVERNMENT.test(client) : opponent !== undefined && opponent !== '' && !GOVERNMENT.test(opponent);

const matches = (name: string | undefined, other: string | undefined): boolean =>
  name !== undefined &&
  other !== undefined &&
  (sameName(name, other) || (coreWord(name) !== undefined && coreWord(name) === coreWord(other)));
