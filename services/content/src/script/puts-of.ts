import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { SAID_MEANWHILE, clausesOf, withoutReason } from './acts-in-clauses.js';
import { actsOf, seriesOf, thingsOf } from './acts-of-witness.js';
import type { Brief } from './brief.js';
import { questionsOf } from './questions-of.js';
import { type Put, put } from './second-person.js';
import { nameOf } from './name-of.js';
import { spokenDay } from './spoken-day.js';
import { QUOTATIONS } from './english/quotes.js';

const unquoted = (text: string): string => text.replace(QUOTATIONS, '');

/** What a sentence puts to the witness: as it stands, or what he does in a part of it. */
export function putsOf(brief: Brief, text: string, fact: ModelFact, witness: ModelPerson): Put[] {
  const { people } = brief.model;
  const name = nameOf(witness, people);
  const among = amongParties(brief, text, fact, witness);
  const whole = SAID_MEANWHILE.test(text)
    ? undefined
    : (among ?? putWhole(asActive(text, name), fact, witness, people));
  if (whole && questionsOf(whole).length > 0) return [whole];
  const series = seriesOf(text, name);
  const parts = [...(series.length > 0 ? series : actsOf(text, name)), ...clausesOf(text, name)];
  const shorter = withoutReason(text);
  const own = [...parts, ...(shorter === text ? [] : [shorter])].flatMap(
    (one) => putWhole(one, fact, witness, people) ?? [],
  );
  const things = thingsOf(text, name).map((one) => ({
    text: one,
    fact,
    own: false,
    thing: true,
  }));
  return [...own, ...things].filter((one) => questionsOf(one).length > 0);
}

/** "At 11:41 p.m. Orne lit his lamps": what opens with the hour is put as what opens with him. */
function putWhole(
  text: string,
  fact: ModelFact,
  witness: ModelPerson,
  people: readonly ModelPerson[],
): Put | undefined {
  const whole = put(text, fact, witness, people);
  if (whole) return whole;
  const at = text.search(nameOf(witness, people));
  const lead = at > 0 ? text.slice(0, at) : '';
  if (!/^(?:On|In|At|By|From|Since|Around|About) [^“”]{2,50} $/.test(lead)) return undefined;
  const rest = put(text.slice(at), fact, witness, people);
  return rest?.own && rest.text.startsWith('You ')
    ? { ...rest, text: `${lead.replace(/,? $/, '')}, you ${rest.text.slice(4)}` }
    : undefined;
}

/** "Balmert was evaluated by Hackshaw" is put to Hackshaw as what he did. */
export const asActive = (text: string, name: RegExp): string =>
  text.replace(
    new RegExp(
      `^([^,“”]{3,60}?) (?:was|were) (\\p{Ll}+ed) by (?:(?:the|an?|\\p{Lu}[^,“”]{2,30}['’]s) [\\p{Ll} -]{3,30}, )?(${name.source})(?=[. ])`,
      'u',
    ),
    (_, whom: string, verb: string, who: string) =>
      `${who} ${verb} ${whom.replace(/^(?:The|An?|Each|All|Both|Every|These|This|That|Those|No|Some|Any) /, (article) => article.toLowerCase())}`,
  );

/** "The defendants did not return them", to one of those who are sued. */
function amongParties(
  { model, read }: Brief,
  text: string,
  fact: ModelFact,
  witness: ModelPerson,
): Put | undefined {
  if (witness.side !== 'theirs' || witness.role !== 'the other side' || read.sides.criminal) return undefined;
  const role = model.side === 'claiming' ? 'defendants' : 'plaintiffs';
  const opens = new RegExp(`^The ${role} (?=(?:have|had|did|were|never|\\p{Ll}+ed|\\p{Ll}{3,}) )`, 'u');
  if (!opens.test(text) || /\b(?:they|them|their)\b/i.test(unquoted(text))) return undefined;
  return { text: text.replace(opens, `You, with the other ${role}, `), fact, own: true };
}

/** "Two days earlier, you took the rail down": than the day of which the file told before. */
export function sinceDay<P extends Put>(one: P, day: string | undefined): P {
  const [all, span, side] =
    /^((?:\p{L}+|\d{1,2}) (?:hours?|days?|weeks?|months?|years?)) (earlier|before|later|after), /u.exec(
      one.text,
    ) ?? [];
  if (!all || day === undefined) return one;
  const text = one.text.slice(all.length);
  const when = `${span!.toLowerCase()} ${/^(?:earlier|before)$/.test(side!) ? 'before' : 'after'} ${spokenDay(day)}`;
  return { ...one, text: text.charAt(0).toUpperCase() + text.slice(1), when };
}
