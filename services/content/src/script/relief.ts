import { type Brief, ours } from './brief.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { capital } from './english/clauses.js';
import { stumble } from './english/sayable.js';
import { isClause } from './english/split.js';
import { sentence } from './english/phrases.js';
import { countWords } from './english/count-words.js';
import { REQUEST_VERBS } from './english/words.js';
import { type Line, resting } from './line.js';
import { oursToAsk } from './parts.js';

/** What an order already decided, or what the other side seeks, is not ours to ask. */
const NOT_OURS =
  /\bsuch other\b|\b(?:has been|have been|was|were|is hereby|hereby|is denied|are denied|be removed|are entitled|should have|then asked|then sought|argues?|asserts?|contends?)\b|\?$|^(?:the )?(?:plaintiff|defendant|petitioner|respondent)s?['’]s? .{0,30}\bmotion/i;
/** "Awarding threefold the damages": a prayer that lists what the judgment does. */
const ASKS: Record<string, string> = {
  awarding: 'award',
  declaring: 'declare',
  ordering: 'order',
  granting: 'grant',
  enjoining: 'enjoin',
  entering: 'enter',
  finding: 'find',
  certifying: 'certify',
  requiring: 'require',
  directing: 'direct',
  issuing: 'issue',
  denying: 'deny',
  dismissing: 'dismiss',
  compelling: 'compel',
  vacating: 'vacate',
  setting: 'set',
  appointing: 'appoint',
};
/** "The judgment should be affirmed" is an argument, not a request. */
const STATES =
  /\b(?:should|must|shall|cannot|ought)\b|^(?:(?!\b(?:as|that|which|who)\b).)*\b(?:is|are|was|were|has|have|had|filed)\b|\w granting\b|[“”"]|\p{Ll} \d{1,2} (?!percent|days?|weeks?|months?|years?|hours?|acres?|shares?)\p{Ll}/isu;
/** "that the will be set aside": set aside the will. */
const PASSIVE =
  /^(?:that )?(?!.{0,70} that )((?:the|this|said|his|her|their) [^;]{3,70}?|\p{Lu}[^,;]{2,50}?) be (set aside|admitted|dismissed|vacated|denied|granted|lifted|modified|affirmed|reversed|terminated)( to probate| with(?:out)? prejudice)?$/iu;
/** "For these reasons the judgment should be affirmed": how a brief on appeal asks. */
const SHOULD_BE =
  /^(?:for (?:these|those|the foregoing|all these|the above|the stated) reasons,? )?((?:the|this) (?:judgment|order|decision|conviction|ruling|decree|award)\b[^,;“”]{0,80}?) (?:should|must) be (?=(?:affirmed|reversed|vacated)\b)/i;
const ACTIVE: Record<string, string> = {
  'set aside': 'set aside',
  admitted: 'admit',
  dismissed: 'dismiss',
  vacated: 'vacate',
  terminated: 'end',
  denied: 'deny',
  granted: 'grant',
  lifted: 'lift',
  modified: 'modify',
  affirmed: 'affirm',
  reversed: 'reverse',
};
/** "that Pendergrass be ordered to account": order Pendergrass to account. */
const ORDERED = /^(?:that )?([^,;]{3,50}?) be (?:ordered|directed|required) (to \p{Ll}+ )/iu;
const COUNTS = /\b(?:the )?Counts? (?:[IVX]+|\d+)(?:(?:,| and|, and| through| to)? (?:[IVX]+|\d+)\b)*/g;
const MOST = 3;

/** By which rule one moves is for the paper. */
const BY_RULE =
  / (?:under|pursuant to) (?:FRCP|Fed\. ?R\. ?(?:Civ|Crim|App)\. ?P\.|(?:Federal )?Rules?)(?: of (?:Civil|Criminal) Procedure)? ?\d[\w().]{0,12}/g;

/** The relief of the file as requests to the Court: "We ask the Court to deny the motion." Empty when none can be said so. */
export function spokenRelief(brief: Brief): Line[] {
  const { client } = brief.read.sides;
  const lines = oursToAsk(brief).flatMap((wish) => {
    const text = wish.text
      .replace(/^to (?=\p{L}{4,})/iu, '')
      .replace(BY_RULE, '')
      .replace(/^(?:that )?(?:the|this) (?:honorable )?court (?:should |shall |will |may )?/i, '')
      .replace(/ ?\([“"][^”")]{2,40}[”"]\)/g, '')
      .replace(SHOULD_BE, 'that $1 be ')
      .replace(/^to (?=\p{Ll}+ )/u, '')
      .replace(
        /^an order (?:that (?:compels|directs|requires)|compelling|directing|requiring) (.{3,80}?) to /i,
        'order $1 to ',
      )
      .replace(/^(?:an? )?(?:request|petition|motion) (?:for|that|seeking) (?:an? |the )?/i, (all) =>
        /for/i.test(all) ? 'grant a ' : '',
      )
      .replace(/\bgrants?\b/, 'grant')
      .replace(/\bgrant an? (?=summary judgment\b)/, 'grant ')
      .replace(
        PASSIVE,
        (_, what: string, done: string, rest: string | undefined) => `${ACTIVE[done]} ${what}${rest ?? ''}`,
      )
      .replace(ORDERED, 'order $1 $2')
      .replace(
        /^(?:that )?(?:he|she|they) be (appointed|named|awarded|granted) /i,
        (_, done: string) => `${done.replace(/ed$/, '').replace(/^nam$/, 'name')} ${ours(brief)} `,
      )
      .replace(/^(grant|deny) (?:his|her|its|their) (?=motion)/i, '$1 the ')
      .replace(/\bpursuant to\b/g, 'under')
      .replace(/\b(award|grant|give) (?:him|her|them)\b/, (_, verb: string) => `${verb} ${ours(brief)}`)
      .replace(/\bin (?:his|her|its|their) favor\b/, `for ${ours(brief)}`)
      .replace(/\bagainst (?:him|her|it|them)\b/, `against ${client?.several ? 'our clients' : ours(brief)}`)
      .replace(/ (?:under|pursuant to) (?:Federal )?Rules? .{0,60}$/, '')
      .replace(/^(\p{L}+)ing\b/u, (gerund) => ASKS[gerund.toLowerCase()] ?? gerund)
      .replace(/^(?:issue|enter|grant)s /i, (verb) => verb.replace('s ', ' '));
    if (NOT_OURS.test(text) || STATES.test(text) || countWords(text) > 20) return [];
    const verb = text.split(' ')[0]!.toLowerCase();
    const said =
      REQUEST_VERBS.has(verb) || /^(?:issue|declare|order|find|hold|end|name)$/.test(verb)
        ? sentence(`We ask ${brief.forum.court} to ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
        : !isClause(`${capital(text)}.`) &&
            /^(?:an?|the|judgment|summary|damages|dissolution|rescission|primary|compensation|reinstatement|dismissal|denial|possession|injunctive|attorney)\b/i.test(
              text,
            )
          ? sentence(`We ask ${brief.forum.court} for ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
          : undefined;
    // A count of the complaint is asked for by its number.
    const plain = said?.replace(COUNTS, 'the claims');
    return (plain && stumble(plain, 28) === undefined) ||
      (plain && /^(?:voice|role)$/.test(stumble(plain, 28) ?? ''))
      ? [resting(said!, wish)]
      : [];
  });
  // "Grant summary judgment" beside "grant summary judgment and dismiss the action" is asked twice.
  const stems = lines.map(({ text }) => stemsOf(text));
  return lines
    .filter(
      (_, at) =>
        !stems.some(
          (other, by) =>
            by !== at &&
            (other.size > stems[at]!.size || by < at) &&
            sharedStems(stems[at]!, other) === stems[at]!.size,
        ),
    )
    .slice(0, MOST);
}

/** What their own paper asks for is theirs. */
export function isOfPapers({ read }: Brief, { sources }: Line): boolean {
  const pages = read.sentences.map(({ text }) => text).join(' ');
  return sources.some((one) => 'quote' in one && pages.includes(one.quote.slice(1, -1)));
}

const INJUNCTION =
  /\b(?:temporary restraining order|(?:temporary|preliminary) injunction|preliminary relief)\b/i;
/** "We ask the Court to deny the temporary injunction.": what the one against whom an injunction is sought asks. */
export function denialOfInjunction({ model, read, forum }: Brief): Line | undefined {
  if (model.side !== 'defending' || read.typed) return undefined;
  const theirs = model.relief.flatMap((wish) => {
    const named = [...wish.text.matchAll(new RegExp(INJUNCTION.source, 'gi'))].map(([one]) =>
      one.toLowerCase(),
    );
    return named.length > 0
      ? [{ wish, named: named.find((one) => one.endsWith('injunction')) ?? named[0]! }]
      : [];
  });
  const [first] = theirs;
  return first && resting(`We ask ${forum.court} to deny the ${first.named}.`, first.wish);
}
