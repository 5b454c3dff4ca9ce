import type { CaseDetails } from '@lectern/contracts/case';
import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { sameName } from '@lectern/legal-text/names';
import { curled } from '../script/english/reword.js';
import { hasDied, theDead } from './died.js';
import { idOf, sourceOf } from './facts.js';
import type { FileSentence } from './file-sentences.js';
import type { Interviewed } from './interviewed.js';
import { type NamedIn, NO_NAME, TITLE, namesIn, roleBefore } from './names-in.js';
import { otherFirstName } from './namesakes.js';
import { type Sides, type SpokenParty, isBody, surname } from './sides.js';
import { isSomebody } from './somebody.js';

/** What the papers say of those whom they name. */
export interface Among {
  texts: readonly string[];
  words: readonly [RegExp, string][];
  /** A text with shouted names in their usual letters. */
  calm: (text: string) => string;
  interviewed: readonly Interviewed[];
}

/** The parties, and everybody else whom the facts name twice or by title, with what the file calls them. */
export function peopleOf(
  details: CaseDetails,
  sides: Sides,
  sentences: readonly FileSentence[],
  facts: readonly ModelFact[],
  { texts, words, calm, interviewed }: Among,
): ModelPerson[] {
  const dead = theDead(texts);
  const named = (text: string): string =>
    words.reduce((said, [word, name]) => said.replace(word, name), text);
  const parties = [
    party(details, sides.client, 'ours', sentences),
    party(details, sides.opponent, 'theirs', sentences),
  ].flatMap((one) => one ?? []);
  const told = new Set(facts.map(({ text }) => text));
  const found = new Map<string, NamedIn>();
  const places = [
    ...sentences
      .filter(({ text }) => told.has(text))
      .map((sentence) => ({ text: calm(named(sentence.text)), source: sourceOf(sentence) })),
    ...facts
      .filter(({ sources }) => sources[0]?.field)
      .map(({ text, sources }) => ({ text, source: sources[0]! })),
  ];
  const asked = interviewed
    .filter(({ name }) => name.includes(' '))
    .map(({ name, sentence }): NamedIn => ({
      name,
      acts: 1,
      seen: 1,
      first: sourceOf(sentence),
      court: false,
    }));
  for (const one of [
    ...asked,
    ...places.flatMap((place) => namesIn({ ...place, text: curled(place.text) })),
  ]) {
    const key = surname(one.name);
    const known = [...found.values()].find(
      ({ name }) => surname(name) === key && !otherFirstName(name, one.name),
    );
    if (!known) found.set(found.has(key) ? one.name : key, one);
    else {
      known.seen += 1;
      known.acts += one.acts;
      if (one.name.length > known.name.length) known.name = one.name;
      known.role ??= one.role;
      known.court ||= one.court;
    }
  }
  const others = [...found.values()]
    .filter(
      ({ name, acts, seen, court, role }) =>
        !court &&
        isSomebody(name) &&
        (acts > 0 || seen > 1 || role !== undefined) &&
        !parties.some((one) => sameName(one.name, name) || one.name.includes(name) || titledParty(name, one)),
    )
    .map((one) => inFull(one, sentences))
    .map((one): ModelPerson => ({
      id: idOf('person', one.name),
      name: one.name,
      kind: 'person',
      side: isOf(one, sides.opponent) ? 'theirs' : isOf(one, sides.client) ? 'ours' : 'neither',
      ...(one.role && { role: one.role }),
      witness: one.acts > 0 || one.role !== undefined,
      confidence: one.seen > 1 ? 'sure' : 'likely',
      sources: [one.first],
    }));
  // The dead take no stand.
  return [...parties, ...others.slice(0, 30)].map((person) =>
    hasDied(person, facts, dead) ? { ...person, witness: false } : person,
  );
}

/** "Mr. Breck" with the first name and the role that another sentence of the file gives him. */
function inFull(one: NamedIn, sentences: readonly FileSentence[]): NamedIn {
  const [title, last, ...more] = one.name.split(' ');
  if (!title || !last || more.length > 0 || !/^(?:Mr|Mrs|Ms)\.?$/.test(title)) return one;
  const full = new RegExp(
    `\\b(\\p{Lu}\\p{Ll}+ (?:\\p{Lu}\\. )?${last.replace(/[^\p{L}'’-]/gu, '')})\\b`,
    'u',
  );
  for (const { text } of sentences) {
    const found = full.exec(text);
    if (!found || NO_NAME.test(found[1]!.split(' ')[0]!) || TITLE.test(found[1]!.split(' ')[0]!)) continue;
    const role =
      one.role ??
      (text[found.index + found[0].length] === ',' ? roleBefore(text.slice(0, found.index)) : undefined);
    return { ...one, name: found[1]!, ...(role && { role }) };
  }
  return one;
}

const titledParty = (name: string, party: ModelPerson): boolean =>
  party.kind === 'person' &&
  TITLE.test(name.split(' ')[0]!) &&
  surname(party.name) === name.split(' ').slice(1).join(' ');

/** Imogen Harlow of Harlow Baking, and who works for a party. */
const isOf = ({ name, role }: NamedIn, party: SpokenParty | undefined): boolean =>
  belongsTo(role, party) || (party?.organization === true && party.said.split(' ').includes(surname(name)));

/** "Brightwater's director" works for Brightwater. */
const belongsTo = (role: string | undefined, party: SpokenParty | undefined): boolean => {
  const owner = /^(.+?)['’]s? \p{Ll}/u.exec(role ?? '')?.[1];
  return owner !== undefined && party !== undefined && /^\p{Lu}/u.test(owner) && party.said.includes(owner);
};

/** "Oduya's daughter" stands with Oduya, once the role is told with names. */
export const sideOfRole = (role: string | undefined, { client, opponent }: Sides): ModelPerson['side'] =>
  belongsTo(role, opponent) ? 'theirs' : belongsTo(role, client) ? 'ours' : 'neither';

function party(
  details: CaseDetails,
  spoken: SpokenParty | undefined,
  side: 'ours' | 'theirs',
  sentences: readonly FileSentence[],
): ModelPerson[] | undefined {
  if (!spoken) return undefined;
  const names = spoken.several
    ? spoken.said.split(/,\s+(?:and\s+)?|\s+and\s+/).filter((name) => name !== 'others')
    : [spoken.said];
  return names.map((name) => {
    const place = sentences.find(({ text }) => text.includes(surname(name)));
    const organization = spoken.several ? isBody(name, spoken.full) : spoken.organization;
    return {
      id: idOf('person', name),
      name,
      kind: organization ? 'organization' : 'person',
      side,
      role: side === 'ours' ? 'our client' : 'the other side',
      witness: !organization,
      confidence: 'sure',
      sources: [
        ...(place ? [sourceOf(place)] : []),
        side === 'ours'
          ? { field: 'clientName', quote: details.clientName ?? name }
          : { field: 'opposingParty', quote: details.opposingParty ?? name },
      ],
    } satisfies ModelPerson;
  });
}
