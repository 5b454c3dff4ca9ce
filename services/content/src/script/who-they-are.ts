import type { ModelPerson } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import { withoutPleading } from '../case-model/happened.js';
import { surname } from '../case-model/sides.js';
import { type Brief, story } from './brief.js';
import { reworded } from './english/reword.js';
import { stumble } from './english/sayable.js';
import { splitSpoken } from './english/split.js';
import { type Line, resting } from './line.js';

const MOST = 2;
/** Who the parties are is said where a paper begins. */
const BEGINS = 0.4;

/** How old somebody is, what he does, who his people are: what lets listeners see a person. */
const PERSONAL =
  /\b(?:is|was) (?:now |then )?(?:\d{1,3}|\p{Ll}{3,9}(?:-\p{Ll}{3,5})?) years (?:old|of age)\b|\b(?:works|worked|has worked|had worked|is employed|was employed|(?<!be )served|serves|teaches|taught|drives|drove) (?:as|at|for|in)\b|\b(?:is|was) (?:an?|the) (?:[\p{Ll}-]+ ){0,4}?[\p{Ll}-]*(?:er|or|ist|ian|eer|ant|ent|man|woman|nurse|clerk|cook|pilot|chef|aide|widow|mother|father|parent|son|daughter|wife|husband|member|mechanic|mason|veteran|student)\b|\bhas (?:\p{Ll}+ ){1,3}(?:children|sons|daughters)\b/u;
const TRADES =
  /^(?:operates|owns|runs|manages|makes|manufactures|sells|provides|builds|leases|rents|hauls|insures|publishes|delivers|repairs|serves|distributes|owned and operated)\b/;
/** What a pleading says of a party for the court's sake. */
const FOR_THE_COURT =
  /\b(?:citizens?|residen\w+|residing|domicil\w+|adult individual|natural person|corporation|company|organized|incorporated|existing under|business in|qualified|within the meaning|as (?:that term is )?defined|subject to|principal|municipal|personal representative|administrat\w+|defendant|plaintiff|employer|course and scope|agent of|acting|competent|sui juris|person of|liab\w+)\b/i;

/** "Roe denies that he is the only parent": how somebody pleads does not introduce him. */
const PLEADS =
  /^(?:den(?:y|ies|ied)|admits?|admitted|alleges?|alleged|claims?|claimed|contends?|contended|asserts?|asserted|states?|stated|disputes?|disputed|avers?|averred|says|said)\b/;

/** A sentence that names somebody by a role or a pronoun; any other must have the name itself. */
const MAY_INTRODUCE =
  /\b(?:plaintiff|defendant|petitioner|respondent|claimant|appell|debtor|decedent|deceased|mother|father|husband|wife|landlord|tenant|buyer|seller|lender|borrower|employe)|^(?:\S+ ){0,3}(?:he|she|it)\b/i;

/** What the papers say of a party apart from the story, where they introduce it: age, work, family; what a company does. */
export function whoTheyAre(brief: Brief, person: ModelPerson): Line[] {
  const { read } = brief;
  const last = surname(person.name);
  // Of two of one surname, the surname alone introduces neither.
  const names = read.shared.has(last)
    ? [person.name, `${person.name.split(' ')[0]!} ${last}`]
    : [person.name, last];
  const told = new Set(story(brief).map(({ text }) => text));
  const found: Line[] = [];
  let about: { passage: number; document: unknown } | undefined;
  for (const sentence of read.sentences) {
    if (found.length >= MOST) break;
    const { text, order, passage, document } = sentence;
    if (order > read.sentences.length * BEGINS && sentence.section !== 'jurisdiction') continue;
    if (!MAY_INTRODUCE.test(text) && !text.includes(last)) continue;
    const own = read.called.named(reworded(withoutPleading(text)));
    const named = names.some((name) =>
      new RegExp(`^(?:(?:Mr|Mrs|Ms|Dr)\\.? )?${escaped(name)}\\b(?!['’])`, 'u').test(own),
    );
    const again = /^(?:He|She|It) /.test(own) && about?.passage === passage && about.document === document;
    if (named) about = { passage, document };
    else if (!again) about = undefined;
    if ((!named && !again) || told.has(text)) continue;
    for (const part of splitSpoken(own)) {
      const line = asIntroduced(part, person, read.shared.has(last) ? person.name : last);
      if (line && found.length < MOST && !found.some((other) => other.text === line))
        found.push({
          ...resting(line, { sources: [{ document: sentence.document, page: sentence.page, quote: text }] }),
          reworded: true,
        });
    }
  }
  return found;
}

function asIntroduced(part: string, { name, kind }: ModelPerson, called: string): string | undefined {
  const short = kind === 'person' ? called : name;
  const said = part
    .replace(
      new RegExp(
        `^(?:(?:He|She|It)|(?:(?:Mr|Mrs|Ms|Dr)\\.? )?(?:${escaped(name)}|${escaped(surname(name))}))(?=[ ,])`,
        'u',
      ),
      short,
    )
    // Where somebody lives is asked for by a court.
    .replace(/,? (?:and|who) (?:currently )?resides? (?:in|at) [^.]{2,80}(?=\.$)/u, '');
  if (!said.startsWith(`${short} `)) return undefined;
  const rest = said.slice(short.length + 1);
  const tells = kind === 'person' ? PERSONAL.test(rest) : TRADES.test(rest);
  return tells && !FOR_THE_COURT.test(rest) && !PLEADS.test(rest) && stumble(said) === undefined
    ? said
    : undefined;
}
