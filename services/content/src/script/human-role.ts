/** What people are: "engineer", "owner", "the head of the yard". */
const PERSON =
  /(?:er|or|ist|ian|ant|ent|man|woman|eer|ee|yst)$|^(?:chief|head|clerk|nurse|aide|cook|pilot|wife|judge|captain|coach|guard|mate|partner|principal|dean|director|secretary|attorney|deputy|sheriff|nephew|niece|aunt|uncle|cousin|son|husband|girl|boy|friend|spouse|chef|mechanic|witness|host|guest|member|tech|superintendent)s?$/;
/** Nothing that anybody is, though it ends as a calling does. */
const THING =
  /^(?:guarantee|committee|fee|degree|knee|letter|matter|paper|order|offer|number|center|corner|floor|door|motor|color|statement|agreement|department|apartment|document|incident|accident|event|moment|payment|plant|tractor|trailer|container|dinner|summer|winter|water|computer|folder|register|theater|center|chapter|quarter|daughter-in-law)s?$/;
const WHEN = /\b(?:morning|afternoon|evening|night|day|week|month|year|following|same)\b/;

/** Does a role say what somebody is? "The home of her mother" and "the report" are none. */
export function isHumanRole(role: string): boolean {
  const head = role
    .toLowerCase()
    .replace(/ (?:of|for|at|in|on|who|to|with|from)\b.*$/, '')
    .split(/[ ,]/)
    .at(-1)!;
  return !WHEN.test(role) && PERSON.test(head) && !THING.test(head);
}
