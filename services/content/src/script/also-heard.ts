import type { ModelPerson } from '@lectern/contracts/case-model';
import { sourceOf } from '../case-model/facts.js';
import { placed } from '../case-model/file-sentences.js';
import { speakerOf } from '../case-model/first-person.js';
import { madeFor, retainedBy } from '../case-model/party-witnesses.js';
import { accountOf } from '../case-model/paper.js';
import { sideThat, OFFICIAL } from '../case-model/allegiance.js';
import { surname } from '../case-model/sides.js';
import { witnessNamed } from '../case-model/testimony-facts.js';
import type { Brief } from './brief.js';
import { appearsFor } from './appears-for.js';
import { testimoniesIn } from './testimonies.js';

const known = new WeakMap<Brief['read'], readonly ModelPerson[]>();

/** Who wrote a paper of the file, or testified in it, and is in no story: an expert of ours, an officer, a witness of the second day. */
export function alsoHeard(brief: Brief): readonly ModelPerson[] {
  const before = known.get(brief.read);
  if (before) return before;
  const { read } = brief;
  const there = new Set(read.model.people.map(({ name }) => surname(name).toLowerCase()));
  const found: ModelPerson[] = [];
  const add = (person: ModelPerson, side: ModelPerson['side'], role?: string): void => {
    const last = surname(person.name).toLowerCase();
    if (there.has(last) || side === 'neither') return;
    there.add(last);
    found.push({ ...person, side, ...(role && { role }) });
  };
  for (const paper of read.papers) {
    const { document, kind } = paper;
    const page = document.pages[0]?.number ?? 1;
    const source = (name: string) => sourceOf(placed(document, { text: name, page, order: 0 }));
    if (kind === 'transcript') {
      for (const { name, pages } of testimoniesIn(document)) {
        const [first] = pages.flatMap(
          ({ text }) => /\bBY (M[RS]{1,2}\. [A-Z][A-Za-z'’-]+)/.exec(text)?.[1] ?? [],
        );
        const side = appearsFor(
          brief,
          'ours',
          document.pages.map((one) => ({ ...one, ocr: false, scanned: false, read: true })),
        )(first)
          ? 'ours'
          : 'theirs';
        add(witnessNamed(name, source(name)), side);
      }
      continue;
    }
    if (read.sides.criminal)
      for (const { text, number } of document.pages)
        for (const [, subject, interviewed] of text.replace(/\s+/g, ' ').matchAll(INTERVIEWED)) {
          const told = subject ?? interviewed ?? '';
          const name = titled(told);
          add(
            witnessNamed(name, sourceOf(placed(document, { text: told, page: number, order: 0 }))),
            sideThat(read, 'claiming'),
          );
        }
    const name = speakerOf(document.pages);
    if (!name) continue;
    const person = witnessNamed(name, source(name));
    const own =
      read.sides.criminal && OFFICIAL.test(name)
        ? sideThat(read, 'claiming')
        : (retainedBy(read, person) ??
          madeFor(read, paper) ??
          (accountOf(paper, read.model.side) === 'ours' ? 'ours' : 'neither'));
    add(person, own, kind === 'report' && !OFFICIAL.test(name) ? 'the author of the report' : undefined);
  }
  known.set(read, found);
  return found;
}

/** Whom agents interviewed, by the form of their memorandum. */
const INTERVIEWED =
  /\b(?:SUBJECT|PERSON INTERVIEWED|INTERVIEWEE|WITNESS): ((?:\p{Lu}[\p{L}.'’-]+ ){1,3}?\p{Lu}[\p{L}'’-]+)(?=,| [A-Z]{4,}:| PLACE)|\b((?:\p{Lu}[\p{Lu}.'’-]+ ){1,3}\p{Lu}[\p{Lu}'’-]+), (?:date of birth [^,]{3,30}, |DOB [^,]{3,20}, )?was interviewed\b/gu;
const titled = (name: string): string =>
  name
    .split(' ')
    .map((word) =>
      /\p{Ll}/u.test(word)
        ? word
        : word
            .toLowerCase()
            .replace(
              /(^|[-’'])(\p{L})/gu,
              (_, before: string, letter: string) => before + letter.toUpperCase(),
            ),
    )
    .join(' ');
