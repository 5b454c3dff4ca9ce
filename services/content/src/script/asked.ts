import type { ModelClaim } from '@lectern/contracts/case-model';
import { aliasesIn } from '../case-model/actors.js';
import { decedentsOf } from '../case-model/decedent.js';
import type { SpokenParty } from '../case-model/sides.js';
import { asQuestion } from './as-question.js';
import type { Brief } from './brief.js';
import { isCounterclaim } from './claimed-by.js';
import { joined } from './english/phrases.js';
import { OF_THE_CLAIM, OF_THE_ELEMENT } from './jurors-questions.js';

interface Named {
  said: string;
  several: boolean;
}

/** Who claims and who is claimed against, as one speaks of them in the questions of a claim. */
function partiesIn(brief: Brief, claim: ModelClaim): { first: Named; second: Named } {
  const { read } = brief;
  const { client, opponent, side, criminal } = read.sides;
  const theySue = (side === 'defending') !== isCounterclaim(brief, claim);
  const [first, second] = theySue ? [opponent, client] : [client, opponent];
  const called = (party: SpokenParty | undefined, otherwise: string): Named => {
    const said = party?.short.replace(/ and others$/, '') ?? otherwise;
    const several = (party?.several ?? false) && /(?:,| and) /.test(said);
    return { said: party?.organization || several ? shorterOf(read, said) : said, several };
  };
  const dead = OF_THE_BODY.has(claim.name)
    ? (decedentOf(read.sentences) ?? decedentsOf(read)[0]?.[1])
    : undefined;
  return {
    first: dead ? { said: dead, several: false } : called(first, 'the one who claims'),
    second: claim.against
      ? { said: shorterOf(read, claim.against), several: / and /.test(claim.against) }
      : called(second, criminal ? 'the accused' : 'the other side'),
  };
}

/** Wrongs that were done to the one who died, where an estate sues. */
const OF_THE_BODY: ReadonlySet<string> = new Set([
  'negligence',
  'medical malpractice',
  'premises liability',
  'products liability',
  'deprivation of civil rights',
  'battery',
]);
const HEAD = 12;
const ESTATE =
  /\b(?:as|AS) (?:the )?(?:\p{L}+ ){1,3}(?:of|OF|for|FOR) (?:the |THE )?(?:Estate|ESTATE|next of kin|NEXT OF KIN|heirs|HEIRS) (?:of|OF) (\p{Lu}[\p{L}’'-]+ (?:\p{Lu}[\p{L}.’'-]* ){0,2}\p{Lu}[\p{L}’'-]+)/u;

/** "Ann Lee, as Administrator of the Estate of Tom Lee": Tom Lee, without what stands between his names. */
function decedentOf(sentences: Brief['read']['sentences']): string | undefined {
  for (const { text } of sentences.slice(0, HEAD)) {
    const names = ESTATE.exec(text)?.[1]?.split(' ');
    if (names)
      return [names[0]!, names.at(-1)!]
        .map((name) => (/^\p{Lu}{2,}/u.test(name) ? `${name[0]}${name.slice(1).toLowerCase()}` : name))
        .join(' ');
  }
  return undefined;
}

/** "the Authority", "Corvington": the short name that the papers themselves give a company or an office. */
const shorter = ({ sentences }: Brief['read'], name: string): string | undefined =>
  aliasesIn(sentences, name).find(
    (one) =>
      one.length < name.length &&
      /\p{Ll}/u.test(one) &&
      one.split(' ').length <= 3 &&
      // "Landlord" is what a contract calls it.
      (/^the /.test(one) || name.startsWith(one.split(' ')[0]!)),
  );

/** The same of each of several, where that still tells them apart. */
export function shorterOf(read: Brief['read'], names: string): string {
  const parties = [read.sides.client, read.sides.opponent];
  // "(Thorne)" over a count is Ann Ibarra-Thorne, as she is called everywhere else.
  const all = names
    .split(/,? and |, /)
    .map(
      (name) =>
        parties.find((party) => party && !party.several && party.short.endsWith(`-${name}`))?.short ?? name,
    );
  const short = all.map((name) => (name.split(' ').length > 1 ? (shorter(read, name) ?? name) : name));
  const alike = short.some((one, at) => all.some((other, by) => by !== at && other.includes(one)));
  // "Hale Bone and Joint Associates" is one name, whatever it was parted at.
  return joined([...new Set(alike ? all : short)], 'and');
}

/** What those who decide are asked by a claim as a whole; undefined where no plain question is known for it. */
export const questionOf = (brief: Brief, claim: ModelClaim): string | undefined =>
  OF_THE_CLAIM[claim.name] && filledIn(OF_THE_CLAIM[claim.name]!, brief, claim);

/** What they are asked by one element, with the names of the parties. */
export function questionOfElement(brief: Brief, claim: ModelClaim, element: string): string {
  const asked = OF_THE_ELEMENT[element] ?? asQuestion(element);
  if (asked) return filledIn(asked, brief, claim);
  const statement = filledIn(element, brief, claim);
  const opens =
    /^\p{Lu}/u.test(element.replace(/^(?:The|A|An|It|There|That|They|Two|One|To)\b/, 'the')) ||
    /^The (?:plaintiff|defendant|employee|employer|buyer|seller|claimant)\b/.test(element);
  return `Ask yourselves whether ${opens ? statement : `${statement.charAt(0).toLowerCase()}${statement.slice(1)}`}.`;
}

function filledIn(template: string, brief: Brief, claim: ModelClaim): string {
  const { first, second } = partiesIn(brief, claim);
  const own = (name: string): string => `${name}${name.endsWith('s') ? '’' : '’s'}`;
  return (
    template
      .replace('{Was D}', second.several ? 'Were {D}' : 'Was {D}')
      .replace('{was D}', second.several ? 'were {D}' : 'was {D}')
      .replace(/\{P\} is\b/g, first.several ? '{P} are' : '{P} is')
      // A name said a moment ago is not said again in the same question.
      .replace(/\b(?:the|The) (?:plaintiff|employee|buyer|claimant)['’]s\b/g, own('{P}'))
      .replace(/\b(?:the|The) (?:plaintiff|employee|buyer|claimant|applicant)\b/g, '{P}')
      .replace(/\b(?:the|The) (?:defendant)['’]s\b/g, own('{D}'))
      .replace(/\b(?:the|The) (?:defendant|employer|seller|lawyer)\b/g, '{D}')
      .replace(/\b(Was|Is|Does|Has) (\{[PD]\})/, (all, verb: string, who: string) =>
        (who === '{P}' ? first : second).several ? `${PLURAL[verb]} ${who}` : all,
      )
      .replace(/\{P\}/g, first.said)
      .replace(/\{D\}/g, second.said)
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  );
}
const PLURAL: Record<string, string> = { Was: 'Were', Is: 'Are', Does: 'Do', Has: 'Have' };
