import { outsideQuotes } from '../script/english/quotes.js';
import { escaped } from '@lectern/legal-text/escaped';
import { decedentIn } from './decedent.js';
import { debtorIn, definedWords } from './defined-words.js';
import { definedThings } from './defined-things.js';
import type { Designations } from './designations.js';
import { victimIn } from './died.js';
import { firstNamed } from './first-names.js';
import { givenNames } from './given-names.js';
import { initialsOfParties } from './initials-of-parties.js';
import { initialsOfPersons } from './initials-of-persons.js';
import { type RolesOfParties, rolesIn, withoutRole } from './roles-of-parties.js';
import { ranksOf } from './ranks-of-persons.js';
import { shoutedNames } from './shouted-names.js';
import type { Sides, SpokenParty } from './sides.js';

/** "DELGADO", "O'DELL-BANKS", "McELVEEN", "DE LA CERDA's", each with what stands before a surname. */
const SHOUTED =
  /\b((?:(?:DE|LA|LOS|LAS|DEL|VAN|VON|DER|DEN) ){0,2})((?:Ma?c|\p{Lu}[’'])?\p{Lu}{3,}(?:-\p{Lu}{2,})*(?=['’][Ss]\b|\b)(?:['’]S)?)/gu;

/** Puts names where a paper writes roles, and gives shouted names their usual letters. */
export class Called {
  private readonly first: SpokenParty | undefined;
  private readonly second: SpokenParty | undefined;
  private readonly client: SpokenParty | undefined;
  private readonly says: RolesOfParties;
  private readonly usesJobs: boolean;
  /** Words that the papers define for a party: ("Mother"). */
  private readonly defined: [RegExp, string][];
  /** People whom the papers call by their first names. */
  readonly byFirstName: readonly string[];
  /** Things that the papers define with a capital: (the "Lease"). */
  private readonly things: RegExp | undefined;
  private readonly alone = new Set<string>();
  private readonly shouted = new Map<string, string>();
  /** Of them, whom the papers tell something of. */
  private readonly people = new Set<string>();
  /** Sentences are asked for by name again and again. */
  private readonly known = new Map<string, string>();
  /** Words in capitals that are no letters of an office: "RAY" is a party. */
  private readonly inParties: ReadonlySet<string>;
  /** The words of one paper for those of whom it tells. */
  private report: Designations | undefined;

  /** `texts` are the papers: how a name is written in them is how it is written here; `apart` are surnames that alone say nobody. */
  constructor(
    sides: Sides,
    texts: readonly string[],
    private readonly apart: ReadonlySet<string> = new Set(),
  ) {
    this.client = sides.client;
    this.says = rolesIn(texts);
    for (const roles of Object.values(this.says)) {
      const count = (ending: string): number =>
        texts.reduce(
          (sum, text) => sum + (text.match(new RegExp(`\\b(?:${roles})${ending}\\b`, 'giu'))?.length ?? 0),
          0,
        );
      if (count('') > 2 * count('s')) this.alone.add(roles);
    }
    this.usesJobs = texts.some((text) => /(?:^|[.,;]\s+)(?:Employee|Employer) \p{Ll}/mu.test(text));
    const byFirstName = firstNamed(sides, texts);
    this.byFirstName = byFirstName.map(({ name }) => name);
    this.defined = [
      ...definedWords(sides, texts),
      ...initialsOfParties(sides, texts),
      ...givenNames(sides, texts),
      ...byFirstName.map(({ alone }) => alone),
      ...debtorIn(sides, texts),
      ...decedentIn(texts),
      ...ranksOf(texts),
      ...initialsOfPersons(texts),
      ...(sides.criminal ? victimIn(texts) : []),
    ];
    this.things = definedThings(sides, texts);
    if (sides.side !== 'unknown') {
      [this.first, this.second] =
        sides.side === 'claiming' ? [sides.client, sides.opponent] : [sides.opponent, sides.client];
    }
    for (const party of [sides.client, sides.opponent])
      for (const word of party?.said.match(/\p{Lu}[\p{L}’'-]{2,}/gu) ?? [])
        this.shouted.set(word.toUpperCase(), word);
    this.inParties = new Set(this.shouted.keys());
    for (const [upper, word] of shoutedNames(texts)) {
      this.people.add(upper);
      if (!this.shouted.has(upper)) this.shouted.set(upper, word);
    }
    for (const text of texts)
      for (const [word] of text.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}(?:\p{Lu}\p{Ll}+)?\b/gu)) {
        const upper = word.toUpperCase();
        if (!this.shouted.has(upper)) this.shouted.set(upper, word);
      }
  }

  /** The same for a report that calls people "W1" or "suspect". */
  inReport(report: Designations): Called {
    const inReport: Called = Object.create(this, { known: { value: new Map<string, string>() } });
    inReport.report = report;
    return inReport;
  }

  /** "Culvert checked twice": notes leave out articles, and are not said. */
  isNote(text: string): boolean {
    return this.report?.isNote(text) ?? false;
  }

  /** The text with shouted names in their usual letters. */
  calm(text: string): string {
    return text
      .replace(/\bM(RS?|S)\. (?=\p{Lu})/gu, (title) => `M${title.slice(1).toLowerCase()}`)
      .replace(SHOUTED, (all, particles: string, word: string) => {
        const own = word.replace(/['’]S$/, '');
        const known =
          this.shouted.get(own) ??
          this.shouted.get(own.toUpperCase()) ??
          this.shouted.get(own.replace('’', "'"));
        return known && (own.length > 3 || this.inParties.has(own) || this.people.has(own))
          ? particles.replace(/(?<=\p{Lu})\p{Lu}+/gu, (rest) => rest.toLowerCase()) +
              word.replace(own, known).replace(/(['’])S$/, '$1s')
          : all;
      });
  }

  /** The sentence with names for roles. A role that could be one of several people stays, and the sentence is not said. */
  named(text: string): string {
    const known = this.known.get(text) ?? outsideQuotes(text, (part) => this.withNames(part));
    this.known.set(text, known);
    return known;
  }

  private withNames(text: string): string {
    const calm = this.calm(this.report?.named(text) ?? text);
    const firstNamed = this.roles(calm, this.says.first, this.first);
    const said = this.roles(firstNamed, this.says.second, this.second);
    const named = this.defined.reduce((whole, [word, name]) => whole.replace(word, name), said);
    const meant = this.things ? named.replace(this.things, (all) => all.toLowerCase()) : named;
    return this.jobs(meant)
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
      .replace(/s['’]s\b/g, 's’');
  }

  /** "Employee slipped": papers of compensation cases use the word as a name. */
  private jobs(text: string): string {
    if (!this.usesJobs) return text;
    const put = (said: string, job: string, party: SpokenParty | undefined): string =>
      party && !party.several
        ? said.replace(
            new RegExp(`(?<!\\b(?:[Tt]he|an?|[Hh]is|[Hh]er|[Aa]ny|[Ee]ach) )\\b${job}(?=['’]s|\\b)`, 'g'),
            party.short,
          )
        : said;
    return put(put(text, 'Employee', this.first), 'Employer', this.second);
  }

  /** The sentences made of one: a surname that two people bear, and that opens a later part, is said with its first name. */
  toldApart(said: readonly string[]): string[] {
    const whole: string[] = [];
    for (const text of said) {
      const last = /^[\p{L}’'-]+?(?=['’]s\b|\s|$)/u.exec(text)?.[0] ?? '';
      const before = this.apart.has(last) ? whole.at(-1) : undefined;
      const names = [
        ...new Set(
          before
            ?.replace(/“[^”]*”/g, '')
            .match(new RegExp(`(?:\\p{Lu}[\\p{L}.’'-]* ){1,3}${escaped(last)}(?=\\s)`, 'gu')) ?? [],
        ),
      ];
      // "In a text to Ada Moss, Lee Moss wrote: ...": who goes on is the one who wrote.
      const name = names.length < 2 || / went on:/.test(text) ? names.at(-1) : undefined;
      whole.push(name ? text.replace(last, name) : text);
    }
    return whole;
  }

  /** Does more than one person of the papers bear the surname of a party? */
  isShared(surname: string): boolean {
    return this.apart.has(surname);
  }

  /** Is a party named, and not by its role alone? */
  namesParty(text: string): boolean {
    return [...this.inParties].some((word) => text.includes(this.shouted.get(word)!));
  }

  /** "purportedly", "claims to": no advocate says it of his own client. */
  doubtsClient(text: string): boolean {
    return (
      this.client !== undefined &&
      text.includes(this.client.short) &&
      /\b(?:purported(?:ly)?|supposed(?:ly)?|(?<!(?:['’]s?|\b(?:the|an?|his|her|their|its|this|that|any|no|each)) )claims?|claimed|contends?|insists?|insisted) /i.test(
        text,
      )
    );
  }

  private roles(text: string, roles: string, party: SpokenParty | undefined): string {
    // "Defendant Lombardo": the name says it.
    const plain = withoutRole(text, roles);
    let said = plain.replace(
      new RegExp(
        `\\b(?:[Tt]he |[Cc]o-)?(?:${roles})s?,? (?=(?:\\p{Lu}\\p{L}+[ .,;’']){1,3})(?!(?:On|In|At|The|By|Is|Was|Did|Had|Has|Also|Then)\\b)`,
        'giu',
      ),
      (role, at: number) =>
        /^(?:the )?(?:plaintiff|petitioner|claimant|complainant|relator|contestant|caveator|propounder|defendant|respondent|accused)s?,? $/i.test(
          role,
        ) && /^\p{Lu}/u.test(plain.slice(at + role.length))
          ? ''
          : role,
    );
    if (!party) return said;
    // "Dana Prior, et al." of whom the paper speaks as one.
    if (party.several && (!/ and others$/.test(party.said) || !this.alone.has(roles))) {
      said = said.replace(
        new RegExp(`\\b(?:the )?(?:${roles})s(['’](?!s))?(?=['’]|\\b|\\s)(?![-/])`, 'giu'),
        (_, owns?: string) =>
          party.short.includes(' and ')
            ? party.short + (owns === undefined ? '' : /s$/.test(party.short) ? owns : `${owns}s`)
            : `the ${roles.split('|')[0]}s${owns ?? ''}`,
      );
      return said;
    }
    return said.replace(
      new RegExp(
        `(?<![-/]|\\b(?:a|an|each|any|no|every|one|other|of the|cross|co|third-party) )\\b(?:the )?(?:${roles})(?=['’]s|\\b)(?![-/s])(?! \\p{Ll}+(?:s|ed)? (?:class|counsel))`,
        'giu',
      ),
      // "The man accused gave it", "She accused him": no name stands there.
      (role) => (role === 'accused' ? role : party.short),
    );
  }
}
