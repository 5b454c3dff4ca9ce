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

const known = new WeakMap<Brief['read'], readonly ModelPerson[]>();

/** Who wrote a paper of the file and is in no story: an expert of ours, an officer. */
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
    if (kind === 'transcript') continue;
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
