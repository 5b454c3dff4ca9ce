import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { coreWord } from '@lectern/legal-text/names';
import type { Brief } from '../brief.js';
import { type Line, framing, part, resting } from '../line.js';
import { isThing, spokenThing } from '../parts.js';
import { nameOf } from '../name-of.js';
import { spokenDay } from '../spoken-day.js';
import type { Placed } from '../witness-statements.js';

/** A thing that this witness can identify, and the fact with which it comes up. */
export interface Exhibit {
  name: string;
  said: string;
  on: { sources: ModelFact['sources'] };
  /** What the file says of it. */
  about: string;
  fact?: ModelFact | undefined;
}

const MOST = 3;
const PHOTOS = /\b(?:photo\w*|pictures?|video|recording|footage)\b/i;
const SIGNED = /\b(?:agreement|contract|lease|deed|will|note|form)\b/i;
const SENT = /\b(?:emails?|letters?|messages?|texts?|memo\w*|writing)\b/i;
const KEPT =
  /\b(?:logs?|records?|charts?|reports?|schedules?|invoices?|ledgers?|notebook|certificate|notes|list)\b/i;
const KINDS: [RegExp, (it: string) => string[]][] = [
  [
    PHOTOS,
    (it) => [`How do you recognize what ${it} shows?`, `How does ${it} compare with what you saw yourself?`],
  ],
  [SIGNED, (it) => [`How do you recognize ${it}?`, `Who signed ${it}?`]],
  [SENT, (it) => [`How do you recognize ${it}?`, `Who wrote ${it}?`, `Who received ${it}?`]],
  [
    KEPT,
    (it) => [
      `Who makes the entries in ${it}?`,
      `When are the entries in ${it} made?`,
      `Where is ${it} kept?`,
    ],
  ],
];
const ANY = (it: string): string[] => [
  `How do you recognize ${it}?`,
  `What, if anything, has changed in ${it} since then?`,
];
const WITHOUT_NUMBER = ['this exhibit', 'this second exhibit', 'this third exhibit'];

/** Mark, show, identify, lay the foundation of its kind, offer, publish (FRE 803(6), 901(b); Mauet, ch. 6). */
export function exhibitSteps({ name, said, on, about }: Exhibit, at: number, { forum }: Brief): Line[] {
  const numbered = /^Exhibit/.test(said);
  const it = numbered ? said : WITHOUT_NUMBER[at]!;
  const steps = KINDS.find(([kind]) => kind.test(`${name} ${said} ${about}`))?.[1] ?? ANY;
  return part(
    `Exhibit: ${name}`,
    [
      resting(`Your Honor, please mark ${said}.`, on),
      resting(`I show you ${numbered ? said : `${it}, ${said}`}.`, on),
      ...[`What is ${it}?`, ...steps(it)].map(framing),
      framing(`Your Honor, I offer ${it} in evidence.`),
      ...(forum.decider === 'jury' ? [framing(`Your Honor, I ask to show ${it} to the jury.`)] : []),
    ],
    'Mark, show, identify, foundation, offer.',
  );
}

/** What the parties made between them, or one of them had. */
const OF_PARTIES =
  /\b(?:parties|between|both|plaintiff|petitioner|claimant|defendant|respondent|lease|contract|agreement|deed)\b/i;
const PARTY = /^(?:our client|the other side)$/;

/** The exhibits that the witness can know, and what he signed, wrote, received or made. */
export function exhibitsFor(brief: Brief, witness: ModelPerson, statements: readonly Placed[]): Exhibit[] {
  const facts = new Map(statements.map(({ fact }) => [fact.id, fact]));
  const name = nameOf(witness, brief.model.people);
  const side = brief.model.people.find((one) => one.side === witness.side && one.kind === 'organization');
  const core = side && coreWord(side.name);
  const strangers = brief.model.people
    .filter(({ id, kind }) => kind === 'person' && id !== witness.id)
    .map((one) => nameOf(one, brief.model.people));
  const named = brief.model.evidence
    .filter(({ name: thing }) => isThing(brief, thing) && thing.split(' ').length <= 7)
    .map((thing): Exhibit => ({
      name: thing.name,
      said: /^Exhibit [^:]+/.exec(thing.name)?.[0] ?? spokenThing(brief, thing.name),
      on: thing,
      about: aboutExhibit(brief, thing.name),
      fact: thing.facts.flatMap((id) => facts.get(id) ?? [])[0],
    }))
    .filter(
      ({ fact, about, said }) =>
        fact !== undefined ||
        about.search(name) >= 0 ||
        (PARTY.test(witness.role ?? '') &&
          (OF_PARTIES.test(about) || /^Exhibit [A-Z]\b/.test(said)) &&
          !strangers.some((one) => about.search(one) >= 0)) ||
        (core !== undefined && about.toLowerCase().includes(core)),
    )
    .slice(0, 2);
  const about = named.map((one) => one.about).join('\n');
  const own = statements
    .flatMap((one) => handled(one) ?? [])
    .filter(({ day }) => day === undefined || !about.includes(spokenDay(day).replace(/, \d{4}$/, '')));
  const all: Exhibit[] = [...named, ...own];
  return all.filter(({ said }, at) => all.findIndex((one) => one.said === said) === at).slice(0, MOST);
}

/** The sentences of the file that speak of an exhibit, each with the one before it: "The parties signed a lease. A copy is Exhibit A." */
function aboutExhibit({ read: { sentences, papers } }: Brief, thing: string): string {
  if (!/^Exhibit /.test(thing)) return thing;
  const label = new RegExp(`\\b${thing.split(/[,:(]/)[0]!.trim()}\\b`, 'i');
  const titles = papers.flatMap(({ document }) => {
    const head = document.pages[0]?.text.split('\n').slice(0, 6).join(' ') ?? '';
    return label.test(head) ? [head] : [];
  });
  const told = sentences.flatMap(({ text, document }, at) => {
    const before = sentences[at - 1];
    return label.test(text)
      ? [before?.document === document && /^A (?:true )?copy\b/i.test(text) ? `${before.text} ${text}` : text]
      : [];
  });
  return [...titles, ...told].join(' ');
}

const PAPER =
  'agreement|contract|lease|deed|will|note|form|email|letter|message|memo(?:randum)?|log|chart|report|record|invoice|notebook|certificate|statement|photographs?|pictures?|video|calendar|diary|journal|ledger|receipt|check';
const HANDLED = new RegExp(
  `\\b[Yy]ou (?:\\p{L}+ly |also |then |later )?(?:signed|wrote|sent|received|prepared|drafted|filled (?:out|in)|took|made|kept|read) (?:(?:him|her|them|\\p{Lu}[\\p{L}.’-]+(?<!['’]s)) ){0,3}?(an?|the|your|some|several|(?:\\p{Ll}+-)?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)|\\p{Lu}[\\p{L}’-]+['’]s) ((?:(?!(?:with|of|in|on|about|for|from|to)\\b)[\\p{L}-]+ ){0,4}?(?:${PAPER}))\\b`,
  'iu',
);
const WROTE =
  /^(?:[^,“]{2,40}(?:, \d{4})?, )?(?:[Yy]ou (?:wrote|emailed|texted)|.{2,40} (?:wrote|emailed|texted)(?: to)? you)\b.*[“"]/u;

/** What somebody wrote himself is not evidence for him (FRE 801(d)(2) is against a party). */
const OWN_HEARSAY =
  /\b[Yy]ou (?:\p{L}+ly |also |then |later )?(?:wrote|sent|emailed|texted) .{0,60}?\b(?:text|message|email|letter|note)s?\b/u;

/** What a statement says the witness did with a paper. */
function handled({ text, fact, day }: Placed): (Exhibit & { day?: string | undefined }) | undefined {
  if (/\b(?:did not|never|no)\b/.test(text) || OWN_HEARSAY.test(text)) return undefined;
  const [, , noun] = HANDLED.exec(text) ?? [];
  const said = noun
    ? `the ${noun}`
    : WROTE.test(text) && day
      ? `the ${/\b(?:wrote|texted)\b/.test(fact.text) ? 'writing' : 'email'} of ${spokenDay(day)}`
      : undefined;
  return said === undefined
    ? undefined
    : {
        name: said.replace(/^the \p{L}/u, (all) => all.slice(4).toUpperCase()),
        said,
        on: fact,
        fact,
        about: said,
        day: noun ? undefined : day,
      };
}
