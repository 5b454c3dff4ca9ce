import type { ModelPerson } from '@lectern/contracts/case-model';
import { sameName } from '@lectern/legal-text/names';
import { suffixOf } from '../script/english/last-name.js';
import type { Designated } from './designations.js';
import { hasDied, theDead } from './died.js';
import { sourceOf } from './facts.js';
import { placed } from './file-sentences.js';
import { minutesIn } from './minutes.js';
import type { Paper } from './paper.js';
import type { Tellable } from './tellable.js';
import { swornIn, witnessNamed } from './testimony-facts.js';

/** Father and son of one name are two. */
const isSame = (one: string, other: string): boolean =>
  sameName(one, other) &&
  (suffixOf(one) === '' || suffixOf(other) === '' || suffixOf(one) === suffixOf(other));

/** Who testified in a transcript of the file, or wrote a report or a declaration, is a witness, however the pages speak of him. */
export function withWitnesses(
  people: readonly ModelPerson[],
  papers: readonly {
    paper: Paper;
    speaker: string | undefined;
    told: readonly Tellable[];
    designated: readonly Designated[];
  }[],
  texts: readonly string[],
): ModelPerson[] {
  const dead = theDead(texts);
  const sworn = papers.flatMap(({ paper: { kind, document }, speaker, told, designated }) => {
    const listed = designated.filter(({ as }) => as === 'witness');
    if (listed.length > 0)
      return listed.map(({ name, line, page }) =>
        witnessNamed(name, sourceOf(placed(document, { text: line, page, order: 0 }))),
      );
    if (kind === 'charge') {
      const announced = minutesIn(document);
      if (announced.length > 0)
        return announced.map(({ name, line, page }) =>
          witnessNamed(name, sourceOf(placed(document, { text: line, page, order: 0 }))),
        );
    }
    if (kind === 'transcript') return swornIn(document) ?? [];
    const wrote = told.flatMap(({ between = [], sentence }) =>
      between.filter((name) => name.includes(' ')).map((name) => witnessNamed(name, sourceOf(sentence))),
    );
    if (wrote.length > 0) return wrote;
    const place =
      told.find(({ said }) => speaker !== undefined && said.join(' ').includes(speaker)) ??
      (kind === 'report' || kind === 'charge' ? told[0] : undefined);
    return speaker && place ? [witnessNamed(speaker, sourceOf(place.sentence))] : [];
  });
  const unknown = sworn.filter(
    ({ name }, at) =>
      !people.some((person) => isSame(person.name, name)) &&
      sworn.findIndex((one) => sameName(one.name, name)) === at,
  );
  return [
    ...people.map((person) => {
      const own = sworn.find(({ name }) => isSame(person.name, name));
      if (!own) return person;
      // "Mr. Stokes" of the complaint is Wendell Stokes, as he was sworn.
      const full = person.kind === 'person' && own.name.split(' ').length > person.name.split(' ').length;
      return { ...person, ...(full && { name: own.name }), witness: !hasDied(person, [], dead) };
    }),
    ...unknown,
  ];
}
